//! Orders as they are chosen, and what solving a round gives.

use std::iter::repeat_n;

use ::polterfass::{BarrelModel, BarrelView, Order, Top};

use super::plans::{Plans, TapWorth};
use super::stakes::{BySum, Outcomes, SUMS};
use crate::polterfass::coaster::{Coaster, UPENDED};
use crate::polterfass::falls::Falls;
use crate::polterfass::tap::{Choice, led_here};

/// How many different orders a guest can lay, as far as it matters: by sum and number of cards (P3.3).
pub(in crate::polterfass) const OPTIONS: usize = 21;
/// How many of them have one card, 0 to 7; the others have two, and sums of 1 to 13.
const SINGLES: usize = 8;

/// One of the [`OPTIONS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::polterfass) struct OrderKind {
    /// 0 for one card, 1 for two.
    pub(in crate::polterfass) backs: usize,
    pub(in crate::polterfass) sum: usize,
}

impl OrderKind {
    /// The kind of an order.
    pub(in crate::polterfass) fn of(order: Order) -> Self {
        Self { backs: usize::from(order.backs()) - 1, sum: usize::from(order.sum()) }
    }

    /// Its place among [`all`](Self::all).
    pub(in crate::polterfass) fn option(self) -> usize {
        if self.backs == 0 { self.sum } else { SINGLES + self.sum - 1 }
    }

    /// Whether there are such cards.
    pub(in crate::polterfass) fn exists(self) -> bool {
        if self.backs == 0 { self.sum < SINGLES } else { (1..SUMS).contains(&self.sum) }
    }

    pub(in crate::polterfass) fn all() -> impl Iterator<Item = Self> {
        (0..OPTIONS).map(|at| match at.checked_sub(SINGLES) {
            None => Self { backs: 0, sum: at },
            Some(pair) => Self { backs: 1, sum: pair + 1 },
        })
    }
}

/// How likely a guest orders each sum, with one and with two cards.
#[derive(Clone, Debug)]
pub(super) struct Orders([BySum; 2]);

impl Orders {
    /// Any sum that one card can have.
    pub(super) const ANY_ONE: BySum = {
        let mut any = [0.0; SUMS];
        let mut sum = 0;
        while sum < SINGLES {
            any[sum] = 1.0;
            sum += 1;
        }
        any
    };
    /// Any sum that two cards can have.
    pub(super) const ANY_TWO: BySum = {
        let mut any = [1.0; SUMS];
        any[0] = 0.0;
        any
    };

    pub(super) fn of(chances: &[f64; OPTIONS]) -> Self {
        let mut orders = [[0.0; SUMS]; 2];
        for (option, chance) in OrderKind::all().zip(chances) {
            orders[option.backs][option.sum] = *chance;
        }
        Self(orders)
    }

    /// The part of everybody's orders that fits a pattern of backs.
    pub(super) fn at(orders: &[Self], pattern: usize) -> Vec<&BySum> {
        orders.iter().enumerate().map(|(guest, orders)| &orders.0[pattern >> guest & 1]).collect()
    }
}

/// How many patterns of backs there are: bit `g` stands for two cards of guest `g`.
pub(super) fn patterns(guests: usize) -> usize {
    1 << guests
}

/// Something that the innkeeper may do at the tap (P4.1, P4.2).
#[derive(Clone, PartialEq, Debug)]
pub struct Tapped {
    /// What the special barrels show that are put back before rolling on; none to close the tap.
    pub put_back: Option<Vec<Top>>,
    /// How likely it is.
    pub likely: f64,
}

/// What is known of a round that has been solved.
#[derive(Clone, Debug)]
pub struct Solution {
    /// By guest, clockwise from the innkeeper: the chance of each order; single cards 0 to 7, then sums 1 to 13 of two cards.
    pub orders: Vec<[f64; OPTIONS]>,
    /// By guest: what each of these orders is worth to who knows what all others do, in the unit of the stakes.
    pub gains: Vec<[f64; OPTIONS]>,
    /// By pattern of backs, in which bit `g` stands for two cards of guest `g`: the chance of each serving from 0 to 68, and, last,
    /// of failing.
    pub outcomes: Vec<Outcomes>,
    /// By pattern of backs: what each of these outcomes is worth to the innkeeper, in the unit of the stakes, if guests do now and then
    /// what they should not.
    pub worths: Vec<Outcomes>,
    /// Of which plans these outcomes come.
    pub(in crate::polterfass) plans: Plans,
    /// What the innkeeper has, and then each guest, in the unit of the stakes.
    pub values: Vec<f64>,
    /// What all could gain, each alone, added up, in the unit of the stakes.
    pub nash_conv: f64,
    /// After how many iterations this was found.
    pub iterations: u32,
}

impl Solution {
    /// How many cards each guest lays in a pattern of backs, clockwise from the innkeeper.
    #[must_use]
    pub fn cards(&self, pattern: usize) -> Vec<u8> {
        (0..self.orders.len()).map(|guest| if pattern >> guest & 1 == 1 { 2 } else { 1 }).collect()
    }

    /// What the outcomes are worth to the innkeeper who sees this pattern of backs.
    pub(in crate::polterfass) fn worth(&self, pattern: usize) -> TapWorth {
        TapWorth::of(&self.worths[pattern])
    }

    /// The innkeeper's strategy at this pattern of backs: the best plan for each of these worths, with how likely it is.
    pub(in crate::polterfass) fn plans(&self, pattern: usize) -> impl Iterator<Item = (f64, TapWorth)> {
        self.plans.at(pattern)
    }

    /// What the innkeeper does who sees this pattern of backs and these barrels, closing first, for a round of these odds that was laid for at `laid`.
    ///
    /// None if that can't come of it: number barrels keep standing as they are. If it can, but the strategy never leads there, nothing is likely.
    #[must_use]
    pub fn taps(&self, model: BarrelModel, [laid, now]: [&[BarrelView; 9]; 2], pattern: usize) -> Option<Vec<Tapped>> {
        let (falls, laid, now) = (Falls::new(model), Coaster::seen(laid), Coaster::seen(now));
        if !falls.numbers[laid.numbers].iter().any(|&(numbers, _)| numbers == now.numbers) {
            return None;
        }
        let played: Vec<(f64, Choice)> = led_here(&falls, self.plans(pattern), [laid, now], |_| true)
            .map(|(likely, (_, choice))| (likely, choice))
            .collect();
        let all = played.iter().map(|(likely, _)| likely).sum::<f64>().max(f64::MIN_POSITIVE);
        let tapped = |choice| {
            let chosen = played.iter().filter(|(_, other)| *other == choice);
            let likely = chosen.fold(0.0, |sum, (likely, _)| sum + likely / all);
            let put_back = match choice {
                Choice::Close => None,
                Choice::RollOn { kept } => Some(put_back(now.specials, kept)),
            };
            Tapped { put_back, likely }
        };
        Some(Choice::all(now).map(tapped).collect())
    }

    /// How likely a pattern of backs is.
    #[must_use]
    pub fn likelihood(&self, pattern: usize) -> f64 {
        let guests = self.orders.iter().enumerate();
        guests
            .map(|(guest, orders)| {
                let single: f64 = orders[..SINGLES].iter().sum();
                if pattern >> guest & 1 == 1 { 1.0 - single } else { single }
            })
            .product()
    }
}

/// What the special barrels show of which only these are left standing.
fn put_back(specials: usize, kept: usize) -> Vec<Top> {
    let (now, kept) = (UPENDED[specials], UPENDED[kept]);
    repeat_n(Top::Double, now.large - kept.large).chain(repeat_n(Top::Spoiled, now.small - kept.small)).collect()
}
