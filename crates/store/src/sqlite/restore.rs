//! A backup becomes the database of a data folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection, query};

use super::check::{Contents, check, count_tables};
use super::copy::{Copied, Progress, copy, sync};
use super::folder::takes_files;
use super::lock;
use super::open::DATABASE;
use crate::{CopyError, OpenError};

/// What a restored folder has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// What is in the database now.
    pub contents: Contents,
    /// Where the database is that was there before.
    pub aside: Option<PathBuf>,
}

/// Makes the database of a data folder anew from a backup, which stays as it is.
///
/// Both the backup and the copy are checked before anything else is touched. A database with tables in it has to be given up by
/// `force`, and is then moved into a folder of its own beside the new one. The folder is made if it doesn't exist.
///
/// # Errors
/// See [`CopyError`]; a server that runs on the folder is respected even with `force`.
pub async fn restore(file: &Path, folder: &Path, force: bool, told: impl Fn(Progress)) -> Result<Restored, CopyError> {
    check(file).await?;
    let _lock = lock::lock(folder)?;
    takes_files(folder).map_err(|source| OpenError::NotWritable { folder: folder.to_owned(), source })?;
    let database = folder.join(DATABASE);
    let occupied = match database.symlink_metadata() {
        Ok(_) => true,
        Err(error) if error.kind() == io::ErrorKind::NotFound => false,
        Err(source) => return Err(CopyError::File { file: database, source }),
    };
    if occupied && !force {
        let tables = count_tables(&database).await.ok();
        if tables != Some(0) {
            return Err(CopyError::Occupied { folder: folder.to_owned(), tables });
        }
    }
    let Copied { file: new, contents } = copy(file, folder, told).await?;
    let aside = if occupied { Some(put_aside(folder).await?) } else { None };
    new.persist_noclobber(&database)
        .map_err(|error| CopyError::File { file: database.clone(), source: error.error })?;
    belong(folder);
    sync(folder)?;
    Ok(Restored { contents, aside })
}

/// Moves the database into a folder of its own.
async fn put_aside(folder: &Path) -> Result<PathBuf, CopyError> {
    let database = folder.join(DATABASE);
    fold(&database).await;
    let aside = new_folder(folder)?;
    // The log goes first: without it an interrupted move leaves an older database, and without the database SQLite would
    // take the log for a leftover and delete it.
    for name in [format!("{DATABASE}-wal"), format!("{DATABASE}-shm"), DATABASE.to_owned()] {
        let from = folder.join(&name);
        match fs::rename(&from, aside.join(&name)) {
            Err(source) if source.kind() != io::ErrorKind::NotFound => {
                return Err(CopyError::File { file: from, source });
            }
            _ => {}
        }
    }
    sync(&aside)?;
    sync(folder)?;
    Ok(aside)
}

/// Folds the write-ahead log into the database, if the database is well enough for that.
async fn fold(database: &Path) {
    let options = SqliteConnectOptions::new().filename(database);
    let Ok(mut db) = SqliteConnection::connect_with(&options).await else { return };
    let _ = query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut db).await;
    let _ = db.close().await;
}

fn new_folder(folder: &Path) -> Result<PathBuf, CopyError> {
    let mut number = 1;
    loop {
        let aside = folder.join(format!("before-restore-{number}"));
        match fs::create_dir(&aside) {
            Ok(()) => return Ok(aside),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(source) => return Err(CopyError::File { file: aside, source }),
        }
    }
}

/// Gives what the superuser made to the owner of the folder, so that a server without rights can use it.
fn belong(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        let Ok(owner) = folder.metadata() else { return };
        for name in [DATABASE, lock::LOCK] {
            // Nobody else may give files away, and nobody else needs to.
            let _ = chown(folder.join(name), Some(owner.uid()), Some(owner.gid()));
        }
    }
}
