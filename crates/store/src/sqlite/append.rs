//! Writing rows.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query, query_as};

use super::number::{from_sql, to_sql};
use super::seats;
use super::writer::{Stop, Write};
use crate::{AppendError, NewRow, SeatChange, SeatError, Standing, StoreError};

pub(super) struct Append {
    pub(super) table: String,
    pub(super) expected: u64,
    pub(super) rows: Vec<NewRow>,
    pub(super) seats: Vec<SeatChange>,
    pub(super) standing: Standing,
}

/// Refuses rows that aren't numbered one by one from `first`.
pub(super) fn numbered(rows: &[NewRow], first: u64) -> Result<(), AppendError> {
    match (first..).zip(rows).find(|(expected, row)| row.n != *expected) {
        Some((expected, row)) => Err(AppendError::Misnumbered { expected, found: row.n }),
        None => Ok(()),
    }
}

#[async_trait]
impl Write for Append {
    type Done = u64;
    type Refused = AppendError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<u64, Stop<AppendError>> {
        let found: Option<(Option<i64>, Option<i64>, Option<i64>, bool)> = query_as(
            "SELECT closed_at, (SELECT n FROM journal WHERE table_id = $1 ORDER BY n DESC LIMIT 1), alarm, listed
            FROM tables WHERE id = $1",
        )
        .bind(&self.table)
        .fetch_optional(&mut *db)
        .await?;
        let (closed_at, last, alarm, listed) = found.ok_or(AppendError::NoTable)?;
        if closed_at.is_some() {
            return Err(AppendError::Closed.into());
        }
        let next = from_sql(last.unwrap_or(0))? + 1;
        if self.expected != next {
            return Err(AppendError::Conflict { next }.into());
        }
        insert(db, &self.table, &self.rows).await?;
        seats::apply(db, &self.table, &self.seats).await?;
        let standing = (self.standing.alarm.map(to_sql).transpose()?, self.standing.listed);
        // Mostly it stays as it is, and no page of the index has to be written.
        if standing != (alarm, listed) {
            let sql = "UPDATE tables SET alarm = $2, listed = $3 WHERE id = $1";
            query(sql).bind(&self.table).bind(standing.0).bind(standing.1).execute(&mut *db).await?;
        }
        Ok(next + self.rows.len() as u64)
    }
}

pub(super) async fn insert(db: &mut SqliteConnection, table: &str, rows: &[NewRow]) -> Result<(), Stop<AppendError>> {
    for row in rows {
        query("INSERT INTO journal (table_id, n, at, json) VALUES ($1, $2, $3, $4)")
            .bind(table)
            .bind(to_sql(row.n)?)
            .bind(to_sql(row.at)?)
            .bind(&row.json)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

impl From<AppendError> for Stop<AppendError> {
    fn from(error: AppendError) -> Self {
        Self::Refused(error)
    }
}

impl From<StoreError> for Stop<AppendError> {
    fn from(error: StoreError) -> Self {
        Self::Refused(error.into())
    }
}

impl From<Stop<SeatError>> for Stop<AppendError> {
    fn from(stop: Stop<SeatError>) -> Self {
        match stop {
            Stop::Refused(error) => Self::Refused(error.into()),
            Stop::Fault(error) => Self::Fault(error),
        }
    }
}
