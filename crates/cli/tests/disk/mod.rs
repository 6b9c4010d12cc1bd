//! A small file system of its own, which breaks or becomes read-only when a test wants it.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

const SIZE: u64 = 32 << 20;

/// An ext4 of a few megabytes in a file, mounted; unmounted when it is dropped.
pub struct Disk {
    folder: TempDir,
}

impl Disk {
    /// Nothing, and a word about that, if nothing can be mounted here: it asks for root, loop devices and `mkfs.ext4`.
    #[expect(clippy::print_stderr, reason = "whoever reads the output should know what was not tested")]
    pub fn new() -> Option<Self> {
        let disk = Self { folder: tempfile::tempdir().unwrap() };
        fs::create_dir(disk.path()).unwrap();
        File::create(disk.image()).unwrap().set_len(SIZE).unwrap();
        let made = quietly(Command::new("mkfs.ext4").arg("-q").arg(disk.image()));
        if made && disk.mount("loop,errors=remount-ro") {
            return Some(disk);
        }
        eprintln!("left out: no file system can be made and mounted here");
        None
    }

    /// Where its files are.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join("disk")
    }

    fn image(&self) -> PathBuf {
        self.folder.path().join("image")
    }

    fn mount(&self, options: &str) -> bool {
        quietly(Command::new("mount").args(["-t", "ext4", "-o", options]).arg(self.image()).arg(self.path()))
    }

    /// Has the system find an error, whereupon it lets nobody write any more, whatever is open.
    pub fn breaks(&self) {
        assert!(quietly(Command::new("mount").args(["-o", "remount,abort"]).arg(self.path())));
    }

    /// Mounts it anew, when nothing on it is open.
    pub fn mounts_again(&self, read_only: bool) {
        assert!(quietly(Command::new("umount").arg(self.path())), "something on it is open");
        assert!(self.mount(if read_only { "loop,ro" } else { "loop" }));
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        quietly(Command::new("umount").arg("-l").arg(self.path()));
    }
}

fn quietly(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// A place in which nothing can be written once it is locked.
pub enum Place {
    /// The superuser writes wherever a mount lets it.
    Mounted(Disk),
    /// Others are held by permissions.
    Permitted(TempDir),
}

impl Place {
    /// A place with whatever is put there; nothing if the superuser can't be kept from writing here.
    pub fn locked(put: impl FnOnce(&Path)) -> Option<Self> {
        if rustix::process::geteuid().is_root() {
            let disk = Disk::new()?;
            put(&disk.path());
            disk.mounts_again(true);
            return Some(Self::Mounted(disk));
        }
        let folder = tempfile::tempdir().unwrap();
        put(folder.path());
        permit(folder.path(), 0o555);
        Some(Self::Permitted(folder))
    }

    pub fn path(&self) -> PathBuf {
        match self {
            Self::Mounted(disk) => disk.path(),
            Self::Permitted(folder) => folder.path().to_owned(),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Self::Permitted(folder) = self {
            permit(folder.path(), 0o755);
        }
    }
}

/// Gives the folder and those in it these rights.
fn permit(folder: &Path, mode: u32) {
    fs::set_permissions(folder, Permissions::from_mode(mode)).unwrap();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        if entry.file_type().unwrap().is_dir() {
            permit(&entry.path(), mode);
        }
    }
}
