//! Random games on one core: `cargo run --release -p goldbraeu --example playouts [SEATS] [GAMES]`.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::time::Instant;

use game_core::Game;
use goldbraeu::Goldbraeu;
use goldbraeu::peers::{self, Stats};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let seats = arguments.next().map_or(Ok(4), |seats| seats.parse())?;
    let games = arguments.next().map_or(Ok(200_000), |games| games.parse())?;
    let game = Goldbraeu::new(peers::setup(seats))?;
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut stats = Stats::default();
    let start = Instant::now();
    for _ in 0..games {
        peers::playout(&game, &mut luck, &mut stats)?;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{:.0} games/s, {:.1} ns/step", f64::from(games) / seconds, 1e9 * seconds / stats.steps as f64);
    println!(
        "steps/game {:.2}, luck {:.2}, money {:.2?}",
        stats.steps_per_game(),
        stats.luck as f64 / stats.games as f64,
        stats.mean_money(seats.into()),
    );
    Ok(())
}
