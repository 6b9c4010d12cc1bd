//! What seats have set.

use async_trait::async_trait;
use game_core::Seat;
use sqlx::{SqliteConnection, query};

use super::named;
use crate::sqlite::number::{seat_to_sql, to_sql};
use crate::sqlite::writer::{Stop, Write};
use crate::{NoticeChange, QuietHours, StoreError, Way, WayTo};

pub(super) struct Change {
    pub(super) table: String,
    pub(super) seat: Seat,
    pub(super) change: NoticeChange,
}

#[async_trait]
impl Write for Change {
    type Done = ();
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), Stop<StoreError>> {
        let Self { table, seat, change } = self;
        match change {
            NoticeChange::Tell(to) => tell(db, table, *seat, to).await,
            NoticeChange::Untell(way) => untell(db, table, *seat, *way).await,
            NoticeChange::Quiet { hours, now } => keep_quiet(db, table, *seat, hours.as_ref(), *now).await,
            NoticeChange::Forget => Ok(forget(db, table, *seat).await?),
        }
    }
}

/// What was to be sent on the old way of this kind is not sent on the new one.
async fn tell(db: &mut SqliteConnection, table: &str, seat: Seat, to: &WayTo) -> Result<(), Stop<StoreError>> {
    untell(db, table, seat, to.way).await?;
    let sql = "INSERT INTO notice_ways (table_id, seat, way, address, host, key, auth)
        SELECT id, $2, $3, $4, $5, $6, $7 FROM tables WHERE id = $1";
    query(sql)
        .bind(table)
        .bind(seat_to_sql(seat))
        .bind(named(to.way))
        .bind(&to.address)
        .bind(&to.host)
        .bind(&to.key)
        .bind(&to.auth)
        .execute(db)
        .await?;
    Ok(())
}

async fn untell(db: &mut SqliteConnection, table: &str, seat: Seat, way: Way) -> Result<(), Stop<StoreError>> {
    let sql = "DELETE FROM notice_ways WHERE table_id = $1 AND seat = $2 AND way = $3";
    query(sql).bind(table).bind(seat_to_sql(seat)).bind(named(way)).execute(db).await?;
    Ok(())
}

async fn keep_quiet(
    db: &mut SqliteConnection,
    table: &str,
    seat: Seat,
    hours: Option<&QuietHours>,
    now: u64,
) -> Result<(), Stop<StoreError>> {
    let sql = "DELETE FROM quiet_hours WHERE table_id = $1 AND seat = $2";
    query(sql).bind(table).bind(seat_to_sql(seat)).execute(&mut *db).await?;
    if let Some(QuietHours { from, to, zone }) = hours {
        let sql = "INSERT INTO quiet_hours (table_id, seat, starts, ends, zone)
            SELECT id, $2, $3, $4, $5 FROM tables WHERE id = $1";
        query(sql).bind(table).bind(seat_to_sql(seat)).bind(*from).bind(*to).bind(zone).execute(&mut *db).await?;
    }
    // What failed before keeps its own time.
    let sql = "UPDATE notice_posts SET due_at = min(due_at, $3) WHERE table_id = $1 AND seat = $2 AND attempts = 0";
    let now = to_sql(now).map_err(Stop::Refused)?;
    query(sql).bind(table).bind(seat_to_sql(seat)).bind(now).execute(db).await?;
    Ok(())
}

/// All of a seat goes.
pub(in crate::sqlite) async fn forget(db: &mut SqliteConnection, table: &str, seat: Seat) -> sqlx::Result<()> {
    for sql in [
        "DELETE FROM notices WHERE table_id = $1 AND seat = $2",
        "DELETE FROM notice_ways WHERE table_id = $1 AND seat = $2",
        "DELETE FROM quiet_hours WHERE table_id = $1 AND seat = $2",
    ] {
        query(sql).bind(table).bind(seat_to_sql(seat)).execute(&mut *db).await?;
    }
    Ok(())
}

pub(super) struct TakeAlong {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) seats: Vec<Seat>,
}

#[async_trait]
impl Write for TakeAlong {
    type Done = ();
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), Stop<StoreError>> {
        for seat in &self.seats {
            for sql in [
                "INSERT INTO notice_ways (table_id, seat, way, address, host, key, auth)
                    SELECT $2, seat, way, address, host, key, auth FROM notice_ways
                    WHERE table_id = $1 AND seat = $3 ON CONFLICT DO NOTHING",
                "INSERT INTO quiet_hours (table_id, seat, starts, ends, zone)
                    SELECT $2, seat, starts, ends, zone FROM quiet_hours
                    WHERE table_id = $1 AND seat = $3 ON CONFLICT DO NOTHING",
            ] {
                query(sql).bind(&self.from).bind(&self.to).bind(seat_to_sql(*seat)).execute(&mut *db).await?;
            }
        }
        Ok(())
    }
}
