//! Closing a table.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query};

use super::number::to_sql;
use super::writer::{Stop, Write};
use crate::StoreError;

pub(super) struct Close {
    pub(super) id: String,
    pub(super) at: u64,
}

#[async_trait]
impl Write for Close {
    type Done = bool;
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<bool, Stop<StoreError>> {
        let closed =
            query("UPDATE tables SET closed_at = $2, alarm = NULL, listed = 0 WHERE id = $1 AND closed_at IS NULL")
                .bind(&self.id)
                .bind(to_sql(self.at).map_err(Stop::Refused)?)
                .execute(&mut *db)
                .await?;
        for sql in [
            "DELETE FROM notices WHERE table_id = $1",
            "DELETE FROM notice_ways WHERE table_id = $1",
            "DELETE FROM quiet_hours WHERE table_id = $1",
        ] {
            query(sql).bind(&self.id).execute(&mut *db).await?;
        }
        Ok(closed.rows_affected() > 0)
    }
}
