//! A house whose power goes now and then, and somebody who remembers what it has acknowledged.

mod groups;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use lossy::{Disk, VFS};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;
use store::{AppendError, NewTable, Secret, SqliteStore, Standing, Store};
use tempfile::TempDir;
use tokio::task::JoinSet;

use groups::{Group, check};

const TABLES: usize = 8;

/// What the disk lies about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lies {
    None,
    AboutSyncs,
}

/// What has been tried.
#[derive(Clone, Copy, Default, Debug)]
pub struct Seen {
    pub acknowledged: u64,
    pub unsynced: u64,
    pub cut_while_closing: u64,
    pub kept_unacknowledged: u64,
    pub lost_unacknowledged: u64,
}

/// What is known of a table: how many rows were acknowledged, and how many asked for.
#[derive(Clone, Copy, Default)]
pub struct Known {
    acknowledged: u64,
    asked: u64,
}

type Memory = Arc<Mutex<BTreeMap<usize, Known>>>;

/// A house.
pub struct House {
    folder: TempDir,
    /// Which of the folders in `folder` is the disk as it is now.
    disk: u64,
    luck: SplitMix64,
    lies: Lies,
    memory: Memory,
    pub seen: Seen,
}

impl House {
    pub fn new(seed: u64, lies: Lies) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("0")).unwrap();
        let luck = SplitMix64::seed_from_u64(seed);
        Self { folder, disk: 0, luck, lies, memory: Memory::default(), seen: Seen::default() }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join(self.disk.to_string())
    }

    fn below(&mut self, end: u64) -> u64 {
        self.luck.next_u64() % end
    }

    /// Opens the house, looks round, and lets all tables play until the power goes, or until it goes while the house closes.
    pub async fn evening(&mut self) -> Result<(), String> {
        let disk = Disk::new(&self.path()).unwrap();
        if self.lies == Lies::AboutSyncs {
            disk.ignore_syncs();
        }
        let closes = self.below(4) == 0;
        let damage = match SqliteStore::open_through(&self.path(), VFS).await {
            Ok(store) => {
                let store = Arc::new(store);
                let looked = self.look(&store).await;
                let played = if closes {
                    let played = self.play(&store, Some(1 + self.disk % 12)).await;
                    disk.cut_after(1 + self.below(8));
                    played
                } else {
                    match self.below(2) {
                        0 => disk.cut_after(1 + self.below(200)),
                        _ => disk.cut_in_sync(1 + self.below(20)),
                    }
                    self.play(&store, None).await
                };
                let _ = store.shut_down().await;
                self.seen.cut_while_closing += u64::from(closes && disk.is_cut());
                looked.and(played).err()
            }
            Err(error) => Some(error.to_string()),
        };
        self.lose_power(&disk);
        damage.map_or(Ok(()), Err)
    }

    /// Opens a new house, where the power goes in the middle of a change; false if it has opened before.
    pub async fn is_cut_while_opening(&mut self, changes: u64) -> bool {
        let disk = Disk::new(&self.path()).unwrap();
        disk.cut_after(changes);
        let opened = SqliteStore::open_through(&self.path(), VFS).await;
        let is_cut = disk.is_cut();
        if let Ok(store) = opened {
            let _ = store.shut_down().await;
        }
        self.lose_power(&disk);
        is_cut
    }

    /// Keeps what the disk has kept.
    fn lose_power(&mut self, disk: &Disk) {
        disk.cut();
        self.seen.unsynced += disk.unsynced() as u64;
        let before = self.path();
        self.disk += 1;
        let after = self.path();
        disk.survivors(&mut self.luck, &after).unwrap();
        std::fs::remove_dir_all(before).unwrap();
    }

    /// Whether everything is there, with the power on.
    pub async fn look_round(&mut self) -> Result<(), String> {
        let store = SqliteStore::open(&self.path()).await.map_err(|error| error.to_string())?;
        let looked = self.look(&store).await;
        store.shut_down().await.map_err(|error| error.to_string())?;
        looked
    }

    async fn look(&mut self, store: &SqliteStore) -> Result<(), String> {
        for table in 0..TABLES {
            let known = self.memory.lock().unwrap().get(&table).copied().unwrap_or_default();
            let found = check(store, table, known.acknowledged, known.asked).await?;
            self.seen.kept_unacknowledged += found - known.acknowledged;
            self.seen.lost_unacknowledged += known.asked - found;
            // Whatever is there now stays there.
            self.memory.lock().unwrap().insert(table, Known { acknowledged: found, asked: found });
        }
        Ok(())
    }

    /// Lets all tables append at once, until the store fails or each has so many groups more.
    async fn play(&mut self, store: &Arc<SqliteStore>, groups: Option<u64>) -> Result<(), String> {
        let mut tables = JoinSet::new();
        for table in 0..TABLES {
            let (store, memory) = (Arc::clone(store), Arc::clone(&self.memory));
            tables.spawn(async move { append(&store, table, &memory, groups.unwrap_or(u64::MAX)).await });
        }
        let mut played = Ok(());
        for (acknowledged, appended) in tables.join_all().await {
            self.seen.acknowledged += acknowledged;
            played = played.and(appended);
        }
        played
    }
}

/// Appends to a table; returns how many appends were acknowledged, and what was refused: a house that refuses has not lost its power.
async fn append(store: &SqliteStore, table: usize, memory: &Memory, most: u64) -> (u64, Result<(), String>) {
    let id = table.to_string();
    let Ok(found) = store.table(&id).await else { return (0, Ok(())) };
    if found.is_none() {
        let (game, secret) = ("any".into(), Secret([0; 32]));
        let new = NewTable {
            id: id.clone(),
            game,
            secret,
            opened_at: 0,
            rows: vec![],
            seats: vec![],
            standing: Standing::default(),
        };
        if store.create(new).await.is_err() {
            return (0, Ok(()));
        }
    }
    let last = memory.lock().unwrap().get(&table).copied().unwrap_or_default().acknowledged;
    let (mut next, mut acknowledged) = (last + 1, 0);
    while acknowledged < most {
        let group = Group { table, first: next };
        memory.lock().unwrap().entry(table).or_default().asked = group.last();
        match store.append(&id, next, group.rows(), group.seats(), group.standing()).await {
            Ok(after) => {
                memory.lock().unwrap().entry(table).or_default().acknowledged = after - 1;
                (next, acknowledged) = (after, acknowledged + 1);
            }
            Err(AppendError::Store(_)) => break,
            Err(refused) => return (acknowledged, Err(format!("table {table}, row {next}: {refused}"))),
        }
    }
    (acknowledged, Ok(()))
}
