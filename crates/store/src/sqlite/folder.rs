//! What the folder says of a failure of which SQLite knows no more than that the disk failed.
//!
//! A file system that turned read-only beneath an open file, as many do after an error, and one whose quota is used up both look like a
//! broken disk to SQLite.

use std::io::{self, ErrorKind, Write};
use std::path::Path;

use super::fault::fault;
use crate::StoreError;

/// More than a file system keeps beside a file's name, so that it has to find room.
const SAMPLE: usize = 16 << 10;

/// What an error means to the database in this folder, which is asked if it may know better.
pub(super) async fn fault_in(folder: &Path, error: sqlx::Error) -> StoreError {
    let said = fault(error);
    if !matches!(said, StoreError::Io(_)) {
        return said;
    }
    let folder = folder.to_owned();
    let asked = tokio::task::spawn_blocking(move || ask(&folder)).await;
    asked.ok().flatten().unwrap_or(said)
}

/// Writes a file that has no name; why that can't be done, if the folder can tell.
fn ask(folder: &Path) -> Option<StoreError> {
    let written = tempfile::tempfile_in(folder).and_then(|mut file| {
        file.write_all(&[0; SAMPLE])?;
        file.sync_all()
    });
    meaning(written.err()?.kind())
}

fn meaning(kind: ErrorKind) -> Option<StoreError> {
    match kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Some(StoreError::DiskFull),
        kind if forbids(kind) => Some(StoreError::ReadOnly),
        _ => None,
    }
}

/// Whether this is how a system says that nothing can be written there.
fn forbids(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied)
}

/// Whether nothing can be written into the folder.
pub(super) fn is_read_only(folder: &Path) -> bool {
    takes_files(folder).is_err_and(|error| forbids(error.kind()))
}

/// Makes a file that has no name.
pub(super) fn takes_files(folder: &Path) -> io::Result<()> {
    tempfile::tempfile_in(folder).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_can_be_written_to_has_nothing_to_say() {
        let folder = tempfile::tempdir().unwrap();
        assert!(ask(folder.path()).is_none() && !is_read_only(folder.path()));
        assert!(ask(&folder.path().join("gone")).is_none(), "that the folder is gone is another matter");
        assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none(), "and nothing is left in it");
    }

    #[test]
    fn what_the_system_says_is_told_apart() {
        for kind in [ErrorKind::ReadOnlyFilesystem, ErrorKind::PermissionDenied] {
            assert!(matches!(meaning(kind), Some(StoreError::ReadOnly)), "{kind}");
        }
        for kind in [ErrorKind::StorageFull, ErrorKind::QuotaExceeded] {
            assert!(matches!(meaning(kind), Some(StoreError::DiskFull)), "{kind}");
        }
        assert!(meaning(ErrorKind::Other).is_none());
    }
}
