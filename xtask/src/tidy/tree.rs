use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};

/// The text files of the project by their path from its root, with `/` between the parts.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// What git tracks below `root`, and what it would track if it were added; files that are not UTF-8 are left out.
    ///
    /// # Errors
    /// If git can't list the files or one of them can't be read.
    pub fn of_checkout(root: &Path) -> anyhow::Result<Self> {
        // The checkout may belong to another user than the one who tests it, as in a container.
        let listed = Command::new("git")
            .args(["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()
            .context("can't run git")?;
        ensure!(listed.status.success(), "git ls-files: {}", String::from_utf8_lossy(&listed.stderr).trim());
        let mut files = BTreeMap::new();
        for path in String::from_utf8(listed.stdout)?.split_terminator('\0') {
            match std::fs::read(root.join(path)) {
                Ok(bytes) => {
                    if let Ok(text) = String::from_utf8(bytes) {
                        files.insert(path.to_owned(), text);
                    }
                }
                // Deleted but still in the index, or a link to a folder.
                Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::IsADirectory) => {}
                Err(error) => return Err(error).with_context(|| format!("can't read {path}")),
            }
        }
        Ok(Self { files })
    }

    /// The files in order of their paths.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The text of one file.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The manifests of the crates: every `Cargo.toml` but that of the workspace.
    pub(super) fn manifests(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(path, _)| path.ends_with("/Cargo.toml"))
    }
}

impl<const N: usize> From<[(&str, &str); N]> for Tree {
    fn from(files: [(&str, &str); N]) -> Self {
        Self { files: files.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned())).collect() }
    }
}
