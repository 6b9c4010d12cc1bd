//! The worked examples, as text.

use game_core::{Seat, SeatSet};
use polterfass::bill::settle_sums;
use polterfass::{BarrelSet, EqualGreedy, FirstInnkeeper, PhaseView, Setup};

use crate::table::{Table, setup};

/// The lines of a text that are no comments, by fields.
fn lines(text: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    let told = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let numbered = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    numbered
        .filter(move |(_, line)| told(line))
        .map(|(number, line)| (number, line.split('|').map(str::trim).collect()))
}

/// P5.1 to P5.11, line by line.
#[test]
fn servings() {
    let mut checked = 0;
    for (line, fields) in lines(include_str!("../data/servings.txt")) {
        let [shown, targets, served] = fields[..] else { panic!("line {line} has not three fields") };
        let mut table = Table::at_the_tap(shown);
        table.close();
        match targets.split_once('/') {
            Some((destroyed, doubled)) => {
                assert!(matches!(table.view().phase, PhaseView::Targets { .. }), "line {line}: a choice");
                table.target(destroyed, doubled).unwrap_or_else(|refusal| panic!("line {line}: {refusal}"));
            }
            None => assert_eq!(targets, "at once", "line {line}"),
        }
        assert_eq!(table.last_row().served, Some(served.parse().unwrap()), "line {line}");
        checked += 1;
    }
    assert!(checked > 15, "{checked}");
}

/// P6.1 to P6.5, line by line: once on the notepad alone, once played.
#[test]
fn bills() {
    let mut checked = 0;
    for (line, fields) in lines(include_str!("../data/bills.txt")) {
        let served: Option<u8> = (fields[0] != "failed").then(|| fields[0].parse().unwrap());
        let orders: Vec<Option<u8>> = fields[1].split_whitespace().map(|word| word.parse().ok()).collect();
        let results: Vec<i32> = fields[2].split_whitespace().map(|word| word.parse().unwrap()).collect();
        let (greediest, modest) = fields[3].split_once('/').unwrap();
        let equal_greedy = match fields.get(4) {
            Some(&"penalty") => EqualGreedy::Penalty,
            _ => EqualGreedy::NetZero,
        };
        let innkeeper = Seat::new(orders.iter().position(Option::is_none).unwrap()).unwrap();
        let bill = settle_sums(&orders, innkeeper, served.map(u16::from), equal_greedy);
        assert_eq!(bill.results.0[..orders.len()], results, "line {line}");
        assert_eq!((bill.greediest, bill.modest), (seats(greediest), seats(modest)), "line {line}");

        let first_innkeeper = FirstInnkeeper::Seat(innkeeper);
        let mut table = Table::new(Setup { first_innkeeper, equal_greedy, ..setup(orders.len() as u8) });
        table.first_roll(&barrels_serving(served.unwrap_or(9)));
        let clockwise = orders.iter().chain(&orders).skip(innkeeper.index() + 1).take(orders.len() - 1);
        table.orders(&clockwise.map(|order| order.unwrap()).collect::<Vec<_>>());
        if served.is_some() {
            table.close();
        } else {
            table.roll_on("").unwrap();
            table.fall("");
        }
        let row = table.last_row();
        assert_eq!((row.served, &row.results, row.verdict), (served, &results, bill.verdict), "line {line}");
        assert_eq!((row.greediest, row.modest), (bill.greediest, bill.modest), "line {line}");
        checked += 1;
    }
    assert!(checked > 12, "{checked}");
}

fn seats(words: &str) -> SeatSet {
    words.split_whitespace().map(|word| Seat::new(word.parse().unwrap()).unwrap()).collect()
}

/// A first roll that serves so much without a choice.
pub(crate) fn barrels_serving(served: u8) -> String {
    if served == 0 {
        return "9 spoiled".into();
    }
    let all = (0..128).flat_map(|standing| (0..128).map(move |large| [standing, large].map(BarrelSet::from_bits)));
    let [standing, large] = all.into_iter().find(|&[standing, large]| standing.sum(large) == served).unwrap();
    let shown = standing.iter().map(|barrel| BarrelSet::only(barrel).sum(large).to_string());
    shown.collect::<Vec<_>>().join(" ")
}
