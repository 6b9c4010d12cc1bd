//! P1: the table.

use game_core::{Game, Ignored, LegalActions, Seat, Turn};
use polterfass::{
    Action, Barrel, BarrelModel, BarrelSet, Draw, End, FirstInnkeeper, Order, PhaseView, Polterfass, Refusal, Seen,
    Setup, SetupError, Top, Verdict,
};

use crate::table::{Table, seat, setup};

/// P1.1
#[test]
fn three_to_six_play() {
    for seats in 0..=9 {
        let made = Polterfass::new(Setup::standard(seats)).map(|game| game.seats());
        let expected = if (3..=6).contains(&seats) { Ok(seats.into()) } else { Err(SetupError::Seats(seats)) };
        assert_eq!(made.map_err(|error| error.to_string()), expected.map_err(|error| error.to_string()));
    }
    assert_eq!(Polterfass::SEATS, 3..=6);
}

/// P1.2
#[test]
fn the_ends_of_each_number_barrel_add_up_to_eleven() {
    let ends = |barrel: Barrel| match (barrel.top(End::Large), barrel.top(End::Small)) {
        (Top::Number(large), Top::Number(small)) => (large, small),
        other => panic!("{barrel:?} shows {other:?}"),
    };
    let all: Vec<_> = BarrelSet::NUMBERS.iter().map(ends).collect();
    assert_eq!(all, [(9, 2), (8, 3), (8, 3), (7, 4), (7, 4), (6, 5), (6, 5)]);
    assert!(all.iter().all(|(large, small)| large + small == 11));
}

/// P1.3
#[test]
fn two_special_barrels_have_spoiled_and_double() {
    assert_eq!(BarrelSet::SPECIALS.len(), 2);
    for barrel in BarrelSet::SPECIALS.iter() {
        assert_eq!((barrel.top(End::Large), barrel.top(End::Small)), (Top::Double, Top::Spoiled));
    }
}

/// P1.4: what stands counts by its upper end; a barrel that is not in the cup, or lies on its larger number, is no roll.
#[test]
fn barrels_lie_or_stand_on_one_end() {
    let mut table = Table::at_the_tap("9");
    table.roll_on("").unwrap();
    let nine = BarrelSet::only(Barrel::new(0).unwrap());
    assert_eq!(table.draw(Draw::Barrels { stood: nine, large: BarrelSet::EMPTY }), Err(Refusal::BadDraw));
    let eight = BarrelSet::only(Barrel::new(1).unwrap());
    assert_eq!(table.draw(Draw::Barrels { stood: BarrelSet::EMPTY, large: eight }), Err(Refusal::BadDraw));
    assert_eq!(table.draw(Draw::Innkeeper { seat: seat(0) }), Err(Refusal::BadDraw));
    table.fall("3");
    assert!(table.seen.iter().any(|seen| matches!(seen, Seen::Rolled { sum: 12, .. })));
}

/// P1.5
#[test]
fn all_cards_come_back_after_every_round() {
    let mut table = Table::rolled("9 8");
    for _ in 0..2 {
        let guest = table.innkeeper().next(4);
        assert_eq!(table.legal(guest).len(), Order::COUNT);
        table.orders(&[13, 13, 0]);
        table.close();
        assert!(table.view().laid.is_empty());
        table.first_roll("7");
    }
    assert!(Order::of(&[8]).is_err() && Order::of(&[3, 3]).is_err());
}

/// P1.6
#[test]
fn the_notepad_has_both_columns_results_and_totals() {
    let mut table = Table::at_the_tap("9 8");
    table.close();
    let row = table.last_row();
    assert_eq!((row.round, row.innkeeper, row.served, row.ordered), (1, seat(0), Some(17), 6));
    assert_eq!((&row.results[..], &row.totals[..]), (&[11, 1, 2, 3][..], &[11, 1, 2, 3][..]));
    table.first_roll("9");
    table.orders(&[1, 1, 1]);
    table.roll_on("").unwrap();
    table.fall("");
    assert_eq!((table.last_row().served, table.last_row().verdict), (None, Verdict::Failed));
    assert_eq!(table.last_row().totals, [12, 1, 3, 4]);
}

/// P1.7
#[test]
fn the_first_innkeeper_is_named_or_drawn_by_lot() {
    let named = Setup { first_innkeeper: FirstInnkeeper::Seat(seat(2)), ..setup(3) };
    assert_eq!(Table::new(named).innkeeper(), seat(2));
    let stranger = Setup { first_innkeeper: FirstInnkeeper::Seat(seat(3)), ..setup(3) };
    let refused = Polterfass::new(stranger).unwrap_err();
    assert_eq!(refused, SetupError::FirstInnkeeper { seat: seat(3), seats: 3 });

    let mut table = Table::new(Setup::standard(3));
    assert_eq!((table.view().phase, table.view().innkeeper), (PhaseView::Lot, None));
    assert_eq!(table.draw(Draw::Innkeeper { seat: seat(3) }), Err(Refusal::BadDraw));
    table.draw(Draw::Innkeeper { seat: seat(1) }).unwrap();
    assert_eq!(table.seen, [Seen::InnkeeperDrawn { innkeeper: seat(1) }]);
    assert_eq!(table.innkeeper(), seat(1));
}

/// P1.8
#[test]
fn the_role_moves_clockwise() {
    let mut table = Table::new(setup(3));
    let innkeepers = [0, 1, 2, 0].map(|expected| {
        assert_eq!(table.innkeeper(), seat(expected));
        table.first_roll("9");
        table.orders(&[0, 1]);
        table.close();
        table.last_row().innkeeper
    });
    assert_eq!(innkeepers, [0, 1, 2, 0].map(seat));
}

/// P1.9
#[test]
fn the_odds_are_data_within_bounds() {
    let with = |stand, large_end| Setup { barrels: BarrelModel::Reckoned { stand, large_end }, ..setup(4) };
    for stand in [0.049, 0.951, f64::NAN] {
        assert!(matches!(Polterfass::new(with(stand, 0.5)), Err(SetupError::Stand(_))));
    }
    for large_end in [-0.1, 1.1, f64::NAN] {
        assert!(matches!(Polterfass::new(with(0.3, large_end)), Err(SetupError::LargeEnd(_))));
    }
    assert_eq!(Setup::standard(4).barrels, BarrelModel::Reckoned { stand: 0.30, large_end: 0.5 });
}

/// P1.9: the draw of record, word by word.
#[test]
fn the_draw_of_record_takes_two_words_for_each_barrel() {
    let game = Polterfass::new(setup(4)).unwrap();
    let mut state = game.start();
    game.act(&mut state, seat(0), Action::Roll {}, &mut Ignored).unwrap();
    assert_eq!(game.turn(&state), Turn::Luck);
    let below = (0.30 * 4_294_967_296.0) as u32;
    let half = 1 << 31;
    let mut words = crate::record::Words::new(&[
        [below, half - 1], // stands on its small end
        [below, half],     // stands on its large end
        [below + 1, 0],    // lies
        [u32::MAX, 0],
        [0, 0],
        [u32::MAX, 0],
        [u32::MAX, 0],
        [0, half - 1], // double
        [0, half],     // spoiled
    ]);
    let set = |barrels: &[usize]| barrels.iter().filter_map(|&barrel| Barrel::new(barrel)).collect::<BarrelSet>();
    let expected = Draw::Barrels { stood: set(&[0, 1, 4, 7, 8]), large: set(&[0, 4, 7]) };
    assert_eq!(game.draw(&state, &mut words), expected);
    assert!(words.is_empty(), "all eighteen words are taken");
}

/// P1.7: the lot is one number below the number of seats.
#[test]
fn the_lot_of_record_is_a_number_below_the_seats() {
    let game = Polterfass::new(Setup::standard(5)).unwrap();
    let mut words = crate::record::Words::new(&[[3 * (u32::MAX / 5) + 5, 0]]);
    assert_eq!(game.draw(&game.start(), &mut words), Draw::Innkeeper { seat: Seat::new(3).unwrap() });
    assert!(game.legal(&game.start(), seat(0)).is_empty());
}
