//! Every language has every message.

use std::collections::{BTreeMap, BTreeSet};

use super::{Finding, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut locales = BTreeSet::new();
    let mut files: BTreeMap<&str, BTreeMap<&str, BTreeSet<String>>> = BTreeMap::new();
    for (path, text) in tree.iter() {
        let Some((locale, file)) = path.strip_prefix("locales/").and_then(|rest| rest.split_once('/')) else {
            continue;
        };
        if !file.ends_with(".ftl") {
            continue;
        }
        let mut messages = BTreeSet::new();
        for message in message_ids(text) {
            if let Some(twice) = messages.replace(message) {
                findings.push(Finding::new(path, format!("has `{twice}` twice")));
            }
        }
        locales.insert(locale);
        files.entry(file).or_default().insert(locale, messages);
    }
    for (file, by_locale) in &files {
        let all: BTreeSet<&String> = by_locale.values().flatten().collect();
        for locale in &locales {
            let path = format!("locales/{locale}/{file}");
            let Some(messages) = by_locale.get(locale) else {
                findings.push(Finding::new(&path, "missing, but another language has it"));
                continue;
            };
            let missing = all.iter().filter(|message| !messages.contains(**message));
            findings.extend(
                missing.map(|message| Finding::new(&path, format!("lacks `{message}`, which another language has"))),
            );
        }
    }
    findings
}

/// Messages, and their attributes as `message.attribute`; terms, which start with `-`, are each language's own affair.
fn message_ids(text: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut message = None;
    for line in text.lines() {
        let attribute = line.trim_start().strip_prefix('.').filter(|_| line.starts_with([' ', '\t']));
        if let Some(name) = attribute.and_then(defined) {
            ids.extend(message.map(|message| format!("{message}.{name}")));
        } else if line.starts_with('-') {
            message = None;
        } else if let Some(name) = defined(line) {
            message = Some(name);
            ids.push(name.to_owned());
        }
    }
    ids
}

/// What a line such as `name = value` defines.
fn defined(line: &str) -> Option<&str> {
    let name = line.split_once('=')?.0.trim_end();
    let starts = name.starts_with(|c: char| c.is_ascii_alphabetic());
    (starts && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(de: &str, ru: &str) -> Vec<String> {
        check(&Tree::from([("locales/de/a.ftl", de), ("locales/ru/a.ftl", ru)]))
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    #[test]
    fn equal_sets_pass() {
        assert_eq!(
            findings("-wirt = Wirt\na = A\n# x = y\nb =\n    c = d\n    .t = T\n", "b = Б\n .t = Т\na = А\n"),
            [""; 0]
        );
    }

    #[test]
    fn a_missing_message_or_attribute_fails() {
        assert_eq!(findings("a = A\nb = B\n", "a = А\n"), ["locales/ru/a.ftl: lacks `b`, which another language has"]);
        assert_eq!(
            findings("a = A\n", "a = А\n  .t = T\n"),
            ["locales/de/a.ftl: lacks `a.t`, which another language has"]
        );
    }

    #[test]
    fn a_message_said_twice_fails() {
        assert_eq!(findings("a = A\na = B\n", "a = А\n"), ["locales/de/a.ftl: has `a` twice"]);
    }

    #[test]
    fn a_missing_file_fails() {
        let tree = Tree::from([("locales/de/a.ftl", ""), ("locales/de/b.ftl", ""), ("locales/fr/a.ftl", "")]);
        assert_eq!(check(&tree), [Finding::new("locales/fr/b.ftl", "missing, but another language has it")]);
    }
}
