//! What a round can bring everybody (P6), written out.

use std::sync::OnceLock;

use ::polterfass::EqualGreedy;
use ::polterfass::bill::settle_sums;
use game_core::Seat;

use super::solution::{OPTIONS, OrderKind, Orders};
use crate::polterfass::coaster::MOST;
use crate::polterfass::guests::LARGEST;
use crate::polterfass::values::{HIDDEN, Net, Scale, Units, Values, shares};

/// The sums that can be ordered (P3.1).
pub(super) const SUMS: usize = LARGEST + 1;
/// What can come of the tap: each serving, and failing, which is the last.
pub(in crate::polterfass) const OUTCOMES: usize = MOST + 2;
/// The outcomes, filled up so that whole vectors of the processor fit.
const WIDE: usize = OUTCOMES.next_multiple_of(8);

/// How far apart the innkeeper's results are for which chances are reckoned by the network, and how far when the goal is [`NEAR`].
const STEP: usize = 4;
const SMALL_STEP: usize = 1;
/// How many mugs before the goal chances are too far from a straight line.
const NEAR: usize = 12;

/// How likely each outcome is.
pub(in crate::polterfass) type Outcomes = [f64; OUTCOMES];
/// One number for each sum.
pub(super) type BySum = [f64; SUMS];

/// By seat, orders and outcome: what it is worth.
///
/// Seat 0 is the innkeeper's, the guests follow clockwise.
pub struct Stakes {
    guests: usize,
    /// By seat; the orders of the first guest vary most slowly, the outcomes fastest.
    worth: Vec<Vec<f32>>,
}

impl Stakes {
    /// Stakes for so many guests, 2 to 4, told by what each seat has from these sums ordered and this serving, or none if the
    /// innkeeper failed.
    ///
    /// # Panics
    /// If there are fewer or more guests, or `worth` tells of fewer seats.
    #[must_use]
    pub fn new(guests: usize, mut worth: impl FnMut(&[u8], Option<u8>) -> Vec<f64>) -> Self {
        assert!((2..=4).contains(&guests), "a round is written out for 2 to 4 guests, not {guests}");
        let orders = SUMS.pow(guests as u32);
        let mut all = vec![vec![0.0; orders * WIDE]; guests + 1];
        let mut sums = vec![0; guests];
        for at in 0..orders {
            let mut rest = at;
            for sum in sums.iter_mut().rev() {
                (*sum, rest) = ((rest % SUMS) as u8, rest / SUMS);
            }
            for outcome in 0..OUTCOMES {
                let served = (outcome <= MOST).then_some(outcome as u8);
                for (seat, worth) in all.iter_mut().zip(worth(&sums, served)) {
                    seat[at * WIDE + outcome] = worth as f32;
                }
            }
        }
        Self { guests, worth: all }
    }

    /// Mugs, as they are written down (P6).
    ///
    /// # Panics
    /// If there are fewer than 2 or more than 4 guests.
    #[must_use]
    pub fn mugs(guests: usize, equal_greedy: EqualGreedy) -> Self {
        let mut orders = vec![None; guests + 1];
        Self::new(guests, |sums, served| {
            orders[1..].iter_mut().zip(sums).for_each(|(order, &sum)| *order = Some(sum));
            let bill = settle_sums(&orders, Seat::FIRST, served.map(u16::from), equal_greedy);
            bill.results.0[..=guests].iter().map(|&mugs| f64::from(mugs)).collect()
        })
    }

    /// The same, kept for all tables.
    pub(in crate::polterfass) fn known_mugs(guests: usize, equal_greedy: EqualGreedy) -> &'static Self {
        static MUGS: [OnceLock<Stakes>; 6] = [const { OnceLock::new() }; 6];
        let kind = usize::from(equal_greedy == EqualGreedy::Penalty);
        MUGS[2 * guests.clamp(2, 4) - 4 + kind].get_or_init(|| Self::mugs(guests, equal_greedy))
    }

    /// Chances to win the game, by these values, for a table at which so many mugs are missing to the goal (P7.1), clockwise from the
    /// innkeeper.
    ///
    /// # Panics
    /// If the values are for another number of seats, or there are fewer than 3 or more than 5.
    #[must_use]
    pub fn chances(values: &Values, to_go: &[i32], equal_greedy: EqualGreedy) -> Self {
        let guests = to_go.len() - 1;
        assert!((2..=4).contains(&guests), "a round is written out for 2 to 4 guests, not {guests}");
        let orders = SUMS.pow(guests as u32);
        let after = After::new(values, to_go);
        let mut all = vec![vec![0.0; orders * WIDE]; guests + 1];
        let mut sums = vec![0; guests];
        for at in 0..orders {
            let mut rest = at;
            for sum in sums.iter_mut().rev() {
                (*sum, rest) = (rest % SUMS, rest / SUMS);
            }
            let mut write = |outcome: usize, chances: &[f32]| {
                all.iter_mut().zip(chances).for_each(|(seat, &chance)| seat[at * WIDE + outcome] = chance);
            };
            let ordered: usize = sums.iter().sum();
            // Failing, and enough for all (P6.2, P6.3): everybody has what was ordered.
            let guest = after.guests(sums.iter().map(|&sum| sum as i32));
            after.innkeeper(&guest, 0, 0, |_, chances| write(MOST + 1, chances));
            if ordered <= MOST {
                after.innkeeper(&guest, 0, MOST - ordered, |result, chances| write(ordered + result, chances));
            }
            // Too little (P6.4).
            let (high, low) = sums.iter().fold((0, MOST), |(high, low), &sum| (high.max(sum), low.min(sum)));
            let plus = if high == low && equal_greedy == EqualGreedy::Penalty { 0 } else { high as i32 };
            let result = |&sum: &usize| {
                let gain = if sum == low { plus } else { 0 };
                gain - if sum == high { sum as i32 } else { 0 }
            };
            let guest = after.guests(sums.iter().map(result));
            if ordered > 0 {
                after.innkeeper(&guest, 0, (ordered - 1).min(MOST), &mut write);
            }
        }
        Self { guests, worth: all }
    }

    /// What each option is worth to a guest, counted from 0, if everybody does this.
    pub(super) fn gains_of(&self, guest: usize, orders: &[Orders], outcomes: &[Outcomes]) -> [f64; OPTIONS] {
        let mut gains = [0.0; OPTIONS];
        for (pattern, outcomes) in outcomes.iter().enumerate() {
            let any = [Orders::ANY_ONE, Orders::ANY_TWO];
            let mut at = Orders::at(orders, pattern);
            let backs = pattern >> guest & 1;
            at[guest] = &any[backs];
            let by_sum: BySum = self.guest(guest, &at, outcomes);
            for (gain, option) in gains.iter_mut().zip(OrderKind::all()).filter(|(_, option)| option.backs == backs) {
                *gain += by_sum[option.sum];
            }
        }
        gains
    }

    /// The same by the chances of orders.
    pub(in crate::polterfass) fn gains(
        &self,
        guest: usize,
        orders: &[[f64; OPTIONS]],
        outcomes: &[Outcomes],
    ) -> [f64; OPTIONS] {
        let orders: Vec<Orders> = orders.iter().map(Orders::of).collect();
        self.gains_of(guest, &orders, outcomes)
    }

    /// What each outcome is worth to the innkeeper who sees this pattern of backs, if guests order like this.
    pub(super) fn worth_of(&self, orders: &[Orders], pattern: usize) -> Outcomes {
        let at = Orders::at(orders, pattern);
        let likely: f64 = at.iter().map(|orders| orders.iter().sum::<f64>()).product();
        self.innkeeper(&at).map(|worth| worth / likely.max(1e-300))
    }

    /// The same by the chances of orders.
    pub(in crate::polterfass) fn worth(&self, orders: &[[f64; OPTIONS]], pattern: usize) -> Outcomes {
        let orders: Vec<Orders> = orders.iter().map(Orders::of).collect();
        self.worth_of(&orders, pattern)
    }

    /// How many guests there are.
    pub(super) fn guests(&self) -> usize {
        self.guests
    }

    /// What each outcome is worth to the innkeeper, if the guests' orders have these chances.
    pub(super) fn innkeeper(&self, orders: &[&BySum]) -> Outcomes {
        let mut sum = [0.0_f32; WIDE];
        each(orders, &mut |at, chance| {
            let worth = &self.worth[0][at * WIDE..][..WIDE];
            sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += chance as f32 * worth);
        });
        std::array::from_fn(|outcome| f64::from(sum[outcome]))
    }

    /// What each order is worth to a guest, counted from 0, if the others' orders and the outcomes have these chances.
    pub(super) fn guest(&self, guest: usize, orders: &[&BySum], outcomes: &Outcomes) -> BySum {
        let mut likely = [0.0_f32; WIDE];
        likely.iter_mut().zip(outcomes).for_each(|(likely, chance)| *likely = *chance as f32);
        let stride = SUMS.pow((self.guests - 1 - guest) as u32);
        let mut gains = [0.0; SUMS];
        let mut others = orders.to_vec();
        const ONLY_NONE: BySum = {
            let mut only = [0.0; SUMS];
            only[0] = 1.0;
            only
        };
        others[guest] = &ONLY_NONE;
        each(&others, &mut |at, chance| {
            for (own, (gain, _)) in
                gains.iter_mut().zip(orders[guest]).enumerate().filter(|(_, (_, free))| **free > 0.0)
            {
                let worth = &self.worth[guest + 1][(at + own * stride) * WIDE..][..WIDE];
                *gain += chance * dot(worth, &likely);
            }
        });
        gains
    }
}

/// Goes through all orders that have a chance: where the worths are, and how likely they are.
fn each(orders: &[&BySum], visit: &mut impl FnMut(usize, f64)) {
    fn go_on(orders: &[&BySum], at: usize, chance: f64, visit: &mut impl FnMut(usize, f64)) {
        match orders {
            [] => visit(at, chance),
            [first, others @ ..] => {
                for (sum, &likely) in first.iter().enumerate().filter(|&(_, &likely)| likely > 0.0) {
                    go_on(others, at * SUMS + sum, chance * likely, visit);
                }
            }
        }
    }
    go_on(orders, 0, 1.0, visit);
}

/// Everybody's chances after a round, with what is the same for many of its outcomes reckoned once.
pub(in crate::polterfass) struct After<'a> {
    net: &'a Net,
    to_go: &'a [i32],
    /// By guest and result, -13 to 13: what the hidden units take of it.
    guests: Vec<Vec<Units>>,
    /// By result: what they take of the innkeeper's.
    innkeeper: Vec<Units>,
}

/// What the guests of a round have made.
pub(in crate::polterfass) struct Guests {
    units: Units,
    to_go: [i32; 6],
    nearest: i32,
}

impl<'a> After<'a> {
    pub(in crate::polterfass) fn new(values: &'a Values, to_go: &'a [i32]) -> Self {
        let (net, scale) = (values.net(), Scale::of(to_go));
        assert_eq!(net.seats(), to_go.len(), "the values are for another number of seats");
        let seats = to_go.len();
        let units = |seat: usize, result: i32| {
            let mut units = [0.0; HIDDEN];
            // The first guest is the next innkeeper. What is reached already is never looked up.
            net.add(&mut units, (seat + seats - 1) % seats, scale.told((to_go[seat] - result).max(1)));
            units
        };
        let largest = LARGEST as i32;
        let guests = (1..to_go.len()).map(|seat| (-largest..=largest).map(|result| units(seat, result)).collect());
        let innkeeper = (0..=MOST as i32).map(|result| {
            let mut units = units(0, result);
            units.iter_mut().zip(net.bias).for_each(|(unit, bias)| *unit += bias);
            units
        });
        Self { net, to_go, guests: guests.collect(), innkeeper: innkeeper.collect() }
    }

    pub(in crate::polterfass) fn guests(&self, results: impl Iterator<Item = i32>) -> Guests {
        let mut guests = Guests { units: [0.0; HIDDEN], to_go: [0; 6], nearest: i32::MAX };
        for (guest, result) in results.enumerate() {
            let units = &self.guests[guest][(result + LARGEST as i32) as usize];
            guests.units.iter_mut().zip(units).for_each(|(sum, unit)| *sum += unit);
            let to_go = self.to_go[guest + 1] - result;
            (guests.to_go[guest + 1], guests.nearest) = (to_go, guests.nearest.min(to_go));
        }
        guests
    }

    /// Tells everybody's chances for each of these results of the innkeeper's.
    ///
    /// Between two results that are not far from each other, chances that end no game are taken from the straight line.
    fn innkeeper(&self, guests: &Guests, first: usize, last: usize, mut tell: impl FnMut(usize, &[f32])) {
        let seats = self.to_go.len();
        let (mut left, mut right, mut between) = ([0.0; 6], [0.0; 6], [0.0; 6]);
        let mut at = first;
        // The largest result that does not end the game.
        let limit = if guests.nearest > 0 { self.to_go[0] - 1 } else { -1 };
        let limit = usize::try_from(limit).ok().filter(|&limit| limit >= first).map(|limit| limit.min(last));
        if let Some(limit) = limit {
            self.chances(guests, at, &mut left[..seats]);
            tell(at, &left[..seats]);
            while at < limit {
                let near = self.to_go[0] <= (at + NEAR) as i32;
                let end = (at + if near { SMALL_STEP } else { STEP }).min(limit);
                self.chances(guests, end, &mut right[..seats]);
                for result in at + 1..end {
                    let part = (result - at) as f32 / (end - at) as f32;
                    for ((between, left), right) in between.iter_mut().zip(&left).zip(&right) {
                        *between = left + part * (right - left);
                    }
                    tell(result, &between[..seats]);
                }
                tell(end, &right[..seats]);
                (at, left) = (end, right);
            }
            at += 1;
        }
        for result in at..=last {
            let mut to_go = guests.to_go;
            to_go[0] = self.to_go[0] - result as i32;
            shares(&to_go[..seats], &mut left[..seats]);
            tell(result, &left[..seats]);
        }
    }

    /// Everybody's chances for one result of the innkeeper's.
    pub(in crate::polterfass) fn at(&self, guests: &Guests, result: usize, chances: &mut [f32]) {
        let own = self.to_go[0] - result as i32;
        if own.min(guests.nearest) > 0 {
            self.chances(guests, result, chances);
        } else {
            let mut to_go = guests.to_go;
            to_go[0] = own;
            shares(&to_go[..self.to_go.len()], chances);
        }
    }

    fn chances(&self, guests: &Guests, result: usize, chances: &mut [f32]) {
        let mut units = self.innkeeper[result];
        units.iter_mut().zip(&guests.units).for_each(|(sum, unit)| *sum += unit);
        self.net.chances(&Net::pass(&units), chances);
        chances.rotate_right(1);
    }
}

/// The sum of the products, in eight parts that don't wait for each other.
fn dot(one: &[f32], other: &[f32; WIDE]) -> f64 {
    let mut sums = [0.0_f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        sums.iter_mut().zip(one).zip(other).for_each(|((sum, one), other)| *sum += one * other);
    }
    sums.iter().map(|&sum| f64::from(sum)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(sum: usize) -> BySum {
        std::array::from_fn(|at| f64::from(u8::from(at == sum)))
    }

    /// The printed round: served 29, ordered 11, 11, 3 and 7 (P6.7).
    #[test]
    fn p6_7_the_printed_round_is_worth_what_is_printed() {
        let stakes = Stakes::mugs(4, EqualGreedy::NetZero);
        let orders = [only(11), only(11), only(3), only(7)];
        let orders: Vec<&BySum> = orders.iter().collect();
        assert_eq!(stakes.innkeeper(&orders)[29], 29.0);
        let served: Outcomes = std::array::from_fn(|outcome| f64::from(u8::from(outcome == 29)));
        let gains: Vec<f64> =
            (0..4).map(|guest| stakes.guest(guest, &orders, &served)[[11, 11, 3, 7][guest]]).collect();
        assert_eq!(gains, [-11.0, -11.0, 11.0, 0.0]);
    }

    /// Against the bill and the network themselves, for all orders of two guests and some of three.
    #[test]
    fn chances_are_those_after_the_bill() {
        for (to_go, equal_greedy) in [
            (vec![30, 12, 5], EqualGreedy::NetZero),
            (vec![75, 75, 75], EqualGreedy::Penalty),
            (vec![8, 20, 90, 13], EqualGreedy::NetZero),
        ] {
            let values = Values::shipped(to_go.len());
            let stakes = Stakes::chances(values, &to_go, equal_greedy);
            let guests = to_go.len() - 1;
            for at in (0..SUMS.pow(guests as u32)).step_by(if guests == 2 { 1 } else { 37 }) {
                let sums: Vec<u8> = (0..guests).rev().map(|guest| (at / SUMS.pow(guest as u32) % SUMS) as u8).collect();
                let orders: Vec<Option<u8>> = std::iter::once(None).chain(sums.iter().copied().map(Some)).collect();
                for outcome in 0..OUTCOMES {
                    let served = (outcome <= MOST).then_some(outcome as u16);
                    let bill = settle_sums(&orders, Seat::FIRST, served, equal_greedy);
                    let after: Vec<i32> = to_go.iter().zip(bill.results.0).map(|(to_go, mugs)| to_go - mugs).collect();
                    let over = after.iter().any(|&to_go| to_go <= 0);
                    for (seat, chance) in values.chances_after(&after).into_iter().enumerate() {
                        let found = f64::from(stakes.worth[seat][at * WIDE + outcome]);
                        // What ends the game is exact; the rest is near to a straight line between reckoned ones.
                        let near = if over { 1e-6 } else { 0.02 };
                        assert!((found - chance).abs() < near, "{to_go:?} {sums:?} {outcome}: {found} {chance}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_likely_counts_by_how_likely_it_is() {
        let stakes = Stakes::mugs(2, EqualGreedy::NetZero);
        let half: BySum = std::array::from_fn(|sum| if sum == 2 || sum == 5 { 0.5 } else { 0.0 });
        let all: BySum = [1.0; SUMS];
        // The innkeeper fails or serves 6: with orders of 2 and 4 that is enough, with 5 and 4 it is not.
        let outcomes: Outcomes =
            std::array::from_fn(|outcome| if outcome == 6 || outcome == OUTCOMES - 1 { 0.5 } else { 0.0 });
        let gain = stakes.guest(1, &[&half, &all], &outcomes)[4];
        assert!((gain - (0.5 * 4.0 + 0.25 * 4.0 + 0.25 * 5.0)).abs() < 1e-6, "{gain}");
        assert!((stakes.innkeeper(&[&half, &only(4)])[6] - (0.5 * 0.0 + 0.5 * 6.0)).abs() < 1e-6);
    }
}
