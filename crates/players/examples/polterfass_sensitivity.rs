//! How much it matters that nobody knows how often barrels stand.
//!
//! `cargo run --release -p players --example polterfass_sensitivity SEATS POSITIONS ITERATIONS` takes one round of each of so many games
//! of careful players and solves it with the shipped odds, for the chance to win. Then it supposes that barrels in truth stand with
//! .20 to .45, and prints NashConv there, in wins of 100, summed over the players: of these strategies as they are played, and of those
//! solved for the true odds.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use game_core::Game;
use players::polterfass::values::Values;
use players::polterfass::{Round, Stakes};
use players::unhurried;
use polterfass::{BarrelModel, Polterfass, Setup};

mod rounds;

const TRUE_STAND: [f64; 6] = [0.20, 0.25, 0.30, 0.35, 0.40, 0.45];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, positions, iterations] = &arguments[..] else {
        return Err("wanted: SEATS POSITIONS ITERATIONS".into());
    };
    let (seats, positions, iterations): (u8, u64, u32) = (seats.parse()?, positions.parse()?, iterations.parse()?);
    let game = Polterfass::new(Setup::standard(seats))?;
    let believed = BarrelModel::default();
    let BarrelModel::Reckoned { stand, large_end } = believed;
    let mut found = vec![[const { Vec::new() }; 2]; TRUE_STAND.len()];
    for number in 0..positions {
        let (view, to_go) = rounds::round_of(&game, number)?;
        let barrels = view.barrels[..].try_into()?;
        let stakes = Stakes::chances(Values::shipped(seats.into()), &to_go, view.setup.equal_greedy);
        let shipped = Round::new(believed, barrels, &stakes).solve(iterations, &mut unhurried);
        for (found, stand) in found.iter_mut().zip(TRUE_STAND) {
            let truth = BarrelModel::Reckoned { stand, large_end };
            let mut round = Round::new(truth, barrels, &stakes);
            found[0].push(100.0 * round.as_played(&shipped, believed).nash_conv);
            found[1].push(100.0 * round.solve(iterations, &mut unhurried).nash_conv);
        }
    }
    println!("Solved for {stand:.2}, {iterations} iterations, {positions} positions, {seats} players; mean (median):");
    for (mut found, stand) in found.into_iter().zip(TRUE_STAND) {
        let told = found.each_mut().map(|gains| {
            gains.sort_by(f64::total_cmp);
            format!("{:.2} ({:.2})", gains.iter().sum::<f64>() / gains.len() as f64, gains[gains.len() / 2])
        });
        println!("in truth {stand:.2}: shipped {}, solved for it {}", told[0], told[1]);
    }
    Ok(())
}
