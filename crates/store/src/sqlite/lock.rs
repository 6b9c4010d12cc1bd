//! The file whose lock says that a server uses the folder.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;

use crate::OpenError;

/// The file in the data folder.
pub(super) const LOCK: &str = "stammtisch.lock";

/// Makes the folder if need be, and locks it for as long as the file is open: the system lets go of the lock however the
/// process ends.
pub(super) fn lock(folder: &Path) -> Result<File, OpenError> {
    let not_writable = |source| OpenError::NotWritable { folder: folder.to_owned(), source };
    make(folder).map_err(not_writable)?;
    let path = folder.join(LOCK);
    let file = File::options().create(true).truncate(false).write(true).open(path).map_err(not_writable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { folder: folder.to_owned() }),
        Err(TryLockError::Error(source)) => Err(not_writable(source)),
    }
}

fn make(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    // A new folder is durable once its parent is; SQLite sees to what is inside only.
    #[cfg(unix)]
    if let Some(parent) = folder.canonicalize()?.parent() {
        File::open(parent)?.sync_all()?;
    }
    Ok(())
}
