//! The players of Goldbräu keep to their views, and the trader beats chance.

use game_core::{Game, Ignored, LegalActions, Observer, Turn};
use goldbraeu::{Goldbraeu, Setup, State};
use players::goldbraeu::{NAMES, by_name};
use players::unhurried;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn choice(name: &str, game: &Goldbraeu, state: &State, observer: Observer, seed: u64) -> goldbraeu::Action {
    let view = game.view(state, observer);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    by_name(name).unwrap().choose(game, &view, game.legal_in(&view), &mut luck, &mut unhurried)
}

/// Plays a game; `line_up` names the player of each seat, `at` hears of every question.
fn play(game: &Goldbraeu, line_up: &[&str], seed: u64, mut at: impl FnMut(&State, Observer)) -> State {
    let players: Vec<_> = line_up.iter().map(|name| by_name(name).unwrap()).collect();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.start();
    while let turn @ (Turn::Luck | Turn::Act(_)) = game.turn(&state) {
        let Turn::Act(seats) = turn else {
            let draw = game.draw(&state, &mut luck);
            game.resolve(&mut state, draw, &mut Ignored).unwrap();
            continue;
        };
        let seat = seats.lowest().unwrap();
        at(&state, Observer::Seat(seat));
        let view = game.view(&state, Observer::Seat(seat));
        let action = players[seat.index()].choose(game, &view, game.legal_in(&view), &mut luck, &mut unhurried);
        game.act(&mut state, seat, action, &mut Ignored).unwrap();
    }
    state
}

#[test]
fn a_choice_is_legal_and_does_not_change_when_unseen_secrets_do() {
    for seats in [3, 4] {
        let game = Goldbraeu::new(Setup::standard(seats)).unwrap();
        let line_up = &["trader", "random", "trader", "random"][..seats.into()];
        play(&game, line_up, 7, |state, observer| {
            let view = game.view(state, observer);
            for name in NAMES {
                let chosen = choice(name, &game, state, observer, 1);
                assert!(game.legal_in(&view).contains(chosen), "{name}: {chosen:?} in {view:?}");
                let other = game.sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(5));
                assert_eq!(chosen, choice(name, &game, &other, observer, 1), "{name} in {view:?}");
            }
        });
    }
}

/// 100 games are enough to tell 0.97 from 0.87 nearly always, and they are always the same 100.
#[test]
fn trade_beats_chance() {
    let game = Goldbraeu::new(Setup::standard(4)).unwrap();
    let mut wins = 0.0;
    for number in 0..100_usize {
        let line_up: Vec<&str> = (0..4).map(|seat| if seat == number % 4 { "trader" } else { "random" }).collect();
        let state = play(&game, &line_up, number as u64, |_, _| {});
        let winners = game.outcome(&state).unwrap().winners;
        let won = winners.iter().any(|seat| seat.index() == number % 4);
        wins += if won { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    assert!(wins / 100.0 > 0.92, "{wins} of 100");
}
