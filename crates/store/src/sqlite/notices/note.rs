//! What becomes true of a seat, and what is true no more.

use async_trait::async_trait;
use game_core::Seat;
use sqlx::{SqliteConnection, query};

use crate::sqlite::number::{seat_to_sql, to_sql};
use crate::sqlite::writer::{Stop, Write};
use crate::{Mark, NewNotice, StoreError};

pub(super) struct Note {
    pub(super) table: String,
    pub(super) new: Vec<NewNotice>,
    pub(super) gone: Vec<(Seat, Mark)>,
}

#[async_trait]
impl Write for Note {
    type Done = ();
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), Stop<StoreError>> {
        for (seat, Mark { what, n }) in &self.gone {
            query("DELETE FROM notices WHERE table_id = $1 AND seat = $2 AND what = $3 AND n = $4")
                .bind(&self.table)
                .bind(seat_to_sql(*seat))
                .bind(what)
                .bind(to_sql(*n).map_err(Stop::Refused)?)
                .execute(&mut *db)
                .await?;
        }
        for new in &self.new {
            add(db, &self.table, new).await?;
        }
        Ok(())
    }
}

/// What was told once stays told; what was seen can still be told.
async fn add(db: &mut SqliteConnection, table: &str, new: &NewNotice) -> Result<(), Stop<StoreError>> {
    let NewNotice { seat, mark: Mark { what, n }, at, deadline, due } = new;
    let (seat, n) = (seat_to_sql(*seat), to_sql(*n).map_err(Stop::Refused)?);
    let sql = "INSERT INTO notices (table_id, seat, what, n, at, deadline, told)
        SELECT id, $2, $3, $4, $5, $6, $7 FROM tables WHERE id = $1
        ON CONFLICT DO UPDATE SET at = excluded.at, deadline = excluded.deadline, told = 1
        WHERE notices.told = 0 AND excluded.told = 1";
    let added = query(sql)
        .bind(table)
        .bind(seat)
        .bind(what)
        .bind(n)
        .bind(to_sql(*at).map_err(Stop::Refused)?)
        .bind(deadline.map(to_sql).transpose().map_err(Stop::Refused)?)
        .bind(i64::from(due.is_some()))
        .execute(&mut *db)
        .await?;
    let Some(due) = due.filter(|_| added.rows_affected() > 0) else { return Ok(()) };
    let sql = "INSERT INTO notice_posts (table_id, seat, what, n, way, due_at)
        SELECT table_id, seat, $3, $4, way, $5 FROM notice_ways WHERE table_id = $1 AND seat = $2
        ON CONFLICT DO NOTHING";
    let due = to_sql(due).map_err(Stop::Refused)?;
    query(sql).bind(table).bind(seat).bind(what).bind(n).bind(due).execute(&mut *db).await?;
    Ok(())
}

pub(super) struct Withdraw {
    pub(super) table: String,
    pub(super) seat: Seat,
}

#[async_trait]
impl Write for Withdraw {
    type Done = ();
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), Stop<StoreError>> {
        let sql = "DELETE FROM notice_posts WHERE table_id = $1 AND seat = $2";
        query(sql).bind(&self.table).bind(seat_to_sql(self.seat)).execute(db).await?;
        Ok(())
    }
}
