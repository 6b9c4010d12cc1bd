//! What the one who runs the server does with tables while it does not run.
//!
//! Each of these opens the data folder for itself, so all fail with [`OpenError::InUse`] while a server runs on it.

use std::path::Path;

use referee::{Actor, Command, Millis, Occupant, Secret, Stage, TableId};
use store::{AppendError, OpenError, SqliteStore, Standing, Store, StoreError, TableMeta, Which};
use tables::{AnyTable, Proposed, Troupes};

use crate::clock::{SystemClock, Time};
use crate::rows::stored;

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// Its name in addresses.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// How far it is; none if its journal can't be read by this version.
    pub stage: Option<Stage>,
    /// How many people sit there.
    pub people: usize,
    /// How many rows its journal has.
    pub rows: u64,
    /// When it was opened, in milliseconds since 1970 UTC.
    pub opened_at: Millis,
    /// When something happened there last, in milliseconds since 1970 UTC.
    pub last_at: Millis,
}

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The tables can't be opened; perhaps a server is running.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The closing row can't be written.
    #[error(transparent)]
    Append(#[from] AppendError),
}

/// The tables in a data folder, the oldest first.
///
/// # Errors
/// If the store can't be opened or read.
pub async fn list_tables(data: &Path) -> Result<Vec<ListedTable>, AdminError> {
    with_store(data, async |store| {
        let mut tables = Vec::new();
        for meta in store.list(Which::All).await? {
            tables.push(listed(store, meta).await?);
        }
        Ok(tables)
    })
    .await
}

/// Closes a table for good, with a row in its journal; tells whether it was open.
///
/// # Errors
/// If the store can't be opened, read or written to.
pub async fn close_table(data: &Path, id: &str) -> Result<bool, AdminError> {
    with_store(data, async |store| {
        let Some(meta) = store.table(id).await? else { return Ok(false) };
        let at = SystemClock.now().max(meta.last_at);
        if let Some(table) = replay(store, &meta).await?
            && let Ok(Proposed::Append(rows, _)) = table.propose(Actor::House, None, Command::Close {}, at)
        {
            store.append(id, table.seq() + 1, stored(rows), Vec::new(), Standing::default()).await?;
        }
        Ok(store.close_table(id, at).await?)
    })
    .await
}

/// Deletes a table and its record; tells whether there was one.
///
/// # Errors
/// If the store can't be opened or written to.
pub async fn delete_table(data: &Path, id: &str) -> Result<bool, AdminError> {
    with_store(data, async |store| Ok(store.delete_table(id).await?)).await
}

/// Opens the store and closes it again, whatever comes of the work.
async fn with_store<T>(
    data: &Path,
    work: impl AsyncFnOnce(&SqliteStore) -> Result<T, AdminError>,
) -> Result<T, AdminError> {
    let store = SqliteStore::open(data).await?;
    let result = work(&store).await;
    store.shut_down().await?;
    result
}

async fn listed(store: &SqliteStore, meta: TableMeta) -> Result<ListedTable, StoreError> {
    let table = replay(store, &meta).await?;
    let chairs = table.as_ref().map_or(&[][..], |table| table.chairs());
    let people = chairs.iter().filter(|chair| matches!(chair.occupant, Occupant::Person { .. })).count();
    let stage = if meta.closed_at.is_some() { Some(Stage::Closed) } else { table.as_ref().map(|table| table.stage()) };
    let TableMeta { id, game, opened_at, last_at, last_n: rows, .. } = meta;
    Ok(ListedTable { id, game, stage, people, rows, opened_at, last_at })
}

/// The table of a journal; none if this version can't read it.
async fn replay(store: &SqliteStore, meta: &TableMeta) -> Result<Option<Box<dyn AnyTable>>, StoreError> {
    let (Ok(entry), Ok(id)) = (tables::by_name(&meta.game), TableId::try_from(meta.id.clone())) else {
        return Ok(None);
    };
    let mut table = (entry.empty)(&Troupes::default(), id, Secret(meta.secret.0));
    let rows = store.rows(&meta.id, 0).await?;
    Ok(rows.iter().try_for_each(|row| table.apply(&row.json)).is_ok().then_some(table))
}
