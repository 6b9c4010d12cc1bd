//! A backup: the database as one file, while the server goes on.

use std::path::Path;

use super::check::Contents;
use super::copy::{Copied, Progress, copy, folder_of, sync};
use super::open::DATABASE;
use crate::CopyError;

/// Writes the database of a data folder into a file, whether a server runs on the folder or not.
///
/// What was acknowledged before the call is in the file. It has its name only when it is checked and on the disk; until then
/// an older file of that name, which has to be allowed by `replace`, stays. It is told now and then how far it is.
///
/// # Errors
/// See [`CopyError`].
pub async fn backup(folder: &Path, to: &Path, replace: bool, told: impl Fn(Progress)) -> Result<Contents, CopyError> {
    if !replace && to.symlink_metadata().is_ok() {
        return Err(CopyError::Exists { file: to.to_owned() });
    }
    let beside = folder_of(to);
    let Copied { file, contents } = copy(&folder.join(DATABASE), &beside, told).await?;
    let named = if replace { file.persist(to) } else { file.persist_noclobber(to) };
    named.map_err(|error| match error.error.kind() {
        std::io::ErrorKind::AlreadyExists => CopyError::Exists { file: to.to_owned() },
        _ => CopyError::File { file: to.to_owned(), source: error.error },
    })?;
    sync(&beside)?;
    Ok(contents)
}
