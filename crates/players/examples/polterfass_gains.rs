//! What somebody gains who knows all others.
//!
//! `cargo run --release -p players --example polterfass_gains SEATS GAMES PLAYER [FIRST]` plays so many games, `FIRST` (200,000) and on, of
//! one who knows all others, each time in another seat, and others who are `PLAYER`, by its name as in the example `duel`. At each order and in
//! each round at the tap it reckons how much more the best answer is worth than what `PLAYER` would do in that place, adds that up over
//! each game, and prints the mean and its standard error, in wins of 100.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use game_core::{Game, Noted, Observer, Turn};
use players::polterfass::{Gain, Responder};
use players::{Anybody, Player, unhurried};
use polterfass::{Pad, Polterfass, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

mod mean;
mod named;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, games, name, first @ ..] = &arguments[..] else {
        return Err("wanted: SEATS GAMES PLAYER [FIRST]".into());
    };
    let games: u64 = games.parse()?;
    let first: u64 = first.first().map_or(Ok(200_000), |number| number.parse())?;
    if games < 2 {
        return Err("a standard error needs two games".into());
    }
    let nobody = || format!("who is {name}?");
    let responder = Responder { known: named::known(name).ok_or_else(nobody)?, hides: 0 };
    let others = named::player(name).ok_or_else(nobody)?;
    let game = Polterfass::new(Setup::standard(seats.parse()?))?;
    let gained: Vec<[f64; 2]> =
        (first..first + games).map(|number| gains(&game, responder, &others, number)).collect::<Result<_, _>>()?;
    println!("{games} games with {seats} seats, {first} and on, against {name}; in wins of 100:");
    told("orders", gained.iter().map(|[orders, _]| *orders));
    told("the tap", gained.iter().map(|[_, tap]| *tap));
    told("together", gained.iter().map(|[orders, tap]| orders + tap));
    Ok(())
}

/// What the one who knows the others gains in this game, with orders and at the tap.
fn gains(
    game: &Polterfass,
    responder: Responder,
    others: &Anybody<Polterfass>,
    number: u64,
) -> Result<[f64; 2], Box<dyn std::error::Error>> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
    let (mut state, mut pad) = (game.start(), Pad::default());
    let (mut orders, mut tap, mut last_tap) = (0.0, 0.0, 0);
    loop {
        match game.turn(&state) {
            Turn::Over => return Ok([orders, tap]),
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut Noted { game, pad: &mut pad })?;
            }
            Turn::Act(asked) => {
                let seat = asked.lowest().ok_or("nobody can act")?;
                let view = game.view(&state, Observer::Seat(seat));
                let knows = (seat.index() + number as usize).is_multiple_of(game.seats());
                // All rolls of a round are reckoned together.
                if knows && view.round > last_tap {
                    match responder.gain(game, &view, &pad) {
                        Some(Gain::Order(gain)) => orders += gain,
                        Some(Gain::Tap(gain)) => (tap, last_tap) = (tap + gain, view.round),
                        None => {}
                    }
                }
                let player: &dyn Player<Polterfass> = if knows { &responder } else { &**others };
                let action = player.choose(game, &view, &pad, game.legal_in(&view), &mut luck, &mut unhurried);
                game.act(&mut state, seat, action, &mut Noted { game, pad: &mut pad })?;
            }
        }
    }
}

/// Prints the mean of what was gained in each game, and its standard error.
fn told(what: &str, gained: impl Iterator<Item = f64>) {
    println!("{what:9} {}", mean::mean(&gained.map(|gain| 100.0 * gain).collect::<Vec<_>>()));
}
