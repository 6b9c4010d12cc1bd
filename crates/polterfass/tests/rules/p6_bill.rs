//! P6: the bill; the worked examples are in `data/bills.txt`.

use polterfass::{Order, Seen, Setup};

use crate::fixtures::barrels_serving;
use crate::table::{Table, setup};

/// P6.1
#[test]
fn all_orders_are_turned_over() {
    let mut table = Table::at_the_tap("9 8");
    table.close();
    let shown = |seen: &Seen| match seen {
        Seen::Billed { row } => Some(row.orders.clone()),
        _ => None,
    };
    let orders = table.seen.iter().find_map(shown).expect("a bill");
    let sums: Vec<_> = orders.iter().map(|order| order.map(Order::sum)).collect();
    assert_eq!(sums, [None, Some(1), Some(2), Some(3)]);
}

/// P6.6
#[test]
fn totals_can_be_negative() {
    let mut table = Table::rolled("2");
    table.orders(&[13, 13, 1]);
    table.close();
    assert_eq!(table.last_row().totals, [2, -13, -13, 13]);
    assert_eq!(table.view().totals, [2, -13, -13, 13]);
}

/// P6.7: the pad printed in the book, with every way to fill in what it leaves open in the first round.
#[test]
fn the_pad_printed_in_the_book() {
    let mut ways = 0;
    for b in 0..=3 {
        for a in b + 1..8 {
            let Some(c) = 13_u8.checked_sub(a + b).filter(|&c| c > b && c < 8) else { continue };
            ways += 1;
            let mut table = Table::new(Setup { goal: 75, ..setup(5) });
            round(&mut table, 18, &[a, 8, b, c]);
            let expected = [18, 0, -8, 8, 0];
            assert_eq!((table.last_row().ordered, &table.last_row().results[..]), (21, &expected[..]), "{a} {b} {c}");
            round(&mut table, 26, &[7, 7, 5, 1]);
            assert_eq!(table.last_row().ordered, 20);
            assert_eq!(table.last_row().results, [1, 6, 7, 7, 5]);
            assert_eq!(table.last_row().totals, [19, 6, -1, 15, 5]);
            round(&mut table, 29, &[3, 7, 11, 11]);
            assert_eq!(table.last_row().ordered, 32);
            assert_eq!(table.last_row().results, [-11, -11, 29, 11, 0]);
            assert_eq!(table.last_row().totals, [8, -5, 28, 26, 5]);
            assert!(!table.over());
        }
    }
    assert!(ways > 10, "{ways}");
}

fn round(table: &mut Table, served: u8, clockwise: &[u8]) {
    table.first_roll(&barrels_serving(served));
    table.orders(clockwise);
    table.close();
    assert_eq!(table.last_row().served, Some(served));
}
