//! What keeps the shape of the project true: checks over the text of its files.
//!
//! Each check takes a [`Tree`] and gives [`Finding`]s, so that its tests need no disk.

mod architecture;
mod arrows;
mod places;
mod rules;
mod size;
mod tree;
mod unfinished;

use std::fmt;
use std::path::Path;

pub use tree::Tree;

/// One thing that is wrong, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The file to change, from the root of the project.
    pub file: String,
    /// What is wrong with it and, where it isn't plain, what to do.
    pub reason: String,
}

impl Finding {
    pub(crate) fn new(file: &str, reason: impl Into<String>) -> Self {
        Self { file: file.to_owned(), reason: reason.into() }
    }

    fn at(file: &str, line: usize, reason: impl fmt::Display) -> Self {
        Self { file: file.to_owned(), reason: format!("line {line}: {reason}") }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.reason)
    }
}

/// Everything that is wrong with the project at `root`.
///
/// # Errors
/// If its files can't be listed or read, or a manifest is not TOML.
pub fn check(root: &Path) -> anyhow::Result<Vec<Finding>> {
    let tree = Tree::of_checkout(root)?;
    let mut findings = Vec::new();
    findings.extend(arrows::check(&tree)?);
    findings.extend(architecture::check(&tree));
    findings.extend(rules::check(&tree));
    findings.extend(size::check(&tree));
    findings.extend(crate::languages::check(&tree)?.into_iter().flat_map(|language| language.findings));
    findings.extend(places::check(&tree, root));
    findings.extend(unfinished::check(&tree));
    Ok(findings)
}
