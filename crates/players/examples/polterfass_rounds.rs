//! How near to an equilibrium solved rounds of Polterfass are.
//!
//! `cargo run --release -p players --example polterfass_rounds SEATS POSITIONS ITERATIONS..` plays games of careful players, takes one
//! round of each, solves it for the chance to win with each of these numbers of iterations, and prints NashConv in wins of 100, summed
//! over the players: the median, the 95th percentile, the mean, and how long solving took on average.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::time::{Duration, Instant};

use game_core::{Game, Ignored, Luck, Observer, Turn};
use players::polterfass::values::Values;
use players::polterfass::{Careful, Crowd, Ledger, Round, Stakes};
use players::{Player, unhurried};
use polterfass::{PhaseView, Polterfass, Setup, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

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
        let view = round_of(&game, number)?;
        let innkeeper = view.innkeeper.ok_or("a round has an innkeeper")?.index();
        let mut to_go: Vec<i32> = view.totals.iter().map(|total| i32::from(view.setup.goal) - total).collect();
        to_go.rotate_left(innkeeper);
        let barrels = view.barrels[..].try_into()?;
        for ((gains, took), &iterations) in found.iter_mut().zip(&iterations) {
            let start = Instant::now();
            let values = Values::shipped(seats.into());
            if seats > 4 || std::env::var("CROWD").is_ok() {
                let ledger = Ledger::chances(values, &to_go, view.setup.equal_greedy);
                let build = start.elapsed();
                let mut crowd = Crowd::new(view.setup.barrels, barrels, &ledger);
                let solution = crowd.solve(iterations, &mut unhurried);
                let solved = start.elapsed();
                *took += solved;
                let estimate = solution.nash_conv;
                let solution = if std::env::var("FAST").is_ok() { solution } else { crowd.measured(solution) };
                let exact = start.elapsed() - solved;
                if std::env::var("TELL").is_ok() {
                    print!(
                        "{to_go:?} ledger {build:.1?} solved {solved:.1?} exact {exact:.1?} estimate {:.3} exactly {:.3}",
                        100.0 * estimate,
                        100.0 * solution.nash_conv
                    );
                }
                if seats < 6 && std::env::var("CHECK").is_ok() {
                    let stakes = Stakes::chances(values, &to_go, view.setup.equal_greedy);
                    let values = solution.values.clone();
                    let s = Round::new(view.setup.barrels, barrels, &stakes).measured(solution.clone());
                    let far = values.iter().zip(&s.values).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                    print!(" stakes {:.3} values differ {:.4}", 100.0 * s.nash_conv, 100.0 * far);
                }
                if std::env::var("TELL").is_ok() {
                    println!();
                }
                gains.push(100.0 * solution.nash_conv);
            } else {
                let stakes = Stakes::chances(values, &to_go, view.setup.equal_greedy);
                let solution = Round::new(view.setup.barrels, barrels, &stakes).solve(iterations, &mut unhurried);
                *took += start.elapsed();
                gains.push(100.0 * solution.nash_conv);
            }
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

/// What guests see after the first roll of any round of a game.
fn round_of(game: &Polterfass, number: u64) -> Result<View, Box<dyn std::error::Error>> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
    let (mut rounds, mut state) = (Vec::new(), game.start());
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut Ignored)?;
            }
            Turn::Act(asked) => {
                let seat = asked.lowest().ok_or("nobody can act")?;
                let view = game.view(&state, Observer::Seat(seat));
                if view.phase == PhaseView::Ordering && view.laid.is_empty() {
                    rounds.push(view.clone());
                }
                let action = Careful.choose(game, &view, game.legal_in(&view), &mut luck, &mut unhurried);
                game.act(&mut state, seat, action, &mut Ignored)?;
            }
        }
    }
    let any = luck.below(u32::try_from(rounds.len())?) as usize;
    Ok(rounds.swap_remove(any))
}
