//! What there is to know of notices.

use std::collections::BTreeMap;

use game_core::Seat;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool, query, query_as, query_scalar};

use super::way;
use crate::sqlite::fault;
use crate::sqlite::number::{from_sql, seat, to_sql};
use crate::{LastPost, Mark, Post, QuietHours, SeatNotices, StoreError, WayTo};

pub(super) async fn of_table(db: &SqlitePool, table: &str) -> Result<Vec<SeatNotices>, StoreError> {
    let mut seats: BTreeMap<Seat, SeatNotices> = BTreeMap::new();
    let empty = |seat| SeatNotices { seat, ways: Vec::new(), quiet: None, known: Vec::new() };
    let sql = "SELECT * FROM notice_ways WHERE table_id = $1 ORDER BY seat, way";
    for row in query(sql).bind(table).fetch_all(db).await.map_err(fault)? {
        let seat = seat(get(&row, "seat")?)?;
        seats.entry(seat).or_insert_with(|| empty(seat)).ways.push((way_to(&row)?, last(&row)?));
    }
    let sql = "SELECT * FROM quiet_hours WHERE table_id = $1";
    for row in query(sql).bind(table).fetch_all(db).await.map_err(fault)? {
        let seat = seat(get(&row, "seat")?)?;
        seats.entry(seat).or_insert_with(|| empty(seat)).quiet = quiet(&row)?;
    }
    let sql = "SELECT seat, what, n FROM notices WHERE table_id = $1";
    let known: Vec<(i64, String, i64)> = query_as(sql).bind(table).fetch_all(db).await.map_err(fault)?;
    for (number, what, n) in known {
        let seat = seat(number)?;
        seats.entry(seat).or_insert_with(|| empty(seat)).known.push(Mark { what, n: from_sql(n)? });
    }
    Ok(seats.into_values().collect())
}

pub(super) async fn due(db: &SqlitePool, now: u64, of_host: u32, most: u32) -> Result<Vec<Post>, StoreError> {
    let sql = "SELECT * FROM (
            SELECT p.table_id, p.seat, p.what, p.n, p.way, p.due_at, p.attempts, m.at, m.deadline, t.game,
                w.address, w.host, w.key, w.auth, q.starts, q.ends, q.zone,
                row_number() OVER (PARTITION BY w.host ORDER BY p.due_at) AS place
            FROM notice_posts p
            JOIN notices m USING (table_id, seat, what, n)
            JOIN notice_ways w USING (table_id, seat, way)
            JOIN tables t ON t.id = p.table_id
            LEFT JOIN quiet_hours q USING (table_id, seat)
            WHERE p.due_at <= $1
        ) WHERE place <= $2 ORDER BY due_at, table_id, seat, way LIMIT $3";
    let rows = query(sql).bind(to_sql(now)?).bind(of_host).bind(most).fetch_all(db).await.map_err(fault)?;
    rows.iter().map(post).collect()
}

fn post(row: &SqliteRow) -> Result<Post, StoreError> {
    let deadline: Option<i64> = get(row, "deadline")?;
    let attempts: i64 = get(row, "attempts")?;
    Ok(Post {
        table: get(row, "table_id")?,
        game: get(row, "game")?,
        seat: seat(get(row, "seat")?)?,
        mark: Mark { what: get(row, "what")?, n: from_sql(get(row, "n")?)? },
        at: from_sql(get(row, "at")?)?,
        deadline: deadline.map(from_sql).transpose()?,
        to: way_to(row)?,
        attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
        quiet: quiet(row)?,
    })
}

pub(super) async fn next_due(db: &SqlitePool, now: u64) -> Result<Option<u64>, StoreError> {
    let sql = "SELECT min(due_at) FROM notice_posts WHERE due_at > $1";
    let next: Option<i64> = query_scalar(sql).bind(to_sql(now)?).fetch_one(db).await.map_err(fault)?;
    next.map(from_sql).transpose()
}

pub(super) async fn tables(db: &SqlitePool) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT DISTINCT w.table_id FROM notice_ways w JOIN tables t ON t.id = w.table_id
        WHERE t.closed_at IS NULL ORDER BY w.table_id";
    query_scalar(sql).fetch_all(db).await.map_err(fault)
}

fn get<'r, T>(row: &'r SqliteRow, column: &str) -> Result<T, StoreError>
where
    T: sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
{
    row.try_get(column).map_err(fault)
}

fn way_to(row: &SqliteRow) -> Result<WayTo, StoreError> {
    let name: String = get(row, "way")?;
    Ok(WayTo {
        way: way(&name),
        address: get(row, "address")?,
        host: get(row, "host")?,
        key: get(row, "key")?,
        auth: get(row, "auth")?,
    })
}

fn last(row: &SqliteRow) -> Result<Option<LastPost>, StoreError> {
    let (at, result): (Option<i64>, Option<String>) = (get(row, "last_at")?, get(row, "last_result")?);
    let (Some(at), Some(result)) = (at, result) else { return Ok(None) };
    let status: Option<i64> = get(row, "last_status")?;
    Ok(Some(LastPost { at: from_sql(at)?, result, status: status.and_then(|status| u16::try_from(status).ok()) }))
}

fn quiet(row: &SqliteRow) -> Result<Option<QuietHours>, StoreError> {
    let (from, to): (Option<i64>, Option<i64>) = (get(row, "starts")?, get(row, "ends")?);
    let (Some(from), Some(to)) = (from, to) else { return Ok(None) };
    let minute = |number: i64| u16::try_from(number).map_err(|_| StoreError::Range(number.into()));
    Ok(Some(QuietHours { from: minute(from)?, to: minute(to)?, zone: get(row, "zone")? }))
}
