//! Who may read the database: it has keys, hidden hands and the secrets that luck is drawn from.

use std::path::Path;

/// Makes the database's file for its owner alone if there is none, and takes one that is there out of the hands of strangers; its
/// group may be meant to read it. SQLite makes the files beside it with the same rights.
#[cfg(unix)]
pub(super) fn keep_private(file: &Path) -> std::io::Result<()> {
    use std::fs::{self, File, Permissions};
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    if !file.exists() {
        return File::options().write(true).create(true).truncate(false).mode(0o600).open(file).map(|_| ());
    }
    for suffix in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        let Ok(found) = fs::metadata(&name) else { continue };
        let mode = found.permissions().mode();
        if mode & 0o007 != 0 {
            // Only its owner can do that, and a server that isn't can still work.
            let _ = fs::set_permissions(&name, Permissions::from_mode(mode & 0o770));
        }
    }
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn keep_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}
