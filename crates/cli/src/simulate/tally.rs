//! Counting games, exactly, so that the order of counting makes no difference.

use game_core::Seat;
use referee::TableGame;

use super::deal::{Deals, Played};
use crate::intervals::Estimate;

/// A win that is shared by up to six counts in sixtieths.
const WIN: i64 = 60;

/// What is counted of some games.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// How many games.
    pub(super) games: u64,
    /// How many of them had several winners.
    pub(super) shared: u64,
    length: Ratio,
    players: Vec<[Ratio; 2]>,
}

/// Sums of a figure over rotations. Its games have their luck in common, so a rotation is what is drawn independently.
#[derive(Clone, Copy, Debug, Default)]
struct Ratio {
    rotations: u64,
    games: i128,
    sum: i128,
    games_squared: i128,
    sum_squared: i128,
    product: i128,
}

impl Ratio {
    fn add(&mut self, games: i64, sum: i64) {
        let (games, sum) = (i128::from(games), i128::from(sum));
        *self = Self {
            rotations: self.rotations + 1,
            games: self.games + games,
            sum: self.sum + sum,
            games_squared: self.games_squared + games * games,
            sum_squared: self.sum_squared + sum * sum,
            product: self.product + games * sum,
        };
    }

    fn merge(&mut self, other: &Self) {
        *self = Self {
            rotations: self.rotations + other.rotations,
            games: self.games + other.games,
            sum: self.sum + other.sum,
            games_squared: self.games_squared + other.games_squared,
            sum_squared: self.sum_squared + other.sum_squared,
            product: self.product + other.product,
        };
    }

    /// The mean over games, with the interval of a ratio estimate.
    fn estimate(&self, unit: i64) -> Option<Estimate> {
        if self.games == 0 {
            return None;
        }
        let (games, unit) = (self.games as f64, unit as f64);
        let mean = self.sum as f64 / games;
        let squares =
            self.sum_squared as f64 - 2.0 * mean * self.product as f64 + mean * mean * self.games_squared as f64;
        let rotations = self.rotations as f64;
        let variance = if self.rotations > 1 { squares.max(0.0) * rotations / (rotations - 1.0) } else { 0.0 };
        let half = 1.96 * variance.sqrt() / games;
        Some(Estimate { mean: mean / unit, low: (mean - half) / unit, high: (mean + half) / unit })
    }
}

/// The figures of one of the line-up.
pub(super) struct Figures {
    pub(super) win_share: Option<Estimate>,
    pub(super) mean_score: Option<Estimate>,
}

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        Self { games: 0, shared: 0, length: Ratio::default(), players: vec![[Ratio::default(); 2]; players] }
    }

    /// Counts the games of a rotation, or its first ones, each with its number.
    pub(super) fn rotation<G: TableGame>(&mut self, deals: &Deals<G>, games: &[(u64, Played)]) {
        let count = games.len() as i64;
        self.games += games.len() as u64;
        self.shared += games.iter().filter(|(_, played)| played.outcome.winners.len() > 1).count() as u64;
        self.length.add(count, games.iter().map(|(_, played)| i64::from(played.length)).sum());
        let mut sums = vec![[0; 2]; self.players.len()];
        for (number, Played { outcome, .. }) in games {
            for seat in Seat::all(deals.seats()) {
                let [wins, score] = &mut sums[deals.player_at(*number, seat)];
                *wins += if outcome.winners.contains(seat) { WIN / outcome.winners.len() as i64 } else { 0 };
                *score += i64::from(outcome.scores[seat]);
            }
        }
        for ([wins, scores], [won, scored]) in self.players.iter_mut().zip(sums) {
            wins.add(count, won);
            scores.add(count, scored);
        }
    }

    /// Counts what somebody else has counted.
    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.shared += other.shared;
        self.length.merge(&other.length);
        for (mine, others) in self.players.iter_mut().flatten().zip(other.players.iter().flatten()) {
            mine.merge(others);
        }
    }

    /// How long a game was.
    pub(super) fn length(&self) -> Option<Estimate> {
        self.length.estimate(1)
    }

    /// The figures of each of the line-up.
    pub(super) fn figures(&self) -> impl Iterator<Item = Figures> {
        self.players
            .iter()
            .map(|[wins, scores]| Figures { win_share: wins.estimate(WIN), mean_score: scores.estimate(1) })
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
    fn rotations_that_all_come_to_the_same_have_no_doubt() {
        let mut even = Ratio::default();
        [4, 4, 4, 1].into_iter().for_each(|games| even.add(games, games * 15));
        assert_eq!(even.estimate(WIN).unwrap(), Estimate { mean: 0.25, low: 0.25, high: 0.25 });
    }
}
