//! What a round can bring everybody (P6), written out.

use ::polterfass::EqualGreedy;
use ::polterfass::bill::settle_sums;
use game_core::Seat;

use crate::polterfass::coaster::MOST;
use crate::polterfass::guests::LARGEST;

/// The sums that can be ordered (P3.1).
pub(super) const SUMS: usize = LARGEST + 1;
/// What can come of the tap: each serving, and failing, which is the last.
pub(super) const OUTCOMES: usize = MOST + 2;
/// The outcomes, filled up so that whole vectors of the processor fit.
const WIDE: usize = OUTCOMES.next_multiple_of(8);

/// How likely each outcome is.
pub(super) type Outcomes = [f64; OUTCOMES];
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

    /// How many guests there are.
    pub(super) fn guests(&self) -> usize {
        self.guests
    }

    /// What each outcome is worth to the innkeeper, if the guests' orders have these chances.
    pub(super) fn innkeeper(&self, orders: &[&BySum]) -> Outcomes {
        let mut sum = [0.0_f32; WIDE];
        self.each(orders, usize::MAX, |at, _, chance| {
            let worth = &self.worth[0][at * WIDE..][..WIDE];
            sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += chance as f32 * worth);
        });
        std::array::from_fn(|outcome| f64::from(sum[outcome]))
    }

    /// What each order is worth to a guest, counted from 0, if the others' orders and the outcomes have these chances.
    pub(super) fn guest(&self, guest: usize, orders: &[&BySum], outcomes: &Outcomes) -> BySum {
        let mut likely = [0.0_f32; WIDE];
        likely.iter_mut().zip(outcomes).for_each(|(likely, chance)| *likely = *chance as f32);
        let mut gains = [0.0; SUMS];
        self.each(orders, guest, |at, own, chance| {
            gains[own] += chance * dot(&self.worth[guest + 1][at * WIDE..][..WIDE], &likely);
        });
        gains
    }

    /// Goes through all orders that have a chance, and through all of those that this guest can choose: where the worths are, what
    /// this guest orders, and how likely the others' orders are.
    fn each(&self, orders: &[&BySum], free: usize, mut visit: impl FnMut(usize, usize, f64)) {
        let mut open = vec![(0, 0, 0, 1.0)];
        while let Some((guest, at, own, chance)) = open.pop() {
            if guest == self.guests {
                visit(at, own, chance);
                continue;
            }
            for (sum, &likely) in orders[guest].iter().enumerate().filter(|&(_, &likely)| likely > 0.0) {
                let next = at * SUMS + sum;
                open.push(if guest == free {
                    (guest + 1, next, sum, chance)
                } else {
                    (guest + 1, next, own, chance * likely)
                });
            }
        }
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
