//! What every player keeps to.

use game_core::{Game, LegalActions, Noted, Observer, Turn};
use players::polterfass::{NAMES, by_name};
use players::unhurried;
use polterfass::{Action, BarrelModel, EqualGreedy, Pad, Polterfass, Setup, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Calls `at` for everyone who is asked in this game of random players.
fn everywhere(game: &Polterfass, seed: u64, mut at: impl FnMut(&State, &Pad, Observer)) {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let random = by_name("random").unwrap();
    let (mut state, mut pad) = (game.start(), Pad::default());
    loop {
        match game.turn(&state) {
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut Noted { game, pad: &mut pad }).unwrap();
            }
            Turn::Act(seats) => {
                for seat in seats.iter() {
                    at(&state, &pad, Observer::Seat(seat));
                    let view = game.view(&state, Observer::Seat(seat));
                    let action = random.choose(game, &view, &pad, game.legal_in(&view), &mut luck, &mut unhurried);
                    game.act(&mut state, seat, action, &mut Noted { game, pad: &mut pad }).unwrap();
                }
            }
            Turn::Over => break,
        }
    }
}

fn choice(name: &str, game: &Polterfass, state: &State, pad: &Pad, observer: Observer, seed: u64) -> Action {
    let view = game.view(state, observer);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    by_name(name).unwrap().choose(game, &view, pad, game.legal_in(&view), &mut luck, &mut unhurried)
}

/// A small goal, so that every phase comes often enough in few games.
fn games() -> impl Iterator<Item = Polterfass> {
    (3..=6).map(|seats| Polterfass::new(Setup { goal: 25, ..Setup::standard(seats) }).unwrap())
}

#[test]
fn a_choice_is_legal_and_does_not_change_when_unseen_secrets_do() {
    for game in games() {
        for name in NAMES {
            everywhere(&game, 7, |state, pad, observer| {
                let view = game.view(state, observer);
                let chosen = choice(name, &game, state, pad, observer, 1);
                assert!(game.legal_in(&view).contains(chosen), "{name}: {chosen:?} in {view:?}");
                for other in 0..3 {
                    let other = game.sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(other));
                    assert_eq!(chosen, choice(name, &game, &other, pad, observer, 1), "{name} in {view:?}");
                }
            });
        }
    }
}

#[test]
fn the_same_luck_gives_the_same_choices_and_other_luck_others() {
    let game = games().next().unwrap();
    for name in NAMES {
        let choices = |seed| {
            let mut choices = Vec::new();
            for number in 3..6 {
                everywhere(&game, number, |state, pad, observer| {
                    choices.push(choice(name, &game, state, pad, observer, seed))
                });
            }
            choices
        };
        assert_eq!(choices(1), choices(1), "{name}");
        assert_ne!(choices(1), choices(2), "{name}");
    }
}

#[test]
fn players_cope_with_all_odds_and_options() {
    for (stand, large_end) in [(0.05, 0.0), (0.95, 1.0), (0.5, 0.3)] {
        let barrels = BarrelModel::Reckoned { stand, large_end };
        let setup = Setup { goal: 25, barrels, equal_greedy: EqualGreedy::Penalty, ..Setup::standard(4) };
        let game = Polterfass::new(setup).unwrap();
        everywhere(&game, 5, |state, pad, observer| {
            let legal = game.legal_in(&game.view(state, observer));
            assert!(NAMES.into_iter().all(|name| legal.contains(choice(name, &game, state, pad, observer, 9))));
        });
    }
}

#[test]
fn whoever_solves_rounds_does_so_with_as_many_iterations_as_are_named() {
    for name in
        ["master:0", "expert:", "expert:+4", "master:1e3", "master:99999999999", "seasoned:5", "careful:5", ":5"]
    {
        assert!(by_name(name).is_none(), "{name}");
    }
    let game = Polterfass::new(Setup { goal: 25, ..Setup::standard(3) }).unwrap();
    for (usual, named) in [("master", "master:192"), ("expert", "expert:4")] {
        let hasty = format!("{usual}:1");
        let mut differ = false;
        everywhere(&game, 3, |state, pad, observer| {
            let choice = |name| choice(name, &game, state, pad, observer, 11);
            assert_eq!(choice(usual), choice(named), "{usual}");
            differ |= choice(usual) != choice(&hasty);
        });
        assert!(differ, "{usual} needs its iterations");
    }
}

/// 400 games are enough to tell 0.7 from 0.6 nearly always, and they are always the same 400.
#[test]
fn care_beats_chance() {
    let game = Polterfass::new(Setup::standard(4)).unwrap();
    let players = ["careful", "random", "random", "random"].map(|name| by_name(name).unwrap());
    let mut wins = 0.0;
    for number in 0..400_u64 {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
        let (mut state, mut pad) = (game.start(), Pad::default());
        while let turn @ (Turn::Luck | Turn::Act(_)) = game.turn(&state) {
            let Turn::Act(seats) = turn else {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut Noted { game: &game, pad: &mut pad }).unwrap();
                continue;
            };
            let seat = seats.lowest().unwrap();
            let player = &players[(seat.index() + number as usize) % 4];
            let view = game.view(&state, Observer::Seat(seat));
            let action = player.choose(&game, &view, &pad, game.legal_in(&view), &mut luck, &mut unhurried);
            game.act(&mut state, seat, action, &mut Noted { game: &game, pad: &mut pad }).unwrap();
        }
        let winners = game.outcome(&state).unwrap().winners;
        let careful = winners.iter().find(|seat| (seat.index() + number as usize).is_multiple_of(4));
        wins += careful.map_or(0.0, |_| 1.0 / winners.len() as f64);
    }
    assert!(wins / 400.0 > 0.6, "{wins} of 400");
}
