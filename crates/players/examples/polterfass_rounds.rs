//! How near to an equilibrium solved rounds of Polterfass are.
//!
//! `cargo run --release -p players --example polterfass_rounds SEATS POSITIONS ITERATIONS..` plays games of careful players, takes one
//! round of each, solves it for the chance to win with each of these numbers of iterations, and prints NashConv in wins of 100, summed
//! over the players: the median, the 95th percentile, the mean, and how long solving took on average.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::time::{Duration, Instant};

use game_core::Game;
use players::polterfass::values::Values;
use players::polterfass::{Round, Stakes};
use players::unhurried;
use polterfass::{Polterfass, Setup};

mod rounds;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, positions, iterations @ ..] = &arguments[..] else {
        return Err("wanted: SEATS POSITIONS ITERATIONS..".into());
    };
    let (seats, positions): (u8, u64) = (seats.parse()?, positions.parse()?);
    let iterations: Vec<u32> = iterations.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
    let game = Polterfass::new(Setup::standard(seats))?;
    let mut found = vec![(Vec::new(), Duration::ZERO); iterations.len()];
    for number in 0..positions {
        let (view, to_go) = rounds::round_of(&game, number)?;
        let barrels = view.barrels[..].try_into()?;
        for ((gains, took), &iterations) in found.iter_mut().zip(&iterations) {
            let start = Instant::now();
            let stakes = Stakes::chances(Values::shipped(seats.into()), &to_go, view.setup.equal_greedy);
            let solution = Round::new(view.setup.barrels, barrels, &stakes).solve(iterations, &mut unhurried);
            *took += start.elapsed();
            gains.push(100.0 * solution.nash_conv);
        }
    }
    for ((mut gains, took), iterations) in found.into_iter().zip(iterations) {
        gains.sort_by(f64::total_cmp);
        let (middle, most) = (gains[gains.len() / 2], gains[gains.len() * 95 / 100]);
        let mean = gains.iter().sum::<f64>() / gains.len() as f64;
        let took = took / u32::try_from(positions)?;
        println!("{iterations:>6} iterations: median {middle:.3}, 95 % {most:.3}, mean {mean:.3}, {took:.1?}");
    }
    Ok(())
}
