//! Lessons of several files that are used together.

use std::path::Path;

use super::file::{self, Contents};
use super::task::Task;
use crate::complaint::Complaint;

/// The files so far, by name.
#[derive(Default)]
pub(super) struct Together {
    files: Vec<(String, Task)>,
}

impl Together {
    /// The lessons of one more file.
    ///
    /// # Errors
    /// If it can't be read, holds no finished lessons of all shards, is for other seats, or has games that another file has.
    pub(super) fn add(&mut self, path: &Path) -> Result<Contents, Complaint> {
        let (name, contents) = (path.display().to_string(), file::whole(path)?);
        let task = &contents.header.task;
        if let Some((first, other)) = self.files.first()
            && other.seats != task.seats
        {
            return Err(Complaint::input(&name, format!("it has {} seats, {first} has {}", task.seats, other.seats)));
        }
        if let Some((other, _)) = self.files.iter().find(|(_, other)| other.shares_games(task)) {
            let Task { player, seed, .. } = task;
            return Err(Complaint::Input {
                source_name: name,
                why: format!("its games stand in {other}, too: both are of `{player}` by seed {seed}"),
                help: Some("what is used together is made with seeds of its own".into()),
            });
        }
        self.files.push((name, task.clone()));
        Ok(contents)
    }

    /// For how many seats all are; 4 if there is no file.
    pub(super) fn seats(&self) -> usize {
        self.files.first().map_or(4, |(_, task)| task.seats.into())
    }

    pub(super) fn names(&self) -> String {
        self.files.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// For people to read.
    pub(super) fn in_words(&self) -> String {
        self.files.iter().map(|(_, task)| task.in_words()).collect::<Vec<_>>().join("; ")
    }
}
