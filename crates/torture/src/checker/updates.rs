//! Updates: what clients were told is what the journal says.

use serde_json::Value;

use super::What;
use crate::Row;
use crate::notes::TableNotes;

pub(super) fn check(rows: &[Row], notes: &TableNotes) -> Vec<What> {
    let mut faults: Vec<What> = notes.contradictions.iter().cloned().map(What::Contradiction).collect();
    let last = rows.last().map_or(0, |row| row.n);
    for (guest, n) in &notes.told {
        if *n > last {
            faults.push(What::ToldTooMuch { guest: guest.clone(), n: *n, last });
        }
    }
    for (n, (at, happened)) in &notes.events {
        let row = rows.iter().find(|row| row.n == *n);
        if row.is_none_or(|row| row.at != *at || !fits(&row.says, happened)) {
            faults.push(What::ToldOtherwise(*n));
        }
    }
    faults
}

/// Whether this may have happened by such a row.
fn fits(row: &Value, happened: &[String]) -> bool {
    let kind = row["kind"].as_str().unwrap_or_default();
    let of_game = ["act", "luck", "began", "ended"];
    happened.iter().all(|event| match event.split_once(' ') {
        Some(("game", _)) => of_game.contains(&kind),
        Some(("table", "took_back")) => kind == "stand_in" && row["why"].is_null(),
        Some(("table", "stand_in")) => kind == "stand_in" && !row["why"].is_null(),
        Some(("table", "disclosed")) => kind == "ended",
        Some(("table", "removed")) => ["stood", "computer"].contains(&kind),
        Some(("table", event)) => event == kind,
        _ => false,
    })
}
