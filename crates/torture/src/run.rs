//! Evening after evening.

use std::io;
use std::sync::atomic::Ordering;
use std::time::Instant;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::{Options, Tally, evening};

/// Plays evenings until there were enough kills, the time is over, something was wrong or somebody wants to stop.
///
/// # Errors
/// If the system does not let us do what is needed: start the program, make folders, listen.
pub async fn run(options: &Options) -> io::Result<Tally> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(options.seed);
    let (mut tally, began) = (Tally::default(), Instant::now());
    loop {
        let left = options.kills.map_or(u64::MAX, |kills| kills.saturating_sub(tally.kills));
        let is_late = options.time.is_some_and(|time| began.elapsed() >= time);
        if left == 0 || is_late || !tally.faults.is_empty() || options.stop.load(Ordering::Relaxed) {
            return Ok(tally);
        }
        tally += evening::play(options, &mut luck, left.min(options.kills_each)).await?;
        if options.talks {
            tell(&tally, began);
        }
    }
}

#[allow(clippy::print_stderr, reason = "whoever waits for an hour wants to hear something")]
fn tell(tally: &Tally, began: Instant) {
    let Tally { kills, acknowledged, polterfass, goldbraeu, faults, .. } = tally;
    eprintln!(
        "{:>6} s: {kills} kills, {acknowledged} steps acknowledged, {} games, {} faults",
        began.elapsed().as_secs(),
        polterfass + goldbraeu,
        faults.len()
    );
}
