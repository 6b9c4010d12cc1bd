//! What every coaster is worth to an innkeeper who plays as well as can be, exactly: an optimal stopping problem (P4, P5).
//!
//! A roll only adds standing number barrels, so arrangements are reckoned from the fullest down. The four kinds of barrels fall by
//! themselves, so what follows a roll is averaged one kind after the other, and the averages over the first kinds are shared by
//! all arrangements. Specials can be put back for ever, so within one arrangement of the numbers a few worths depend on each
//! other; they are found by policy iteration (Howard 1960).

use ::polterfass::Barrel;

use super::coaster::{Coaster, MOST, NUMBERS, SPECIALS, kinds_of, standing};
use super::falls::{Falls, STRIDES};

/// What each serving is worth to the innkeeper.
pub(super) type Worth = [f64; MOST + 1];
/// One number for each arrangement of the specials.
pub(super) type Lane = [f64; SPECIALS];

/// By arrangement of the specials: what can be left of it standing, all of it first.
pub(super) const KEPT: [&[usize]; SPECIALS] = [&[0], &[1, 0], &[2, 0], &[3, 1, 0], &[4, 1, 2, 0], &[5, 2, 0]];
/// The arrangements in which both specials stand.
pub(super) const BOTH: std::ops::Range<usize> = 3..SPECIALS;
/// Worths that differ by less than this part of the largest one are equal.
const EQUAL: f64 = 1e-12;
/// The arrangements of the specials that can be left standing with another one in the cup: none, and either one.
const ROLLED: usize = 3;

/// The worths, with room to reckon them again without asking for memory.
pub(super) struct Stopping {
    /// What a coaster is worth to who has it before him.
    values: Vec<Lane>,
    /// The best that closing the tap brings, by the choice of targets (P5.8), and the smallest serving that brings it.
    closed: Vec<(Lane, [u8; SPECIALS])>,
    /// By arrangement of numbers and of the specials left standing: what it is worth to roll.
    rolled: Vec<Lane>,
    /// By the number of kinds that have fallen, last kind first, and by arrangement: the average over these kinds' falls.
    averages: [Vec<Lane>; 4],
}

impl Stopping {
    /// Room for the worths; all 0.
    pub(super) fn new() -> Self {
        let nothing = || vec![[0.0; SPECIALS]; NUMBERS];
        Self {
            values: nothing(),
            closed: vec![([0.0; SPECIALS], [0; SPECIALS]); NUMBERS],
            rolled: nothing(),
            averages: std::array::from_fn(|_| nothing()),
        }
    }

    /// Reckons the worth of `from` and of all that can follow, if each serving is worth this, and failing `failed` (P4.4).
    pub(super) fn reckon(&mut self, falls: &Falls, worth: &Worth, failed: f64, from: usize) {
        let scale = worth.iter().fold(failed.abs(), |most, worth| most.max(worth.abs()));
        for &(numbers, _) in falls.numbers[from].iter().rev() {
            self.reckon_one(falls, worth, failed, scale * EQUAL, numbers);
        }
    }

    fn reckon_one(&mut self, falls: &Falls, worth: &Worth, failed: f64, equal: f64, numbers: usize) {
        // What follows a roll is `known + stay * a`, with the average `a` over the specials' falls at this arrangement.
        let kinds = kinds_of(numbers);
        let (mut known, mut stay) = ([[0.0; SPECIALS]; 5], [1.0; 5]);
        for fallen in 1..=4 {
            let kind = 4 - fallen;
            let (stays, others) = falls.of_kind(kind, kinds[kind]);
            stay[fallen] = stays * stay[fallen - 1];
            known[fallen] = known[fallen - 1].map(|known| stays * known);
            let known = &mut known[fallen];
            for &(to, chance) in others {
                let next = &self.averages[fallen - 1][numbers + (to - kinds[kind]) * STRIDES[kind]];
                known.iter_mut().zip(next).for_each(|(sum, next)| *sum += chance * next);
            }
        }
        let (closed, served) = &mut self.closed[numbers];
        for (specials, (closed, served)) in closed.iter_mut().zip(served).enumerate() {
            (*closed, *served) = close(worth, Coaster { numbers, specials });
        }
        let round = Round {
            odds: &falls.specials,
            known: known[4],
            stay: stay[4],
            failed,
            full: standing(numbers) == Barrel::NUMBERS,
        };
        let (values, rolled) = round.best(*closed, equal);
        let here = falls.specials.map(|odds| mean(&odds, &values));
        for ((averages, known), stay) in self.averages.iter_mut().zip(known).zip(stay) {
            averages[numbers] = std::array::from_fn(|specials| known[specials] + stay * here[specials]);
        }
        (self.values[numbers], self.rolled[numbers]) = (values, rolled);
    }

    /// What a coaster is worth.
    pub(super) fn value(&self, coaster: Coaster) -> f64 {
        self.values[coaster.numbers][coaster.specials]
    }

    /// The best that closing the tap brings, by the choice of targets (P5.8), and the serving that brings it.
    pub(super) fn closed(&self, coaster: Coaster) -> (f64, u8) {
        let (closed, served) = &self.closed[coaster.numbers];
        (closed[coaster.specials], served[coaster.specials])
    }

    /// What it is worth to roll with these specials left standing; below everything if the cup would be empty (P4.3).
    pub(super) fn rolled(&self, numbers: usize, kept: usize) -> f64 {
        self.rolled[numbers][kept]
    }
}

/// No roll with a special in the cup, but the better of closing and rolling with both specials left standing.
const CERTAIN: usize = ROLLED;

/// By arrangement of the specials: which of what can be left of it, with a special in the cup, is worth most.
fn best_rolls(worth: &[f64; ROLLED]) -> [usize; SPECIALS] {
    let better = |one: usize, other: usize| if worth[one] > worth[other] { one } else { other };
    let (small, large) = (better(1, 0), better(2, 0));
    [0, small, large, small, better(small, large), large]
}

/// The best that closing the tap brings, and the smallest serving that brings it.
fn close(worth: &Worth, coaster: Coaster) -> (f64, u8) {
    let mut best = (f64::NEG_INFINITY, 0);
    for &served in coaster.servings() {
        let worth = worth[usize::from(served)];
        if worth > best.0 {
            best = (worth, served);
        }
    }
    best
}

/// What is known at one arrangement of the numbers before its own worths are.
struct Round<'a> {
    odds: &'a [Lane; SPECIALS],
    /// By specials left standing: what those falls bring, by their chance, after which more numbers stand.
    known: Lane,
    /// The chance that no further number comes to stand.
    stay: f64,
    failed: f64,
    /// Whether all numbers stand, so that with both specials nothing would be in the cup.
    full: bool,
}

impl Round<'_> {
    /// What each arrangement of the specials is worth, and what it is worth to roll with them left standing.
    fn best(&self, closed: Lane, equal: f64) -> (Lane, Lane) {
        let mut rolled = [f64::NEG_INFINITY; SPECIALS];
        let mut certain = closed;
        for both in BOTH {
            if !self.full {
                rolled[both] = self.known[both] + self.stay * self.failed;
            }
            certain[both] = closed[both].max(rolled[both]);
        }
        let mut choices = [CERTAIN; SPECIALS];
        let mut worth = self.first(&certain);
        loop {
            rolled[..ROLLED].copy_from_slice(&worth);
            let mut better = false;
            let now = |specials: usize, choice: usize| worth.get(choice).copied().unwrap_or(certain[specials]);
            for (specials, (choice, best)) in choices.iter_mut().zip(best_rolls(&worth)).enumerate() {
                if worth[best] > now(specials, *choice) + equal {
                    (*choice, better) = (best, true);
                }
            }
            if !better {
                return (std::array::from_fn(|specials| now(specials, choices[specials])), rolled);
            }
            worth = self.solve(&certain, &choices);
        }
    }

    /// What it is worth to roll once with a special in the cup, and never again.
    fn first(&self, certain: &Lane) -> [f64; ROLLED] {
        std::array::from_fn(|kept| {
            let odds = &self.odds[kept];
            self.known[kept] + self.stay * (mean(odds, certain) + odds[kept] * (self.failed - certain[kept]))
        })
    }

    /// What it is worth to roll for who makes these choices for ever after: a system of three linear equations, in which
    /// elimination needs no pivot, because every roll can fail.
    fn solve(&self, certain: &Lane, choices: &[usize; SPECIALS]) -> [f64; ROLLED] {
        // Beside the coefficients of the unknown worths there is a column for what is certain, which is not looked at.
        let mut left = [[0.0; ROLLED + 1]; ROLLED];
        let known: Lane = std::array::from_fn(|next| if choices[next] == CERTAIN { certain[next] } else { 0.0 });
        let mut right = self.first(&known);
        for (kept, row) in left.iter_mut().enumerate() {
            for (next, chance) in self.odds[kept].iter().enumerate() {
                row[choices[next]] -= self.stay * chance;
            }
            // With the same specials as before nothing has come to stand: that is failing, and no choice follows.
            row[choices[kept]] += self.stay * self.odds[kept][kept];
            row[kept] += 1.0;
        }
        for pivot in 0..ROLLED {
            for row in (0..ROLLED).filter(|&row| row != pivot) {
                let times = left[row][pivot] / left[pivot][pivot];
                let pivot_row = left[pivot];
                left[row].iter_mut().zip(pivot_row).for_each(|(number, above)| *number -= times * above);
                right[row] -= times * right[pivot];
            }
        }
        std::array::from_fn(|row| right[row] / left[row][row])
    }
}

/// The average of these values with these odds.
pub(super) fn mean(odds: &Lane, values: &Lane) -> f64 {
    odds.iter().zip(values).map(|(chance, value)| chance * value).sum()
}

#[cfg(test)]
mod tests {
    use ::polterfass::BarrelModel;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    use super::super::coaster::{UPENDED, Upended, numbers_of};
    use super::*;

    /// Four barrels, each lying (0), on its smaller end (1) or on its larger one (2): the 9/2, a 7/4 and both specials. The others
    /// stand.
    type Four = [usize; 4];

    fn all() -> impl Iterator<Item = Four> {
        (0..81).map(|at| [at % 3, at / 3 % 3, at / 9 % 3, at / 27])
    }

    fn coaster([nine, seven, one, other]: Four) -> Coaster {
        let count = |end: usize, ends: &[usize]| ends.iter().filter(|&&place| place == end).count();
        let arrangement = |ends: &[usize]| Upended { small: count(1, ends), large: count(2, ends) }.number();
        let kinds = [arrangement(&[nine]), arrangement(&[1, 2]), arrangement(&[seven, 2]), arrangement(&[1, 1])];
        Coaster { numbers: numbers_of(kinds), specials: arrangement(&[one, other]) }
    }

    /// What everything is worth by going round all ways in which single barrels can fall, until nothing changes.
    fn by_hand(stand: f64, large_end: f64, worth: &Worth, failed: f64) -> Vec<f64> {
        let closed: Vec<f64> = all()
            .map(|four| {
                coaster(four).servings().iter().map(|&served| worth[usize::from(served)]).fold(f64::MIN, f64::max)
            })
            .collect();
        let mut values = closed.clone();
        loop {
            let mut change = 0.0_f64;
            for (at, four) in all().enumerate() {
                let mut best = closed[at];
                // Which specials are put back, by bits.
                for put_back in 0..4_usize {
                    let in_cup =
                        |barrel: usize| four[barrel] == 0 || (barrel >= 2 && put_back >> (barrel - 2) & 1 == 1);
                    let allowed = (2..4).all(|barrel| put_back >> (barrel - 2) & 1 == 0 || four[barrel] > 0);
                    if !allowed || !(0..4).any(in_cup) {
                        continue;
                    }
                    let mut rolled = 0.0;
                    for (next, fallen) in all().enumerate() {
                        if (0..4).any(|barrel| !in_cup(barrel) && fallen[barrel] != four[barrel]) {
                            continue;
                        }
                        let chance: f64 = (0..4)
                            .filter(|&barrel| in_cup(barrel))
                            .map(|barrel| {
                                let large = if barrel < 2 { large_end } else { 0.5 };
                                [1.0 - stand, stand * (1.0 - large), stand * large][fallen[barrel]]
                            })
                            .product();
                        let fails = (0..4).all(|barrel| !in_cup(barrel) || fallen[barrel] == 0);
                        rolled += chance * if fails { failed } else { values[next] };
                    }
                    best = best.max(rolled);
                }
                change = change.max((best - values[at]).abs());
                values[at] = best;
            }
            if change < 1e-13 {
                return values;
            }
        }
    }

    #[test]
    fn the_worths_are_those_of_single_barrels_gone_through_one_by_one() {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut number = move || f64::from(luck.next_u32()) / f64::from(u32::MAX) * 20.0 - 5.0;
        let mut worths = Stopping::new();
        for (stand, large_end) in [(0.05, 0.5), (0.3, 0.5), (0.3, 0.8), (0.9, 0.1)] {
            let falls = Falls::new(BarrelModel::Reckoned { stand, large_end });
            for failed in [0.0, -3.0, 4.0] {
                let worth: Worth = std::array::from_fn(|served| number() + served as f64 / 2.0);
                worths.reckon(&falls, &worth, failed, 0);
                let expected = by_hand(stand, large_end, &worth, failed);
                for (four, expected) in all().zip(expected) {
                    let value = worths.value(coaster(four));
                    assert!((value - expected).abs() < 1e-9, "{four:?} with {stand}: {value}, not {expected}");
                }
            }
        }
    }

    #[test]
    fn a_worth_is_the_best_of_what_can_be_chosen() {
        let worth: Worth = std::array::from_fn(|served| if served > 30 { 2.0 } else { (served % 7) as f64 });
        let mut worths = Stopping::new();
        worths.reckon(&Falls::new(BarrelModel::default()), &worth, -1.0, 0);
        for coaster in (0..NUMBERS * SPECIALS).map(|at| Coaster { numbers: at / SPECIALS, specials: at % SPECIALS }) {
            let rolls = KEPT[coaster.specials].iter().map(|&kept| worths.rolled(coaster.numbers, kept));
            let best = rolls.fold(worths.closed(coaster).0, f64::max);
            assert!((worths.value(coaster) - best).abs() < 1e-9, "{coaster:?}");
        }
        assert!(worths.rolled(NUMBERS - 1, 4).is_infinite(), "nothing would be in the cup");
        assert_eq!(UPENDED[4].standing(), 2);
    }
}
