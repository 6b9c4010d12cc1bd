//! Steps: each acknowledged one once, where it was acknowledged, as it was sent.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Step, What};
use crate::Row;
use crate::notes::StepNotes;

pub(super) fn check(rows: &[Row], sent: &BTreeMap<(u64, String), StepNotes>) -> Vec<What> {
    let mut faults = Vec::new();
    let mut done: BTreeMap<(u64, String), u64> = BTreeMap::new();
    // By seat and guest: the last step so far.
    let mut last: BTreeMap<(u64, String), (u64, String)> = BTreeMap::new();
    for row in rows {
        let Some(key) = name_of(row) else { continue };
        let step = step(&key);
        match sent.get(&key) {
            None => faults.push(What::Invented { step: step.clone(), n: row.n }),
            Some(notes) if notes.sent == 0 => faults.push(What::Invented { step: step.clone(), n: row.n }),
            Some(notes) => {
                if !agree(&notes.command, key.0, &row.says) {
                    faults.push(What::Altered { step: step.clone(), n: row.n });
                }
                if notes.refused.is_some() {
                    faults.push(What::RefusedAndDone { step: step.clone(), n: row.n });
                }
            }
        }
        if let Some((guest, count)) = guest_and_count(&key.1) {
            let before = last.insert((key.0, guest), (count, key.1.clone()));
            if let Some((_, id)) = before.filter(|(before, _)| *before > count) {
                let earlier = step.clone();
                let later = Step { seat: key.0, id };
                faults.push(What::Reordered { earlier, later, n: row.n });
            }
        }
        if let Some(first) = done.get(&key) {
            faults.push(What::Twice { step, first: *first, again: row.n });
        } else {
            done.insert(key, row.n);
        }
    }
    for (key, notes) in sent {
        let Some(n) = notes.acknowledged else { continue };
        let there = rows.iter().find(|row| row.n == n);
        match there {
            None => faults.push(What::Lost { step: step(key), n }),
            Some(row) if name_of(row).as_ref() != Some(key) => {
                faults.push(What::Displaced { step: step(key), n });
                if !done.contains_key(key) {
                    faults.push(What::Lost { step: step(key), n });
                }
            }
            Some(_) => {}
        }
    }
    faults
}

fn step((seat, id): &(u64, String)) -> Step {
    Step { seat: *seat, id: id.clone() }
}

/// The seat and name of the step that a row came from; none if the house did it.
fn name_of(row: &Row) -> Option<(u64, String)> {
    Some((row.says["from"].as_u64()?, row.says["id"].as_str()?.to_owned()))
}

/// Guests name their steps by their own number and a count.
fn guest_and_count(id: &str) -> Option<(String, u64)> {
    let (guest, count) = id.rsplit_once('-')?;
    Some((guest.to_owned(), count.parse().ok()?))
}

/// Whether a row says what the command of a seat wants.
fn agree(command: &Value, seat: u64, row: &Value) -> bool {
    let same = |field: &str| command[field] == row[field];
    let is = |kind: &str| row["kind"] == kind;
    let of_seat = row["seat"] == seat;
    match command["kind"].as_str() {
        Some("act") => is("act") && of_seat && row["by"] == "person" && same("action"),
        Some("nonce") => is("nonce") && of_seat && same("nonce"),
        Some("begin") => is("began"),
        Some("take_back") => is("stand_in") && of_seat && row["why"].is_null(),
        Some("say") => is("said") && of_seat && same("text"),
        _ => false,
    }
}
