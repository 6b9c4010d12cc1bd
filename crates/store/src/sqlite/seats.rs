//! Changing who sits where.

use async_trait::async_trait;
use game_core::Seat;
use sqlx::{SqliteConnection, query, query_as, query_scalar};

use super::notices::forget;
use super::number::{seat as seat_from_sql, seat_to_sql};
use super::writer::{Stop, Write};
use crate::{DeviceHash, SeatChange, SeatError, StoreError, TokenHash};

pub(super) struct ChangeSeats {
    pub(super) table: String,
    pub(super) changes: Vec<SeatChange>,
}

#[async_trait]
impl Write for ChangeSeats {
    type Done = ();
    type Refused = SeatError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), Stop<SeatError>> {
        let sql = "SELECT 1 FROM tables WHERE id = $1";
        let table: Option<i64> = query_scalar(sql).bind(&self.table).fetch_optional(&mut *db).await?;
        table.ok_or(SeatError::NoTable)?;
        apply(db, &self.table, &self.changes).await
    }
}

/// Makes the changes at a table that exists.
pub(super) async fn apply(
    db: &mut SqliteConnection,
    table: &str,
    changes: &[SeatChange],
) -> Result<(), Stop<SeatError>> {
    for change in changes {
        match *change {
            SeatChange::Claim { seat, device } => {
                claim(db, table, seat, device).await?;
                bound(db, table, seat).await?;
            }
            SeatChange::Release { seat } => release(db, table, seat).await?,
            SeatChange::Program { seat, device } => {
                dismiss(db, table, seat).await?;
                claim(db, table, seat, device).await?;
                let sql = "UPDATE devices SET program = 1 WHERE table_id = $1 AND device = $2";
                query(sql).bind(table).bind(&device.0[..]).execute(&mut *db).await?;
            }
            SeatChange::Dismiss { seat } => dismiss(db, table, seat).await?,
            SeatChange::Link { seat, token } => link(db, table, seat, token).await?,
        }
    }
    Ok(())
}

/// How many devices may have one seat, programs not counted: more than anybody owns.
const DEVICES: i64 = 20;

async fn claim(db: &mut SqliteConnection, table: &str, seat: Seat, device: DeviceHash) -> Result<(), Stop<SeatError>> {
    let sql = "INSERT INTO devices (table_id, device, seat) VALUES ($1, $2, $3)
        ON CONFLICT (table_id, device) DO UPDATE SET seat = devices.seat RETURNING seat";
    let has: i64 =
        query_scalar(sql).bind(table).bind(&device.0[..]).bind(seat_to_sql(seat)).fetch_one(&mut *db).await?;
    let has = seat_from_sql(has)?;
    if has == seat { Ok(()) } else { Err(SeatError::OtherSeat { seat: has }.into()) }
}

/// Refuses what gives the seat to more devices than may have it, programs not counted.
async fn bound(db: &mut SqliteConnection, table: &str, seat: Seat) -> Result<(), Stop<SeatError>> {
    let sql = "SELECT COUNT(*) FROM devices WHERE table_id = $1 AND seat = $2 AND program = 0";
    let devices: i64 = query_scalar(sql).bind(table).bind(seat_to_sql(seat)).fetch_one(&mut *db).await?;
    if devices > DEVICES {
        return Err(SeatError::TooManyDevices.into());
    }
    Ok(())
}

async fn dismiss(db: &mut SqliteConnection, table: &str, seat: Seat) -> Result<(), Stop<SeatError>> {
    let sql = "DELETE FROM devices WHERE table_id = $1 AND seat = $2 AND program = 1";
    query(sql).bind(table).bind(seat_to_sql(seat)).execute(&mut *db).await?;
    Ok(())
}

async fn release(db: &mut SqliteConnection, table: &str, seat: Seat) -> Result<(), Stop<SeatError>> {
    for sql in [
        "DELETE FROM devices WHERE table_id = $1 AND seat = $2",
        "DELETE FROM return_links WHERE table_id = $1 AND seat = $2",
    ] {
        query(sql).bind(table).bind(seat_to_sql(seat)).execute(&mut *db).await?;
    }
    // Whoever sits there next is told nothing on their behalf, and they nothing of the next one's game.
    forget(db, table, seat).await?;
    Ok(())
}

async fn link(db: &mut SqliteConnection, table: &str, seat: Seat, token: TokenHash) -> Result<(), Stop<SeatError>> {
    let sql = "SELECT table_id, seat FROM return_links WHERE token = $1";
    let owner: Option<(String, i64)> = query_as(sql).bind(&token.0[..]).fetch_optional(&mut *db).await?;
    if owner.is_some_and(|(owner, other)| owner != table || other != seat_to_sql(seat)) {
        return Err(SeatError::TokenInUse.into());
    }
    let sql = "INSERT INTO return_links (table_id, seat, token) VALUES ($1, $2, $3)
        ON CONFLICT (table_id, seat) DO UPDATE SET token = excluded.token";
    query(sql).bind(table).bind(seat_to_sql(seat)).bind(&token.0[..]).execute(&mut *db).await?;
    Ok(())
}

impl From<SeatError> for Stop<SeatError> {
    fn from(error: SeatError) -> Self {
        Self::Refused(error)
    }
}

impl From<StoreError> for Stop<SeatError> {
    fn from(error: StoreError) -> Self {
        Self::Refused(error.into())
    }
}
