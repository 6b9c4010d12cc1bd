//! What every store can do.

use std::sync::Arc;

use async_trait::async_trait;
use game_core::Seat;

use crate::{
    Alarm, AppendError, DeviceHash, NewRow, NewTable, NoticeStore, Place, SeatChange, SeatError, Standing, StoreError,
    StoredRow, TableMeta, TokenHash, Watch, Which,
};

/// The journal of all tables; share it as `Arc<dyn Store>`.
///
/// What an operation that returned `Ok` has written survives a loss of power. A future that is dropped before it is
/// ready leaves its operation either done wholly or not at all; so does an operation that failed with a [`StoreError`],
/// after which the journal tells which. Times are milliseconds since 1970-01-01 00:00 UTC, and numbers and times are
/// below 2^63.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Opens a table with its first rows and seats.
    ///
    /// # Errors
    /// [`AppendError::Exists`] and [`AppendError::Misnumbered`], and those of [`Store::change_seats`].
    async fn create(&self, table: NewTable) -> Result<(), AppendError>;

    /// Writes rows numbered from `expected`, with them seat changes and how the table then stands: all of it or nothing; returns the
    /// number of the next row.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] when `expected` isn't the number of the next row, [`AppendError::Misnumbered`],
    /// [`AppendError::NoTable`], [`AppendError::Closed`], and those of [`Store::change_seats`].
    async fn append(
        &self,
        table: &str,
        expected: u64,
        rows: Vec<NewRow>,
        seats: Vec<SeatChange>,
        standing: Standing,
    ) -> Result<u64, AppendError>;

    /// The rows of a table after number `after`, in order; none if there is no such table.
    async fn rows(&self, table: &str, after: u64) -> Result<Vec<StoredRow>, StoreError>;

    /// What is known of a table.
    async fn table(&self, id: &str) -> Result<Option<TableMeta>, StoreError>;

    /// The tables, the oldest first.
    async fn list(&self, which: Which) -> Result<Vec<TableMeta>, StoreError>;

    /// The open tables without a row at or after `before`, the longest idle first; those where something is due at a known moment are
    /// not idle.
    async fn idle_since(&self, before: u64) -> Result<Vec<String>, StoreError>;

    /// At most `most` open tables in the house's list that were opened at or after `since`, the latest first.
    async fn listed_since(&self, since: u64, most: u32) -> Result<Vec<String>, StoreError>;

    /// At most `most` alarms of open tables after this one, the soonest first; without it, from the first.
    async fn alarms(&self, after: Option<Alarm>, most: u32) -> Result<Vec<Alarm>, StoreError>;

    /// Writes down how a table stands whose last row is number `last`; returns whether it still is, and the table open.
    async fn note_standing(&self, table: &str, last: u64, standing: Standing) -> Result<bool, StoreError>;

    /// Closes a table, which then takes no more rows; its record and seats remain, but nobody is told of it any more.
    ///
    /// Returns whether this call closed it: `false` if it was closed before, or doesn't exist.
    async fn close_table(&self, id: &str, at: u64) -> Result<bool, StoreError>;

    /// Deletes a table, its rows, seats, return links and notices; returns whether there was one.
    async fn delete_table(&self, id: &str) -> Result<bool, StoreError>;

    /// Changes who sits where, in this order: all of it or nothing.
    ///
    /// # Errors
    /// [`SeatError::NoTable`], [`SeatError::OtherSeat`], [`SeatError::TooManyDevices`] and [`SeatError::TokenInUse`].
    async fn change_seats(&self, table: &str, changes: Vec<SeatChange>) -> Result<(), SeatError>;

    /// At most `most` seats of a device: those at open tables before those at closed ones, the latest row or closing first. Of a device with
    /// thousands of seats not all need be looked at.
    async fn device_seats(&self, device: DeviceHash, most: u32) -> Result<Vec<Place>, StoreError>;

    /// The seat of a device at a table.
    async fn seat_of(&self, table: &str, device: DeviceHash) -> Result<Option<Seat>, StoreError>;

    /// Whether a program has a token for a seat.
    async fn has_program(&self, table: &str, seat: Seat) -> Result<bool, StoreError>;

    /// The devices of a seat; the token of a program isn't among them.
    async fn devices_of(&self, table: &str, seat: Seat) -> Result<Vec<DeviceHash>, StoreError>;

    /// Gives the device the seat of a return link and replaces the link; of several who use one link, one gets the seat.
    ///
    /// Returns nothing if there is no such link (any more).
    ///
    /// # Errors
    /// [`SeatError::OtherSeat`] if the device has another seat at that table, and [`SeatError::TokenInUse`] if another
    /// seat has the new token; the link can then still be used.
    async fn consume_return_token(
        &self,
        token: TokenHash,
        device: DeviceHash,
        next: TokenHash,
    ) -> Result<Option<Place>, SeatError>;

    /// Writes something that changes nothing, as durably as a row.
    ///
    /// # Errors
    /// That with which an append would fail now.
    async fn probe(&self) -> Result<(), StoreError>;

    /// How many tables are open.
    async fn count_open(&self) -> Result<u64, StoreError>;

    /// What is to be told to people who are away.
    fn notices(&self) -> &dyn NoticeStore;

    /// From now on `watch` hears how the writing goes; only the first one does.
    fn watch(&self, watch: Arc<dyn Watch>);

    /// Finishes what has been asked for, then lets go of the data; whatever is asked for later gets
    /// [`StoreError::ShutDown`].
    async fn shut_down(&self) -> Result<(), StoreError>;

    /// Lets a device take a seat: [`SeatChange::Claim`].
    ///
    /// # Errors
    /// Those of [`Store::change_seats`].
    async fn claim(&self, table: &str, seat: Seat, device: DeviceHash) -> Result<(), SeatError> {
        self.change_seats(table, vec![SeatChange::Claim { seat, device }]).await
    }

    /// Lets every device of a seat go: [`SeatChange::Release`].
    ///
    /// # Errors
    /// Those of [`Store::change_seats`].
    async fn release(&self, table: &str, seat: Seat) -> Result<(), SeatError> {
        self.change_seats(table, vec![SeatChange::Release { seat }]).await
    }

    /// Gives a seat a return link: [`SeatChange::Link`].
    ///
    /// # Errors
    /// Those of [`Store::change_seats`].
    async fn set_return_token(&self, table: &str, seat: Seat, token: TokenHash) -> Result<(), SeatError> {
        self.change_seats(table, vec![SeatChange::Link { seat, token }]).await
    }
}
