//! `stammtisch rules`: every rule of record has its words in every language, and is found by number and by words.

mod program;

use std::collections::BTreeSet;
use std::path::Path;

use program::{done, refused};
use stammtisch::words::Language;

fn file(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).unwrap()
}

/// The numbers of a page of docs/rules, as ids of messages.
fn numbers(game: &str) -> BTreeSet<String> {
    let page = file(&format!("docs/rules/{game}.md"));
    let ids = page.lines().filter_map(|line| {
        let (kind, rest) = line
            .strip_prefix("- ")
            .map(|rest| ("rule", rest))
            .or(line.strip_prefix("## ").map(|rest| ("rules", rest)))?;
        let number = rest.split(' ').next()?;
        let is_number = number.starts_with(['P', 'G'])
            && number[1..].bytes().all(|b| b.is_ascii_digit() || b == b'.')
            && number.len() > 1;
        is_number.then(|| format!("{kind}-{}", number.to_lowercase().replace('.', "-")))
    });
    ids.collect()
}

/// The messages of a file of rules that are no pictures.
fn messages(language: &str, game: &str) -> BTreeSet<String> {
    let words = file(&format!("locales/{language}/rules-{game}.ftl"));
    let ids = words.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
    ids.filter(|id| id.starts_with("rule") && !id.starts_with("rules-picture-")).collect()
}

#[test]
fn every_rule_has_its_words_and_no_words_lack_a_rule() {
    for game in ["polterfass", "goldbraeu"] {
        let numbers = numbers(game);
        assert!(numbers.len() > 40);
        for language in Language::ALL.map(Language::code) {
            assert_eq!(messages(language, game), numbers, "{game} in {language}");
            let all = done(&["rules", game, "--lang", language], "");
            assert!(all.lines().count() > numbers.len(), "{game} in {language}");
        }
    }
}

#[test]
fn one_rule_is_told_by_its_number() {
    let failed = done(&["rules", "polterfass", "p4.4"], "");
    assert!(failed.starts_with("P4.4    If not one barrel"), "{failed}");
    assert_eq!(failed, done(&["rules", "polterfass", "4.4"], ""));
    assert_eq!(failed.matches("P4.").count(), 1);
}

#[test]
fn a_section_has_its_heading_and_its_rules_with_their_marks() {
    let serving = done(&["rules", "polterfass", "P4", "--language", "de"], "");
    assert!(serving.starts_with("P4      Der Ausschank\n\nP4.1  "), "{serving}");
    assert!(serving.contains("[Hausregel]"), "{serving}");
    let goal = done(&["rules", "polterfass", "P7.1"], "");
    assert!(goal.contains("[option]"), "{goal}");
}

#[test]
fn words_are_found_whatever_their_case_and_accents() {
    let found = done(&["rules", "polterfass", "VERDORBENE", "fass", "--lang", "de"], "");
    assert!(found.contains("P5.1 ") && !found.contains("P1.1 "), "{found}");
    assert_eq!(found, done(&["rules", "polterfass", "verdorbene", "FÄSS", "--lang", "de"], ""));
    let russian = done(&["rules", "polterfass", "еще", "--lang", "ru"], "");
    assert!(russian.contains("ещё"), "{russian}");
}

#[test]
fn what_is_not_there_is_named_with_what_is_nearest() {
    let rule = refused(&["rules", "polterfass", "P4.9"], "");
    assert!(rule.contains("there is no rule P4.9") && rule.contains("P4.3, P4.4, P4.5"), "{rule}");
    let other = refused(&["rules", "polterfass", "G5.1"], "");
    assert!(other.contains("there is no rule G5.1") && other.contains("P5.1"), "{other}");
    let words = refused(&["rules", "polterfass", "champagne"], "");
    assert!(words.contains("no rule has the words champagne"), "{words}");
    assert!(refused(&["rules", "skat"], "").contains("polterfass, goldbraeu"));
}
