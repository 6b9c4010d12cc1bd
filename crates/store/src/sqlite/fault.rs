//! What SQLite's result codes mean to a server.

use std::sync::Arc;

use crate::StoreError;

/// SQLite's primary result codes, <https://sqlite.org/rescode.html>.
pub(super) mod code {
    pub const READONLY: i32 = 8;
    pub const IOERR: i32 = 10;
    pub const CORRUPT: i32 = 11;
    pub const FULL: i32 = 13;
    pub const CANTOPEN: i32 = 14;
    pub const NOTADB: i32 = 26;
}

/// The primary result code, if it was SQLite that failed.
pub(super) fn primary(error: &sqlx::Error) -> Option<i32> {
    let extended: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}

pub(super) fn fault(error: sqlx::Error) -> StoreError {
    match (primary(&error), &error) {
        (Some(code::FULL), _) => StoreError::DiskFull,
        (Some(code::READONLY), _) => StoreError::ReadOnly,
        (Some(code::CORRUPT | code::NOTADB), _) => StoreError::Corrupt,
        (Some(code::IOERR | code::CANTOPEN), _) => StoreError::Io(Arc::new(error)),
        (_, sqlx::Error::PoolClosed) => StoreError::ShutDown,
        _ => StoreError::Database(Arc::new(error)),
    }
}
