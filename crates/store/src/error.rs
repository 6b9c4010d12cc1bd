//! What can go wrong.

use std::path::PathBuf;
use std::sync::Arc;

use game_core::Seat;

/// Why a store can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The data folder can't be made or written to.
    #[error("the data folder {folder} can't be written to")]
    NotWritable {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        #[source]
        source: std::io::Error,
    },
    /// Another running server uses the data folder.
    #[error("the data folder {folder} is in use by another running server")]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The file is no database, or a damaged one.
    #[error("{file} is not a database, or is damaged")]
    NotADatabase {
        /// The file.
        file: PathBuf,
    },
    /// The file is a database of some other program.
    #[error("{file} is the database of another program")]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// A later version of this program has written the database.
    #[error("{file} was written by a newer version of this program (schema {found}, known up to {known})")]
    Newer {
        /// The file.
        file: PathBuf,
        /// The database's schema version.
        found: i64,
        /// The latest that this program knows.
        known: i64,
    },
    /// The schema of the database isn't the one that this program made.
    #[error("the schema of {file} was altered (version {version})")]
    Altered {
        /// The file.
        file: PathBuf,
        /// The schema version that differs.
        version: i64,
    },
    /// The file system can't keep the promise that an acknowledged row survives a loss of power.
    #[error("{file} can't be written durably: journal mode {journal_mode}, synchronous {synchronous}")]
    NotDurable {
        /// The file.
        file: PathBuf,
        /// The journal mode that SQLite fell back to.
        journal_mode: String,
        /// The synchronous level that SQLite has.
        synchronous: i64,
    },
    /// Something else.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why an operation failed, though there was nothing wrong with what was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no room left.
    #[error("the disk is full")]
    DiskFull,
    /// The database can't be written to.
    #[error("the database is read-only")]
    ReadOnly,
    /// The database is damaged.
    #[error("the database is damaged")]
    Corrupt,
    /// The disk failed to read or write.
    #[error("the disk failed")]
    Io(#[source] Arc<sqlx::Error>),
    /// The store has been shut down.
    #[error("the store has been shut down")]
    ShutDown,
    /// A number or time is beyond what the database can hold, or is negative in it.
    #[error("the number {0} is out of range")]
    Range(i128),
    /// Something else that the database says.
    #[error("the database failed")]
    Database(#[source] Arc<sqlx::Error>),
}

/// Why rows were not written; none of the call's rows and seat changes were.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// Somebody else has written the row of this number; look at the rows since, and try again if the step still holds.
    #[error("the next row is {next}")]
    Conflict {
        /// The number of the next row.
        next: u64,
    },
    /// The rows aren't numbered one by one from the expected number.
    #[error("row {found} stands where row {expected} should")]
    Misnumbered {
        /// The number that the row should have.
        expected: u64,
        /// The number that it has.
        found: u64,
    },
    /// There is a table of this id already.
    #[error("the table exists already")]
    Exists,
    /// There is no table of this id.
    #[error("there is no such table")]
    NoTable,
    /// The table was closed.
    #[error("the table was closed")]
    Closed,
    /// A seat change was refused.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why nobody's seat was changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum SeatError {
    /// There is no table of this id.
    #[error("there is no such table")]
    NoTable,
    /// The device has another seat at this table.
    #[error("the device has seat {seat} already")]
    OtherSeat {
        /// The seat it has.
        seat: Seat,
    },
    /// As many devices as may have the seat, have it.
    #[error("too many devices have the seat already")]
    TooManyDevices,
    /// The return link's token belongs to another seat.
    #[error("the return link's token is in use")]
    TokenInUse,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
