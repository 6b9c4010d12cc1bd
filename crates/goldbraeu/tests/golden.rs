//! Figures that any change of the rules, of the map or of the order of legal actions changes.

use game_core::{Game, Ignored, LegalActions, Observer, Seat, Turn};
use goldbraeu::peers::{self, Stats};
use goldbraeu::{Action, Brewery, Card, Cards, Draw, Firm, Garden, Goldbraeu, Pick, Space, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What a thousand random games come to.
#[test]
fn a_thousand_random_games() {
    let come_to = |seats| {
        let game = Goldbraeu::new(peers::setup(seats)).unwrap();
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut stats = Stats::default();
        for _ in 0..1000 {
            peers::playout(&game, &mut luck, &mut stats).unwrap();
        }
        format!("{} steps, {} of them luck, {:?}", stats.steps, stats.luck, &stats.money.0[..usize::from(seats)])
    };
    insta::assert_snapshot!(format!("3 players: {}\n4 players: {}", come_to(3), come_to(4)));
}

/// How many ways there are to go on for so many actions, luck taking the course of a fixed seed.
fn leaves(game: &Goldbraeu, state: &State, depth: u32) -> u64 {
    let mut state = *state;
    while game.turn(&state) == Turn::Luck {
        let draw = game.draw(&state, &mut Xoshiro256PlusPlus::seed_from_u64(7));
        game.resolve(&mut state, draw, &mut Ignored).unwrap();
    }
    let Turn::Act(seats) = game.turn(&state) else { return 1 };
    let seat = seats.lowest().unwrap();
    if depth == 0 {
        return 1;
    }
    let after = |action| {
        let mut next = state;
        game.act(&mut next, seat, action, &mut Ignored).unwrap();
        leaves(game, &next, depth - 1)
    };
    game.legal(&state, seat).iter().map(after).sum()
}

/// The number of leaves three actions on, from points along one random game.
#[test]
fn leaves_along_a_game() {
    let game = Goldbraeu::new(peers::setup(4)).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut state = game.start();
    let mut counted = Vec::new();
    for number in 0.. {
        if number % 25 == 0 {
            counted.push(format!("step {number}: {}", leaves(&game, &state, 3)));
        }
        let Some(step) = testkit::step(&game, &state, &mut luck) else { break };
        step.apply(&game, &mut state, &mut Ignored).unwrap();
    }
    insta::assert_snapshot!(counted.join("\n"));
}

/// Every action that the types allow, but for the most absurd.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::BuyBlind {}, Action::KeepHidden {}, Action::Show {}, Action::Decline {}];
    all.extend(Pick::ALL.map(|action| Action::Pick { action }));
    for firm in Firm::ALL {
        all.extend([Action::PlaceBoss { firm }, Action::Appoint { firm }, Action::TurnOver { firm }]);
    }
    for card in Card::ALL {
        all.push(Action::Buy { card });
        all.push(Action::Keep { cards: Cards::only(card) });
        all.extend(Card::ALL.map(|other| Action::Keep { cards: Cards::only(card).plus(Cards::only(other)) }));
    }
    for cards in (0..10).chain([255]) {
        all.extend([Action::Block { cards }, Action::Break { cards }]);
    }
    for garden in Garden::ALL {
        all.push(Action::Move { to: garden });
        all.extend(Brewery::ALL.map(|brewery| Action::Contract { brewery, garden }));
        for space in (0..40).chain([63]).filter_map(Space::new) {
            all.push(Action::Annex { garden, space });
            all.extend(Garden::ALL.map(|to| Action::Shift { space, from: garden, to }));
        }
    }
    all
}

/// Of all actions exactly those are accepted that are listed, and a refusal says which rule stands against it.
#[test]
fn what_is_not_listed_is_refused_with_its_rule() {
    let all = all_actions();
    let mut refused = 0_u64;
    for seed in 0..6 {
        let game = Goldbraeu::new(peers::setup(3 + seed as u8 % 2)).unwrap();
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = game.start();
        while let Some(step) = testkit::step(&game, &state, &mut luck) {
            for seat in Seat::all(5) {
                let legal = game.legal(&state, seat);
                for &action in &all {
                    let mut after = state;
                    match game.act(&mut after, seat, action, &mut Ignored) {
                        Ok(()) => assert!(legal.contains(action), "{action:?} of {seat:?} in {state:?}"),
                        Err(refusal) => {
                            assert!(!legal.contains(action) && after == state, "{action:?} of {seat:?} in {state:?}");
                            assert!(refusal.to_string().contains("(G"), "{refusal}");
                            refused += 1;
                        }
                    }
                }
            }
            step.apply(&game, &mut state, &mut Ignored).unwrap();
        }
    }
    assert!(refused > 1_000_000, "{refused}");
}

/// Whoever asks for a view from a chair that is not there sees what spectators see.
#[test]
fn strangers_see_what_spectators_see() {
    let game = Goldbraeu::new(peers::setup(3)).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut state = game.start();
    for _ in 0..40 {
        let view = game.view(&state, Observer::Seat(Seat::new(5).unwrap()));
        assert_eq!(view, game.view(&state, Observer::Spectator));
        let Some(step) = testkit::step(&game, &state, &mut luck) else { break };
        step.apply(&game, &mut state, &mut Ignored).unwrap();
    }
}

/// A sample is drawn from what is left for it: over many samples a hidden hand shows every share that the observer does not
/// see elsewhere, and nothing else.
#[test]
fn samples_show_every_unseen_share() {
    let game = Goldbraeu::new(peers::setup(4)).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut state = game.start();
    let own: Cards = [Card::Krug; 6].into_iter().collect();
    for phase in 0..2 {
        let draw = game.draw(&state, &mut luck);
        let draw = if phase == 0 { draw } else { deal_all_krug_to_the_first(draw, own) };
        game.resolve(&mut state, draw, &mut Ignored).unwrap();
    }
    let view = game.view(&state, Observer::Seat(Seat::FIRST));
    assert_eq!(view.hand, own);
    let mut met = Cards::EMPTY;
    for _ in 0..500 {
        let sample = game.sample(&view, &mut luck);
        for seat in Seat::all(4).skip(1) {
            for card in sample.hand(seat).iter().filter(|&card| !met.contains(card)).collect::<Vec<_>>() {
                met = if met.contains(card) { met } else { met.plus(Cards::only(card)) };
            }
        }
    }
    let expected: Cards = Firm::ALL.into_iter().map(Card::from).filter(|&card| card != Card::Krug).collect();
    assert_eq!(met, expected);
}

/// All six shares of Krug in one hand, whatever was dealt.
fn deal_all_krug_to_the_first(draw: Draw, own: Cards) -> Draw {
    let Draw::Deal { .. } = draw else { panic!("{draw:?}") };
    let hand = |from: usize| -> Cards { (0..6).map(|place| Card::from(Firm::ALL[1 + (from + place) % 9])).collect() };
    Draw::Deal { hands: [own, hand(0), hand(3), hand(6)] }
}
