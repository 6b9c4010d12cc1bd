//! The store of one server process: an SQLite database in a folder of its own.
//!
//! One connection writes, owned by the [`writer`] task; a pool of others reads. Each write is a file of its own.

mod append;
mod backup;
mod check;
mod close;
mod consume;
mod copy;
mod create;
mod delete;
mod durability;
mod fault;
mod folder;
mod lock;
mod notices;
mod number;
mod open;
mod private;
mod probe;
mod read;
mod restore;
mod schema;
mod seats;
mod standing;
#[cfg(test)]
mod tests;
mod together;
mod writer;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use game_core::Seat;
use sqlx::SqlitePool;

pub use backup::backup;
pub use check::Contents;
pub use copy::Progress;
pub use durability::Durability;
pub use restore::{Restored, restore};

use crate::{
    Alarm, AppendError, DeviceHash, NewRow, NewTable, NoticeStore, OpenError, Place, SeatChange, SeatError, Standing,
    Store, StoreError, StoredRow, TableMeta, TokenHash, Watch, Which,
};
use fault::fault;
use writer::Writer;

/// A [`Store`] in one folder, for one server process.
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the store in `folder`, which is made if it doesn't exist; nobody else can open it until this store was
    /// shut down or dropped.
    ///
    /// Call it inside a Tokio runtime: the writing is a task of its own.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub async fn open(folder: &Path) -> Result<Self, OpenError> {
        open::open(folder, None).await
    }

    /// The same through a VFS of SQLite that was registered under this name, for tests of what a disk may do.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub async fn open_through(folder: &Path, vfs: &'static str) -> Result<Self, OpenError> {
        open::open(folder, Some(vfs)).await
    }

    /// How many transactions have been committed since the store was opened; appends that wait together share one.
    #[must_use]
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    /// How durably the connection that writes does so.
    ///
    /// # Errors
    /// Any [`StoreError`].
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        self.writer.write(durability::Ask).await
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, table: NewTable) -> Result<(), AppendError> {
        append::numbered(&table.rows, 1)?;
        self.writer.write(create::Create { table }).await
    }

    async fn append(
        &self,
        table: &str,
        expected: u64,
        rows: Vec<NewRow>,
        seats: Vec<SeatChange>,
        standing: Standing,
    ) -> Result<u64, AppendError> {
        append::numbered(&rows, expected)?;
        self.writer.write(append::Append { table: table.to_owned(), expected, rows, seats, standing }).await
    }

    async fn rows(&self, table: &str, after: u64) -> Result<Vec<StoredRow>, StoreError> {
        read::rows(&self.readers, table, after).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableMeta>, StoreError> {
        read::table(&self.readers, id).await
    }

    async fn list(&self, which: Which) -> Result<Vec<TableMeta>, StoreError> {
        read::list(&self.readers, which).await
    }

    async fn idle_since(&self, before: u64) -> Result<Vec<String>, StoreError> {
        read::idle_since(&self.readers, before).await
    }

    async fn listed_since(&self, since: u64, most: u32) -> Result<Vec<String>, StoreError> {
        read::listed_since(&self.readers, since, most).await
    }

    async fn alarms(&self, after: Option<Alarm>, most: u32) -> Result<Vec<Alarm>, StoreError> {
        read::alarms(&self.readers, after, most).await
    }

    async fn note_standing(&self, table: &str, last: u64, standing: Standing) -> Result<bool, StoreError> {
        self.writer.write(standing::Note { table: table.to_owned(), last, standing }).await
    }

    async fn close_table(&self, id: &str, at: u64) -> Result<bool, StoreError> {
        self.writer.write(close::Close { id: id.to_owned(), at }).await
    }

    async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        self.writer.write(delete::Delete { id: id.to_owned() }).await
    }

    async fn change_seats(&self, table: &str, changes: Vec<SeatChange>) -> Result<(), SeatError> {
        self.writer.write(seats::ChangeSeats { table: table.to_owned(), changes }).await
    }

    async fn device_seats(&self, device: DeviceHash, most: u32) -> Result<Vec<Place>, StoreError> {
        read::device_seats(&self.readers, device, most).await
    }

    async fn seat_of(&self, table: &str, device: DeviceHash) -> Result<Option<Seat>, StoreError> {
        read::seat_of(&self.readers, table, device).await
    }

    async fn has_program(&self, table: &str, seat: Seat) -> Result<bool, StoreError> {
        read::has_program(&self.readers, table, seat).await
    }

    async fn devices_of(&self, table: &str, seat: Seat) -> Result<Vec<DeviceHash>, StoreError> {
        read::devices_of(&self.readers, table, seat).await
    }

    async fn consume_return_token(
        &self,
        token: TokenHash,
        device: DeviceHash,
        next: TokenHash,
    ) -> Result<Option<Place>, SeatError> {
        self.writer.write(consume::Consume { token, device, next }).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.writer.write(probe::Probe).await
    }

    async fn count_open(&self) -> Result<u64, StoreError> {
        read::count_open(&self.readers).await
    }

    fn notices(&self) -> &dyn NoticeStore {
        self
    }

    fn watch(&self, watch: Arc<dyn Watch>) {
        self.writer.watch(watch);
    }

    async fn shut_down(&self) -> Result<(), StoreError> {
        // The writer goes last: the last connection to go folds the write-ahead log into the database, and a reader can't.
        self.readers.close().await;
        self.writer.shut_down().await
    }
}
