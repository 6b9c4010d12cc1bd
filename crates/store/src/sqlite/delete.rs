//! Deleting a table.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query};

use super::writer::{Stop, Write};
use crate::StoreError;

pub(super) struct Delete {
    pub(super) id: String,
}

#[async_trait]
impl Write for Delete {
    type Done = bool;
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<bool, Stop<StoreError>> {
        let deleted = query("DELETE FROM tables WHERE id = $1").bind(&self.id).execute(db).await?;
        Ok(deleted.rows_affected() > 0)
    }
}
