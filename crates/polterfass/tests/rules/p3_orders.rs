//! P3: the orders.

use std::collections::HashSet;

use game_core::{Game, LegalActions, Luck, Noted, Observer, Turn};
use polterfass::{Action, BarrelSet, BarrelView, End, Order, Pad, PhaseView, Polterfass, Refusal, Seen, Setup, Top};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::table::{Table, order, seat, setup};

fn lay(cards: &[u8]) -> Action {
    Action::Order { cards: Order::of(cards).unwrap() }
}

/// P3.1
#[test]
fn an_order_is_one_or_two_cards() {
    let table = Table::rolled("9");
    let orders: Vec<Order> = Order::all().collect();
    for order in &orders {
        assert!(table.legal(seat(1)).contains(&Action::Order { cards: *order }));
        assert!(order.sum() <= if order.backs() == 1 { 7 } else { 13 });
        assert!(order.backs() == 1 || order.sum() >= 1);
        assert_eq!(order.cards().iter().sum::<u8>(), order.sum());
    }
    for wrong in [&[][..], &[1, 2, 3], &[8], &[4, 4]] {
        assert!(Order::of(wrong).is_err(), "{wrong:?}");
    }
}

/// P2.2, P3.1: what the guests order by was seen by all, so it can be looked up until the round is paid.
#[test]
fn what_the_guests_ordered_by_stays_in_view_for_the_round() {
    let mut table = Table::new(setup(4));
    assert_eq!(table.view().ordered_at, None);
    table.first_roll("double");
    assert_eq!(table.view().ordered_at, None, "all nine are rolled again");
    table.fall("9 5 spoiled");
    let first = Some(table.view().barrels);
    assert_eq!(table.view().ordered_at, first);
    table.orders(&[1, 2, 3]);
    for (put_back, shown) in [("spoiled", "4 double"), ("double", "8")] {
        table.roll_on(put_back).unwrap();
        assert_eq!(table.view().ordered_at, first, "in the cup");
        table.fall(shown);
        assert_eq!(table.view().ordered_at, first, "at the tap");
    }
    let views = Observer::all(4).map(|observer| table.view_of(observer).ordered_at);
    assert!(views.into_iter().all(|ordered_at| ordered_at == first));
    table.close();
    assert_eq!(table.view().ordered_at, None, "the next round has not been opened");
    table.first_roll("2");
    assert_eq!(table.view().ordered_at, Some(table.view().barrels));
}

/// P1.6, P3.1: a game and the same game replayed leave on the pad, round by round, what stood when orders were laid.
#[test]
fn what_the_guests_ordered_by_is_written_down() {
    let game = Polterfass::new(Setup { goal: 40, ..Setup::standard(5) }).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(11);
    let (mut state, mut pad, mut stood, mut steps) = (game.start(), Pad::default(), Vec::new(), Vec::new());
    while let turn @ (Turn::Luck | Turn::Act(_)) = game.turn(&state) {
        let mut noted = Noted { game: &game, pad: &mut pad };
        if let Turn::Act(seats) = turn {
            let seat = seats.lowest().unwrap();
            let view = game.view(&state, Observer::Seat(seat));
            if view.phase == PhaseView::Ordering && view.laid.is_empty() {
                stood.push(view.barrels.clone());
            }
            let legal = game.legal_in(&view);
            let action = legal.get(luck.below(legal.len() as u32) as usize);
            game.act(&mut state, seat, action, &mut noted).unwrap();
            steps.push((Some((seat, action)), None));
        } else {
            let draw = game.draw(&state, &mut luck);
            game.resolve(&mut state, draw, &mut noted).unwrap();
            steps.push((None, Some(draw)));
        }
    }
    let tops = |barrels: &Vec<BarrelView>| {
        let those = |ends: &[End]| -> BarrelSet {
            let stands = |place: &BarrelView| matches!(place, BarrelView::Standing { up, .. } if ends.contains(up));
            BarrelSet::ALL.iter().zip(barrels).filter(|(_, place)| stands(place)).map(|(barrel, _)| barrel).collect()
        };
        those(&[End::Small, End::Large]).tops(those(&[End::Large]))
    };
    let written: Vec<_> = pad.rows.iter().map(|row| row.tops.clone()).collect();
    assert!(written.len() > 3 && written.iter().any(|tops| tops.contains(&Top::Spoiled)), "{written:?}");
    assert_eq!(written, stood.iter().map(tops).collect::<Vec<_>>());

    let (mut state, mut again) = (game.start(), Pad::default());
    for (act, draw) in steps {
        let mut noted = Noted { game: &game, pad: &mut again };
        if let Some((seat, action)) = act {
            game.act(&mut state, seat, action, &mut noted).unwrap();
        } else if let Some(draw) = draw {
            game.resolve(&mut state, draw, &mut noted).unwrap();
        }
    }
    assert_eq!(again, pad);
}

/// P3.2
#[test]
fn orders_are_laid_in_any_sequence_and_locked() {
    let mut table = Table::rolled("9");
    table.act(seat(3), lay(&[0, 5])).unwrap();
    table.refuses(seat(3), lay(&[1]), Refusal::AlreadyLaid);
    assert!(table.legal(seat(3)).is_empty());
    table.act(seat(1), lay(&[7])).unwrap();
    assert_eq!(table.view().laid, [seat(1), seat(3)].into_iter().collect());
    table.act(seat(2), lay(&[6, 7])).unwrap();
    table.refuses(seat(2), lay(&[6, 7]), Refusal::AlreadyLaid);
    assert_eq!(table.view().phase, PhaseView::Tap);
}

/// P3.2
#[test]
fn the_number_of_backs_is_public_once_all_have_laid_and_values_stay_hidden() {
    let mut table = Table::rolled("9");
    table.act(seat(1), lay(&[5])).unwrap();
    table.act(seat(2), lay(&[0, 5])).unwrap();
    for observer in Observer::all(4) {
        let view = table.view_of(observer);
        assert_eq!(view.backs, [None; 4], "{observer:?}");
        let own = [None, Some(Order::of(&[5]).unwrap()), Some(Order::of(&[0, 5]).unwrap()), None];
        assert_eq!(view.order, observer.seat().and_then(|seat| own[seat.index()]), "{observer:?}");
    }
    table.act(seat(3), lay(&[0])).unwrap();
    let backs = [None, Some(1), Some(2), Some(1)];
    assert_eq!(table.seen.last(), Some(&Seen::OrdersIn { backs: backs.to_vec() }));
    assert_eq!(table.view().backs, backs);
    let cards_seen = table.seen.iter().any(|seen| matches!(seen, Seen::Ordered { cards: Some(_), .. }));
    assert!(!cards_seen, "a spectator sees no card");
}

/// P3.3
#[test]
fn there_are_36_ways_and_21_distinct_orders() {
    assert_eq!((Order::COUNT, Order::all().count()), (36, 36));
    let distinct: HashSet<(u8, u8)> = Order::all().map(|order| (order.backs(), order.sum())).collect();
    assert_eq!(distinct.len(), 21);
    for (index, order) in Order::all().enumerate() {
        assert_eq!((order.index(), Order::from_index(index)), (index, Some(order)));
        assert_eq!(Order::of(&order.cards()), Ok(order));
    }
    assert_eq!(Order::from_index(36), None);
    assert_eq!(order(13).cards(), [6, 7]);
    assert_eq!(Order::of(&[7, 6]), Order::of(&[6, 7]));
}
