//! Whether a database holds what it should, without changing it.

use std::fs::File;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection, query_as, query_scalar};

use super::copy::folder_of;
use super::fault::{code, fault, primary};
use super::folder::is_read_only;
use super::open::PATIENCE;
use super::schema;
use crate::{CopyError, OpenError};

/// What is in a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    /// How many tables, open and closed.
    pub tables: u64,
    /// How many rows the journals of all tables have.
    pub rows: u64,
    /// How many bytes the file has.
    pub bytes: u64,
    /// The version of its schema, which a server that opens it brings up to its own.
    pub schema: i64,
}

/// Reads all of a database, and finds out whether every page and every row is there.
pub(super) async fn check(file: &Path) -> Result<Contents, CopyError> {
    let mut db = look_into(file).await?;
    let checked = check_all(&mut db, file).await;
    let _ = db.close().await;
    checked
}

/// Opens a database to look at it.
pub(super) async fn look_into(file: &Path) -> Result<SqliteConnection, CopyError> {
    let at = |source| CopyError::File { file: file.to_owned(), source };
    let opened = File::open(file).and_then(|opened| opened.metadata());
    let found = opened.map_err(|source| match source.kind() {
        std::io::ErrorKind::NotFound => CopyError::Missing { file: file.to_owned() },
        _ => at(source),
    })?;
    if found.is_dir() {
        return Err(at(std::io::ErrorKind::IsADirectory.into()));
    }
    if found.len() == 0 {
        return Err(CopyError::Empty { file: file.to_owned() });
    }
    let options = SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .busy_timeout(PATIENCE)
        .pragma("cell_size_check", "ON");
    match looking(&options).await {
        // SQLite wants to make files beside a database that has had a log, even to read it.
        Err(error)
            if matches!(primary(&error), Some(code::CANTOPEN | code::READONLY)) && is_read_only(&folder_of(file)) =>
        {
            if has_log(file) {
                return Err(CopyError::Log { file: file.to_owned() });
            }
            // Where nobody can write, nothing changes either.
            looking(&options.immutable(true)).await
        }
        looked => looked,
    }
    .map_err(|error| reading(file, error))
}

/// A connection that has seen that there is a database.
async fn looking(options: &SqliteConnectOptions) -> sqlx::Result<SqliteConnection> {
    let mut db = SqliteConnection::connect_with(options).await?;
    schema::nature(&mut db).await?;
    Ok(db)
}

/// How many tables there are, if that much can be read.
pub(super) async fn count_tables(file: &Path) -> Result<u64, CopyError> {
    let mut db = look_into(file).await?;
    let count = counted(&mut db, "SELECT count(*) FROM tables").await;
    let _ = db.close().await;
    count.map_err(|error| reading(file, error))
}

async fn check_all(db: &mut SqliteConnection, file: &Path) -> Result<Contents, CopyError> {
    let wrong = |error| reading(file, error);
    match schema::nature(db).await.map_err(wrong)? {
        (_, 0) => return Err(CopyError::Empty { file: file.to_owned() }),
        (schema::APPLICATION_ID, _) => {}
        _ => return Err(OpenError::Foreign { file: file.to_owned() }.into()),
    }
    let schema = schema::version(db, file).await?;
    let bytes = bytes(db).await.map_err(wrong)?;
    // SQLite takes what is missing of the last page for zeros. With a log beside it, the file may lag behind.
    if !has_log(file) && file.metadata().is_ok_and(|found| found.len() < bytes) {
        return Err(CopyError::Damaged { file: file.to_owned(), what: "its end is missing".into() });
    }
    let found: String = query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut *db).await.map_err(wrong)?;
    if found != "ok" {
        return Err(CopyError::Damaged { file: file.to_owned(), what: found });
    }
    let orphan: Option<(String,)> =
        query_as("SELECT \"table\" FROM pragma_foreign_key_check").fetch_optional(&mut *db).await.map_err(wrong)?;
    if let Some((name,)) = orphan {
        let what = format!("a row of `{name}` belongs to no table");
        return Err(CopyError::Damaged { file: file.to_owned(), what });
    }
    let gaps = "SELECT table_id FROM journal GROUP BY table_id HAVING min(n) <> 1 OR max(n) <> count(*) LIMIT 1";
    if let Some(table) = query_scalar(gaps).fetch_optional(&mut *db).await.map_err(wrong)? {
        return Err(CopyError::Gap { file: file.to_owned(), table });
    }
    Ok(Contents {
        tables: counted(db, "SELECT count(*) FROM tables").await.map_err(wrong)?,
        rows: counted(db, "SELECT count(*) FROM journal").await.map_err(wrong)?,
        bytes,
        schema,
    })
}

fn has_log(file: &Path) -> bool {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    Path::new(&log).metadata().is_ok_and(|found| found.len() > 0)
}

/// How many bytes all pages of a database have.
pub(super) async fn bytes(db: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
    counted(db, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").await
}

async fn counted(db: &mut SqliteConnection, sql: &'static str) -> Result<u64, sqlx::Error> {
    let count: i64 = query_scalar(sql).fetch_one(db).await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

/// What an error means while a file is being read.
pub(super) fn reading(file: &Path, error: sqlx::Error) -> CopyError {
    match primary(&error) {
        Some(code::NOTADB | code::CORRUPT) => OpenError::NotADatabase { file: file.to_owned() }.into(),
        _ => fault(error).into(),
    }
}
