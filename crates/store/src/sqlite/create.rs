//! Opening a table.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query};

use super::number::to_sql;
use super::writer::{Stop, Write};
use super::{seats, together};
use crate::{AppendError, NewTable};

pub(super) struct Create {
    pub(super) table: NewTable,
}

#[async_trait]
impl Write for Create {
    type Done = ();
    type Refused = AppendError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), Stop<AppendError>> {
        let NewTable { id, game, secret, opened_at, rows, seats, standing } = &self.table;
        let sql = "INSERT INTO tables (id, game, secret, opened_at, alarm, listed) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT DO NOTHING";
        let made = query(sql)
            .bind(id)
            .bind(game)
            .bind(&secret.0[..])
            .bind(to_sql(*opened_at)?)
            .bind(standing.alarm.map(to_sql).transpose()?)
            .bind(standing.listed)
            .execute(&mut *db)
            .await?;
        if made.rows_affected() == 0 {
            return Err(AppendError::Exists.into());
        }
        together::insert(db, &together::rows_of(id, rows)?).await?;
        seats::apply(db, id, seats).await?;
        Ok(())
    }
}
