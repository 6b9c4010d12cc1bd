//! Inputs that are kept.

use std::io;
use std::path::{Path, PathBuf};

use crate::Target;

/// An input, and the file that it comes from.
pub struct Input {
    /// The file.
    pub file: PathBuf,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// The root of the project.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All inputs that are kept for a target, and the project's own files of its kind, in a fixed order.
///
/// # Errors
/// If a file can't be read.
pub fn corpus(target: &Target) -> io::Result<Vec<Input>> {
    let mut files = files(&folder(target))?;
    for seeds in target.seeds {
        let path = root().join(seeds);
        files.extend(if path.is_dir() { self::files(&path)? } else { vec![path] });
    }
    files.into_iter().map(|file| Ok(Input { bytes: std::fs::read(&file)?, file })).collect()
}

fn folder(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name)
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.is_file());
    files.sort();
    Ok(files)
}

/// Adds an input to those that are kept, under a name that follows from its bytes.
///
/// # Errors
/// If it can't be written.
pub fn keep(target: &Target, input: &[u8]) -> io::Result<PathBuf> {
    let file = folder(target).join(format!("found-{:016x}", fnv(input)));
    std::fs::write(&file, input)?;
    Ok(file)
}

/// FNV-1a: the same name for the same bytes on every machine.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
