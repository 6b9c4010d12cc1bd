//! The notepad kept by hand: the same rules, from what a pad has.

use game_core::{Seat, SeatSet};
use polterfass::written::{Doubt, Reckoned, Tap, Written, WrittenRound, can_be_ordered};
use polterfass::{BarrelSet, EqualGreedy, Stands, Verdict};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn round(innkeeper: usize, tap: Option<Tap>, orders: &[i16]) -> WrittenRound {
    let orders = orders.iter().map(|&order| u8::try_from(order).ok()).collect();
    WrittenRound { innkeeper: seat(innkeeper), tap, orders, stands: None }
}

fn pad(seats: usize, rounds: Vec<WrittenRound>) -> Written {
    Written { seats, goal: 75, equal_greedy: EqualGreedy::NetZero, first: seat(0), rounds }
}

fn served(mugs: u16) -> Option<Tap> {
    Some(Tap::Served(mugs))
}

fn last(reckoned: &Reckoned) -> &polterfass::written::ReckonedRound {
    reckoned.rounds.last().unwrap()
}

/// Three rounds that fit what the book prints of its pad.
fn book() -> Vec<WrittenRound> {
    vec![
        round(0, served(18), &[-1, 5, 8, 3, 5]),
        round(1, served(26), &[1, -1, 7, 7, 5]),
        round(2, served(29), &[11, 11, -1, 3, 7]),
    ]
}

#[test]
fn p6_7_the_pad_printed_in_the_book() {
    let reckoned = pad(5, book()).reckon();
    let totals: Vec<_> = reckoned.rounds.iter().map(|round| round.totals.clone()).collect();
    assert_eq!(totals, [[18, 0, -8, 8, 0], [19, 6, -1, 15, 5], [8, -5, 28, 26, 5]]);
    assert_eq!(last(&reckoned).results, [-11, -11, 29, 11, 0]);
    assert_eq!(last(&reckoned).greediest, [0, 1].map(seat).into_iter().collect::<SeatSet>());
    assert!(reckoned.rounds.iter().all(|round| round.complete && round.doubts.is_empty()));
    assert_eq!(reckoned.next, seat(3), "P1.8");
}

#[test]
fn p6_2_failed() {
    let reckoned = pad(5, vec![round(0, Some(Tap::Failed), &[-1, 13, 7, 7, 0])]).reckon();
    assert_eq!((last(&reckoned).verdict, &last(&reckoned).results[..]), (Some(Verdict::Failed), &[0, 13, 7, 7, 0][..]));
}

#[test]
fn p6_5_all_alike_by_either_option() {
    let alike = |equal_greedy| {
        let written = pad(3, vec![round(0, served(5), &[-1, 6, 6])]);
        last(&Written { equal_greedy, ..written }.reckon()).results.clone()
    };
    assert_eq!(alike(EqualGreedy::NetZero), [5, 0, 0]);
    assert_eq!(alike(EqualGreedy::Penalty), [5, -6, -6]);
}

#[test]
fn an_earlier_round_changed_changes_all_totals_after_it() {
    let mut rounds = book();
    rounds[0].tap = Some(Tap::Failed);
    let reckoned = pad(5, rounds).reckon();
    assert_eq!(reckoned.rounds[0].totals, [0, 5, 8, 3, 5]);
    assert_eq!(last(&reckoned).totals, [1 - 11, 5 + 6 - 11, 8 + 7 + 29, 3 + 7 + 11, 5 + 5]);
}

#[test]
fn a_round_in_the_making_scores_nothing_yet_but_tells_who_orders_most() {
    let mut rounds = book();
    rounds.push(round(3, None, &[4, -1, 9, -1, -1]));
    let reckoned = pad(5, rounds).reckon();
    assert!(!last(&reckoned).complete);
    assert_eq!(last(&reckoned).totals, [8, -5, 28, 26, 5]);
    assert_eq!((last(&reckoned).ordered, last(&reckoned).verdict), (13, None));
    assert_eq!((last(&reckoned).greediest, last(&reckoned).modest), (SeatSet::only(seat(2)), SeatSet::only(seat(0))));
    assert_eq!(reckoned.now.unwrap().round, 3);
}

#[test]
fn p7_1_and_p7_2_the_end_is_the_first_round_that_reaches_the_goal_and_ties_share() {
    let mut rounds = vec![round(0, served(40), &[-1, 13, 13]), round(1, served(26), &[13, -1, 13])];
    rounds.extend([round(2, Some(Tap::Failed), &[13, 13, -1]), round(0, served(66), &[-1, 13, 13])]);
    let written = Written { goal: 27, ..pad(3, rounds) };
    let reckoned = written.reckon();
    // 14 13 13, then 27 13 26, so the first has it.
    let end = reckoned.end.unwrap();
    assert_eq!((end.round, end.winners, end.score), (2, SeatSet::only(seat(0)), 27));
    // The table plays on: 40 26 26, then 80 39 39.
    assert_eq!((reckoned.now.unwrap().round, reckoned.now.unwrap().score), (4, 80));
    let tie = Written {
        goal: 25,
        ..pad(3, vec![round(0, Some(Tap::Failed), &[-1, 13, 13]), round(0, Some(Tap::Failed), &[-1, 13, 13])])
    };
    assert_eq!(tie.reckon().end.unwrap().winners, [1, 2].map(seat).into_iter().collect::<SeatSet>());
}

#[test]
fn what_can_not_be_is_told_with_its_rule_and_reckoned_all_the_same() {
    let doubts = |round| last(&pad(3, vec![round]).reckon()).doubts.clone();
    assert_eq!(doubts(round(1, served(10), &[4, -1, 5])), [Doubt::Innkeeper { due: seat(0) }]);
    assert_eq!(doubts(round(0, served(10), &[2, 4, 5])), [Doubt::InnkeeperOrders {}]);
    assert_eq!(doubts(round(0, served(69), &[-1, 4, 14])), [Doubt::Serving {}, Doubt::Order { seat: seat(2) }]);
    let stands = Some(Stands { standing: BarrelSet::from_bits(0b1), large: BarrelSet::from_bits(0b1) });
    assert_eq!(doubts(WrittenRound { stands, ..round(0, served(8), &[-1, 4, 5]) }), [Doubt::NotFromBarrels {}]);
    assert_eq!(doubts(WrittenRound { stands, ..round(0, served(9), &[-1, 4, 5]) }), []);
    let specials = Some(Stands { standing: BarrelSet::SPECIALS, large: BarrelSet::EMPTY });
    assert_eq!(
        doubts(WrittenRound { stands: specials, ..round(0, served(0), &[-1, 4, 5]) }),
        [Doubt::NoNumberBarrel {}]
    );
    let strange = pad(3, vec![round(0, served(69), &[-1, 4, 14])]).reckon();
    assert_eq!(last(&strange).results, [51, 4, 14]);
    assert_eq!(last(&strange).doubts.iter().map(|doubt| doubt.rule()).collect::<Vec<_>>(), ["P5.11", "P3.1"]);
}

#[test]
fn p3_1_orders_are_0_to_13() {
    assert!((0..=13).all(can_be_ordered) && !(14..=99).any(can_be_ordered));
}

#[test]
fn p1_1_and_p7_1_seats_and_goal() {
    assert!(pad(3, vec![]).check().is_ok() && pad(2, vec![]).check().is_err() && pad(7, vec![]).check().is_err());
    assert!(Written { goal: 24, ..pad(3, vec![]) }.check().is_err());
    assert!(Written { first: seat(3), ..pad(3, vec![]) }.check().is_err());
}
