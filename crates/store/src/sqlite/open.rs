//! Opening the folder.

use std::io;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, SqliteConnection};

use super::fault::{code, fault, primary};
use super::writer::Writer;
use super::{Durability, SqliteStore, lock, private, schema};
use crate::OpenError;

/// The database in its folder.
pub(super) const DATABASE: &str = "stammtisch.db";

/// How long to wait for another program that looks into the database, such as a backup.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Reads are short and mostly of whole tables at a start; more connections would only wait for each other.
const READERS: u32 = 4;

pub(super) async fn open(folder: &Path, vfs: Option<&'static str>) -> Result<SqliteStore, OpenError> {
    let lock = lock::lock(folder)?;
    let file = folder.join(DATABASE);
    if vfs.is_none() {
        private::keep_private(&file).map_err(|source| OpenError::NotWritable { folder: folder.to_owned(), source })?;
    }
    let mut base = SqliteConnectOptions::new()
        .filename(&file)
        .busy_timeout(PATIENCE)
        .foreign_keys(true)
        .pragma("cell_size_check", "ON");
    if let Some(vfs) = vfs {
        base = base.vfs(vfs);
    }
    let mut db = SqliteConnection::connect_with(&for_writing(base.clone()))
        .await
        .map_err(|error| opening(folder, &file, error))?;
    schema::migrate(&mut db, folder, &file).await?;
    let durability = Durability::of(&mut db).await.map_err(fault)?;
    if !durability.is_full() {
        let Durability { journal_mode, synchronous, .. } = durability;
        return Err(OpenError::NotDurable { file, journal_mode, synchronous });
    }
    let readers = SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(base.read_only(true));
    Ok(SqliteStore { writer: Writer::start(db, lock, folder), readers })
}

fn for_writing(base: SqliteConnectOptions) -> SqliteConnectOptions {
    base.create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // Pages that many commits change are folded into the database once; the log stays below 20 MB, which is read in no time at a start.
        .pragma("wal_autocheckpoint", "4000")
        // On macOS a plain fsync leaves the data in the drive's cache; elsewhere this changes nothing.
        .pragma("fullfsync", "ON")
}

/// What an error means while the store is being opened.
pub(super) fn opening(folder: &Path, file: &Path, error: sqlx::Error) -> OpenError {
    match primary(&error) {
        Some(code::NOTADB | code::CORRUPT) => OpenError::NotADatabase { file: file.to_owned() },
        Some(code::CANTOPEN | code::READONLY) => {
            OpenError::NotWritable { folder: folder.to_owned(), source: io::Error::other(error) }
        }
        _ => fault(error).into(),
    }
}
