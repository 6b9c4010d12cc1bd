//! What somebody wins at Goldbräu who was trained to know what all others pick.
//!
//! `cargo run --release -p players --example goldbraeu_responder learn SEATS GAMES PLAYER FILE` plays so many games (900,000 and on) of those
//! who are all `PLAYER`, by its name as in the arena, and writes what a mimic has learnt from their picks to the file. What is printed tells
//! how well it foretells the picks of each tenth game, from which it has learnt nothing.
//!
//! `... play SEATS FROM..TO PLAYER FILE` plays these games of one `master` who picks what is best if the others pick as the mimic does, each
//! time in another seat, against others who all are `PLAYER`. Ranges of games may be played one after the other or side by side.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::collections::BTreeMap;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use game_core::{Game, Ignored, Observer, Seat, Turn};
use goldbraeu::{Action, Goldbraeu, Pad, Setup, State, View};
use players::goldbraeu::{Mimic, Responder, SeenPick, by_name};
use players::{Anybody, Player, unhurried};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

mod mean;

use mean::mean;

type Failed = Box<dyn std::error::Error>;

/// How often all picks are gone through.
const PASSES: u32 = 12;
/// On how many tables the mimic is asked for a pick.
const TABLES: NonZeroU32 = NonZeroU32::new(100).expect("it is not 0");
/// How often each table is played on with each card.
const FATES: NonZeroU32 = NonZeroU32::new(3).expect("it is not 0");
/// Games before which it is told how far it has come.
const TOLD: u64 = 20;

fn main() -> Result<(), Failed> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [how, seats, games, name, file] = &arguments[..] else {
        return Err("wanted: learn SEATS GAMES PLAYER FILE, or play SEATS FROM..TO PLAYER FILE".into());
    };
    let game = Goldbraeu::new(Setup::standard(seats.parse()?))?;
    let player = || by_name(name).ok_or_else(|| format!("who is {name}?"));
    match how.as_str() {
        "learn" => std::fs::write(file, learn(&game, games.parse()?, &player()?)?.written())?,
        "play" => {
            let (from, to) = games.split_once("..").ok_or("wanted: FROM..TO")?;
            let mimic = Mimic::read(&std::fs::read_to_string(file)?).map_err(|error| format!("{file}: {error}"))?;
            let master = by_name("master").ok_or("who is master?")?;
            let knowing = Responder { is: master, asks: Box::new(mimic), tables: TABLES, fates: FATES };
            contest(&game, from.parse()?..to.parse()?, &knowing, &player()?, name)?;
        }
        _ => return Err(format!("learn or play, not {how}").into()),
    }
    Ok(())
}

/// What can be learnt from so many games of such players.
fn learn(game: &Goldbraeu, games: u64, player: &Anybody<Goldbraeu>) -> Result<Mimic, Failed> {
    let (next, all) = (AtomicU64::new(0), Mutex::new(BTreeMap::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZeroUsize::get) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let picks = picks(game, 900_000 + number, player).map_err(|error| error.to_string());
                    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                    all.insert(number, picks);
                    if (all.len() as u64).is_multiple_of(TOLD) {
                        println!("{} of {games} games seen", all.len());
                    }
                }
            });
        }
    });
    let (mut seen, mut held_out) = (Vec::new(), Vec::new());
    for (number, picks) in all.into_inner().unwrap_or_else(PoisonError::into_inner) {
        if number % 10 == 9 { &mut held_out } else { &mut seen }.extend(picks?);
    }
    let mimic = Mimic::learn(&seen, PASSES, &mut Xoshiro256PlusPlus::seed_from_u64(1));
    println!(
        "{} picks seen, loss {:.4}; {} held out, loss {:.4}",
        seen.len(),
        mimic.loss(&seen),
        held_out.len(),
        mimic.loss(&held_out)
    );
    Ok(mimic)
}

/// What they all pick in a game.
fn picks(game: &Goldbraeu, number: u64, player: &Anybody<Goldbraeu>) -> Result<Vec<SeenPick>, Failed> {
    let mut seen = Vec::new();
    played(game, number, |_, view, luck| {
        let action = player.choose(game, view, &Pad::default(), game.legal_in(view), luck, &mut unhurried);
        if let Action::Pick { action: pick } = action {
            seen.extend(SeenPick::new(game, view, pick));
        }
        action
    })?;
    Ok(seen)
}

/// Plays these games of one who knows the others.
fn contest(
    game: &Goldbraeu,
    numbers: std::ops::Range<u64>,
    knowing: &Responder,
    others: &Anybody<Goldbraeu>,
    name: &str,
) -> Result<(), Failed> {
    let (mut won, mut asked, mut time) = (Vec::new(), 0, Duration::ZERO);
    for number in numbers.clone() {
        let one = Seat::all(game.seats()).nth((number % game.seats() as u64) as usize).ok_or("nobody sits here")?;
        let end = played(game, number, |seat, view, luck| {
            let (pad, legal) = (Pad::default(), game.legal_in(view));
            if seat != one {
                return others.choose(game, view, &pad, legal, luck, &mut unhurried);
            }
            let before = Instant::now();
            let action = knowing.choose(game, view, &pad, legal, luck, &mut unhurried);
            (asked, time) = (asked + 1, time + before.elapsed());
            action
        })?;
        let winners = game.outcome(&end).ok_or("the game is over")?.winners;
        won.push(if winners.contains(one) { 100.0 / winners.len() as f64 } else { 0.0 });
        if won.len() >= 2 && ((won.len() as u64).is_multiple_of(TOLD) || number + 1 == numbers.end) {
            println!(
                "{} games from {} on against {name}: won {} of 100, {:.1?} a decision",
                won.len(),
                numbers.start,
                mean(&won),
                time / asked
            );
        }
    }
    Ok(())
}

/// Plays a game to its end, in which everybody does what is chosen.
fn played(
    game: &Goldbraeu,
    number: u64,
    mut choose: impl FnMut(Seat, &View, &mut Xoshiro256PlusPlus) -> Action,
) -> Result<State, Failed> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return Ok(state),
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut Ignored)?;
            }
            Turn::Act(seats) => {
                let seat = seats.lowest().ok_or("nobody can act")?;
                let action = choose(seat, &game.view(&state, Observer::Seat(seat)), &mut luck);
                game.act(&mut state, seat, action, &mut Ignored)?;
            }
        }
    }
}
