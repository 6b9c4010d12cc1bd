use ::polterfass::bill::settle_sums;
use ::polterfass::{End, EqualGreedy};
use game_core::{Luck, Seat};

use super::reckoning::Bill;
use super::*;
use crate::polterfass::round::{OPTIONS, OUTCOMES, OrderKind, Round, Stakes};
use crate::polterfass::values::Values;

/// The 9/2 stands on its small end, so 9 is on top, and one 6/5 shows a 5.
fn barrels() -> [BarrelView; 9] {
    let mut barrels = [BarrelView::Lying; 9];
    barrels[0] = BarrelView::Standing { up: End::Large, fresh: true };
    barrels[5] = BarrelView::Standing { up: End::Small, fresh: true };
    barrels
}

/// Scores for so many seats, from far away to nearly there.
fn positions(seats: usize) -> [Vec<i32>; 3] {
    [[75, 75, 75, 75, 75, 75], [40, 12, 33, 51, 25, 44], [9, 4, 30, 11, 60, 7]].map(|to_go| to_go[..seats].to_vec())
}

/// Chances that differ from guest to guest and from order to order.
fn uneven(guest: usize) -> Weights {
    let weights: Weights = std::array::from_fn(|option| ((option * 7 + guest * 5) % 11) as f64);
    let all: f64 = weights.iter().sum();
    weights.map(|weight| weight / all)
}

/// Against the bill and the network themselves.
#[test]
fn p6_bills_bring_what_they_bring() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    for (seats, equal_greedy) in [(3, EqualGreedy::Penalty), (4, EqualGreedy::NetZero), (6, EqualGreedy::Penalty)] {
        for to_go in positions(seats) {
            let values = Values::shipped(seats);
            let ledger = Ledger::chances(values, &to_go, equal_greedy);
            let mut exact = vec![0.0; ledger.bill()];
            for _ in 0..2_000 {
                let sums: Vec<usize> = (1..seats).map(|_| luck.below(14) as usize).collect();
                let outcome = luck.below(OUTCOMES as u32) as usize;
                let served = (outcome <= MOST).then_some(outcome);
                let orders = std::iter::once(None).chain(sums.iter().map(|&sum| Some(sum as u8))).collect::<Vec<_>>();
                let bill = settle_sums(&orders, Seat::FIRST, served.map(|served| served as u16), equal_greedy);
                let after: Vec<i32> = to_go.iter().zip(bill.results.0).map(|(to_go, mugs)| to_go - mugs).collect();
                let over = after.iter().any(|&to_go| to_go <= 0);
                let made = (0..).zip(&sums).fold(Bill::NOTHING, |bill, (guest, &sum)| {
                    let (cell, part) = ledger.cells[guest].places[sum];
                    bill.with(&ledger, guest, sum, (cell + usize::from(part > 0.5)) * ledger.cells[guest].stride)
                });
                ledger.exactly(&mut exact, &sums);
                let width = ledger.ruler.width();
                for (seat, chance) in values.chances_after(&after).into_iter().enumerate() {
                    let (row, result) = match served {
                        Some(served) if served < made.total => {
                            (ledger.little(made.most, made.high, made.low, seat), served)
                        }
                        _ => (&exact[seat * width..][..width], served.map_or(0, |served| served - made.total)),
                    };
                    let found = f64::from(ledger.ruler.read(row, result));
                    // What ends the game is exact; the rest is near to a straight line between reckoned ones.
                    let near = if over { 1e-6 } else { 0.05 };
                    assert!((found - chance).abs() < near, "{to_go:?} {sums:?} {served:?} {seat}: {found} {chance}");
                    if served.is_none_or(|served| served >= made.total) {
                        let found = f64::from(ledger.ruler.read(made.enough(&ledger, seat), result));
                        let near = if over { 1e-6 } else { 0.1 };
                        assert!(
                            (found - chance).abs() < near,
                            "{to_go:?} {sums:?} {served:?} {seat}: {found} {chance}"
                        );
                    }
                }
            }
        }
    }
}

/// The gains and worths of trials are those of the round written out, within three times their standard error.
#[test]
fn trials_find_what_is_written_out() {
    const BATCHES: usize = 16;
    for seats in [3, 4] {
        for to_go in positions(seats) {
            let values = Values::shipped(seats);
            let ledger = Ledger::chances(values, &to_go, EqualGreedy::NetZero);
            let stakes = Stakes::chances(values, &to_go, EqualGreedy::NetZero);
            let orders: Vec<Weights> = (0..seats - 1).map(uneven).collect();
            let outcomes: Vec<Outcomes> = (0..1 << (seats - 1))
                .map(|pattern| std::array::from_fn(|at| if at % 5 == pattern % 3 { 1.0 / 14.0 } else { 0.0 }))
                .collect();
            let mut taps = Taps::new(&ledger);
            outcomes.iter().enumerate().for_each(|(pattern, outcomes)| taps.set(&ledger, pattern, outcomes));
            let (mut draws, mut worths) = (Draws::new(256), Worths::new(&ledger));
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(2);
            let (guest, pattern) = (1, 2);
            let batches: Vec<(Weights, Outcomes)> = (0..BATCHES)
                .map(|_| {
                    draws.draw(&orders, &ledger.cells, &mut luck);
                    (gains(&ledger, guest, &draws.any, &taps), worths.reckon(&ledger, &draws.by_backs, pattern))
                })
                .collect();
            let exact = (stakes.gains(guest, &orders, &outcomes), stakes.worth(&orders, pattern));
            let compare = |what: &str, found: Vec<f64>, exact: f64| {
                let mean = found.iter().sum::<f64>() / BATCHES as f64;
                let variance: f64 = found.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (BATCHES - 1) as f64;
                // Straight lines are not exact either.
                let near = 3.0 * (variance / BATCHES as f64).sqrt() + 0.006;
                assert!((mean - exact).abs() < near, "{to_go:?} {what}: {mean}, not {exact}, within {near}");
            };
            for option in 0..OPTIONS {
                let found = batches.iter().map(|batch| batch.0[option]).collect();
                compare(&format!("order {option}"), found, exact.0[option]);
            }
            for outcome in 0..OUTCOMES {
                let found = batches.iter().map(|batch| batch.1[outcome]).collect();
                compare(&format!("outcome {outcome}"), found, exact.1[outcome]);
            }
        }
    }
}

#[test]
fn what_is_learnt_is_as_near_to_an_equilibrium_as_measured_by_the_round_written_out() {
    for seats in [3, 4] {
        let to_go = &positions(seats)[1];
        let values = Values::shipped(seats);
        let ledger = Ledger::chances(values, to_go, EqualGreedy::NetZero);
        let mut crowd = Crowd::new(BarrelModel::default(), &barrels(), &ledger);
        let solution = crowd.solve(128, &mut || true);
        let estimate = solution.nash_conv;
        let found = crowd.measured(solution);
        let stakes = Stakes::chances(values, to_go, EqualGreedy::NetZero);
        let exact = Round::new(BarrelModel::default(), &barrels(), &stakes).measured(found.clone());
        assert!(exact.nash_conv < 0.02, "{}", exact.nash_conv);
        assert!((exact.nash_conv - found.nash_conv).abs() < 1e-3, "{} {}", exact.nash_conv, found.nash_conv);
        assert!((exact.nash_conv - estimate).abs() < 5e-3, "{} {estimate}", exact.nash_conv);
        for (one, other) in exact.values.iter().zip(&found.values) {
            assert!((one - other).abs() < 1e-3, "{:?} {:?}", exact.values, found.values);
        }
    }
}

#[test]
fn mugs_are_learnt_for_too() {
    let ledger = Ledger::mugs(2, EqualGreedy::NetZero);
    let mut crowd = Crowd::new(BarrelModel::default(), &barrels(), &ledger);
    let solution = crowd.solve(300, &mut || true);
    let exact =
        Round::new(BarrelModel::default(), &barrels(), &Stakes::mugs(2, EqualGreedy::NetZero)).measured(solution);
    assert!(exact.nash_conv < 0.3, "{}", exact.nash_conv);
}

#[test]
fn the_same_round_is_solved_alike() {
    let to_go = &positions(6)[1];
    let ledger = Ledger::chances(Values::shipped(6), to_go, EqualGreedy::NetZero);
    let mut crowd = Crowd::new(BarrelModel::default(), &barrels(), &ledger);
    let (first, again) = (crowd.solve(3, &mut || true), crowd.solve(3, &mut || true));
    let other = Crowd::new(BarrelModel::default(), &barrels(), &ledger).solve(3, &mut || true);
    for solution in [again, other] {
        assert_eq!(first.orders, solution.orders);
        assert_eq!(first.worths, solution.worths);
    }
}

#[test]
fn who_stops_early_has_something_for_every_pattern() {
    let to_go = &positions(6)[2];
    let ledger = Ledger::chances(Values::shipped(6), to_go, EqualGreedy::NetZero);
    let solution = Crowd::new(BarrelModel::default(), &barrels(), &ledger).solve(1_000, &mut || false);
    assert_eq!((solution.iterations, solution.orders.len(), solution.outcomes.len()), (1, 5, 32));
    let sums = solution.orders.iter().map(|orders| orders.iter().sum::<f64>());
    assert!(sums.chain(solution.outcomes.iter().map(|o| o.iter().sum())).all(|sum| (sum - 1.0).abs() < 1e-6));
    assert!(solution.worths.iter().flatten().all(|worth| (0.0..=1.001).contains(worth)));
}

#[test]
fn every_part_of_the_chances_is_drawn_equally_often() {
    let ledger = Ledger::mugs(3, EqualGreedy::NetZero);
    let orders: Vec<Weights> = (0..3).map(uneven).collect();
    let mut draws = Draws::new(1_000);
    draws.draw(&orders, &ledger.cells, &mut Xoshiro256PlusPlus::seed_from_u64(3));
    for (guest, orders) in orders.iter().enumerate() {
        for (kind, chance) in OrderKind::all().zip(orders) {
            let laid = |laid: &&[draws::Laid; 5]| laid[guest].sum == kind.sum && laid[guest].backs == kind.backs;
            let times = draws.any.iter().filter(laid).count() as f64;
            assert!((times - 1_000.0 * chance).abs() <= 2.0, "{guest} {kind:?}: {times}, not {chance}");
        }
    }
}

#[test]
fn plans_are_no_others_when_neighbours_become_one_but_fewer() {
    let ledger = Ledger::mugs(2, EqualGreedy::NetZero);
    let [all, few] = [MOST_ANSWERS, 16].map(|most_answers| {
        let mut crowd = Crowd::at(BarrelModel::default(), Coaster { numbers: 4, specials: 0 }, &ledger);
        crowd.most_answers = most_answers;
        crowd.solve(70, &mut || true)
    });
    assert_eq!((&all.orders, &all.outcomes), (&few.orders, &few.outcomes));
    for pattern in 0..4 {
        assert!(few.plans(pattern).count() <= 16 && few.plans(pattern).count() < all.plans(pattern).count());
    }
}
