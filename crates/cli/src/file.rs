//! Files that results go into: what is there already is not lost by mistake.

use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Read, Result, Write};
use std::path::{Path, PathBuf};

use crate::complaint::Complaint;

/// How much of a file tells whether it is a picture.
const HEAD: u64 = 1024;

/// A file for a picture, which is drawn when all else is done. Until then an older one stays as it is.
#[derive(Debug)]
pub(crate) struct Picture<'a> {
    flag: &'static str,
    path: &'a Path,
}

impl<'a> Picture<'a> {
    /// The file that `flag` names; that it can't be written is noticed now, rather than after hours of work.
    ///
    /// # Errors
    /// If it can't be written, or is there and no SVG picture.
    pub(crate) fn at(flag: &'static str, path: &'a Path) -> std::result::Result<Self, Complaint> {
        match is_free(path) {
            Ok(true) => Ok(Self { flag, path }),
            Ok(false) => {
                let why = format!("{}: this is no SVG picture, and would be lost", path.display());
                Err(Complaint::flag_with_help(flag, why, "name a new file, or one that holds a picture"))
            }
            Err(error) => Err(failed(flag, path, error)),
        }
    }

    /// Draws it.
    ///
    /// # Errors
    /// If it can't be written.
    pub(crate) fn draw(&self, svg: &str) -> std::result::Result<(), Complaint> {
        fs::write(self.path, svg).map_err(|error| failed(self.flag, self.path, error))
    }
}

/// Whether a picture can be written there without loss.
fn is_free(path: &Path) -> Result<bool> {
    match fs::metadata(path) {
        // Pipes and devices hold nothing.
        Ok(there) if !there.is_file() && !there.is_dir() => Ok(true),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            // A link to nothing is where the picture goes.
            let new = File::options().write(true).create(true).truncate(false).open(path)?;
            drop(new);
            fs::remove_file(fs::canonicalize(path)?)?;
            Ok(true)
        }
        _ => {
            let mut head = Vec::new();
            File::options().read(true).write(true).open(path)?.take(HEAD).read_to_end(&mut head)?;
            let head = String::from_utf8_lossy(&head);
            // Those of others may say first that they are XML.
            let is_picture = head.starts_with("<svg") || head.starts_with("<?xml") && head.contains("<svg");
            Ok(head.is_empty() || is_picture)
        }
    }
}

/// Sees to it that what `flag` names, to be written, is none of the inputs.
///
/// # Errors
/// If it is one of them, by whatever path it is named.
pub(crate) fn apart<'a>(
    flag: &'static str,
    path: &Path,
    inputs: impl IntoIterator<Item = &'a Path>,
) -> std::result::Result<(), Complaint> {
    match inputs.into_iter().find(|input| resolved(path) == resolved(input)) {
        None => Ok(()),
        Some(input) => {
            let why = format!("{} is an input, and would be replaced", input.display());
            Err(Complaint::flag_with_help(flag, why, "give another name"))
        }
    }
}

/// The one path of a file, even if it isn't there yet.
fn resolved(path: &Path) -> PathBuf {
    let new = || Some(fs::canonicalize(folder(path)).ok()?.join(path.file_name()?));
    fs::canonicalize(path).ok().or_else(new).unwrap_or_else(|| path.to_owned())
}

/// The folder of a file.
pub(crate) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Keeps others from a file that is going to be written, as long as it is open; where there are no locks, nobody is kept away.
///
/// # Errors
/// If another process has done so.
pub(crate) fn keep(file: &File, path: &Path) -> std::result::Result<(), Complaint> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(Complaint::input(&path.display().to_string(), "another process is writing to it"))
        }
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Writes a new file.
///
/// # Errors
/// If that is impossible or there is a file of that name.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<()> {
    File::create_new(path)?.write_all(text.as_bytes())
}

/// The complaint that a file that `flag` names can't be used.
pub(crate) fn failed(flag: &'static str, path: &Path, error: impl std::fmt::Display) -> Complaint {
    Complaint::flag(flag, format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pictures_and_what_is_empty_are_drawn_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("chart.svg");
        for (there, is_free) in [
            (None, true),
            (Some(""), true),
            (Some("<svg xmlns"), true),
            (Some("<?xml version=\"1.0\"?>\n<!-- by hand -->\n<svg xmlns"), true),
            (Some("<?xml version=\"1.0\"?>\n<project>"), false),
            (Some("<sv"), false),
            (Some("{}"), false),
            (Some("# Notes\n"), false),
            (Some(" <svg"), false),
        ] {
            there.inspect(|text| fs::write(&path, text).unwrap());
            let picture = Picture::at("--svg", &path);
            let kept = fs::read_to_string(&path).ok();
            assert_eq!((picture.is_ok(), kept.as_deref()), (is_free, there), "{there:?}");
            picture.map_or_else(
                |complaint| assert!(complaint.to_string().contains("no SVG"), "{complaint}"),
                |picture| picture.draw("<svg/>").unwrap(),
            );
        }
        #[cfg(unix)]
        {
            let link = folder.path().join("link");
            std::os::unix::fs::symlink(folder.path().join("nothing"), &link).unwrap();
            Picture::at("--svg", &link).unwrap().draw("<svg/>").unwrap();
            assert_eq!(fs::read_to_string(folder.path().join("nothing")).unwrap(), "<svg/>");
        }
        let complaint = Picture::at("--svg", folder.path()).unwrap_err().to_string();
        assert!(complaint.contains(&folder.path().display().to_string()), "{complaint}");
    }

    #[test]
    fn a_file_is_the_same_by_whatever_way_it_is_named() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("in")).unwrap();
        let [one, round, other] = ["x", "in/../x", "in/x"].map(|name| folder.path().join(name));
        for is_there in [false, true] {
            let inputs: [&Path; 2] = [&other, &round];
            let complaint = apart("--svg", &one, inputs).unwrap_err().to_string();
            assert!(complaint.contains("in/../x is an input"), "{is_there}: {complaint}");
            apart("--svg", &one, [&*other]).unwrap();
            fs::write(&one, "").unwrap();
        }
        #[cfg(unix)]
        {
            let link = folder.path().join("link");
            std::os::unix::fs::symlink(&one, &link).unwrap();
            apart("--svg", &link, [&*one]).unwrap_err();
        }
    }

    #[test]
    fn a_new_file_takes_no_others_place() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x");
        write_new(&path, "first").unwrap();
        assert_eq!(write_new(&path, "second").unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(path).unwrap(), "first");
    }
}
