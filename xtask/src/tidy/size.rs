//! No file of code over 500 lines.

use super::{Finding, Tree};

const MOST: usize = 500;
const CODE: &[&str] = &["rs", "ts", "mts", "js", "mjs", "svelte"];
const DATA: &[&str] = &["data", "fixtures", "generated", "snapshots"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let code = tree.iter().filter(|(path, text)| is_code(path) && !is_data(path) && !is_generated(text));
    code.map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > MOST)
        .map(|(path, lines)| Finding::new(path, format!("{lines} lines; cut it along its seams, {MOST} are the most")))
        .collect()
}

fn is_code(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, extension)| CODE.contains(&extension))
}

fn is_data(path: &str) -> bool {
    path.split('/').any(|part| DATA.contains(&part))
}

fn is_generated(text: &str) -> bool {
    let marks = ["do not edit", "Do not edit", "@generated"];
    text.lines().take(3).any(|line| marks.iter().any(|mark| line.contains(mark)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, first: &str, lines: usize) -> usize {
        let text = format!("{first}\n{}", "x\n".repeat(lines - 1));
        check(&Tree::from([(path, text.as_str())])).len()
    }

    #[test]
    fn long_code_fails() {
        assert_eq!(findings("crates/a/src/lib.rs", "", 500), 0);
        assert_eq!(findings("crates/a/src/lib.rs", "", 501), 1);
        assert_eq!(findings("web/src/A.svelte", "", 501), 1);
    }

    #[test]
    fn data_and_generated_files_may_be_long() {
        assert_eq!(findings("web/package-lock.json", "", 9000), 0);
        assert_eq!(findings("crates/a/tests/fixtures/a.rs", "", 501), 0);
        assert_eq!(findings("web/src/wire.ts", "// Made by hand.", 501), 1);
        assert_eq!(findings("web/src/wire.ts", "// Made by a test; do not edit.", 501), 0);
    }
}
