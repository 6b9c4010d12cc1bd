//! One consistent copy of a database, made while others use it.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::{Connection, SqliteConnection, query};
use tempfile::NamedTempFile;

use super::check::{Contents, bytes, check, look_into};
use super::fault::fault;
use crate::{CopyError, StoreError};

/// How often to tell how far it is.
const TOLD: Duration = Duration::from_millis(200);

/// How far a copy is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many bytes are written.
    pub written: u64,
    /// How many there may be at most.
    pub of: u64,
}

/// A copy that is checked and on the disk, but has no name yet; dropped, it is gone.
pub(super) struct Copied {
    pub(super) file: NamedTempFile,
    pub(super) contents: Contents,
}

/// Copies the database into a nameless file in `folder`, as it was at one moment, and checks the copy.
///
/// Only who owns the copy can read it. It has no gaps left by what was deleted, and needs no file beside it.
pub(super) async fn copy(from: &Path, folder: &Path, told: impl Fn(Progress)) -> Result<Copied, CopyError> {
    let at = |source| CopyError::File { file: folder.to_owned(), source };
    let file = tempfile::Builder::new().prefix(".stammtisch-").suffix(".part").tempfile_in(folder).map_err(at)?;
    let into = file.path().to_owned();
    let mut db = look_into(from).await?;
    let copied = fill(&mut db, &into, told).await;
    let _ = db.close().await;
    copied?;
    let contents = check(&into).await?;
    file.as_file().sync_all().map_err(|source| CopyError::File { file: into, source })?;
    Ok(Copied { file, contents })
}

async fn fill(db: &mut SqliteConnection, into: &Path, told: impl Fn(Progress)) -> Result<(), CopyError> {
    let of = bytes(db).await.map_err(fault)?;
    let name = into.to_str().ok_or_else(|| CopyError::Name { file: into.to_owned() })?;
    let mut filling = Box::pin(query("VACUUM INTO $1").bind(name).execute(db));
    let mut ticks = tokio::time::interval(TOLD);
    loop {
        tokio::select! {
            filled = &mut filling => return filled.map(|_| ()).map_err(|error| writing(into, error)),
            _ = ticks.tick() => {
                let written = into.metadata().map_or(0, |found| found.len());
                told(Progress { written, of });
            }
        }
    }
}

fn writing(into: &Path, error: sqlx::Error) -> CopyError {
    match fault(error) {
        StoreError::DiskFull => CopyError::File { file: into.to_owned(), source: io::ErrorKind::StorageFull.into() },
        other => other.into(),
    }
}

/// The folder that a file is in.
pub(super) fn folder_of(file: &Path) -> PathBuf {
    let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty());
    parent.map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// Makes the names in a folder durable.
pub(super) fn sync(folder: &Path) -> Result<(), CopyError> {
    // Elsewhere a folder can't be opened like a file.
    #[cfg(unix)]
    File::open(folder)
        .and_then(|folder| folder.sync_all())
        .map_err(|source| CopyError::File { file: folder.to_owned(), source })?;
    Ok(())
}
