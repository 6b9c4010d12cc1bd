//! The recorded games are replayed to the same results, by this program and by a stranger's.

mod evening;
mod program;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use program::{done, done_json, refused};
use proptest::prelude::*;
use serde_json::Value;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn recordings() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join("recordings")).unwrap().map(|entry| entry.unwrap().path());
    let mut records: Vec<_> = entries.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl")).collect();
    records.sort();
    assert!(!records.is_empty());
    records
}

/// The recorded games of Polterfass; which steps those of Goldbräu have to have is said in `crates/referee/tests/steps`.
fn polterfass() -> Vec<PathBuf> {
    let is_polterfass = |path: &PathBuf| std::fs::read_to_string(path).unwrap().contains(r#""game":"polterfass""#);
    recordings().into_iter().filter(is_polterfass).collect()
}

fn name(path: &Path) -> &str {
    path.file_stem().unwrap().to_str().unwrap()
}

#[test]
fn every_record_replays_to_the_same_result() {
    let mut results = String::new();
    for record in recordings() {
        let checked = done_json(&["record", "check", "--json", record.to_str().unwrap()], "");
        assert!(["holds", "luck_checked", "over"].iter().all(|&field| checked[field] == true), "{checked}");
        let (scores, winners, steps) = (&checked["scores"], &checked["winners"], &checked["actions"]);
        results += &format!("{}: {steps} actions, scores {scores}, winners {winners}\n", name(&record));
    }
    insta::assert_snapshot!(results);
}

/// Whether an event shows that a rule bites.
type Bites = fn(&Value) -> bool;

/// What has to happen in at least one of the recorded games of Polterfass.
#[test]
fn every_rule_bites_somewhere() {
    let rules: [(&str, Bites); 17] = [
        ("P2.1 repeated", |e| e["kind"] == "first_rolled" && e["again"] == true && e["tops"] == Value::Array(vec![])),
        ("P2.1 specials alone", |e| e["kind"] == "first_rolled" && e["again"] == true && e["tops"][0].is_string()),
        ("P4.2 one put back", |e| e["put_back"] == 1),
        ("P4.2 two put back", |e| e["put_back"] == 2),
        ("P4.4 failed", |e| e["kind"] == "failed"),
        ("P5.1 spoiled", |e| count(e, "destroyed") == 1 && count(e, "doubled") == 0),
        ("P5.2 double", |e| count(e, "destroyed") == 0 && count(e, "doubled") == 1),
        ("P5.3 two doubles", |e| count(e, "doubled") == 2),
        ("P5.4 two spoiled", |e| count(e, "destroyed") == 2),
        ("P5.6 one of each", |e| count(e, "destroyed") == 1 && count(e, "doubled") == 1),
        ("P5.7 nothing served", |e| e["served"] == 0),
        ("P6.3 enough", |e| e["verdict"] == "enough"),
        ("P6.4 several modest", |e| count(e, "modest") > 1 && e["modest"] != e["greediest"]),
        ("P6.5 all equal", |e| count(e, "modest") > 1 && e["modest"] == e["greediest"]),
        ("P6.5 without a plus", |e| e["verdict"] == "too_greedy" && count(e, "modest") == 0),
        ("P7.2 one winner", |e| count(e, "winners") == 1),
        ("P7.2 shared", |e| count(e, "winners") > 1),
    ];
    let mut missing: BTreeMap<&str, Bites> = rules.into_iter().collect();
    let (mut seats, mut negative) = (0, false);
    for record in polterfass() {
        let path = record.to_str().unwrap();
        let rows: Vec<Value> = lines(&std::fs::read_to_string(path).unwrap());
        let setup = &rows[0]["setup"];
        seats = seats.max(setup["seats"].as_u64().unwrap());
        let events: Vec<Value> = lines(&done(&["record", "show", "--json", path], ""));
        for event in events.iter().map(|numbered| &numbered["event"]) {
            missing.retain(|_, bites| !bites(event));
        }
        let scores = rows.last().unwrap()["scores"].as_array().unwrap();
        negative |= scores.iter().any(|score| score.as_i64() < Some(0));
    }
    assert!(missing.is_empty(), "{:?}", missing.keys());
    assert!(seats == 6 && negative);
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn count(event: &Value, field: &str) -> usize {
    event[field].as_array().map_or(0, Vec::len)
}

/// The checker that was written from the documents alone; none if there is no Python here.
fn stranger(records: &[&Path]) -> Option<Output> {
    let checker = root().join("docs/examples/check_record.py");
    Command::new("python3").arg(checker).args(records).output().ok()
}

#[test]
fn a_stranger_referees_them_by_the_documents_alone() {
    let records = recordings();
    let Some(output) = stranger(&records.iter().map(PathBuf::as_path).collect::<Vec<_>>()) else { return };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), records.len());
}

#[test]
fn both_notice_what_was_tampered_with() {
    let text = std::fs::read_to_string(root().join("recordings/goal-25.jsonl")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let line = |kind: &str| text.lines().position(|line| line.contains(&format!(r#""kind":"{kind}""#))).unwrap() + 1;
    let changes: [(&str, &str, &str, usize); 6] = [
        ("a roll", r#""kind":"barrels","stood":["#, r#""kind":"barrels","stood":[0,"#, line("luck") + 2),
        ("an order", r#""cards":["#, r#""cards":[9,"#, 0),
        ("the seat that acts", r#""kind":"act","seat":"#, r#""kind":"act","seat":2"#, 0),
        ("the scores", r#""scores":["#, r#""scores":[1"#, line("ended")),
        ("the secret", r#""secret":""#, r#""secret":"0"#, 0),
        ("the commitment", r#""commitment":""#, r#""commitment":"f"#, 0),
    ];
    for (what, before, after, named) in changes {
        // A longer number is another number; a longer hexadecimal text is cut to its length.
        let mut tampered = text.replacen(before, after, 1);
        if before.ends_with(":\"") {
            let at = tampered.find(after).unwrap() + after.len() + 63;
            tampered.remove(at);
        }
        assert_ne!(tampered, text, "{what}");
        let path = folder.path().join("tampered.jsonl");
        std::fs::write(&path, tampered).unwrap();
        let complaint = refused(&["record", "check", path.to_str().unwrap()], "");
        assert!(
            complaint.contains(&if named > 0 { format!("line {named}:") } else { "line ".into() }),
            "{what}: {complaint}"
        );
        if let Some(output) = stranger(&[&path]) {
            assert_eq!(output.status.code(), Some(1), "{what}");
        }
    }
}

#[test]
fn a_record_of_the_future_is_refused() {
    let text = std::fs::read_to_string(root().join("recordings/goal-25.jsonl")).unwrap();
    for (now, later) in [(r#""format":1"#, r#""format":2"#), (r#""rules":1"#, r#""rules":9"#)] {
        let complaint = refused(&["record", "check", "-"], &text.replacen(now, later, 1));
        assert!(complaint.contains("line 1") && complaint.contains("later version"), "{complaint}");
    }
    let complaint = refused(&["record", "check", "-"], &text.replacen("polterfass", "skat", 1));
    assert!(complaint.contains("no game called `skat`"), "{complaint}");
}

#[test]
fn a_table_of_people_is_recorded_as_ever() {
    let record = evening::played();
    let path = root().join("recordings/people.jsonl");
    if std::env::var_os("STAMMTISCH_RECORD").is_some() {
        std::fs::write(&path, &record).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), record);
    for kind in ["arranged", "sat", "computer", "stood", "renamed", "nonce", "stand_in"] {
        assert!(record.contains(&format!(r#""kind":"{kind}""#)), "{kind}");
    }
}

proptest! {
    #[test]
    fn garbage_is_no_record(text in "[\\{\\}\":,a-z0-9\\n]{0,200}") {
        let record = referee::Record::<polterfass::Polterfass>::parse(&text);
        prop_assert!(record.is_err() || record.unwrap().check().is_err());
    }

    /// A record with one byte changed, a line left out or cut off is refused in words or holds, but never panics.
    #[test]
    fn near_misses_never_panic(at in 0_usize..100_000, byte in 32_u8..127, drop in 0_usize..60) {
        near_miss::<polterfass::Polterfass>("goal-25", at, byte, drop)?;
        near_miss::<goldbraeu::Goldbraeu>("goldbraeu-full-firms", at, byte, drop)?;
    }
}

fn near_miss<G: referee::TableGame>(name: &str, at: usize, byte: u8, drop: usize) -> Result<(), TestCaseError> {
    let text = std::fs::read_to_string(root().join(format!("recordings/{name}.jsonl"))).unwrap();
    let mut bytes = text.clone().into_bytes();
    let at = at % bytes.len();
    bytes[at] = byte;
    let kept = text.lines().enumerate().filter(|(line, _)| *line != drop).map(|(_, line)| format!("{line}\n"));
    // The cut may be within a character.
    let cut = String::from_utf8_lossy(&text.as_bytes()[..at]).into_owned();
    for changed in [String::from_utf8_lossy(&bytes).into_owned(), kept.collect(), cut] {
        if let Err(error) = referee::Record::<G>::parse(&changed).and_then(|record| record.check().map(|_| ())) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
    Ok(())
}
