//! What is left after the power was cut.

use rand_core::Rng;

use crate::state::{Change, Content, FileId, State, put};

/// What a disk writes at once or not at all.
const SECTOR: usize = 512;

/// What becomes of the changes that were not synced.
enum Fate {
    None,
    All,
    /// Those up to this one, the last of them by sectors.
    UpTo(usize),
    /// Each sector by itself, so many of eight.
    Sectors(u64),
}

impl Fate {
    fn draw(luck: &mut impl Rng, changes: usize) -> Self {
        match luck.next_u64() % 8 {
            0 => Self::None,
            1 => Self::All,
            2 | 3 => Self::UpTo(below(luck, changes + 1)),
            _ => Self::Sectors(1 + luck.next_u64() % 7),
        }
    }
}

fn below(luck: &mut impl Rng, end: usize) -> usize {
    let end = u64::try_from(end).unwrap_or(u64::MAX).max(1);
    usize::try_from(luck.next_u64() % end).unwrap_or(0)
}

fn coin(luck: &mut impl Rng, of_eight: u64) -> bool {
    luck.next_u64() % 8 < of_eight
}

/// The files with their names.
pub(crate) fn of(disk: &State, luck: &mut impl Rng) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for (name, entry) in &disk.names {
        let chosen: Option<FileId> = if coin(luck, 4) { entry.synced } else { entry.now };
        if let Some(content) = chosen.and_then(|id| disk.contents.get(&id)) {
            files.push((name.clone(), left_of(content, luck)));
        }
    }
    files
}

fn left_of(content: &Content, luck: &mut impl Rng) -> Vec<u8> {
    let mut file = content.synced.clone();
    let fate = Fate::draw(luck, content.since.len());
    for (index, change) in content.since.iter().enumerate() {
        let of_eight = match fate {
            Fate::None => 0,
            Fate::All => 8,
            Fate::UpTo(end) if index < end => 8,
            Fate::UpTo(end) if index == end => 4,
            Fate::UpTo(_) => 0,
            Fate::Sectors(of_eight) => of_eight,
        };
        match change {
            Change::Truncate(size) if coin(luck, of_eight) => file.truncate(*size),
            Change::Truncate(_) => {}
            Change::Write { at, bytes } => write_sectors(&mut file, *at, bytes, of_eight, luck),
        }
    }
    file
}

fn write_sectors(file: &mut Vec<u8>, at: usize, bytes: &[u8], of_eight: u64, luck: &mut impl Rng) {
    let mut done = 0;
    while done < bytes.len() {
        let place = at + done;
        let end = (done + SECTOR - place % SECTOR).min(bytes.len());
        if coin(luck, of_eight) {
            put(file, place, &bytes[done..end]);
        }
        done = end;
    }
}
