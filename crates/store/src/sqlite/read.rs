//! Everything that only reads.

use game_core::Seat;
use sqlx::{SqlitePool, query_as, query_scalar};

use super::fault;
use super::number::{from_sql, seat, seat_to_sql, to_sql};
use crate::{Alarm, DeviceHash, Place, Secret, Standing, StoreError, StoredRow, TableMeta, Which};

pub(super) async fn rows(db: &SqlitePool, table: &str, after: u64) -> Result<Vec<StoredRow>, StoreError> {
    let sql = "SELECT n, at, json FROM journal WHERE table_id = $1 AND n > $2 ORDER BY n";
    let rows: Vec<(i64, i64, String)> =
        query_as(sql).bind(table).bind(to_sql(after)?).fetch_all(db).await.map_err(fault)?;
    rows.into_iter().map(|(n, at, json)| Ok(StoredRow { n: from_sql(n)?, at: from_sql(at)?, json })).collect()
}

macro_rules! tables_where {
    ($condition:literal) => {
        concat!(
            "SELECT t.id, t.game, t.secret, t.opened_at, t.closed_at, j.n, j.at, t.alarm, t.listed FROM tables t
            LEFT JOIN journal j ON j.table_id = t.id AND j.n = (SELECT max(n) FROM journal WHERE table_id = t.id)
            WHERE ",
            $condition
        )
    };
}

type MetaRow = (String, String, Vec<u8>, i64, Option<i64>, Option<i64>, Option<i64>, Option<i64>, bool);

fn meta((id, game, secret, opened_at, closed_at, n, at, alarm, listed): MetaRow) -> Result<TableMeta, StoreError> {
    Ok(TableMeta {
        id,
        game,
        secret: Secret(bytes(secret)?),
        opened_at: from_sql(opened_at)?,
        last_at: from_sql(at.unwrap_or(opened_at))?,
        closed_at: closed_at.map(from_sql).transpose()?,
        last_n: from_sql(n.unwrap_or(0))?,
        standing: Standing { alarm: alarm.map(from_sql).transpose()?, listed },
    })
}

pub(super) async fn table(db: &SqlitePool, id: &str) -> Result<Option<TableMeta>, StoreError> {
    let row: Option<MetaRow> = query_as(tables_where!("t.id = $1")).bind(id).fetch_optional(db).await.map_err(fault)?;
    row.map(meta).transpose()
}

pub(super) async fn list(db: &SqlitePool, which: Which) -> Result<Vec<TableMeta>, StoreError> {
    let sql = match which {
        Which::Open => tables_where!("t.closed_at IS NULL ORDER BY t.opened_at, t.id"),
        Which::Closed => tables_where!("t.closed_at IS NOT NULL ORDER BY t.opened_at, t.id"),
        Which::All => tables_where!("true ORDER BY t.opened_at, t.id"),
    };
    let rows: Vec<MetaRow> = query_as(sql).fetch_all(db).await.map_err(fault)?;
    rows.into_iter().map(meta).collect()
}

pub(super) async fn count_open(db: &SqlitePool) -> Result<u64, StoreError> {
    let count: i64 =
        query_scalar("SELECT count(*) FROM tables WHERE closed_at IS NULL").fetch_one(db).await.map_err(fault)?;
    from_sql(count)
}

pub(super) async fn idle_since(db: &SqlitePool, before: u64) -> Result<Vec<String>, StoreError> {
    let sql = tables_where!(
        "t.closed_at IS NULL AND coalesce(t.alarm, 0) = 0 AND coalesce(j.at, t.opened_at) < $1
        ORDER BY coalesce(j.at, t.opened_at), t.id"
    );
    let rows: Vec<MetaRow> = query_as(sql).bind(to_sql(before)?).fetch_all(db).await.map_err(fault)?;
    Ok(rows.into_iter().map(|(id, ..)| id).collect())
}

/// Both of these go along an index, however many tables there are.
pub(super) const LISTED: &str = "SELECT id FROM tables WHERE listed = 1 AND closed_at IS NULL AND opened_at >= $1
    ORDER BY opened_at DESC, id LIMIT $2";
pub(super) const ALARMS: &str = "SELECT alarm, id FROM tables WHERE alarm IS NOT NULL AND (alarm, id) > ($1, $2)
    ORDER BY alarm, id LIMIT $3";

pub(super) async fn listed_since(db: &SqlitePool, since: u64, most: u32) -> Result<Vec<String>, StoreError> {
    query_scalar(LISTED).bind(to_sql(since)?).bind(i64::from(most)).fetch_all(db).await.map_err(fault)
}

pub(super) async fn alarms(db: &SqlitePool, after: Option<Alarm>, most: u32) -> Result<Vec<Alarm>, StoreError> {
    let (at, table) = match after {
        Some(Alarm { at, table }) => (to_sql(at)?, table),
        None => (-1, String::new()),
    };
    let rows: Vec<(i64, String)> =
        query_as(ALARMS).bind(at).bind(table).bind(i64::from(most)).fetch_all(db).await.map_err(fault)?;
    rows.into_iter().map(|(at, table)| Ok(Alarm { at: from_sql(at)?, table })).collect()
}

/// Of a device with more seats than anybody plays, only so many are looked at, whichever they are. The last row of a table that is closed need
/// not be looked up.
pub(super) const DEVICE_SEATS: &str = "SELECT t.id, theirs.seat
    FROM (SELECT table_id, seat FROM devices WHERE device = $1 LIMIT 4000) AS theirs
    JOIN tables t ON t.id = theirs.table_id
    ORDER BY t.closed_at IS NOT NULL,
        coalesce(t.closed_at, (SELECT at FROM journal WHERE table_id = t.id ORDER BY n DESC LIMIT 1), t.opened_at) DESC, t.id
    LIMIT $2";

pub(super) async fn device_seats(db: &SqlitePool, device: DeviceHash, most: u32) -> Result<Vec<Place>, StoreError> {
    let rows: Vec<(String, i64)> =
        query_as(DEVICE_SEATS).bind(&device.0[..]).bind(i64::from(most)).fetch_all(db).await.map_err(fault)?;
    rows.into_iter().map(|(table, number)| Ok(Place { table, seat: seat(number)? })).collect()
}

pub(super) async fn seat_of(db: &SqlitePool, table: &str, device: DeviceHash) -> Result<Option<Seat>, StoreError> {
    let sql = "SELECT seat FROM devices WHERE table_id = $1 AND device = $2";
    let found: Option<i64> =
        query_scalar(sql).bind(table).bind(&device.0[..]).fetch_optional(db).await.map_err(fault)?;
    found.map(seat).transpose()
}

pub(super) async fn has_program(db: &SqlitePool, table: &str, seat: Seat) -> Result<bool, StoreError> {
    let sql = "SELECT count(*) FROM devices WHERE table_id = $1 AND seat = $2 AND program = 1";
    let count: i64 = query_scalar(sql).bind(table).bind(seat_to_sql(seat)).fetch_one(db).await.map_err(fault)?;
    Ok(count > 0)
}

pub(super) async fn devices_of(db: &SqlitePool, table: &str, seat: Seat) -> Result<Vec<DeviceHash>, StoreError> {
    let sql = "SELECT device FROM devices WHERE table_id = $1 AND seat = $2 AND program = 0 ORDER BY device";
    let rows: Vec<Vec<u8>> =
        query_scalar(sql).bind(table).bind(seat_to_sql(seat)).fetch_all(db).await.map_err(fault)?;
    rows.into_iter().map(|device| Ok(DeviceHash(bytes(device)?))).collect()
}

/// The schema holds no other length, so another length means damage.
fn bytes(blob: Vec<u8>) -> Result<[u8; 32], StoreError> {
    blob.try_into().map_err(|_| StoreError::Corrupt)
}
