//! What is written down while a game is played.

use std::time::{Duration, Instant};

use referee::{Entry, EntryOf, Record, RowOf, TableGame};

/// Writes the rows of a record, in which no time passes, and how long decisions took: each only if it is wished.
pub(crate) struct Witness<G: TableGame> {
    rows: Option<Vec<EntryOf<G>>>,
    times: Option<Vec<(usize, Duration)>>,
}

impl<G: TableGame> Witness<G> {
    /// Writes rows.
    pub(crate) fn of_rows(wished: bool) -> Self {
        Self { rows: wished.then(Vec::new), times: None }
    }

    /// Takes times.
    pub(crate) fn of_times() -> Self {
        Self { rows: None, times: Some(Vec::new()) }
    }

    pub(super) fn writes_rows(&self) -> bool {
        self.rows.is_some()
    }

    pub(super) fn push(&mut self, row: RowOf<G>) {
        if let Some(entries) = &mut self.rows {
            entries.push(Entry { n: entries.len() as u64 + 1, at: 0, id: None, from: None, row });
        }
    }

    /// The moment at which a decision begins, if times are taken.
    pub(super) fn begin(&self) -> Option<Instant> {
        self.times.as_ref().map(|_| Instant::now())
    }

    /// Takes the time since `begun` for this entrant.
    pub(super) fn end(&mut self, entrant: usize, begun: Option<Instant>) {
        if let (Some(times), Some(begun)) = (&mut self.times, begun) {
            times.push((entrant, begun.elapsed()));
        }
    }

    /// The record, if it was wished.
    pub(crate) fn record(self) -> Option<Record<G>> {
        self.rows.map(Record::of)
    }

    /// By decision: which entrant it was, and how long it took.
    pub(crate) fn times(self) -> Vec<(usize, Duration)> {
        self.times.unwrap_or_default()
    }
}
