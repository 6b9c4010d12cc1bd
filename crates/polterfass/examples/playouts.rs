//! Random games on one core: `cargo run --release -p polterfass --example playouts [SEATS] [GAMES]`.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::time::Instant;

use game_core::{Game, Seat};
use polterfass::Polterfass;
use polterfass::peers::{self, Stats};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let seats = arguments.next().map_or(Ok(4), |seats| seats.parse())?;
    let games = arguments.next().map_or(Ok(2_000_000), |games| games.parse())?;
    let game = Polterfass::new(peers::setup(seats))?;
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut stats = Stats::default();
    let start = Instant::now();
    for _ in 0..games {
        peers::playout(&game, &mut luck, &mut stats)?;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{:.0} games/s, {:.1} ns/round", f64::from(games) / seconds, 1e9 * seconds / stats.rounds as f64);
    println!(
        "rounds/game {:.3} failed {:.4} too greedy {:.4} serving {:.3} scores {:.2?}",
        stats.rounds_per_game(),
        stats.fail_rate(),
        stats.too_greedy_rate(),
        stats.mean_serving(),
        Seat::all(seats.into()).map(|place| stats.mean_score(place)).collect::<Vec<_>>(),
    );
    Ok(())
}
