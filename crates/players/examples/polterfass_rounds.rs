//! How near to an equilibrium solved rounds of Polterfass are.
//!
//! `cargo run --release -p players --example polterfass_rounds SEATS POSITIONS ITERATIONS..` plays games of careful players, takes one
//! round of each, solves it for the chance to win with each of these numbers of iterations, and prints NashConv in wins of 100, summed
//! over the players: the median with its 95 % interval, the 95th percentile, the mean, and how long solving took on average.
//!
//! With 5 and 6 seats rounds are solved by trials; NashConv is measured exactly all the same, which takes up to a few seconds more.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::time::{Duration, Instant};

use game_core::Game;
use players::polterfass::values::Values;
use players::polterfass::{Crowd, Ledger, Round, Stakes};
use players::unhurried;
use polterfass::{Polterfass, Setup};

mod rounds;

/// With how many seats at most rounds are solved by all orders.
const WRITTEN_OUT: u8 = 4;

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
            let (values, equal_greedy) = (Values::shipped(seats.into()), view.setup.equal_greedy);
            let nash_conv = if seats > WRITTEN_OUT {
                let ledger = Ledger::chances(values, &to_go, equal_greedy);
                let mut crowd = Crowd::new(view.setup.barrels, barrels, &ledger);
                let solution = crowd.solve(iterations, &mut unhurried);
                *took += start.elapsed();
                crowd.measured(solution).nash_conv
            } else {
                let stakes = Stakes::chances(values, &to_go, equal_greedy);
                let solution = Round::new(view.setup.barrels, barrels, &stakes).solve(iterations, &mut unhurried);
                *took += start.elapsed();
                solution.nash_conv
            };
            gains.push(100.0 * nash_conv);
        }
    }
    for ((mut gains, took), iterations) in found.into_iter().zip(iterations) {
        gains.sort_by(f64::total_cmp);
        let (middle, most) = (gains[gains.len() / 2], gains[gains.len() * 95 / 100]);
        // As many positions are below the median as heads are thrown with as many coins.
        let off = (0.98 * (gains.len() as f64).sqrt()) as usize + 1;
        let (low, high) =
            (gains[(gains.len() / 2).saturating_sub(off)], gains[(gains.len() / 2 + off).min(gains.len() - 1)]);
        let mean = gains.iter().sum::<f64>() / gains.len() as f64;
        let took = took / u32::try_from(positions)?;
        println!(
            "{iterations:>6} iterations: median {middle:.3} ({low:.3} to {high:.3}), 95 % {most:.3}, mean {mean:.3}, {took:.1?}"
        );
    }
    Ok(())
}
