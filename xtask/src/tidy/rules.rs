//! Every rule of record has a test that cites it.

use std::collections::BTreeSet;

use super::{Finding, Tree};

/// The page with the rules of a game, and the crate that plays them.
const GAMES: &[(&str, &str)] =
    &[("docs/rules/polterfass.md", "crates/polterfass/"), ("docs/rules/goldbraeu.md", "crates/goldbraeu/")];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut cited = BTreeSet::new();
    for (path, text) in tree.iter().filter(|(path, _)| path.starts_with("crates/")) {
        // Some rules, such as talk at the table, are kept above the rules crates, so all crates are searched.
        if is_test_file(path) {
            cited.extend(rule_ids(text));
        } else if path.ends_with(".rs") {
            cited.extend(test_modules(text).into_iter().flat_map(rule_ids));
        }
    }
    let mut findings = Vec::new();
    for (page, home) in GAMES {
        if !tree.iter().any(|(path, _)| path.starts_with(home)) {
            continue;
        }
        let Some(text) = tree.get(page) else {
            findings.push(Finding::new(page, format!("missing, but {home} plays its rules")));
            continue;
        };
        for rule in text.lines().filter_map(rule_of_item).filter(|rule| !cited.contains(rule)) {
            findings.push(Finding::new(page, format!("no test cites {rule}")));
        }
    }
    findings
}

/// The rule that a list item such as `- P4.2 Rolling on: ...` states.
fn rule_of_item(line: &str) -> Option<&str> {
    let item = line.strip_prefix("- ")?;
    let id = item.split_whitespace().next()?;
    (rule_ids(id).next() == Some(id)).then_some(id)
}

/// The rules named in a text: a capital letter, a number, a dot, a number, standing alone.
fn rule_ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '.' || c == '_')).filter_map(|word| {
        let word = word.trim_end_matches('.');
        let (section, number) = word.strip_prefix(['P', 'G'])?.split_once('.')?;
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        (is_number(section) && is_number(number)).then_some(word)
    })
}

fn is_test_file(path: &str) -> bool {
    path.split('/').any(|part| matches!(part, "tests" | "fixtures" | "tests.rs"))
}

/// The bodies of the `#[cfg(test)]` modules of a file; rustfmt puts the closing brace where the module began.
fn test_modules(text: &str) -> Vec<&str> {
    let mut bodies = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("#[cfg(test)]\n") {
        let indent = before.rsplit('\n').next().unwrap_or_default();
        let is_module = after.lines().find(|line| !line.trim_start().starts_with("#[")).is_some_and(|line| {
            let line = line.trim_start();
            (line.starts_with("mod ") || line.starts_with("pub mod ")) && line.ends_with('{')
        });
        let end = after.find(&format!("\n{indent}}}\n")).unwrap_or(after.len());
        if is_module {
            bodies.push(&after[..end]);
            rest = &after[end..];
        } else {
            rest = after;
        }
    }
    bodies
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Rules\n- P1.1 Three to six.\n- P1.10 Ten.\nText about P9.9.\n";

    fn uncited(path: &str, text: &str) -> Vec<String> {
        let tree = Tree::from([("docs/rules/polterfass.md", PAGE), ("crates/polterfass/src/lib.rs", ""), (path, text)]);
        check(&tree).into_iter().map(|finding| finding.reason).collect()
    }

    #[test]
    fn a_rule_without_a_test_fails() {
        assert_eq!(
            uncited("crates/polterfass/src/a.rs", "// P1.1, P1.10"),
            ["no test cites P1.1", "no test cites P1.10"]
        );
    }

    #[test]
    fn longer_numbers_are_other_rules() {
        assert_eq!(uncited("crates/polterfass/tests/a.rs", "// P1.10."), ["no test cites P1.1"]);
        assert_eq!(uncited("crates/polterfass/tests/a.rs", "// P1.1 XP1.10 P1.10x"), ["no test cites P1.10"]);
    }

    #[test]
    fn fixtures_and_test_modules_count() {
        assert_eq!(uncited("crates/polterfass/fixtures/bill.txt", "P1.1\nP1.10"), [""; 0]);
        let module = "#[cfg(test)]\nmod tests {\n    // P1.1\n    fn f() {\n    }\n    // P1.10\n}\n";
        assert_eq!(uncited("crates/polterfass/src/a.rs", module), [""; 0]);
    }

    #[test]
    fn what_stands_outside_the_test_module_does_not_count() {
        let text = "#[cfg(test)]\nuse a::b;\n// P1.1\n#[cfg(test)]\nmod tests {\n    // P1.10\n}\n// P1.1\n";
        assert_eq!(uncited("crates/polterfass/src/a.rs", text), ["no test cites P1.1"]);
    }

    #[test]
    fn a_game_that_is_not_there_yet_needs_no_tests() {
        assert!(check(&Tree::from([("docs/rules/goldbraeu.md", "- G1.1 Three or four.\n")])).is_empty());
        let tree =
            Tree::from([("docs/rules/goldbraeu.md", "- G1.1 Three or four.\n"), ("crates/goldbraeu/src/lib.rs", "")]);
        assert_eq!(check(&tree).len(), 1);
    }
}
