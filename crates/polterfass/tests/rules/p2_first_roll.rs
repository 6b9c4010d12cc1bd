//! P2: the first roll.

use polterfass::{Action, BarrelView, End, PhaseView, Refusal, Seen, Top};

use crate::table::{Table, seat, setup};

/// P2.1
#[test]
fn a_roll_without_a_number_barrel_is_repeated_with_all_nine() {
    let mut table = Table::new(setup(4));
    for nothing in ["", "double", "spoiled double"] {
        if nothing.is_empty() {
            table.first_roll(nothing);
        } else {
            table.fall(nothing);
        }
        assert!(matches!(table.seen.last(), Some(Seen::FirstRolled { again: true, sum: 0, .. })), "{nothing}");
        assert_eq!(table.view().phase, PhaseView::Rolling { first: true });
        assert!(table.view().barrels.iter().all(|&place| place == BarrelView::Cup), "standing specials included");
    }
    table.fall("2");
    assert!(matches!(table.seen.last(), Some(Seen::FirstRolled { again: false, sum: 2, .. })));
    assert_eq!(table.view().phase, PhaseView::Ordering);
}

/// P2.1: nobody but the innkeeper rolls, and only once.
#[test]
fn the_innkeeper_opens_the_round() {
    let mut table = Table::new(setup(4));
    table.refuses(seat(1), Action::Roll {}, Refusal::NotAsked { seat: seat(1) });
    table.refuses(seat(0), Action::Close {}, Refusal::WrongPhase);
    assert_eq!(table.legal(seat(0)), [Action::Roll {}]);
    table.act(seat(0), Action::Roll {}).unwrap();
    assert_eq!(table.seen, [Seen::RoundBegan { round: 1, innkeeper: seat(0) }]);
    table.refuses(seat(0), Action::Roll {}, Refusal::NotAsked { seat: seat(0) });
}

/// P2.2
#[test]
fn all_standing_barrels_are_set_aside_for_all_to_see() {
    let table = Table::rolled("8 2 spoiled");
    let expected = [Top::Number(8), Top::Number(2), Top::Spoiled];
    assert!(matches!(&table.seen[1], Seen::FirstRolled { tops, sum: 10, .. } if *tops == expected));
    let barrels = table.view().barrels;
    assert_eq!(barrels[0], BarrelView::Standing { up: End::Small, fresh: true });
    assert_eq!(barrels[1], BarrelView::Standing { up: End::Large, fresh: true });
    assert_eq!(barrels[7], BarrelView::Standing { up: End::Small, fresh: true });
    assert_eq!(barrels.iter().filter(|&&place| place == BarrelView::Lying).count(), 6);
}

/// P2.3
#[test]
fn the_innkeeper_does_not_decide_before_the_orders() {
    let mut table = Table::rolled("8");
    assert!(table.legal(seat(0)).is_empty());
    table.refuses(seat(0), Action::Close {}, Refusal::NotAsked { seat: seat(0) });
    table.orders(&[1, 2]);
    assert!(table.legal(seat(0)).is_empty(), "one guest is still to order");
}
