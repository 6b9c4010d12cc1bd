//! The players of Goldbräu keep to their views, and the stronger ones win.

use game_core::{Game, Ignored, LegalActions, Observer, Turn};
use goldbraeu::{Goldbraeu, Pad, Setup, State};
use players::goldbraeu::{NAMES, adviser, by_name};
use players::unhurried;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// All of them, looking ahead but a little.
fn names() -> impl Iterator<Item = String> {
    let brief = |name: &str| if matches!(name, "trader" | "random") { name.to_owned() } else { format!("{name}:20") };
    NAMES.into_iter().map(brief)
}

fn choice(name: &str, game: &Goldbraeu, state: &State, observer: Observer, seed: u64) -> goldbraeu::Action {
    let view = game.view(state, observer);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    by_name(name).unwrap().choose(game, &view, &Pad::default(), game.legal_in(&view), &mut luck, &mut unhurried)
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
        let action =
            players[seat.index()].choose(game, &view, &Pad::default(), game.legal_in(&view), &mut luck, &mut unhurried);
        game.act(&mut state, seat, action, &mut Ignored).unwrap();
    }
    state
}

#[test]
fn a_choice_is_legal_and_does_not_change_when_unseen_secrets_do() {
    for seats in [3, 4] {
        let game = Goldbraeu::new(Setup::standard(seats)).unwrap();
        let line_up = &["trader", "random", "newcomer:20", "random"][..seats.into()];
        play(&game, line_up, 7, |state, observer| {
            let view = game.view(state, observer);
            for name in names() {
                let chosen = choice(&name, &game, state, observer, 1);
                assert!(game.legal_in(&view).contains(chosen), "{name}: {chosen:?} in {view:?}");
                let other = game.sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(5));
                assert_eq!(chosen, choice(&name, &game, &other, observer, 1), "{name} in {view:?}");
            }
        });
    }
}

/// After any number of questions whether to go on, the best so far is an answer, and the same one each time.
#[test]
fn who_is_interrupted_answers_with_the_best_so_far() {
    let game = Goldbraeu::new(Setup::standard(4)).unwrap();
    let master = by_name("master").unwrap();
    let mut number = 0;
    play(&game, &["trader"; 4], 3, |state, observer| {
        number += 1;
        let view = game.view(state, observer);
        let legal = game.legal_in(&view);
        let mut asked = [0; 2];
        let [once, again] = [0, 1].map(|time| {
            let mut go_on = || {
                asked[time] += 1;
                asked[time] <= number % 3
            };
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
            master.choose(&game, &view, &Pad::default(), legal, &mut luck, &mut go_on)
        });
        assert!(legal.contains(once), "{once:?} in {view:?}");
        assert_eq!(once, again);
        assert!(asked[0] <= number % 3 + 1, "it went on after {} questions", asked[0]);
    });
}

/// Without a moment to try anything out there is nothing to misjudge, so all do the usual.
#[test]
fn who_has_no_time_at_all_does_the_usual_however_much_they_misjudge() {
    let game = Goldbraeu::new(Setup::standard(4)).unwrap();
    let mut asked = 0;
    play(&game, &["trader"; 4], 5, |state, observer| {
        let view = game.view(state, observer);
        if matches!(view.board.phase, goldbraeu::Phase::Pick { .. }) {
            return;
        }
        asked += 1;
        let choices = ["master", "expert", "seasoned", "regular", "newcomer"].map(|name| {
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(asked);
            let legal = game.legal_in(&view);
            by_name(name).unwrap().choose(&game, &view, &Pad::default(), legal, &mut luck, &mut || false)
        });
        assert!(choices.iter().all(|choice| *choice == choices[0]), "{choices:?}");
    });
    assert!(asked > 50);
}

#[test]
fn a_number_of_iterations_is_a_number_and_not_0() {
    for name in ["master:1", "newcomer:20000"] {
        assert!(by_name(name).is_some(), "{name}");
    }
    for name in ["master:0", "master:", "master:+5", "master:-1", "master:1e3", "master:99999999999", "trader:5", ":5"]
    {
        assert!(by_name(name).is_none(), "{name}");
    }
}

#[test]
fn advice_names_a_chance_for_each_action() {
    let game = Goldbraeu::new(Setup::standard(3)).unwrap();
    play(&game, &["random"; 3], 5, |state, observer| {
        let view = game.view(state, observer);
        let legal = game.legal_in(&view);
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut questions = 0..3;
        let advice =
            adviser().advise(&game, &view, &Pad::default(), legal, &mut luck, &mut || questions.next().is_some());
        assert_eq!(advice.chances.len(), legal.len());
        assert!(advice.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{advice:?} in {view:?}");
        assert!((0.0..=0.5).contains(&advice.error), "{advice:?}");
    });
}

/// The wins of the first of these players against three of the second.
fn wins(one: &str, other: &str, games: usize) -> f64 {
    let game = Goldbraeu::new(Setup::standard(4)).unwrap();
    let won = (0..games).map(|number| {
        let line_up: Vec<&str> = (0..4).map(|seat| if seat == number % 4 { one } else { other }).collect();
        let state = play(&game, &line_up, number as u64, |_, _| {});
        let winners = game.outcome(&state).unwrap().winners;
        let won = winners.iter().any(|seat| seat.index() == number % 4);
        if won { 1.0 / winners.len() as f64 } else { 0.0 }
    });
    won.sum()
}

/// 100 games are enough to tell 0.97 from 0.87 nearly always, and they are always the same 100.
#[test]
fn trade_beats_chance() {
    let wins = wins("trader", "random", 100);
    assert!(wins > 92.0, "{wins} of 100");
}

/// Who looks ahead but a little wins more than half of these games, which are always the same; equals would win a quarter.
#[test]
fn looking_ahead_beats_trade() {
    let wins = wins("expert:40", "trader", 60);
    assert!(wins > 24.0, "{wins} of 60");
}
