//! Records in which every row can be read, and which are wrong all the same. The same files are shown to the checker that was
//! written from the documents alone (`docs/examples/check_record.py`), where there is a Python to run it.

#[allow(dead_code, reason = "the other tests use the rest of it")]
mod common;
mod forgery;
mod stranger;

use common::Played;
use forgery::Forgery;
use goldbraeu::Goldbraeu;
use polterfass::Polterfass;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use referee::{Record, RecordError, TableGame};
use serde_json::{Value, json};

/// The rows of a whole game of Polterfass for three.
fn barrels() -> Vec<Value> {
    let mut played = Played::begun(3, 25);
    played.play(&mut ChaCha20Rng::seed_from_u64(5), 10_000);
    lines(&Record::<Polterfass>::of(played.journal).to_string())
}

/// The rows of a whole game of Goldbräu for three, as if people had sat there.
fn gardens() -> Vec<Value> {
    let mut rows = recorded("goldbraeu-full-firms");
    for row in rows.iter_mut().filter(|row| row["kind"] == "computer") {
        row["kind"] = json!("sat");
        row.as_object_mut().unwrap().remove("player");
    }
    rows
}

/// The rows of a recorded game.
fn recorded(name: &str) -> Vec<Value> {
    lines(&std::fs::read_to_string(stranger::root().join(format!("recordings/{name}.jsonl"))).unwrap())
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn check<G: TableGame>(text: &str) -> Result<(), RecordError> {
    Record::<G>::parse(text)?.check().map(|_| ())
}

/// What is true holds; a game may stop before its end, be it with nothing but the opening.
fn hold<G: TableGame>(rows: &[Value]) {
    let texts = [rows.len(), rows.len() - 2, 1].map(|length| Forgery::text(&rows[..length]));
    for text in &texts {
        check::<G>(text).unwrap();
    }
    if let Some(held) = stranger::holds(&texts) {
        assert_eq!(held, [true; 3]);
    }
}

/// Refused by our check for the reasons that are expected; gives those that fool the other one, if it can be run.
fn refuse<G: TableGame>(forgeries: &[Forgery]) -> Option<Vec<&'static str>> {
    for Forgery { what, text, why } in forgeries {
        let error = check::<G>(text).expect_err(what).to_string();
        assert!(error.contains(why), "{what}: {error}");
    }
    let texts: Vec<String> = forgeries.iter().map(|forgery| forgery.text.clone()).collect();
    let held = stranger::holds(&texts)?;
    Some(forgeries.iter().zip(held).filter(|(_, held)| *held).map(|(forgery, _)| forgery.what).collect())
}

/// Both come to the same verdict on each of these.
fn alike<G: TableGame>(texts: &[String]) {
    let ours: Vec<bool> = texts.iter().map(|text| check::<G>(text).is_ok()).collect();
    assert!(ours.contains(&true) && ours.contains(&false));
    let Some(theirs) = stranger::holds(texts) else { return };
    let differ = texts.iter().zip(ours.iter().zip(theirs)).filter(|(_, (ours, theirs))| *ours != theirs);
    let differ: Vec<_> = differ.map(|(text, (ours, _))| format!("ours says {ours}:\n{text}")).collect();
    assert!(differ.is_empty(), "{} differ:\n{}", differ.len(), differ.join("\n\n"));
}

#[test]
fn what_is_true_holds() {
    hold::<Polterfass>(&barrels());
    hold::<Goldbraeu>(&gardens());
}

#[test]
fn forgeries_are_refused_by_both() {
    let fooled = [
        refuse::<Polterfass>(&forgery::polterfass::all(&barrels())),
        refuse::<Goldbraeu>(&forgery::goldbraeu::all(&gardens())),
    ];
    let fooled: Vec<_> = fooled.into_iter().flatten().flatten().collect();
    assert!(fooled.is_empty(), "{fooled:?}");
}

/// What only the project's own check can notice, as the page on the format says.
#[test]
fn further_rules_of_goldbraeu_are_beyond_the_stranger() {
    let forgeries = forgery::goldbraeu::against_further_rules(&gardens());
    let Some(fooled) = refuse::<Goldbraeu>(&forgeries) else { return };
    assert_eq!(fooled, forgeries.iter().map(|forgery| forgery.what).collect::<Vec<_>>());
}

/// Every row left out, said twice or moved on, and every value in it replaced by others.
#[test]
fn both_judge_every_small_change_alike() {
    let mut beginning = recorded("people");
    beginning.truncate(30);
    let mut changed = forgery::small_changes(&recorded("goal-25"), 12);
    changed.extend(forgery::small_changes(&beginning, 25));
    assert!(changed.len() > 1500, "{}", changed.len());
    alike::<Polterfass>(&changed);
}

/// The same for the setup and all luck of Goldbräu, and for its first hands and bosses.
#[test]
fn both_judge_setup_and_luck_of_goldbraeu_alike() {
    let mut rows = gardens();
    // What makes a map playable the stranger does not know.
    rows[0]["setup"].as_object_mut().unwrap().remove("map");
    let first_pick = rows.iter().position(|row| row["action"]["kind"] == "pick").unwrap();
    rows.truncate(first_pick + 20);
    let changed = forgery::small_changes_where(&rows, |at, row| at <= first_pick || row["kind"] == "luck");
    assert!(changed.len() > 1500, "{}", changed.len());
    alike::<Goldbraeu>(&changed);
}

/// Whatever is changed in the course of the days: what the rules allow, the stranger does not refuse.
#[test]
fn the_stranger_refuses_nothing_that_the_rules_of_goldbraeu_allow() {
    let rows = recorded("goldbraeu-empty-pile");
    let some = |at: usize, row: &Value| row["kind"] == "act" && at > 30 && at.is_multiple_of(60);
    let changed = forgery::small_changes_where(&rows, some);
    let ours: Vec<bool> = changed.iter().map(|text| check::<Goldbraeu>(text).is_ok()).collect();
    assert!(ours.contains(&true));
    let Some(theirs) = stranger::holds(&changed) else { return };
    let refused = changed.iter().zip(ours.iter().zip(theirs)).filter(|(_, (ours, theirs))| **ours && !theirs);
    let refused: Vec<_> = refused.map(|(text, _)| text.as_str()).collect();
    assert!(refused.is_empty(), "{}", refused.join("\n\n"));
}

#[test]
fn numbers_at_the_edge_are_taken_or_refused_without_harm() {
    let rows = barrels();
    for n in [0, u64::MAX] {
        let mut first = rows[0].clone();
        first["n"] = json!(n);
        let text = [first.to_string(), rows[1].to_string()].join("\n");
        assert!(check::<Polterfass>(&text).is_err());
    }
}
