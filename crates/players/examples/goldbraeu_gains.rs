//! What somebody gains at Goldbräu who knows what all others will pick.
//!
//! `cargo run --release -p players --example goldbraeu_gains SEATS GAMES PLAYER [TABLES [FIRST]]` plays so many games, `FIRST` (300,000) and on,
//! of one who knows all others, each time in another seat, and others who are `PLAYER`, by its name as in the arena. On so many `TABLES` (8) that fit what
//! it sees it asks them for their picks. At each pick it is reckoned on as many other tables how much more its answer is worth than
//! what `PLAYER` would pick in that place; that is added up over each game. Printed are the mean of that and how often the one won, in wins of 100,
//! with standard errors. How far it has come is told after every tenth game.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::num::NonZeroU32;

use game_core::{Game, Observer, Seat, Turn};
use goldbraeu::{Action, Goldbraeu, Pad, Pick, Setup};
use players::goldbraeu::{Responder, by_name};
use players::{Player, unhurried};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

mod mean;

use mean::mean;

/// How often each table is played on with each card.
const FATES: NonZeroU32 = NonZeroU32::new(16).expect("it is not 0");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, games, name, rest @ ..] = &arguments[..] else {
        return Err("wanted: SEATS GAMES PLAYER [TABLES [FIRST]]".into());
    };
    let games: u64 = games.parse()?;
    let tables = rest.first().map_or(Ok(8), |number| number.parse())?;
    let tables = NonZeroU32::new(tables).ok_or("somebody has to be asked")?;
    let first: u64 = rest.get(1).map_or(Ok(300_000), |number| number.parse())?;
    let known = by_name(name).ok_or_else(|| format!("who is {name}?"))?;
    let known_too = by_name(name).ok_or_else(|| format!("who is {name}?"))?;
    let responder = Responder { is: known, asks: known_too, tables, fates: FATES };
    let game = Goldbraeu::new(Setup::standard(seats.parse()?))?;
    let (mut gained, mut won) = (Vec::new(), Vec::new());
    for number in first..first + games {
        let (gain, wins) = played(&game, &responder, number)?;
        gained.push(100.0 * gain);
        won.push(100.0 * wins);
        if gained.len() >= 2 && (gained.len() % 10 == 0 || number + 1 == first + games) {
            let count = gained.len();
            println!(
                "{count} games with {seats} seats, {first} and on, {tables} tables, against {name}; in wins of 100:"
            );
            println!("gained by picks {}", mean(&gained));
            println!("won             {}", mean(&won));
        }
    }
    Ok(())
}

/// What the one who knows the others gains with its picks in this game, and its part of the win.
fn played(game: &Goldbraeu, responder: &Responder, number: u64) -> Result<(f64, f64), Box<dyn std::error::Error>> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut state = game.start();
    let knowing = Seat::all(game.seats()).nth((number % game.seats() as u64) as usize).ok_or("nobody sits here")?;
    // Nobody who plays here looks at the notepad.
    let (pad, mut gain) = (Pad::default(), 0.0);
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut game_core::Ignored)?;
            }
            Turn::Act(asked) => {
                let seat = asked.lowest().ok_or("nobody can act")?;
                let view = game.view(&state, Observer::Seat(seat));
                let usual = responder.is.choose(game, &view, &pad, game.legal_in(&view), &mut luck, &mut unhurried);
                let mut action = usual;
                if seat == knowing
                    && let Action::Pick { action: usual } = usual
                {
                    action = responder.choose(game, &view, &pad, game.legal_in(&view), &mut luck, &mut unhurried);
                    if let (Action::Pick { action }, Some(worths)) =
                        (action, responder.worths(game, &view, &pad, &mut luck))
                    {
                        gain += of(&worths, action) - of(&worths, usual);
                    }
                }
                game.act(&mut state, seat, action, &mut game_core::Ignored)?;
            }
        }
    }
    let winners = game.outcome(&state).ok_or("the game is over")?.winners;
    Ok((gain, if winners.contains(knowing) { 1.0 / winners.len() as f64 } else { 0.0 }))
}

fn of(worths: &[f64; Pick::COUNT], pick: Pick) -> f64 {
    worths[pick.index()]
}
