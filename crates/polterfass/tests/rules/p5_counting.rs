//! P5: counting the barrels; the worked examples are in `data/servings.txt`.

use polterfass::{Action, BarrelSet, PhaseView, Refusal, Seen, Top};

use crate::table::{Table, seat};

/// P5.1, P5.2, P5.6: the effects are not optional, and hit standing number barrels, each at most once.
#[test]
fn targets_have_to_fit_the_standing_specials() {
    let mut table = Table::at_the_tap("9 8 5 spoiled double");
    table.close();
    assert_eq!(table.view().phase, PhaseView::Targets { destroy: 1, double: 1 });
    let one_each = Refusal::TargetCount { destroyed: 1, doubled: 1 };
    assert_eq!(table.target("", ""), Err(one_each));
    assert_eq!(table.target("9", ""), Err(one_each));
    assert_eq!(table.target("9 8", "5"), Err(one_each));
    assert_eq!(table.target("9", "9"), Err(Refusal::BadTarget));
    assert_eq!(table.target("spoiled", "9"), Err(Refusal::BadTarget));
    let lying = BarrelSet::from_bits(1 << 2);
    table.refuses(seat(0), Action::Target { destroyed: lying, doubled: BarrelSet::EMPTY }, Refusal::BadTarget);
    table.refuses(seat(0), Action::Close {}, Refusal::WrongPhase);
    assert_eq!(table.legal(seat(0)).len(), 3 * 2);
    table.target("5", "9").unwrap();
    let served =
        Seen::Served { innkeeper: seat(0), served: 26, destroyed: vec![Top::Number(5)], doubled: vec![Top::Number(9)] };
    assert!(table.seen.contains(&served));
}

/// P5.8
#[test]
fn targets_are_chosen_before_the_orders_are_turned_over() {
    let mut table = Table::at_the_tap("9 8 spoiled");
    table.close();
    assert!(matches!(table.seen.last(), Some(Seen::Closed { .. })));
    assert!(table.pad.rows.is_empty() && table.view().order.is_none());
    // A small serving is as good a choice as a large one.
    table.target("9", "").unwrap();
    assert_eq!(table.last_row().served, Some(8));
}

/// P5.9
#[test]
fn lying_barrels_have_no_effect() {
    let mut table = Table::at_the_tap("9 double");
    table.roll_on("double").unwrap();
    table.fall("6");
    table.close();
    assert_eq!(table.last_row().served, Some(15));
}

/// P5.11
#[test]
fn no_serving_exceeds_68() {
    let mut largest = 0;
    for large in 0..=0x1ff {
        let large = BarrelSet::from_bits(large);
        let doubles = large.and(BarrelSet::SPECIALS).len();
        let mut numbers: Vec<u8> = BarrelSet::NUMBERS.iter().map(|b| BarrelSet::only(b).sum(large)).collect();
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        let spoiled = 2 - doubles;
        let kept = &numbers[..numbers.len() - spoiled];
        largest = largest.max(kept.iter().chain(&kept[..doubles]).sum::<u8>());
    }
    assert_eq!(largest, 68);
    let mut table = Table::at_the_tap("9 8 8 7 7 6 6 double double");
    table.close();
    table.target("", "9 8").unwrap();
    assert_eq!(table.last_row().served, Some(68));
}
