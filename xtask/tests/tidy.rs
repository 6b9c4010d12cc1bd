//! The project as it stands is tidy.

use std::path::Path;

#[test]
fn the_project_is_tidy() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let findings = xtask::tidy::check(root).unwrap();
    let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "\n{}", lines.join("\n"));
}
