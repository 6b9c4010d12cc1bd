//! Playing on all cores until done or interrupted.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use game_core::Seat;

use super::ledger::{Game, Ledger};
use super::plan::Plan;
use crate::complaint::Complaint;
use crate::contest::{self, Crew, Deals, Exec, House, Stopped, Witness};
use crate::interrupt;

/// Plays the games below number `total` that are not in the ledger yet.
///
/// # Errors
/// If a program can't be started, a computer player breaks the rules, or the ledger can't be kept.
pub(super) fn play<G: House>(
    deals: &Deals<G>,
    plan: &Plan,
    ledger: &mut Ledger,
    total: u64,
    threads: usize,
    exec: &Exec,
) -> Result<(), Complaint> {
    interrupt::watch();
    let bar = contest::bar(total);
    bar.set_position(ledger.games.range(..total).count() as u64);
    bar.reset_eta();
    let next = AtomicU64::new(0);
    let shared = Mutex::new(ledger);
    let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
    let result = contest::on_cores(threads, || {
        let mut crew = exec.crew();
        while !interrupt::was_wished() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= total {
                break;
            }
            if lock().games.contains_key(&number) {
                continue;
            }
            let mut witness = Witness::of_times();
            let game = match one(deals, plan, number, &mut crew, &mut witness) {
                Ok(game) => game,
                Err(Stopped::Interrupted) => break,
                Err(Stopped::Broken(complaint)) => return Err(complaint),
            };
            lock().add(game, witness.times())?;
            bar.inc(1);
        }
        Ok(())
    });
    bar.finish_and_clear();
    lock().save()?;
    result.map(|_| ())
}

fn one<G: House>(
    deals: &Deals<G>,
    plan: &Plan,
    number: u64,
    crew: &mut Crew,
    witness: &mut Witness<G>,
) -> Result<Game, Stopped> {
    let seating = plan.seating(number);
    let played = deals.play(seating, crew, witness)?;
    let mut scores = vec![0; plan.seats];
    let mut winners = Vec::new();
    for seat in Seat::all(plan.seats) {
        let position = seating.position_at(seat);
        scores[position] = played.outcome.scores[seat];
        if played.outcome.winners.contains(seat) {
            winners.push(position);
        }
    }
    winners.sort_unstable();
    Ok(Game::new(number, scores, winners, played.replaced))
}
