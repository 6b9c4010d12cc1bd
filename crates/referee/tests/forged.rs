//! Records in which every row can be read, and which are wrong all the same. The same files are shown to the checker that was
//! written from the documents alone (`docs/examples/check_record.py`), where there is a Python to run it.

#[allow(dead_code, reason = "the other tests use the rest of it")]
mod common;
mod forgery;
mod stranger;

use common::Played;
use forgery::Forgery;
use polterfass::Polterfass;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use referee::{Record, RecordError};
use serde_json::{Value, json};

/// The rows of a whole game of three.
fn rows() -> Vec<Value> {
    let mut played = Played::begun(3, 25);
    played.play(&mut ChaCha20Rng::seed_from_u64(5), 10_000);
    lines(&Record::<Polterfass>::of(played.journal).to_string())
}

/// The rows of a recorded game.
fn recorded(name: &str) -> Vec<Value> {
    lines(&std::fs::read_to_string(stranger::root().join(format!("recordings/{name}.jsonl"))).unwrap())
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn check(text: &str) -> Result<(), RecordError> {
    Record::<Polterfass>::parse(text)?.check().map(|_| ())
}

#[test]
fn what_is_true_holds() {
    let rows = rows();
    // A game may stop before its end, be it with nothing but the opening.
    let texts = [rows.len(), rows.len() - 2, 1].map(|length| Forgery::text(&rows[..length]));
    for text in &texts {
        check(text).unwrap();
    }
    if let Some(held) = stranger::holds(&texts) {
        assert_eq!(held, [true; 3]);
    }
}

#[test]
fn forgeries_are_refused_by_both() {
    let forgeries = forgery::all(&rows());
    for Forgery { what, text, why } in &forgeries {
        let error = check(text).expect_err(what).to_string();
        assert!(error.contains(why), "{what}: {error}");
    }
    let texts: Vec<String> = forgeries.iter().map(|forgery| forgery.text.clone()).collect();
    let Some(held) = stranger::holds(&texts) else { return };
    let fooled: Vec<_> =
        forgeries.iter().zip(held).filter(|(_, held)| *held).map(|(forgery, _)| forgery.what).collect();
    assert!(fooled.is_empty(), "{fooled:?}");
}

/// Every row left out, said twice or moved on, and every value in it replaced by others: both come to the same verdict.
#[test]
fn both_judge_every_small_change_alike() {
    let mut beginning = recorded("people");
    beginning.truncate(30);
    let mut changed = forgery::small_changes(&recorded("goal-25"), 12);
    changed.extend(forgery::small_changes(&beginning, 25));
    assert!(changed.len() > 1500, "{}", changed.len());
    let ours: Vec<bool> = changed.iter().map(|text| check(text).is_ok()).collect();
    assert!(ours.contains(&true) && ours.contains(&false));
    let Some(theirs) = stranger::holds(&changed) else { return };
    let differ = changed.iter().zip(ours.iter().zip(theirs)).filter(|(_, (ours, theirs))| *ours != theirs);
    let differ: Vec<_> = differ.map(|(text, (ours, _))| format!("ours says {ours}:\n{text}")).collect();
    assert!(differ.is_empty(), "{} differ:\n{}", differ.len(), differ.join("\n\n"));
}

#[test]
fn numbers_at_the_edge_are_taken_or_refused_without_harm() {
    let rows = rows();
    for n in [0, u64::MAX] {
        let mut first = rows[0].clone();
        first["n"] = json!(n);
        let text = [first.to_string(), rows[1].to_string()].join("\n");
        assert!(check(&text).is_err());
    }
}
