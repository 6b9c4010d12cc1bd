//! Playing on all cores, with a progress bar, until done or interrupted.

use std::path::Path;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use referee::TableGame;

use super::deal::{Deals, Notes, Played};
use super::tally::Tally;
use crate::complaint::Complaint;
use crate::interrupt;

/// What was played.
pub(super) struct Finished {
    pub(super) tally: Tally,
    pub(super) interrupted: bool,
}

/// Plays so many games.
///
/// # Errors
/// If a record can't be written, or a player breaks the rules.
pub(super) fn play<G: TableGame>(
    deals: &Deals<G>,
    games: u64,
    threads: usize,
    records: Option<&Path>,
) -> Result<Finished, Complaint> {
    interrupt::watch();
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    let next = AtomicU64::new(0);
    let total = Mutex::new(Ok(Tally::new(deals.seats())));
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let counted = work(deals, games, &next, records, &bar);
                let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
                match (&mut *total, counted) {
                    (Ok(tally), Ok(counted)) => tally.merge(&counted),
                    (_, Err(complaint)) => *total = Err(complaint),
                    (Err(_), Ok(_)) => {}
                }
            });
        }
    });
    bar.finish_and_clear();
    let tally = total.into_inner().unwrap_or_else(PoisonError::into_inner)?;
    let interrupted = tally.games < games;
    Ok(Finished { tally, interrupted })
}

/// Plays rotation after rotation, until none is left.
fn work<G: TableGame>(
    deals: &Deals<G>,
    games: u64,
    next: &AtomicU64,
    records: Option<&Path>,
    bar: &ProgressBar,
) -> Result<Tally, Complaint> {
    let seats = deals.seats() as u64;
    let mut tally = Tally::new(deals.seats());
    while !interrupt::was_wished() {
        let first = next.fetch_add(1, Ordering::Relaxed) * seats;
        if first >= games {
            break;
        }
        let numbers = first..games.min(first + seats);
        let played =
            numbers.map(|number| Ok((number, one(deals, number, records)?))).collect::<Result<Vec<_>, Complaint>>();
        let played = played.inspect_err(|_| interrupt::wish())?;
        tally.rotation(deals, &played);
        bar.inc(played.len() as u64);
    }
    Ok(tally)
}

fn one<G: TableGame>(deals: &Deals<G>, number: u64, records: Option<&Path>) -> Result<Played, Complaint> {
    let mut notes = Notes::new(records.is_some());
    let played = deals
        .play(number, &mut notes)
        .map_err(|refusal| Complaint::flag("--seats", format!("a player broke the rules: {refusal}")))?;
    if let (Some(folder), Some(record)) = (records, notes.record()) {
        let path = folder.join(format!("game-{:06}.jsonl", number + 1));
        let failed = |why: String| Complaint::File { path: path.display().to_string(), why };
        record.check().map_err(|error| failed(error.to_string()))?;
        std::fs::write(&path, record.to_string()).map_err(|error| failed(error.to_string()))?;
    }
    Ok(played)
}
