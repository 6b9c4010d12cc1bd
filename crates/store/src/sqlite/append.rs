//! Writing rows.

use async_trait::async_trait;
use sqlx::SqliteConnection;

use super::writer::{Job, Pending, Stop, Write};
use super::{seats, together};
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
        let next = together::write(db, &[self]).await?.remove(0)?;
        seats::apply(db, &self.table, &self.seats).await?;
        Ok(next)
    }

    fn job(pending: Pending<Self>) -> Job {
        // A seat may be refused when rows are written already.
        if pending.write.seats.is_empty() { Job::Append(pending) } else { Job::Alone(Box::new(pending)) }
    }
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
