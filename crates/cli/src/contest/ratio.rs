//! Means over games that have their luck in common.

use std::fmt;

use crate::intervals::Estimate;

/// A win that is shared by up to six counts in sixtieths.
pub(crate) const WIN: i64 = 60;

/// With fewer deals than this, an interval says little.
const FEW_DEALS: u64 = 30;

/// Says on a line of its own that the intervals of so many deals say little, if that is so.
pub(crate) fn tell_if_few(f: &mut fmt::Formatter<'_>, deals: u64) -> fmt::Result {
    if deals < FEW_DEALS {
        write!(f, "\n\nWith fewer than {FEW_DEALS} deals the intervals are rough.")?;
    }
    Ok(())
}

/// Sums of a figure over deals. The games of a deal have their luck in common, so a deal is what is drawn independently.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ratio {
    deals: u64,
    games: i128,
    sum: i128,
    games_squared: i128,
    sum_squared: i128,
    product: i128,
}

impl Ratio {
    /// Counts a deal: so many games, and the sum over them.
    pub(crate) fn add(&mut self, games: i64, sum: i64) {
        let (games, sum) = (i128::from(games), i128::from(sum));
        *self = Self {
            deals: self.deals + 1,
            games: self.games + games,
            sum: self.sum + sum,
            games_squared: self.games_squared + games * games,
            sum_squared: self.sum_squared + sum * sum,
            product: self.product + games * sum,
        };
    }

    /// Counts what somebody else has counted.
    pub(crate) fn merge(&mut self, other: &Self) {
        *self = Self {
            deals: self.deals + other.deals,
            games: self.games + other.games,
            sum: self.sum + other.sum,
            games_squared: self.games_squared + other.games_squared,
            sum_squared: self.sum_squared + other.sum_squared,
            product: self.product + other.product,
        };
    }

    /// How many deals were counted.
    pub(crate) fn deals(&self) -> u64 {
        self.deals
    }

    /// The mean over games and its variance, if there are any.
    fn moments(&self) -> Option<[f64; 2]> {
        if self.games == 0 {
            return None;
        }
        let games = self.games as f64;
        let mean = self.sum as f64 / games;
        let squares =
            self.sum_squared as f64 - 2.0 * mean * self.product as f64 + mean * mean * self.games_squared as f64;
        let deals = self.deals as f64;
        let variance = if self.deals > 1 { squares.max(0.0) * deals / (deals - 1.0) } else { 0.0 };
        Some([mean, variance / (games * games)])
    }

    /// The mean over games, with the interval of a ratio estimate.
    pub(crate) fn estimate(&self, unit: i64) -> Option<Estimate> {
        let [mean, variance] = self.moments()?;
        let (half, unit) = (1.96 * variance.sqrt(), unit as f64);
        Some(Estimate { mean: mean / unit, low: (mean - half) / unit, high: (mean + half) / unit })
    }

    /// The mean of a figure between 0 and `whole` as a share of it, with Wilson's interval. That asks for a number of
    /// independent games: it is the one at which the share would vary as much as it does from deal to deal. If it can't be
    /// seen to vary, it is the number of deals.
    pub(crate) fn share(&self, whole: i64) -> Option<Estimate> {
        let whole = whole as f64;
        let [mean, variance] = self.moments()?;
        let (mean, variance) = (mean / whole, variance / (whole * whole));
        let spread = mean * (1.0 - mean);
        let games = if variance > 0.0 && spread > 0.0 { spread / variance } else { self.deals as f64 };
        Some(Estimate::wilson(mean, games))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotations_of_one_game_make_the_interval_of_a_fair_coin() {
        let mut coin = Ratio::default();
        (0..10_000).for_each(|throw| coin.add(1, throw % 2));
        let estimate = coin.estimate(1).unwrap();
        assert!((estimate.mean - 0.5).abs() < 1e-12 && (estimate.high - 0.5098).abs() < 1e-4, "{estimate:?}");
    }

    #[test]
    fn shares_have_the_interval_of_wilson() {
        let mut coin = Ratio::default();
        (0..10_000).for_each(|throw| coin.add(1, throw % 2 * WIN));
        let share = coin.share(WIN).unwrap();
        assert!((share.low - 0.4902).abs() < 1e-4 && (share.high - 0.5098).abs() < 1e-4, "{share:?}");
        let mut never = Ratio::default();
        (0..16).for_each(|_| never.add(4, 0));
        let share = never.share(WIN).unwrap();
        // Of 16 independent trials none: 1.96² / (16 + 1.96²).
        assert!(share.low == 0.0 && (share.high - 0.1936).abs() < 1e-4, "{share:?}");
    }

    #[test]
    fn rotations_that_all_come_to_the_same_have_no_doubt() {
        let mut even = Ratio::default();
        [4, 4, 4, 1].into_iter().for_each(|games| even.add(games, games * 15));
        assert_eq!(even.estimate(WIN).unwrap(), Estimate { mean: 0.25, low: 0.25, high: 0.25 });
    }
}
