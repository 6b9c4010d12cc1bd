//! What became of something that was sent.

use async_trait::async_trait;
use game_core::Seat;
use sqlx::{SqliteConnection, query};

use super::named;
use crate::sqlite::number::{seat_to_sql, to_sql};
use crate::sqlite::writer::{Stop, Write};
use crate::{LastPost, Post, StoreError, Then, WayTo};

pub(super) struct Posted {
    pub(super) post: Post,
    pub(super) last: Option<LastPost>,
    pub(super) then: Then,
}

#[async_trait]
impl Write for Posted {
    type Done = ();
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), Stop<StoreError>> {
        let Post { table, seat, mark, to, .. } = &self.post;
        if let Some(last) = &self.last {
            note_last(db, table, *seat, to, last).await?;
        }
        let sql = match self.then {
            Then::Gone => return drop_way(db, table, *seat, to).await,
            Then::Done => {
                "DELETE FROM notice_posts WHERE table_id = $1 AND seat = $2 AND what = $3 AND n = $4 AND way = $5"
            }
            Then::Later { .. } => {
                "UPDATE notice_posts SET due_at = $6, attempts = $7
                    WHERE table_id = $1 AND seat = $2 AND what = $3 AND n = $4 AND way = $5"
            }
        };
        let n = to_sql(mark.n).map_err(Stop::Refused)?;
        let done = query(sql).bind(table).bind(seat_to_sql(*seat)).bind(&mark.what).bind(n).bind(named(to.way));
        let done = match self.then {
            Then::Later { due_at, attempts } => done.bind(to_sql(due_at).map_err(Stop::Refused)?).bind(attempts),
            Then::Done | Then::Gone => done,
        };
        done.execute(db).await?;
        Ok(())
    }
}

pub(super) struct Tested {
    pub(super) table: String,
    pub(super) seat: Seat,
    pub(super) to: WayTo,
    pub(super) last: LastPost,
    pub(super) gone: bool,
}

#[async_trait]
impl Write for Tested {
    type Done = ();
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), Stop<StoreError>> {
        if self.gone {
            return drop_way(db, &self.table, self.seat, &self.to).await;
        }
        note_last(db, &self.table, self.seat, &self.to, &self.last).await
    }
}

async fn note_last(
    db: &mut SqliteConnection,
    table: &str,
    seat: Seat,
    to: &WayTo,
    last: &LastPost,
) -> Result<(), Stop<StoreError>> {
    let sql = "UPDATE notice_ways SET last_at = $5, last_result = $6, last_status = $7
        WHERE table_id = $1 AND seat = $2 AND way = $3 AND address = $4";
    query(sql)
        .bind(table)
        .bind(seat_to_sql(seat))
        .bind(named(to.way))
        .bind(&to.address)
        .bind(to_sql(last.at).map_err(Stop::Refused)?)
        .bind(&last.result)
        .bind(last.status.map(i64::from))
        .execute(db)
        .await?;
    Ok(())
}

async fn drop_way(db: &mut SqliteConnection, table: &str, seat: Seat, to: &WayTo) -> Result<(), Stop<StoreError>> {
    let sql = "DELETE FROM notice_ways WHERE table_id = $1 AND seat = $2 AND way = $3 AND address = $4";
    query(sql).bind(table).bind(seat_to_sql(seat)).bind(named(to.way)).bind(&to.address).execute(db).await?;
    Ok(())
}
