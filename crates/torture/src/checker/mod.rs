//! Whether what clients were told agrees with the journal: nothing acknowledged is lost, nothing is done twice, nothing is in another
//! order.
//!
//! It shares no code with the server, and reads nothing but what clients noted and what lies on the disk.

mod journal;
mod steps;
#[cfg(test)]
mod tests;
mod updates;

use std::collections::BTreeSet;
use std::fmt;

use crate::{Journal, Notes};

/// Something that must not be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// Where.
    pub table: String,
    /// What.
    pub what: What,
}

/// A step, by the number of its seat and its client's name for it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
#[error("step {id} of seat {seat}")]
pub struct Step {
    /// The seat.
    pub seat: u64,
    /// The name.
    pub id: String,
}

/// What must not be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum What {
    /// Rows aren't numbered one by one from 1.
    #[error("row {found} stands where row {expected} should")]
    Numbering {
        /// The number it should have.
        expected: u64,
        /// The number it has.
        found: u64,
    },
    /// A row says another number or time than the one it was stored under.
    #[error("row {0} says another number or time than it is stored under")]
    Label(u64),
    /// A row is older than the one before it.
    #[error("row {0} is older than the one before it")]
    OlderThanBefore(u64),
    /// A step was acknowledged, and its row isn't there.
    #[error("{step} was acknowledged as row {n}, which isn't there")]
    Lost {
        /// The step.
        step: Step,
        /// The acknowledged number.
        n: u64,
    },
    /// A step was acknowledged as a row that is another one's.
    #[error("{step} was acknowledged as row {n}, which is another one's")]
    Displaced {
        /// The step.
        step: Step,
        /// The acknowledged number.
        n: u64,
    },
    /// The row of a step says something else than its client.
    #[error("row {n} says something else than the client did in {step}")]
    Altered {
        /// The step.
        step: Step,
        /// The number.
        n: u64,
    },
    /// A step is in the journal twice.
    #[error("{step} was done as row {first} and again as row {again}")]
    Twice {
        /// The step.
        step: Step,
        /// The first row.
        first: u64,
        /// The other row.
        again: u64,
    },
    /// A step was refused for good, and done all the same.
    #[error("{step} was refused, and is row {n}")]
    RefusedAndDone {
        /// The step.
        step: Step,
        /// The number.
        n: u64,
    },
    /// A step is in the journal that no client has sent.
    #[error("nobody has sent {step}, which is row {n}")]
    Invented {
        /// The step.
        step: Step,
        /// The number.
        n: u64,
    },
    /// A client's steps are in another order than it has sent them.
    #[error("{later} is row {n}, before {earlier}")]
    Reordered {
        /// The one that was sent first.
        earlier: Step,
        /// The one that was sent later.
        later: Step,
        /// The row of the later one.
        n: u64,
    },
    /// A client was told of a row that isn't there.
    #[error("{guest} was told of row {n}, and the journal ends with row {last}")]
    ToldTooMuch {
        /// Who.
        guest: String,
        /// The row.
        n: u64,
        /// The journal's last.
        last: u64,
    },
    /// Clients were told something else about a row than the journal says.
    #[error("clients were told something else of row {0} than the journal says")]
    ToldOtherwise(u64),
    /// What clients heard can't be so, whatever the journal says.
    #[error("{0}")]
    Contradiction(String),
    /// The record of a finished game isn't what it should be.
    #[error("the record: {0}")]
    Record(String),
    /// Somebody could not go on.
    #[error("somebody could not go on: {0}")]
    Stuck(String),
    /// The server did something that it must not do.
    #[error("the server: {0}")]
    Server(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}: {}", self.table, self.what)
    }
}

/// Everything in which the notes and the journal disagree.
#[must_use]
pub fn check(journal: &Journal, notes: &Notes) -> Vec<Fault> {
    let (tables, nothing) = (notes.tables(), Vec::new());
    let mut faults = BTreeSet::new();
    for id in journal.tables.keys().chain(tables.keys()) {
        let rows = journal.tables.get(id).unwrap_or(&nothing);
        let mut found = journal::check(rows);
        if let Some(notes) = tables.get(id) {
            found.extend(steps::check(rows, &notes.steps));
            found.extend(updates::check(rows, notes));
        }
        faults.extend(found.into_iter().map(|what| Fault { table: id.clone(), what }));
    }
    faults.into_iter().collect()
}
