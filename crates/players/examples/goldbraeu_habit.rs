//! Finds the numbers of `players::goldbraeu::habit::HABIT`: `cargo run --release -p players --example goldbraeu_habit [ROUNDS] [GAMES] [SEED]`.
//!
//! An evolution strategy with mirrored samples and ranked gains (Salimans and others, arXiv 1703.03864), on the logarithms of the
//! numbers. A candidate sits against three of the habit as it is; candidates of a round have the same deals.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use game_core::{Game, Ignored, Luck, Observer, Seat, Turn};
use goldbraeu::{Goldbraeu, Pad, Setup};
use players::goldbraeu::Habitual;
use players::goldbraeu::habit::Habit;
use players::{Player, unhurried};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const PAIRS: usize = 12;
/// By how much the logarithms of the numbers are varied.
const SIGMA: f32 = 0.25;
const STEP: f32 = 0.15;

/// What the search begins with: a guess.
const FIRST: [f32; Habit::NUMBERS] =
    [0.7, 5.0, 3.0, 0.1, 0.25, 0.7, 0.2, 0.4, 1.25, 0.1, 1.0, 1.0, 0.4, 1.5, 1.3, 4.5, 1.0, 1.0, 0.15];

type Numbers = [f32; Habit::NUMBERS];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let rounds: u64 = arguments.next().map_or(Ok(30), |text| text.parse())?;
    let games: u64 = arguments.next().map_or(Ok(800), |text| text.parse())?;
    let seed: u64 = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let tables = [Goldbraeu::new(Setup::standard(4))?, Goldbraeu::new(Setup::standard(3))?];
    let mut centre = FIRST.map(f32::ln);
    for round in 0..rounds {
        let deals = luck.below(u32::MAX).into();
        let now = habit(&centre);
        let mut step = [0.0; Habit::NUMBERS];
        let mut most = 0.0;
        for _ in 0..PAIRS {
            let direction: Numbers = std::array::from_fn(|_| normal(&mut luck));
            let gains = [SIGMA, -SIGMA].map(|size| {
                let there = std::array::from_fn(|at| centre[at] + size * direction[at]);
                share(&tables, habit(&there), now, games, deals)
            });
            most = f32::max(most, f32::max(gains[0], gains[1]));
            for (step, direction) in step.iter_mut().zip(direction) {
                *step += direction * (gains[0] - gains[1]).clamp(-0.1, 0.1) * 10.0;
            }
        }
        for (centre, step) in centre.iter_mut().zip(step) {
            *centre += STEP * step / PAIRS as f32;
        }
        let against_first = share(&tables, habit(&centre), Habit::new(FIRST), games, deals ^ 1);
        println!("round {round}: best candidate {most:.3}, mean against the first habit {against_first:.3}");
    }
    println!("{:#?}", habit(&centre));
    Ok(())
}

fn habit(logarithms: &Numbers) -> Habit {
    Habit::new(logarithms.map(f32::exp))
}

/// A number with mean 0 and variance 1, nearly normal.
fn normal(luck: &mut Xoshiro256PlusPlus) -> f32 {
    let sum: f32 = (0..12).map(|_| luck.below(1 << 20) as f32 / (1 << 20) as f32).sum();
    sum - 6.0
}

/// What part of these games one habit wins against three, or two, of another; a quarter of the games is played by three.
fn share(tables: &[Goldbraeu; 2], one: Habit, others: Habit, games: u64, deals: u64) -> f32 {
    let won = (0..games).map(|number| {
        let game = &tables[usize::from(number % 4 == 3)];
        let seat = (number / 4) as usize % game.seats();
        // With three players an even share is a third.
        won(game, seat, one, others, deals + number) * game.seats() as f32 / 4.0
    });
    won.sum::<f32>() / games as f32
}

fn won(game: &Goldbraeu, place: usize, one: Habit, others: Habit, seed: u64) -> f32 {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut whims = Xoshiro256PlusPlus::seed_from_u64(!seed);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut Ignored).expect("what is drawn is possible");
            }
            Turn::Act(seats) => {
                let seat = seats.lowest().unwrap_or(Seat::FIRST);
                let player = Habitual(if seat.index() == place { one } else { others });
                let view = game.view(&state, Observer::Seat(seat));
                let action =
                    player.choose(game, &view, &Pad::default(), game.legal_in(&view), &mut whims, &mut unhurried);
                game.act(&mut state, seat, action, &mut Ignored).expect("what is chosen is legal");
            }
            Turn::Over => break,
        }
    }
    let winners = game.outcome(&state).map(|outcome| outcome.winners).unwrap_or_default();
    winners.iter().filter(|seat| seat.index() == place).map(|_| 1.0 / winners.len() as f32).sum()
}
