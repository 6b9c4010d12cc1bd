//! Writing down how a table stands without a row.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query};

use super::number::to_sql;
use super::writer::{Stop, Write};
use crate::{Standing, StoreError};

pub(super) struct Note {
    pub(super) table: String,
    pub(super) last: u64,
    pub(super) standing: Standing,
}

#[async_trait]
impl Write for Note {
    type Done = bool;
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<bool, Stop<StoreError>> {
        let sql = "UPDATE tables SET alarm = $3, listed = $4 WHERE id = $1 AND closed_at IS NULL
            AND $2 = (SELECT coalesce(max(n), 0) FROM journal WHERE table_id = $1)";
        let alarm = self.standing.alarm.map(to_sql).transpose()?;
        let noted = query(sql)
            .bind(&self.table)
            .bind(to_sql(self.last)?)
            .bind(alarm)
            .bind(self.standing.listed)
            .execute(db)
            .await?;
        Ok(noted.rows_affected() > 0)
    }
}
