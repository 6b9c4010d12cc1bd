//! The checker finds what it is there for: a journal is doctored, and it says so.

use serde_json::{Value, json};

use super::*;
use crate::Row;

const TABLE: &str = "oak";

fn row(n: u64, says: Value) -> Row {
    let at = 1_000 + n;
    let mut whole = json!({ "n": n, "at": at });
    if let (Some(whole), Value::Object(says)) = (whole.as_object_mut(), says) {
        whole.extend(says);
    }
    Row { n, at, says: whole }
}

fn act(n: u64, seat: u64, id: &str, card: u64) -> Row {
    row(n, json!({ "id": id, "from": seat, "kind": "act", "seat": seat, "by": "person", "action": { "card": card } }))
}

/// A table at which two seats have played.
fn evening() -> (Journal, Notes) {
    let rows = vec![
        row(1, json!({ "kind": "opened" })),
        row(2, json!({ "kind": "nonce", "seat": 0, "nonce": "00", "from": 0, "id": "1-1" })),
        row(3, json!({ "kind": "began", "from": 0, "id": "1-2" })),
        act(4, 0, "1-3", 7),
        row(5, json!({ "kind": "luck", "ordinal": 0, "draw": 3 })),
        act(6, 1, "1-1", 8),
        act(7, 0, "1-4", 9),
        row(8, json!({ "kind": "said", "seat": 1, "text": "Prost", "from": 1, "id": "1-2" })),
    ];
    let notes = Notes::default();
    let said = |seat: u64, id: &str, n: u64, command: Value| {
        notes.sent(TABLE, seat, &json!({ "type": "do", "id": id, "command": command }).to_string());
        let events: Vec<Value> = rows[..usize::try_from(n).unwrap()].iter().map(event).collect();
        let update = json!({ "type": "update", "n": n, "since": 0, "events": events });
        notes.came(TABLE, &format!("seat {seat}"), Some(seat), &update.to_string());
        notes.came(TABLE, &format!("seat {seat}"), Some(seat), &json!({ "type": "ack", "id": id, "n": n }).to_string());
    };
    said(0, "1-1", 2, json!({ "kind": "nonce", "nonce": "00" }));
    said(0, "1-2", 3, json!({ "kind": "begin" }));
    said(0, "1-3", 4, json!({ "kind": "act", "action": { "card": 7 }, "asked": 3 }));
    said(1, "1-1", 6, json!({ "kind": "act", "action": { "card": 8 }, "asked": 5 }));
    said(0, "1-4", 7, json!({ "kind": "act", "action": { "card": 9 }, "asked": 6 }));
    said(1, "1-2", 8, json!({ "kind": "say", "text": "Prost" }));
    // A second tab was too late.
    notes.sent(TABLE, 0, r#"{"type":"do","id":"2-1","command":{"kind":"act","action":{"card":5},"asked":6}}"#);
    notes.came(TABLE, "tab", Some(0), r#"{"type":"refused","id":"2-1","error":{"code":"already_decided"}}"#);
    (Journal { tables: [(TABLE.to_owned(), rows)].into() }, notes)
}

fn event(row: &Row) -> Value {
    let kind = &row.says["kind"];
    let scope = if kind == "act" || kind == "luck" { "game" } else { "table" };
    json!({ "n": row.n, "at": row.at, "event": { "scope": scope, "kind": kind } })
}

/// What is found after the journal was doctored.
fn found(doctor: impl FnOnce(&mut Vec<Row>)) -> Vec<What> {
    let (mut journal, notes) = evening();
    doctor(journal.tables.get_mut(TABLE).unwrap());
    check(&journal, &notes).into_iter().map(|fault| fault.what).collect()
}

/// Numbers rows anew, as a forger would.
fn renumber(rows: &mut [Row]) {
    for (n, row) in (1..).zip(rows) {
        (row.n, row.at) = (n, 1_000 + n);
        (row.says["n"], row.says["at"]) = (n.into(), (1_000 + n).into());
    }
}

fn has(faults: &[What], wanted: impl Fn(&What) -> bool) {
    assert!(faults.iter().any(wanted), "{faults:?}");
}

#[test]
fn an_honest_journal_is_passed() {
    assert_eq!(found(|_| {}), []);
}

#[test]
fn every_row_that_is_dropped_is_missed() {
    for dropped in 0..8 {
        let gap = found(|rows| drop(rows.remove(dropped)));
        assert!(!gap.is_empty(), "row {}", dropped + 1);
        let closed = found(|rows| {
            rows.remove(dropped);
            renumber(rows);
        });
        assert!(!closed.is_empty(), "row {}, the gap closed", dropped + 1);
    }
    has(&found(|rows| drop(rows.pop())), |what| matches!(what, What::Lost { n: 8, .. }));
    has(&found(|rows| drop(rows.remove(3))), |what| matches!(what, What::Numbering { expected: 4, found: 5 }));
    has(&found(Vec::clear), |what| matches!(what, What::Lost { n: 2, .. }));
}

#[test]
fn every_row_that_is_doubled_is_one_too_many() {
    for doubled in 0..8 {
        let faults = found(|rows| {
            let again = rows[doubled].clone();
            rows.push(again);
            renumber(rows);
        });
        let is_step = ![0, 4].contains(&doubled);
        if is_step {
            has(&faults, |what| matches!(what, What::Twice { .. }));
        }
        let beside = found(|rows| {
            let again = rows[doubled].clone();
            rows.insert(doubled, again);
            renumber(rows);
        });
        assert!(!beside.is_empty(), "row {}", doubled + 1);
    }
}

#[test]
fn every_two_rows_that_change_places_are_noticed() {
    for first in 0..7 {
        for second in first + 1..8 {
            let faults = found(|rows| {
                rows.swap(first, second);
                renumber(rows);
            });
            assert!(!faults.is_empty(), "rows {} and {}", first + 1, second + 1);
        }
    }
    let faults = found(|rows| {
        rows.swap(3, 6);
        renumber(rows);
    });
    has(&faults, |what| matches!(what, What::Reordered { .. }));
}

#[test]
fn every_step_that_is_altered_is_noticed() {
    has(&found(|rows| rows[3].says["action"]["card"] = 1.into()), |what| matches!(what, What::Altered { n: 4, .. }));
    has(&found(|rows| rows[3].says["seat"] = 1.into()), |what| matches!(what, What::Altered { n: 4, .. }));
    has(&found(|rows| rows[3].says["by"] = "computer".into()), |what| matches!(what, What::Altered { n: 4, .. }));
    has(&found(|rows| rows[3].says["from"] = 1.into()), |what| matches!(what, What::Displaced { n: 4, .. }));
    has(&found(|rows| rows[7].says["text"] = "Pfui".into()), |what| matches!(what, What::Altered { n: 8, .. }));
    has(&found(|rows| rows[4].says["kind"] = "host".into()), |what| matches!(what, What::ToldOtherwise(5)));
    has(&found(|rows| rows[4].at = 9), |what| matches!(what, What::OlderThanBefore(5)));
    has(&found(|rows| rows[4].at = 9), |what| matches!(what, What::Label(5)));
    has(&found(|rows| rows.push(act(9, 0, "2-1", 5))), |what| matches!(what, What::RefusedAndDone { n: 9, .. }));
    has(&found(|rows| rows.push(act(9, 0, "1-5", 5))), |what| matches!(what, What::Invented { n: 9, .. }));
}

#[test]
fn a_server_that_contradicts_itself_is_noticed() {
    for frame in [
        // Row 4 again under another number, a row that went away, one that was left out, and one that was another.
        json!({ "type": "ack", "id": "1-3", "n": 5 }),
        json!({ "type": "refused", "id": "1-3", "error": { "code": "too_late" } }),
        json!({ "type": "update", "n": 5, "since": 5, "events": [] }),
        json!({ "type": "update", "n": 12, "since": 10, "events": [] }),
        json!({ "type": "update", "n": 12, "since": 7, "events": [] }),
        json!({ "type": "update", "n": 8, "since": 3, "events": [{ "n": 4, "at": 7, "event": { "scope": "game", "kind": "act" } }] }),
    ] {
        let (journal, notes) = evening();
        notes.came(TABLE, "seat 0", Some(0), &frame.to_string());
        assert!(!check(&journal, &notes).is_empty(), "{frame}");
    }
}
