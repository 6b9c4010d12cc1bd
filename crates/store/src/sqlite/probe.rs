//! Writing something that changes nothing.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query};

use super::writer::{Stop, Write};
use crate::StoreError;

pub(super) struct Probe;

#[async_trait]
impl Write for Probe {
    type Done = ();
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), Stop<StoreError>> {
        // Nobody uses this number; that it is the same as before doesn't keep SQLite from writing its page.
        query("PRAGMA user_version = 0").execute(db).await?;
        Ok(())
    }
}

impl From<StoreError> for Stop<StoreError> {
    fn from(error: StoreError) -> Self {
        Self::Refused(error)
    }
}
