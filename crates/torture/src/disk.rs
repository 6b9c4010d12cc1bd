//! A small disk that can be filled, and the file by which the server's clock is set.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// Where a house keeps its data.
pub(crate) struct Disk {
    folder: TempDir,
    is_small: bool,
}

const SIZE: &str = "size=48m";

impl Disk {
    /// A file system of its own in memory, if the system lets us have one (it asks for root), or else a plain folder, which never
    /// gets full.
    pub(crate) fn new() -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        let point = folder.path().join("disk");
        fs::create_dir(&point)?;
        let mounted =
            quietly(Command::new("mount").args(["-t", "tmpfs", "-o", SIZE, "stammtisch-torture"]).arg(&point));
        Ok(Self { folder, is_small: mounted })
    }

    pub(crate) fn is_small(&self) -> bool {
        self.is_small
    }

    fn point(&self) -> PathBuf {
        self.folder.path().join("disk")
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.point().join("data")
    }

    fn ballast(&self) -> PathBuf {
        self.point().join("ballast")
    }

    /// Leaves no room but for so many bytes.
    pub(crate) fn fill(&self, but: usize) -> io::Result<()> {
        let mut file = File::create(self.ballast())?;
        let block = vec![0; 64 << 10];
        let mut size = 0;
        for length in [block.len(), 4096] {
            while file.write_all(&block[..length]).is_ok() {
                size += length as u64;
            }
        }
        file.set_len(size.saturating_sub(but as u64))
    }

    /// Makes room again.
    pub(crate) fn free(&self) {
        // There may be none.
        let _ = fs::remove_file(self.ballast());
    }

    /// The file with what the server says.
    pub(crate) fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    pub(crate) fn clock(&self) -> PathBuf {
        self.folder.path().join("clock")
    }

    /// Lets the server's clock go wrong by so many milliseconds.
    pub(crate) fn set_clock(&self, offset: i64) -> io::Result<()> {
        // In one piece, so that the server never reads half a number.
        let new = self.folder.path().join("clock.new");
        fs::write(&new, offset.to_string())?;
        fs::rename(new, self.clock())
    }

    /// Copies everything to where somebody can look at it, and says where that is.
    pub(crate) fn keep(&self) -> io::Result<PathBuf> {
        let kept = tempfile::Builder::new().prefix("torture-").tempdir()?.keep();
        copy(&self.data(), &kept)?;
        fs::copy(self.log(), kept.join("log"))?;
        Ok(kept)
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.is_small {
            quietly(Command::new("umount").arg("-l").arg(self.point()));
        }
    }
}

fn quietly(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
