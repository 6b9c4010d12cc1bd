//! What was written to a disk, and what of it was synced.

use std::collections::BTreeMap;

/// A file, whatever its name is by now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct FileId(u64);

/// A change of a file that was not synced.
pub(crate) enum Change {
    Write { at: usize, bytes: Vec<u8> },
    Truncate(usize),
}

/// A file's bytes.
#[derive(Default)]
pub(crate) struct Content {
    pub(crate) synced: Vec<u8>,
    pub(crate) since: Vec<Change>,
}

/// What a name stands for.
#[derive(Clone, Copy, Default)]
pub(crate) struct Name {
    pub(crate) synced: Option<FileId>,
    pub(crate) now: Option<FileId>,
}

/// The power is off.
#[derive(Debug)]
pub(crate) struct PowerOff;

#[derive(Default)]
enum Power {
    #[default]
    On,
    /// So many changes are still done.
    For(u64),
    /// So many syncs are still done, and whatever comes between.
    ForSyncs(u64),
    Off,
}

/// A disk.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) names: BTreeMap<String, Name>,
    pub(crate) contents: BTreeMap<FileId, Content>,
    next: u64,
    power: Power,
    ignores_syncs: bool,
}

impl State {
    pub(crate) fn cut_after(&mut self, changes: u64) {
        if !self.is_cut() {
            self.power = if changes == 0 { Power::Off } else { Power::For(changes - 1) };
        }
    }

    pub(crate) fn cut_in_sync(&mut self, syncs: u64) {
        if !self.is_cut() {
            self.power = Power::ForSyncs(syncs.saturating_sub(1));
        }
    }

    pub(crate) fn cut(&mut self) {
        self.power = Power::Off;
    }

    pub(crate) fn is_cut(&self) -> bool {
        matches!(self.power, Power::Off)
    }

    pub(crate) fn ignore_syncs(&mut self) {
        self.ignores_syncs = true;
    }

    pub(crate) fn unsynced(&self) -> usize {
        self.contents.values().map(|content| content.since.len()).sum()
    }

    /// Whether the power lasts for reading.
    pub(crate) fn read(&self) -> Result<(), PowerOff> {
        if self.is_cut() { Err(PowerOff) } else { Ok(()) }
    }

    /// Whether the power lasts for one more change.
    fn change(&mut self, is_sync: bool) -> Result<(), PowerOff> {
        match &mut self.power {
            Power::On => Ok(()),
            Power::ForSyncs(_) if !is_sync => Ok(()),
            Power::For(left @ 1..) | Power::ForSyncs(left @ 1..) => {
                *left -= 1;
                Ok(())
            }
            Power::For(_) | Power::ForSyncs(_) | Power::Off => {
                self.power = Power::Off;
                Err(PowerOff)
            }
        }
    }

    /// The file of a name; `found` is what the system has of it if the disk has never heard of it.
    pub(crate) fn open(&mut self, name: &str, found: Option<Vec<u8>>) -> FileId {
        let known = self.names.get(name).copied();
        if let Some(id) = known.and_then(|name| name.now) {
            return id;
        }
        let id = FileId(self.next);
        self.next += 1;
        let synced = match (known, &found) {
            (Some(name), _) => name.synced,
            (None, Some(_)) => Some(id),
            (None, None) => None,
        };
        self.names.insert(name.to_owned(), Name { synced, now: Some(id) });
        self.contents.insert(id, Content { synced: found.unwrap_or_default(), since: vec![] });
        id
    }

    /// A change that the power does not last for is at stake all the same.
    pub(crate) fn write(&mut self, id: FileId, change: Change) -> Result<(), PowerOff> {
        self.read()?;
        let lasts = self.change(false);
        if let Some(content) = self.contents.get_mut(&id) {
            content.since.push(change);
        }
        lasts
    }

    pub(crate) fn sync(&mut self, id: FileId) -> Result<(), PowerOff> {
        self.change(true)?;
        if let Some(content) = self.contents.get_mut(&id).filter(|_| !self.ignores_syncs) {
            let Content { synced, since } = content;
            since.drain(..).for_each(|change| change.apply(synced));
        }
        Ok(())
    }

    pub(crate) fn sync_folder(&mut self) {
        if !self.ignores_syncs {
            self.names.values_mut().for_each(|name| name.synced = name.now);
            self.forget();
        }
    }

    pub(crate) fn delete(&mut self, name: &str) -> Result<(), PowerOff> {
        self.read()?;
        let lasts = self.change(false);
        if let Some(name) = self.names.get_mut(name) {
            name.now = None;
        }
        self.forget();
        lasts
    }

    /// Files without a name can't come back.
    fn forget(&mut self) {
        let names: Vec<FileId> = self.names.values().flat_map(|name| [name.synced, name.now]).flatten().collect();
        self.contents.retain(|id, _| names.contains(id));
    }
}

impl Change {
    pub(crate) fn apply(self, file: &mut Vec<u8>) {
        match self {
            Self::Write { at, bytes } => put(file, at, &bytes),
            Self::Truncate(size) => file.truncate(size),
        }
    }
}

/// Writes bytes into a file, which grows with zeros if need be.
pub(crate) fn put(file: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    let end = at + bytes.len();
    if file.len() < end {
        file.resize(end, 0);
    }
    file[at..end].copy_from_slice(bytes);
}
