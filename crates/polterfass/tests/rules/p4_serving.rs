//! P4: serving.

use polterfass::{Action, BarrelSet, BarrelView, PhaseView, Refusal, Seen, Verdict};

use crate::table::{Table, seat};

/// P4.1
#[test]
fn the_tap_may_be_closed_at_once() {
    let mut table = Table::at_the_tap("9 8");
    assert!(table.legal(seat(0)).contains(&Action::Close {}));
    table.refuses(seat(1), Action::Close {}, Refusal::NotAsked { seat: seat(1) });
    table.close();
    assert!(matches!(table.seen[table.seen.len() - 3..], [Seen::Closed { .. }, Seen::Served { served: 17, .. }, _]));
}

/// P4.2
#[test]
fn numbers_stay_and_each_standing_special_goes_back_at_will() {
    let mut table = Table::at_the_tap("9 double spoiled");
    assert_eq!(table.legal(seat(0)).len(), 1 + 4, "close, or roll on with none, either or both");
    let nine = table.showing("9");
    table.refuses(seat(0), Action::RollOn { put_back: nine }, Refusal::NotStandingSpecial);

    table.roll_on("spoiled").unwrap();
    assert!(matches!(table.seen.last(), Some(Seen::RollsOn { cup: 7, put_back: 1, .. })));
    let in_cup = table.view().barrels.iter().filter(|&&place| place == BarrelView::Cup).count();
    assert_eq!(in_cup, 7, "six lying numbers and the special");
    table.fall("8");

    // The double kept after an earlier roll can still be put back; the spoiled one is lying and goes in anyway.
    let spoiled = table.view().barrels.iter().filter(|place| matches!(place, BarrelView::Lying)).count();
    assert_eq!(spoiled, 6);
    table.roll_on("double").unwrap();
    table.fall("double");
    assert_eq!(table.view().phase, PhaseView::Tap);
    table.close();
    table.target("", "9").unwrap();
    assert_eq!(table.last_row().served, Some(26));
}

/// P4.3
#[test]
fn the_cup_holds_at_least_one_barrel() {
    let mut table = Table::at_the_tap("9 8 8 7 7 6 6 double spoiled");
    table.refuses(seat(0), Action::RollOn { put_back: BarrelSet::EMPTY }, Refusal::EmptyCup);
    assert_eq!(table.legal(seat(0)).len(), 1 + 3);
    table.roll_on("double").unwrap();
    assert!(matches!(table.seen.last(), Some(Seen::RollsOn { cup: 1, put_back: 1, .. })));
}

/// P4.4
#[test]
fn the_innkeeper_fails_if_no_barrel_of_this_roll_stands() {
    let mut table = Table::at_the_tap("9 8 double");
    table.roll_on("").unwrap();
    table.fall("");
    assert!(table.seen.contains(&Seen::Failed { innkeeper: seat(0), cup: 6 }));
    assert!(!table.seen.iter().any(|seen| matches!(seen, Seen::Served { .. })), "P5 is skipped");
    assert_eq!(table.last_row().verdict, Verdict::Failed);
    assert_eq!(table.last_row().results, [0, 1, 2, 3]);
}

/// P4.4
#[test]
fn a_single_standing_special_is_enough_not_to_fail() {
    let mut table = Table::at_the_tap("9");
    table.roll_on("").unwrap();
    table.fall("spoiled");
    assert_eq!(table.view().phase, PhaseView::Tap);
    assert!(matches!(table.seen.last(), Some(Seen::Rolled { sum: 9, .. })));
}

/// P4.5
#[test]
fn the_innkeeper_rolls_as_often_as_he_dares() {
    let mut table = Table::at_the_tap("2");
    for (shown, sum) in [("3", 5), ("3", 8), ("4", 12), ("4", 16), ("5", 21), ("5", 26)] {
        table.roll_on("").unwrap();
        table.fall(shown);
        assert!(matches!(table.seen.last(), Some(&Seen::Rolled { sum: now, .. }) if now == sum), "{shown}");
    }
    table.roll_on("").unwrap();
    table.fall("double");
    for _ in 0..3 {
        table.roll_on("double").unwrap();
        table.fall("double");
    }
    table.close();
    table.target("", "5").unwrap();
    assert_eq!(table.last_row().served, Some(31));
}
