//! What is to be written, looked at before anything is done: lessons may have taken a cluster hours.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read};
use std::path::Path;

use players::polterfass::values;

use super::file;
use crate::complaint::Complaint;

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
    Picture,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Lessons, Self::Values, Self::Picture];

    fn begins(self, first: &str) -> bool {
        match self {
            Self::Lessons => first == file::TITLE,
            Self::Values => first == values::TITLE,
            Self::Picture => first.starts_with("<svg") || first.starts_with("<?xml"),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Lessons => "lessons",
            Self::Values => "values",
            Self::Picture => "a picture",
        }
    }
}

impl Output<'_> {
    /// That it can be written without a loss: it is none of the inputs, and what is there already is of its kind.
    ///
    /// # Errors
    /// If it is not so, or its folder is not there.
    pub(super) fn check<'a>(self, inputs: impl IntoIterator<Item = &'a Path>) -> Result<(), Complaint> {
        self.is_no_input(inputs)?;
        match std::fs::metadata(self.path) {
            Ok(there) => self.replaces(&there),
            Err(error) if error.kind() == ErrorKind::NotFound => self.has_folder(),
            Err(error) => Err(self.failed(&error)),
        }
    }

    /// That it is none of these, however they are named.
    ///
    /// # Errors
    /// If it is one.
    pub(super) fn is_no_input<'a>(self, inputs: impl IntoIterator<Item = &'a Path>) -> Result<(), Complaint> {
        let own = std::fs::canonicalize(self.path).ok();
        let is_own = |input: &&Path| own.is_some() && std::fs::canonicalize(input).ok() == own;
        inputs.into_iter().find(is_own).map_or(Ok(()), |input| {
            let why = format!("{} is an input, and {} would replace it", input.display(), self.kind.word());
            Err(Complaint::flag_with_help(self.flag, why, "give another name"))
        })
    }

    /// The complaint that something would be lost which is not needed here.
    pub(super) fn refused(self, why: String) -> Complaint {
        Complaint::flag_with_help(self.flag, why, "give another name, or remove the file first")
    }

    fn replaces(self, there: &Metadata) -> Result<(), Complaint> {
        let name = self.path.display();
        if !there.is_file() {
            // A picture may go into a pipe; all else replaces a file once it is whole.
            let fits = self.kind == Kind::Picture && !there.is_dir();
            return if fits { Ok(()) } else { Err(Complaint::flag(self.flag, format!("{name} is no plain file"))) };
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
        let folder = file::folder(self.path);
        let why = match std::fs::metadata(folder) {
            Ok(there) if there.is_dir() => return Ok(()),
            Ok(_) => "it is no folder".to_owned(),
            Err(error) => error.to_string(),
        };
        Err(Complaint::flag(self.flag, format!("the folder of {}: {why}", self.path.display())))
    }

    fn failed(self, error: &std::io::Error) -> Complaint {
        Complaint::flag(self.flag, format!("{}: {error}", self.path.display()))
    }
}

/// How a file begins.
fn head(path: &Path) -> std::io::Result<String> {
    let mut head = Vec::new();
    File::open(path)?.take(HEAD).read_to_end(&mut head)?;
    Ok(String::from_utf8_lossy(&head).into_owned())
}
