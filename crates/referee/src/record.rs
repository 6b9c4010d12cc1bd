//! Records: the journal of a game as a text file, one entry a line.

use std::fmt;

use game_core::Outcome;
use serde::Deserialize;
use serde_json::Value;

use crate::entry::{EntryOf, Row};
use crate::game::TableGame;
use crate::seed::Secret;
use crate::table::{Table, TableId};

/// Why a record can't be read or does not hold.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The file has no line.
    #[error("the record is empty")]
    Empty,
    /// A line is not a journal entry.
    #[error("line {line}: {why}")]
    Line {
        /// Its number, counted from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// An entry contradicts the rules or the entries before it.
    #[error("line {line}: entry {n} does not hold: {why}")]
    Entry {
        /// The line's number, counted from 1.
        line: usize,
        /// The entry's number.
        n: u64,
        /// What is wrong.
        why: String,
    },
    /// A roll or deal is not what the disclosed seed gives.
    #[error("line {line}: luck event {ordinal} is not what the disclosed seed gives: {why}")]
    Luck {
        /// The line's number, counted from 1.
        line: usize,
        /// The luck event's number, counted from 0.
        ordinal: u64,
        /// What the seed gives instead.
        why: String,
    },
}

/// A record that has been read, but not yet replayed.
#[derive(Clone, Debug)]
pub struct Record<G: TableGame> {
    entries: Vec<(usize, EntryOf<G>)>,
}

/// What a record that holds says.
pub struct Checked<G: TableGame> {
    /// The table as it is at the end.
    pub table: Table<G>,
    /// How many actions of seats it has.
    pub actions: usize,
    /// How many luck events it has.
    pub luck_events: usize,
    /// Whether the luck was recomputed from the disclosed secret; false if the game has not ended.
    pub luck_checked: bool,
    /// The result, if the game has ended.
    pub outcome: Option<Outcome>,
}

/// The name of the game that a record is of.
///
/// # Errors
/// If the first line is not the opening row of a journal.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    #[derive(Deserialize)]
    struct Opening {
        kind: String,
        game: Option<String>,
    }
    let first = text.lines().find(|line| !line.trim().is_empty()).ok_or(RecordError::Empty)?;
    let line = |why: String| RecordError::Line { line: 1, why };
    let opening: Opening = serde_json::from_str(first).map_err(|error| line(error.to_string()))?;
    match opening {
        Opening { kind, game: Some(game) } if kind == "opened" => Ok(game),
        _ => Err(line("a record begins with a row of kind `opened`, which names the game".into())),
    }
}

impl<G: TableGame> Record<G> {
    /// The record of these entries: talk and housekeeping are left out.
    pub fn of(entries: impl IntoIterator<Item = EntryOf<G>>) -> Self {
        let recorded = entries.into_iter().filter(|entry| entry.row.is_recorded());
        Self { entries: recorded.enumerate().map(|(index, entry)| (index + 1, entry)).collect() }
    }

    /// Reads a record: one JSON object a line; empty lines are passed over.
    ///
    /// # Errors
    /// If a line is not an entry, naming the line and the field.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let entries = lines.map(|(index, line)| match serde_json::from_str(line) {
            Ok(_) if !has_kinds_in_words(line) => {
                Err(RecordError::Line { line: index + 1, why: "a `kind` is a text".into() })
            }
            Ok(entry) => Ok((index + 1, entry)),
            Err(error) => Err(RecordError::Line { line: index + 1, why: error.to_string() }),
        });
        let entries: Vec<_> = entries.collect::<Result<_, _>>()?;
        if entries.is_empty() { Err(RecordError::Empty) } else { Ok(Self { entries }) }
    }

    /// Replays the record, recomputing every luck event if the secret was disclosed.
    ///
    /// # Errors
    /// If an entry contradicts the rules or the entries before it, luck is not what the seed gives, or a game that is over
    /// does not disclose its secret.
    pub fn check(&self) -> Result<Checked<G>, RecordError> {
        let secret = self.entries.iter().find_map(|(_, entry)| match &entry.row {
            Row::Ended { secret, .. } => Some(Secret(secret.0)),
            _ => None,
        });
        let id = TableId::try_from("record".to_owned()).expect("a valid name");
        let mut checked = Checked {
            table: Table::new(id, secret),
            actions: 0,
            luck_events: 0,
            luck_checked: secret.is_some(),
            outcome: None,
        };
        let mut last = 0;
        for (line, entry) in &self.entries {
            let (line, n) = (*line, entry.n);
            if n <= last {
                return Err(RecordError::Entry { line, n, why: format!("the entry before it is {last}") });
            }
            last = n;
            checked.table.skip_to(n);
            match &entry.row {
                Row::Act { .. } => checked.actions += 1,
                Row::Luck { ordinal, draw } => {
                    checked.luck_events += 1;
                    let due = checked.table.due_draw();
                    if let Some(due) = due.filter(|due| due != draw) {
                        let why = serde_json::to_string(&due).unwrap_or_default();
                        return Err(RecordError::Luck { line, ordinal: *ordinal, why });
                    }
                }
                _ => {}
            }
            checked.table.apply(entry.clone()).map_err(|error| RecordError::Entry { line, n, why: error.why })?;
        }
        checked.outcome = checked.table.outcome();
        if let (Some(_), None, Some((line, entry))) = (checked.outcome, secret, self.entries.last()) {
            let why = "the game is over, but no row of kind `ended` discloses the secret".into();
            return Err(RecordError::Entry { line: *line, n: entry.n, why });
        }
        Ok(checked)
    }
}

/// Whether everything of several kinds says by name of which; serde alone would take their numbers in the code for it, too.
fn has_kinds_in_words(line: &str) -> bool {
    fn in_words(value: &Value) -> bool {
        match value {
            Value::Object(fields) => fields.iter().all(|(name, field)| match name.as_str() {
                "kind" | "model" => field.is_string(),
                _ => in_words(field),
            }),
            _ => true,
        }
    }
    serde_json::from_str(line).is_ok_and(|value| in_words(&value))
}

impl<G: TableGame> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entries.iter().try_for_each(|(_, entry)| {
            let line = serde_json::to_string(entry).map_err(|_| fmt::Error)?;
            writeln!(f, "{line}")
        })
    }
}

impl<G: TableGame> Table<G> {
    /// Passes over entries that a record leaves out.
    fn skip_to(&mut self, n: u64) {
        self.seq = n - 1;
    }

    fn due_draw(&self) -> Option<G::Draw> {
        self.played.as_ref()?.due_draw(self.seed.as_ref()?)
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.played.as_ref()?.outcome()
    }
}
