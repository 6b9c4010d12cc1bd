//! Playing on all cores until done or interrupted.

use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::ProgressBar;

use super::records::Records;
use super::tally::Tally;
use crate::complaint::Complaint;
use crate::contest::{self, Crew, Deals, Exec, House, Played, Seating, Stopped, Witness};
use crate::interrupt;

/// What was played.
pub(super) struct Finished {
    pub(super) tally: Tally,
    pub(super) interrupted: bool,
}

/// Which luck and which places the game with this number has, counted from 0.
pub(super) fn seating(number: u64, line_up: &[usize]) -> Seating<'_> {
    let seats = line_up.len() as u64;
    Seating { deal: number / seats, rotation: (number % seats) as usize, line_up }
}

/// Plays so many games.
///
/// # Errors
/// If a record can't be written, a program can't be started, or a player breaks the rules.
pub(super) fn play<G: House>(
    deals: &Deals<G>,
    games: u64,
    threads: usize,
    records: Option<&Records<'_>>,
    exec: &Exec,
) -> Result<Finished, Complaint> {
    interrupt::watch();
    let bar = contest::bar(games);
    let next = AtomicU64::new(0);
    let counted = contest::on_cores(threads, || work(deals, games, &next, records, exec, &bar));
    bar.finish_and_clear();
    let mut tally = Tally::new(deals.entrants.len());
    counted?.iter().for_each(|counted| tally.merge(counted));
    tally.replaced.sort_by_key(|(number, _)| *number);
    let interrupted = tally.games < games;
    Ok(Finished { tally, interrupted })
}

/// Plays rotation after rotation, until none is left.
fn work<G: House>(
    deals: &Deals<G>,
    games: u64,
    next: &AtomicU64,
    records: Option<&Records<'_>>,
    exec: &Exec,
    bar: &ProgressBar,
) -> Result<Tally, Complaint> {
    let seats = deals.entrants.len() as u64;
    let mut tally = Tally::new(deals.entrants.len());
    let mut crew = exec.crew();
    while !interrupt::was_wished() {
        let first = next.fetch_add(1, Ordering::Relaxed) * seats;
        if first >= games {
            break;
        }
        let mut played = Vec::new();
        for number in first..games.min(first + seats) {
            match one(deals, number, records, &mut crew) {
                Ok(game) => played.push((number, game)),
                Err(Stopped::Interrupted) => break,
                Err(Stopped::Broken(complaint)) => return Err(complaint),
            }
        }
        if !played.is_empty() {
            tally.rotation(deals, &played);
        }
        bar.inc(played.len() as u64);
    }
    Ok(tally)
}

fn one<G: House>(
    deals: &Deals<G>,
    number: u64,
    records: Option<&Records<'_>>,
    crew: &mut Crew,
) -> Result<Played, Stopped> {
    let mut witness = Witness::of_rows(records.is_some());
    let line_up: Vec<_> = (0..deals.entrants.len()).collect();
    let played = deals.play(seating(number, &line_up), crew, &mut witness)?;
    if let (Some(records), Some(record)) = (records, witness.record()) {
        records.write(number + 1, &record).map_err(Stopped::Broken)?;
    }
    Ok(played)
}
