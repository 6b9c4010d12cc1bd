//! G10.4: sampled states are whole tables: every card is somewhere once, and all that is known is where it is known to be.

use game_core::{Game, LegalActions, Luck, Observer, Seat, Turn};
use goldbraeu::{Card, Cards, Goldbraeu, Phase, Setup, State, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a random game and shows every state on the way.
fn walk(game: &Goldbraeu, seed: u64, mut look: impl FnMut(&State, &mut Xoshiro256PlusPlus)) {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.start();
    loop {
        look(&state, &mut luck);
        match game.turn(&state) {
            Turn::Luck => {
                let draw = game.draw(&state, &mut luck);
                game.resolve(&mut state, draw, &mut game_core::Ignored).unwrap();
            }
            Turn::Act(seats) => {
                let seat = seats.lowest().unwrap();
                let legal = game.legal(&state, seat);
                let action = legal.get(luck.below(legal.len() as u32) as usize);
                game.act(&mut state, seat, action, &mut game_core::Ignored).unwrap();
            }
            Turn::Over => return,
        }
    }
}

/// The cards that are open, or in hands, or just drawn.
fn placed(game: &Goldbraeu, state: &State) -> Cards {
    let board = state.board();
    let open: Cards = board.face_up.into_iter().flatten().chain(board.under.iter()).collect();
    let hands = Seat::all(game.seats()).fold(Cards::EMPTY, |all, seat| all.plus(state.hand(seat)));
    let drawn = match board.phase {
        Phase::Drawn { seat, .. } => game.view(state, Observer::Seat(seat)).drawn,
        _ => None,
    };
    open.plus(hands).plus(board.gone).plus(drawn.map_or(Cards::EMPTY, Cards::only))
}

/// The pile as luck could still draw it.
fn pile(game: &Goldbraeu, state: &State) -> Cards {
    let shares = if game.seats() == 3 { 5 } else { 6 };
    let all = Card::ALL.map(|card| Cards::of(card, if card.figure().is_some() { 5 } else { shares }));
    let rest = |card: Card| all[card.index()].count(card).checked_sub(placed(game, state).count(card));
    Card::ALL.into_iter().fold(Cards::EMPTY, |pile, card| {
        pile.plus(Cards::of(card, rest(card).unwrap_or_else(|| panic!("too many {card} in {state:?}"))))
    })
}

fn check(game: &Goldbraeu, view: &View, sampled: &State) {
    let board = sampled.board();
    assert_eq!(*board, view.board);
    for seat in Seat::all(game.seats()) {
        let hand = sampled.hand(seat);
        assert_eq!(hand.len(), usize::from(board.hand_sizes[seat]), "{view:?}");
        assert!(board.known[seat].is_within(hand), "{view:?}");
        assert!(!hand.contains(Card::Drunkard) && !hand.contains(Card::Waitress), "{view:?}");
        if view.seat == Some(seat) {
            assert_eq!(hand, view.hand);
        }
    }
    assert_eq!(pile(game, sampled).len(), usize::from(board.pile), "{view:?}");
}

/// G10.4: in every state, for every observer; the pile that is left is what luck then draws from, card by card.
#[test]
fn every_sample_has_every_card_once() {
    for seats in 3..=4 {
        let game = Goldbraeu::new(Setup::standard(seats)).unwrap();
        let (mut samples, mut known, mut under) = (0, 0, 0);
        for seed in 0..30 {
            walk(&game, seed, |state, luck| {
                let dealt = !matches!(state.board().phase, Phase::Lot {} | Phase::Signs {} | Phase::Deal {});
                for observer in Observer::all(game.seats()).filter(|_| dealt) {
                    let view = game.view(state, observer);
                    let sampled = game.sample(&view, luck);
                    check(&game, &view, &sampled);
                    if game.turn(&sampled) == Turn::Luck {
                        let left = pile(&game, &sampled);
                        for card in Card::ALL {
                            let mut next = sampled;
                            let drawn =
                                game.resolve(&mut next, goldbraeu::Draw::Card { card }, &mut game_core::Ignored);
                            assert_eq!(drawn.is_ok(), left.contains(card), "{card} of {left:?}");
                        }
                    }
                    samples += 1;
                    known += u32::from(view.board.known.iter().any(|(_, cards)| !cards.is_empty()));
                    under += u32::from(view.board.pile == 0 && !view.board.under.is_empty());
                }
            });
        }
        assert!(samples > 10_000 && known > 100 && under > 100, "{samples} {known} {under}");
    }
}

/// G10.4: an unknown hidden card is each of the unseen shares with the same odds, figures never.
#[test]
fn hidden_cards_are_drawn_from_the_unseen_shares() {
    let game = Goldbraeu::new(Setup::standard(4)).unwrap();
    let mut checked = false;
    walk(&game, 7, |state, luck| {
        if checked || state.board().day != 4 || !matches!(state.board().phase, Phase::Pick { .. }) {
            return;
        }
        checked = true;
        let view = game.view(state, Observer::Spectator);
        let unseen = {
            let hands = Seat::all(4).fold(Cards::EMPTY, |all, seat| all.plus(state.hand(seat)));
            pile(&game, state).plus(hands)
        };
        let shares: u32 = Card::ALL
            .into_iter()
            .filter(|card| card.figure().is_none())
            .map(|card| u32::from(unseen.count(card)))
            .sum();
        let tries = 20_000;
        let mut found = [0_u32; Card::COUNT];
        let mut cards = 0;
        for _ in 0..tries {
            let hand = game.sample(&view, luck).hand(Seat::FIRST);
            hand.iter().for_each(|card| found[card.index()] += 1);
            cards += hand.len() as u32;
        }
        for card in Card::ALL.into_iter().filter(|card| card.figure().is_none()) {
            let expected = f64::from(cards) * f64::from(unseen.count(card)) / f64::from(shares);
            let off = f64::from(found[card.index()]) - expected;
            assert!(off.abs() < 5.0 * (expected + 1.0).sqrt(), "{card}: {} instead of {expected}", found[card.index()]);
        }
    });
    assert!(checked);
}
