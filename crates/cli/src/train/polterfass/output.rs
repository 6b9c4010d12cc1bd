//! What is to be written, looked at before anything is done: lessons may have taken a cluster hours.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read};
use std::path::Path;

use players::polterfass::values;

use super::file;
use crate::complaint::Complaint;
use crate::file as files;

/// How much of a file tells its kind.
const HEAD: u64 = 64;

/// A file that a flag names to be written.
#[derive(Clone, Copy)]
pub(super) struct Output<'a> {
    pub(super) flag: &'static str,
    pub(super) path: &'a Path,
    pub(super) kind: Kind,
}

/// What is in a file, as its first line tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Lessons,
    Values,
}

impl Kind {
    const ALL: [Self; 2] = [Self::Lessons, Self::Values];

    fn begins(self, first: &str) -> bool {
        match self {
            Self::Lessons => first == file::TITLE,
            Self::Values => first == values::TITLE,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Lessons => "lessons",
            Self::Values => "values",
        }
    }
}

impl Output<'_> {
    /// That it can be written without a loss: it is none of the inputs, and what is there already is of its kind.
    ///
    /// # Errors
    /// If it is not so, or its folder is not there.
    pub(super) fn check<'a>(self, inputs: impl IntoIterator<Item = &'a Path>) -> Result<(), Complaint> {
        files::apart(self.flag, self.path, inputs)?;
        match std::fs::metadata(self.path) {
            Ok(there) => self.replaces(&there),
            Err(error) if error.kind() == ErrorKind::NotFound => self.has_folder(),
            Err(error) => Err(self.failed(&error)),
        }
    }

    /// The complaint that something would be lost which is not needed here.
    pub(super) fn refused(self, why: String) -> Complaint {
        Complaint::flag_with_help(self.flag, why, "give another name, or remove the file first")
    }

    fn replaces(self, there: &Metadata) -> Result<(), Complaint> {
        let name = self.path.display();
        if !there.is_file() {
            return Err(Complaint::flag(self.flag, format!("{name} is no plain file")));
        }
        let head = head(self.path).map_err(|error| self.failed(&error))?;
        let (first, word) = (head.lines().next().unwrap_or_default(), self.kind.word());
        if head.is_empty() || self.kind.begins(first) {
            return Ok(());
        }
        Err(self.refused(match Kind::ALL.into_iter().find(|kind| kind.begins(first)) {
            Some(other) => format!("{name} holds {}, and {word} would replace that", other.word()),
            None => format!("{name} does not hold {word}, which would replace it: it begins with {first:?}"),
        }))
    }

    fn has_folder(self) -> Result<(), Complaint> {
        let folder = files::folder(self.path);
        let why = match std::fs::metadata(folder) {
            Ok(there) if there.is_dir() => return Ok(()),
            Ok(_) => "it is no folder".to_owned(),
            Err(error) => error.to_string(),
        };
        Err(Complaint::flag(self.flag, format!("the folder of {}: {why}", self.path.display())))
    }

    fn failed(self, error: &std::io::Error) -> Complaint {
        files::failed(self.flag, self.path, error)
    }
}

/// How a file begins.
fn head(path: &Path) -> std::io::Result<String> {
    let mut head = Vec::new();
    File::open(path)?.take(HEAD).read_to_end(&mut head)?;
    Ok(String::from_utf8_lossy(&head).into_owned())
}
