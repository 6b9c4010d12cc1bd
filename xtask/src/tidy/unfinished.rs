//! Nothing left undone, and no test left out.

use super::{Finding, Tree};

/// Cut in two so that this file passes its own check.
const IN_RUST: &[&str] = &[concat!("todo", "!"), concat!("unimplemented", "!"), concat!("#[ign", "ore")];
const IN_SCRIPT: &[&str] = &[
    concat!(".on", "ly("),
    concat!("test.", "skip"),
    concat!("it.", "skip"),
    concat!("describe.", "skip"),
    concat!("test.", "todo"),
    concat!("it.", "todo"),
    concat!("test.", "fixme"),
];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.iter() {
        let marks = match path.rsplit_once('.').map(|(_, extension)| extension) {
            Some("rs") => IN_RUST,
            Some("ts" | "mts" | "js" | "mjs" | "svelte") => IN_SCRIPT,
            _ => continue,
        };
        for (index, line) in text.lines().enumerate() {
            if let Some(mark) = marks.iter().find(|mark| stands_alone(line, mark)) {
                findings.push(Finding::at(path, index + 1, format_args!("`{mark}`: finish it or leave it out")));
            }
        }
    }
    findings
}

/// Whether the mark is not the end of a longer word: `submit.skip` is no `it.skip`.
fn stands_alone(line: &str, mark: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(mark).any(|(start, _)| !(mark.starts_with(is_word) && line[..start].ends_with(is_word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_fails_where_it_means_something() {
        for mark in IN_RUST {
            assert_eq!(check(&Tree::from([("a.rs", *mark), ("a.ts", *mark), ("a.md", *mark)])).len(), 1, "{mark}");
        }
        for mark in IN_SCRIPT {
            let text = format!("  test{mark}");
            let text = if mark.starts_with('.') { text.as_str() } else { mark };
            assert_eq!(check(&Tree::from([("a.rs", text), ("a.ts", text), ("a.md", text)])).len(), 1, "{mark}");
        }
    }

    #[test]
    fn longer_words_pass() {
        assert!(check(&Tree::from([("a.ts", concat!("submit.", "skip()"))])).is_empty());
    }
}
