//! What clients have sent and heard, as they saw it.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use serde::Deserialize;
use serde_json::Value;
use swarm::{Who, Witness};

/// Everything that clients have sent and heard, by table.
#[derive(Default, Debug)]
pub struct Notes {
    tables: Mutex<BTreeMap<String, TableNotes>>,
}

/// What clients have sent and heard at one table.
#[derive(Default, Debug)]
pub struct TableNotes {
    /// By seat and name.
    pub steps: BTreeMap<(u64, String), StepNotes>,
    /// By the number of a row: when it was made, and what happened, as the first who heard of it was told.
    pub events: BTreeMap<u64, (u64, Vec<String>)>,
    /// By guest: the last row that they were told of.
    pub told: BTreeMap<String, u64>,
    /// How many updates there were.
    pub updates: u64,
    /// What can't be so, whatever the journal says.
    pub contradictions: Vec<String>,
}

/// What became of a step, as far as its client knows.
#[derive(Default, Debug)]
pub struct StepNotes {
    /// What was to be done.
    pub command: Value,
    /// How often it was sent.
    pub sent: u64,
    /// The number of its row, as acknowledged.
    pub acknowledged: Option<u64>,
    /// How often it was refused for a while.
    pub put_off: u64,
    /// The code with which it was refused for good.
    pub refused: Option<String>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Said {
    Do {
        id: String,
        command: Value,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Heard {
    Update {
        n: u64,
        since: u64,
        events: Vec<Event>,
    },
    Ack {
        id: String,
        n: u64,
    },
    Refused {
        id: Option<String>,
        error: Coded,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Event {
    n: u64,
    at: u64,
    event: Kind,
}

#[derive(Deserialize)]
struct Kind {
    scope: String,
    kind: String,
}

#[derive(Deserialize)]
struct Coded {
    code: String,
}

/// Refusals that say nothing about whether the step will be done when it is sent again; clients do send it again.
const PASSING: [&str; 5] = ["shutting_down", "internal", "too_many_requests", "store_full", "read_only"];

impl Notes {
    /// All tables.
    pub fn tables(&self) -> MutexGuard<'_, BTreeMap<String, TableNotes>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number that grows whenever anybody is told of a row.
    pub fn rows_told(&self) -> u64 {
        self.tables().values().flat_map(|table| table.told.values()).sum()
    }

    /// The newest row that anybody was told of, and its table, if anybody has heard of any.
    pub(crate) fn last_told(&self) -> Option<(String, u64)> {
        let tables = self.tables();
        let told = tables.iter().filter_map(|(id, table)| Some((id, table.events.last_key_value()?)));
        let (id, (&n, _)) = told.max_by_key(|(_, (n, (at, _)))| (*at, **n))?;
        Some((id.clone(), n))
    }

    /// Takes down a frame that is sent.
    pub fn sent(&self, table: &str, seat: u64, frame: &str) {
        let Ok(Said::Do { id, command }) = serde_json::from_str(frame) else { return };
        let mut tables = self.tables();
        let step = tables.entry(table.to_owned()).or_default().steps.entry((seat, id)).or_default();
        (step.command, step.sent) = (command, step.sent + 1);
    }

    /// Takes down a frame that came.
    pub fn came(&self, table: &str, guest: &str, seat: Option<u64>, frame: &str) {
        let heard = serde_json::from_str(frame);
        let mut tables = self.tables();
        let notes = tables.entry(table.to_owned()).or_default();
        match (heard, seat) {
            (Ok(Heard::Update { n, since, events }), _) => notes.update(guest, n, since, events),
            (Ok(Heard::Ack { id, n }), Some(seat)) => notes.acknowledged(seat, id, n),
            (Ok(Heard::Refused { id: Some(id), error }), Some(seat)) => notes.refused(seat, id, error.code),
            (Ok(_), _) => {}
            (Err(error), _) => notes.contradictions.push(format!("{guest} can't read {frame:.200}: {error}")),
        }
    }
}

impl TableNotes {
    fn update(&mut self, guest: &str, n: u64, since: u64, events: Vec<Event>) {
        self.updates += 1;
        let told = self.told.entry(guest.to_owned()).or_default();
        if n < *told {
            self.contradictions.push(format!("{guest} was told of row {told}, and then that {n} is the last"));
        }
        if since > *told {
            self.contradictions.push(format!("{guest} was told up to row {told}, and then only from {since}"));
        }
        *told = n.max(*told);
        let mut rows: BTreeMap<u64, (u64, Vec<String>)> = BTreeMap::new();
        let mut last = since + 1;
        for Event { n: row, at, event: Kind { scope, kind } } in events {
            if row < last || row > n {
                self.contradictions.push(format!("{guest} was told of row {row} after {last}, of {since} to {n}"));
            }
            last = row;
            let entry = rows.entry(row).or_insert((at, vec![]));
            entry.1.push(format!("{scope} {kind}"));
        }
        for (row, happened) in rows {
            let known = self.events.entry(row).or_insert_with(|| happened.clone());
            if *known != happened {
                self.contradictions.push(format!("row {row} was {known:?}, and to {guest} {happened:?}"));
            }
        }
    }

    fn acknowledged(&mut self, seat: u64, id: String, n: u64) {
        let step = self.steps.entry((seat, id.clone())).or_default();
        if step.acknowledged.is_some_and(|before| before != n) {
            self.contradictions.push(format!("step {id} of seat {seat} was row {:?}, and then {n}", step.acknowledged));
        }
        if let Some(code) = &step.refused {
            self.contradictions.push(format!("step {id} of seat {seat} was refused as {code}, and then row {n}"));
        }
        step.acknowledged = Some(n);
    }

    fn refused(&mut self, seat: u64, id: String, code: String) {
        let step = self.steps.entry((seat, id.clone())).or_default();
        if PASSING.contains(&code.as_str()) {
            step.put_off += 1;
            return;
        }
        if let Some(n) = step.acknowledged {
            self.contradictions.push(format!("step {id} of seat {seat} was row {n}, and then refused as {code}"));
        }
        step.refused = Some(code);
    }
}

impl Witness for Notes {
    fn said(&self, who: &Who, _at: Instant, frame: &str) {
        if let Some(seat) = who.seat {
            self.sent(who.table.as_str(), seat.index() as u64, frame);
        }
    }

    fn heard(&self, who: &Who, _at: Instant, frame: &str) {
        let seat = who.seat.map(|seat| seat.index() as u64);
        self.came(who.table.as_str(), &who.to_string(), seat, frame);
    }
}
