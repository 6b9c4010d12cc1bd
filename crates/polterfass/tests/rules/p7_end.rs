//! P7: the end.

use game_core::Game;
use polterfass::{Action, BarrelSet, Draw, PhaseView, Polterfass, Refusal, Seen, Setup, SetupError};

use crate::fixtures::barrels_serving;
use crate::table::{Table, seat, setup};

/// P7.1
#[test]
fn the_game_ends_after_a_round_with_75() {
    let mut table = Table::new(setup(3));
    let mut rounds = 0;
    while !table.over() {
        assert!(table.view().totals.iter().all(|&total| total < 75));
        assert_eq!(table.outcome(), None);
        table.first_roll("9 8 8 7 6");
        table.orders(&[1, 0]);
        table.close();
        rounds += 1;
    }
    // 37 mugs for each innkeeper, and 1 for the guest at his left.
    assert_eq!((rounds, &table.last_row().totals[..]), (4, &[75, 39, 38][..]));
    table.refuses(seat(0), Action::Roll {}, Refusal::Over);
    let roll = Draw::Barrels { stood: BarrelSet::EMPTY, large: BarrelSet::EMPTY };
    assert_eq!(table.draw(roll), Err(Refusal::Over));
}

/// P7.1: the option.
#[test]
fn another_goal_is_25_to_300() {
    for goal in [24, 301] {
        let refused = Polterfass::new(Setup { goal, ..setup(3) }).unwrap_err();
        assert_eq!(refused, SetupError::Goal(goal));
    }
    let mut table = Table::new(Setup { goal: 25, ..setup(3) });
    table.first_roll("9 8 8");
    table.orders(&[0, 0]);
    table.close();
    assert!(table.over(), "25 mugs are enough");
    let mut table = Table::new(Setup { goal: 300, ..setup(3) });
    table.first_roll("9 8 8 7 7 6 6");
    table.orders(&[0, 0]);
    table.close();
    assert!(!table.over());
}

/// P7.2
#[test]
fn most_mugs_win_and_a_tie_is_shared() {
    let mut table = Table::new(Setup { goal: 25, ..setup(4) });
    table.first_roll("9 8 8");
    table.orders(&[13, 12, 0]);
    table.close();
    assert_eq!(table.last_row().totals, [0, 13, 12, 0]);
    table.first_roll("9 8 8");
    table.orders(&[13, 12, 0]);
    table.close();
    assert_eq!(table.last_row().totals, [0, 13, 25, 12]);
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.winners, [seat(2)].into_iter().collect());
    assert_eq!(table.seen.last(), Some(&Seen::Ended { winners: outcome.winners, score: 25 }));

    let mut table = Table::new(Setup { goal: 25, ..setup(3) });
    table.first_roll("9 8 8");
    table.orders(&[13, 12]);
    table.close();
    table.first_roll("6 6");
    table.orders(&[0, 0]);
    table.close();
    assert_eq!(table.last_row().totals, [0, 25, 12]);
    assert_eq!(table.view().phase, PhaseView::Over { winners: [seat(1)].into_iter().collect() });

    let mut table = Table::new(Setup { goal: 25, ..setup(3) });
    table.first_roll("9 8 8 7 6 6");
    table.orders(&[12, 13]);
    table.close();
    table.first_roll("9 8 8");
    table.orders(&[12, 13]);
    table.close();
    assert_eq!(table.last_row().totals, [32, 12, 25]);
    assert_eq!(table.outcome().unwrap().scores.0, [32, 12, 25, 0, 0, 0, 0, 0]);
}

/// P7.2
#[test]
fn equal_first_places_share_the_win() {
    let mut table = Table::new(Setup { goal: 25, ..setup(3) });
    table.first_roll(&barrels_serving(26));
    table.orders(&[13, 13]);
    table.close();
    table.first_roll(&barrels_serving(24));
    table.orders(&[12, 0]);
    table.close();
    assert_eq!(table.last_row().totals, [0, 25, 25]);
    assert_eq!(table.outcome().unwrap().winners, [seat(1), seat(2)].into_iter().collect());
}

/// P7.3
#[test]
fn nobody_waits_for_an_equal_number_of_turns_as_innkeeper() {
    let mut table = Table::new(Setup { goal: 25, ..setup(6) });
    table.first_roll("9 8 8");
    table.orders(&[0, 0, 0, 0, 0]);
    table.close();
    assert!(table.over());
    assert_eq!(table.pad.rows.len(), 1);
    assert_eq!(table.outcome().unwrap().scores.0, [25, 0, 0, 0, 0, 0, 0, 0]);
}
