//! Disks, and which of them a file lies on.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rand_core::Rng;

use crate::state::State;
use crate::{survivors, vfs};

/// The name of the VFS, known to SQLite as soon as there is a [`Disk`].
pub const VFS: &str = "lossy";

/// A folder whose databases lose what was not synced.
///
/// It belongs to the disk until the disk is dropped; what is there when the disk is made counts as synced.
pub struct Disk {
    folder: PathBuf,
    state: Shared,
}

/// What all open files of a disk share.
pub(crate) type Shared = Arc<Mutex<State>>;

pub(crate) fn lock(state: &Shared) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

fn disks() -> &'static Mutex<HashMap<PathBuf, Shared>> {
    static DISKS: OnceLock<Mutex<HashMap<PathBuf, Shared>>> = OnceLock::new();
    DISKS.get_or_init(Mutex::default)
}

/// The disk that a file lies on.
pub(crate) fn of(file: &Path) -> Option<Shared> {
    let disks = disks().lock().unwrap_or_else(PoisonError::into_inner);
    disks.get(file.parent()?).cloned()
}

impl Disk {
    /// Makes a disk of a folder that is there.
    ///
    /// # Errors
    /// If there is no such folder, or SQLite does not take the VFS.
    pub fn new(folder: &Path) -> io::Result<Self> {
        vfs::register()?;
        let folder = folder.canonicalize()?;
        let state = Shared::default();
        let mut disks = disks().lock().unwrap_or_else(PoisonError::into_inner);
        disks.insert(folder.clone(), Arc::clone(&state));
        Ok(Self { folder, state })
    }

    /// Cuts the power in the middle of the `changes`th change from now, counted from 1: writes, syncs, truncations and deletions
    /// all count. Every later call fails.
    pub fn cut_after(&self, changes: u64) {
        lock(&self.state).cut_after(changes);
    }

    /// Cuts the power in the middle of the `syncs`th sync from now, counted from 1: when everything is written and nothing is safe.
    pub fn cut_in_sync(&self, syncs: u64) {
        lock(&self.state).cut_in_sync(syncs);
    }

    /// Cuts the power at once.
    pub fn cut(&self) {
        lock(&self.state).cut();
    }

    /// Whether the power is off.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        lock(&self.state).is_cut()
    }

    /// From now on a sync does nothing and says that it has done it, as some disks do.
    pub fn ignore_syncs(&self) {
        lock(&self.state).ignore_syncs();
    }

    /// How many changes would be at stake if the power went now.
    #[must_use]
    pub fn unsynced(&self) -> usize {
        lock(&self.state).unsynced()
    }

    /// Writes what may be left after a cut into a folder, made anew; luck decides between all that is possible.
    ///
    /// # Errors
    /// If the folder is there already or can't be written to.
    pub fn survivors(&self, luck: &mut impl Rng, folder: &Path) -> io::Result<()> {
        std::fs::create_dir(folder)?;
        for (name, bytes) in survivors::of(&lock(&self.state), luck) {
            std::fs::write(folder.join(name), bytes)?;
        }
        Ok(())
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        disks().lock().unwrap_or_else(PoisonError::into_inner).remove(&self.folder);
    }
}
