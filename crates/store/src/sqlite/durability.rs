//! Whether a commit survives a loss of power.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query_scalar};

use super::writer::{Stop, Write};
use crate::StoreError;

/// How durably a connection writes, in SQLite's terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Durability {
    /// `PRAGMA journal_mode`.
    pub journal_mode: String,
    /// `PRAGMA synchronous`; 2 is FULL.
    pub synchronous: i64,
    /// `PRAGMA foreign_keys`.
    pub foreign_keys: bool,
}

impl Durability {
    /// Whether a commit is on the disk before it is acknowledged.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.journal_mode == "wal" && self.synchronous == 2
    }

    pub(super) async fn of(db: &mut SqliteConnection) -> Result<Self, sqlx::Error> {
        Ok(Self {
            journal_mode: query_scalar("PRAGMA journal_mode").fetch_one(&mut *db).await?,
            synchronous: query_scalar("PRAGMA synchronous").fetch_one(&mut *db).await?,
            foreign_keys: query_scalar("PRAGMA foreign_keys").fetch_one(&mut *db).await?,
        })
    }
}

/// Asks the connection that writes, which belongs to the writer's task.
pub(super) struct Ask;

#[async_trait]
impl Write for Ask {
    type Done = Durability;
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<Durability, Stop<StoreError>> {
        Ok(Durability::of(db).await?)
    }
}
