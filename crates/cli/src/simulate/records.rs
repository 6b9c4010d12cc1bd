//! The records of the games, each in a file of its own.

use std::io::{Error, ErrorKind};
use std::path::Path;

use referee::{Record, TableGame};

use crate::complaint::Complaint;
use crate::file;

/// A folder in which no record of these games is yet.
pub(super) struct Records<'a> {
    folder: &'a Path,
}

impl<'a> Records<'a> {
    /// The folder, made if it isn't there, for so many games.
    ///
    /// # Errors
    /// If it can't be made, or has a record that one of these games would take the place of.
    pub(super) fn into(folder: &'a Path, games: u64) -> Result<Self, Complaint> {
        std::fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
        match first(folder, games).map_err(|error| failed(folder, error))? {
            None => Ok(Self { folder }),
            Some(number) => Err(is_there(&folder.join(name(number)))),
        }
    }

    /// Writes the record of the game with this number, counted from 1.
    ///
    /// # Errors
    /// If it doesn't hold or can't be written.
    pub(super) fn write<G: TableGame>(&self, number: u64, record: &Record<G>) -> Result<(), Complaint> {
        let path = self.folder.join(name(number));
        let failed = |why: String| Complaint::File { path: path.display().to_string(), why };
        record.check().map_err(|error| failed(error.to_string()))?;
        match file::write_new(&path, &record.to_string()) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(is_there(&path)),
            written => written.map_err(|error| failed(error.to_string())),
        }
    }
}

fn name(number: u64) -> String {
    format!("game-{number:06}.jsonl")
}

/// The first of so many games whose record is there.
fn first(folder: &Path, games: u64) -> Result<Option<u64>, Error> {
    let mut first = None;
    for entry in std::fs::read_dir(folder)? {
        let there = entry?.file_name();
        let digits = there.to_str().and_then(|there| there.strip_prefix("game-")?.strip_suffix(".jsonl"));
        let number = digits.and_then(|digits| digits.parse().ok()).filter(|number| (1..=games).contains(number));
        if let Some(number) = number.filter(|number| there.to_str() == Some(&name(*number))) {
            first = Some(first.map_or(number, |first: u64| first.min(number)));
        }
    }
    Ok(first)
}

fn is_there(record: &Path) -> Complaint {
    let why = format!("{}: this record is there already, and would be lost", record.display());
    Complaint::flag_with_help("--records", why, "give another folder")
}

fn failed(folder: &Path, error: Error) -> Complaint {
    file::failed("--records", folder, error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_record_of_a_game_that_will_be_played_is_in_the_way() {
        let folder = tempfile::tempdir().unwrap();
        let other = ["game-000004.jsonl", "game-0000001.jsonl", "game-1.jsonl", "game-000000.jsonl", "notes.jsonl"];
        other.iter().for_each(|name| std::fs::write(folder.path().join(name), "").unwrap());
        assert!(Records::into(folder.path(), 3).is_ok());
        std::fs::write(folder.path().join(name(3)), "").unwrap();
        for games in [3, 4, 10_000_000_000] {
            let Err(complaint) = Records::into(folder.path(), games) else { panic!("{games}") };
            assert!(complaint.to_string().contains("game-000003.jsonl"), "{complaint}");
        }
        assert!(Records::into(folder.path(), 2).is_ok());
    }
}
