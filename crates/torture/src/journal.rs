//! The journal as it lies on the disk, read by nothing of the project's own.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection, query, query_as, query_scalar};

/// The rows of all tables.
#[derive(Clone, Default, Debug)]
pub struct Journal {
    /// By table, in the order of their numbers.
    pub tables: BTreeMap<String, Vec<Row>>,
}

/// A row.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its number.
    pub n: u64,
    /// When it was made.
    pub at: u64,
    /// What it says, its number and time among it; null if it is no JSON.
    pub says: Value,
}

/// Takes this row and those after it from the database of a house whose server was killed, as if they had never reached the disk; how many there were.
///
/// # Errors
/// If the database can't be read or written.
pub(crate) async fn forget(folder: &Path, table: &str, first: u64) -> Result<u64, sqlx::Error> {
    let mut db = open(folder).await?;
    let newest = query("DELETE FROM journal WHERE table_id = ? AND n >= ?").bind(table).bind(first.cast_signed());
    let gone = newest.execute(&mut db).await?.rows_affected();
    db.close().await?;
    Ok(gone)
}

async fn open(folder: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(folder.join("stammtisch.db"))).await
}

impl Journal {
    /// Reads the database of a house that is closed.
    ///
    /// # Errors
    /// If it can't be read, or SQLite finds it damaged.
    pub async fn read(folder: &Path) -> Result<Self, String> {
        let failed = |error: sqlx::Error| error.to_string();
        let mut db = open(folder).await.map_err(failed)?;
        let whole: Vec<String> = query_scalar("PRAGMA integrity_check").fetch_all(&mut db).await.map_err(failed)?;
        if whole != ["ok"] {
            return Err(whole.join("; "));
        }
        let ids: Vec<String> = query_scalar("SELECT id FROM tables").fetch_all(&mut db).await.map_err(failed)?;
        let mut tables: BTreeMap<String, Vec<Row>> = ids.into_iter().map(|id| (id, vec![])).collect();
        let rows: Vec<(String, i64, i64, String)> =
            query_as("SELECT table_id, n, at, json FROM journal ORDER BY table_id, n")
                .fetch_all(&mut db)
                .await
                .map_err(failed)?;
        for (table, n, at, json) in rows {
            let says = serde_json::from_str(&json).unwrap_or_default();
            let row = Row { n: n.unsigned_abs(), at: at.unsigned_abs(), says };
            tables.entry(table).or_default().push(row);
        }
        db.close().await.map_err(failed)?;
        Ok(Self { tables })
    }
}
