//! The checker that was written from the documents alone.

use std::collections::HashSet;
use std::path::PathBuf;
use std::process::Command;

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Which of these records hold in its eyes; none if there is no Python here.
pub fn holds(texts: &[String]) -> Option<Vec<bool>> {
    let folder = tempfile::tempdir().unwrap();
    let paths: Vec<_> = (0..texts.len()).map(|number| folder.path().join(format!("{number}.jsonl"))).collect();
    for (path, text) in paths.iter().zip(texts) {
        std::fs::write(path, text).unwrap();
    }
    let checker = root().join("docs/examples/check_record.py");
    let output = Command::new("python3").arg(checker).args(&paths).output().ok()?;
    // 0 or 1 is a verdict; anything else is Python in trouble.
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 1)) && !errors.contains("Traceback"), "{errors}");
    let told = String::from_utf8(output.stdout).unwrap();
    let held: HashSet<&str> = told.lines().filter_map(|line| line.split_once(": ")).map(|(path, _)| path).collect();
    assert_eq!(held.len() + errors.lines().count(), texts.len(), "one verdict each");
    Some(paths.iter().map(|path| held.contains(path.to_str().unwrap())).collect())
}
