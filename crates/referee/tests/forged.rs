//! Records in which every row can be read, and which are wrong all the same.

#[allow(dead_code, reason = "the other tests use the rest of it")]
mod common;

use common::Played;
use polterfass::Polterfass;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use referee::{Record, RecordError};
use serde_json::{Value, json};

/// The rows of a whole game of three.
fn rows() -> Vec<Value> {
    let mut played = Played::begun(3, 25);
    played.play(&mut ChaCha20Rng::seed_from_u64(5), 10_000);
    let text = Record::<Polterfass>::of(played.journal).to_string();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Numbers the rows anew and checks them.
fn check(rows: &[Value]) -> Result<(), RecordError> {
    let numbered = rows.iter().enumerate().map(|(index, row)| {
        let mut row = row.clone();
        row["n"] = json!(index + 1);
        row.to_string()
    });
    let text = numbered.collect::<Vec<_>>().join("\n");
    Record::<Polterfass>::parse(&text)?.check().map(|_| ())
}

#[track_caller]
fn does_not_hold(rows: &[Value], why: &str) {
    let error = check(rows).expect_err(why).to_string();
    assert!(error.contains(why), "{error}");
}

fn place(rows: &[Value], kind: &str) -> usize {
    rows.iter().position(|row| row["kind"] == kind).unwrap()
}

#[test]
fn the_true_record_holds() {
    check(&rows()).unwrap();
}

#[test]
fn nobody_sits_down_rises_or_changes_the_luck_once_the_game_has_begun() {
    let rows = rows();
    let began = place(&rows, "began");
    let setup = rows[0]["setup"].clone();
    let mut fewer = setup.clone();
    fewer["seats"] = json!(6);
    for row in [
        json!({ "kind": "sat", "seat": 1, "name": "Eve" }),
        json!({ "kind": "stood", "seat": 1, "removed": true }),
        json!({ "kind": "nonce", "seat": 1, "nonce": "00".repeat(16) }),
        json!({ "kind": "arranged", "setup": setup, "options": {} }),
        json!({ "kind": "arranged", "setup": fewer, "options": {} }),
    ] {
        let mut forged = rows.clone();
        let mut row = row;
        row["at"] = json!(0);
        forged.insert(began + 1, row);
        does_not_hold(&forged, "the game has begun");
    }
}

#[test]
fn a_game_does_not_begin_with_free_chairs() {
    let mut rows = rows();
    let sat = rows.iter().rposition(|row| row["kind"] == "sat").unwrap();
    rows.remove(sat);
    does_not_hold(&rows, "chair");
}

#[test]
fn a_game_that_is_over_ends_with_its_secret_once() {
    let rows = rows();
    let ended = rows.len() - 1;
    assert_eq!(rows[ended]["kind"], "ended");
    // Without it nobody could check the luck of a forged game.
    does_not_hold(&rows[..ended], "`ended`");
    let twice = [&rows[..], &rows[ended..]].concat();
    does_not_hold(&twice, "ended already");
    check(&rows[..ended - 1]).expect("a game may stop before its end");
}

#[test]
fn there_is_no_version_0() {
    for field in ["rules", "format"] {
        let mut rows = rows();
        rows[0][field] = json!(0);
        does_not_hold(&rows, "version");
    }
}

#[test]
fn numbers_at_the_edge_are_taken_or_refused_without_harm() {
    let rows = rows();
    for n in [0, u64::MAX] {
        let mut first = rows[0].clone();
        first["n"] = json!(n);
        let text = [first.to_string(), rows[1].to_string()].join("\n");
        assert!(Record::<Polterfass>::parse(&text).unwrap().check().is_err());
    }
}
