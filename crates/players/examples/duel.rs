//! What players are like: `cargo run --release -p players --example duel [GAMES] [SEATS..]`, where `GAMES` is a number or `FROM..TO`.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::num::ParseIntError;
use std::ops::Range;
use std::time::{Duration, Instant};

use game_core::{Game, Noted, Observer, Seat, Turn};
use players::polterfass::Careful;
use polterfass::{Action, Pad, Polterfass, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

mod named;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers = games(arguments.first().map_or("1000", String::as_str))?;
    let chosen = arguments.get(1..).filter(|names| !names.is_empty());
    let names: Vec<&str> = chosen
        .map_or(vec!["careful", "random", "random", "random"], |names| names.iter().map(String::as_str).collect());
    let players: Vec<_> = names
        .iter()
        .map(|name| named::player(name).ok_or_else(|| format!("who is {name}?")))
        .collect::<Result<_, _>>()?;
    let game = Polterfass::new(Setup::standard(players.len().try_into()?))?;
    let (mut wins, mut scores, mut slowest, mut asked) =
        (vec![0.0; players.len()], vec![0; players.len()], Duration::ZERO, 0);
    let (mut orders, mut odd) = (vec![0_u32; players.len()], vec![0_u32; players.len()]);
    let start = Instant::now();
    let games = numbers.end.saturating_sub(numbers.start) as f64;
    for number in numbers {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
        let (mut state, mut pad) = (game.start(), Pad::default());
        loop {
            match game.turn(&state) {
                Turn::Luck => {
                    let draw = game.draw_fast(&state, &mut luck);
                    game.resolve(&mut state, draw, &mut Noted { game: &game, pad: &mut pad })?;
                }
                Turn::Act(seats) => {
                    let seat = seats.lowest().ok_or("nobody can act")?;
                    let at = (seat.index() + number as usize) % players.len();
                    let player = &players[at];
                    let view = game.view(&state, Observer::Seat(seat));
                    let before = Instant::now();
                    let action =
                        player.choose(&game, &view, &pad, game.legal_in(&view), &mut luck, &mut players::unhurried);
                    slowest = slowest.max(before.elapsed());
                    asked += 1;
                    if let Action::Order { cards } = action {
                        orders[at] += 1;
                        odd[at] += u32::from(!Careful::lays(&game, &view, cards));
                    }
                    game.act(&mut state, seat, action, &mut Noted { game: &game, pad: &mut pad })?;
                }
                Turn::Over => break,
            }
        }
        let outcome = game.outcome(&state).ok_or("the game is over")?;
        for seat in Seat::all(players.len()) {
            let player = (seat.index() + number as usize) % players.len();
            scores[player] += outcome.scores[seat];
            if outcome.winners.contains(seat) {
                wins[player] += 1.0 / outcome.winners.len() as f64;
            }
        }
    }
    let seconds = start.elapsed();
    for (at, (name, (wins, score))) in names.iter().zip(wins.iter().zip(scores)).enumerate() {
        println!(
            "{name:10} wins {:.3} (+-{:.3}) mean score {:.1}; of {} orders nobody careful would lay {:.3}",
            wins / games,
            1.96 * (wins / games * (1.0 - wins / games) / games).sqrt(),
            f64::from(score) / games,
            orders[at],
            f64::from(odd[at]) / f64::from(orders[at].max(1)),
        );
    }
    println!(
        "{:.0} games/s, slowest decision {slowest:.2?}, mean {:.2?}",
        games / seconds.as_secs_f64(),
        seconds / asked
    );
    Ok(())
}

/// The numbers of the games: so many from 0 on, or `FROM..TO`.
fn games(named: &str) -> Result<Range<u64>, ParseIntError> {
    let (from, to) = named.split_once("..").unwrap_or(("0", named));
    Ok(from.parse()?..to.parse()?)
}
