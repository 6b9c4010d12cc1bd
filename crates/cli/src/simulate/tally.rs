//! Counting games, exactly, so that the order of counting makes no difference.

use game_core::Seat;

use super::workers::seating;
use crate::contest::{Deals, House, Played, Ratio, Replaced, WIN};
use crate::intervals::Estimate;

/// What is counted of some games.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// How many games.
    pub(super) games: u64,
    /// How many of them had several winners.
    pub(super) shared: u64,
    length: Ratio,
    players: Vec<[Ratio; 2]>,
    /// Who had to be replaced, by the number of the game.
    pub(super) replaced: Vec<(u64, Replaced)>,
}

/// The figures of one of the line-up.
pub(super) struct Figures {
    pub(super) win_share: Option<Estimate>,
    pub(super) mean_score: Option<Estimate>,
}

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        Self {
            games: 0,
            shared: 0,
            length: Ratio::default(),
            players: vec![[Ratio::default(); 2]; players],
            replaced: Vec::new(),
        }
    }

    /// Counts the games of a rotation, or its first ones, each with its number.
    pub(super) fn rotation<G: House>(&mut self, deals: &Deals<G>, games: &[(u64, Played)]) {
        let count = games.len() as i64;
        self.games += games.len() as u64;
        self.shared += games.iter().filter(|(_, played)| played.outcome.winners.len() > 1).count() as u64;
        self.length.add(count, games.iter().map(|(_, played)| i64::from(played.length)).sum());
        let line_up: Vec<_> = (0..self.players.len()).collect();
        let mut sums = vec![[0; 2]; self.players.len()];
        for (number, Played { outcome, replaced, .. }) in games {
            self.replaced.extend(replaced.iter().map(|replaced| (*number, replaced.clone())));
            for seat in Seat::all(deals.entrants.len()) {
                let [wins, score] = &mut sums[seating(*number, &line_up).position_at(seat)];
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
        self.replaced.extend_from_slice(&other.replaced);
        self.length.merge(&other.length);
        for (mine, others) in self.players.iter_mut().flatten().zip(other.players.iter().flatten()) {
            mine.merge(others);
        }
    }

    /// How many different lucks the games had, begun ones among them.
    pub(super) fn deals(&self) -> u64 {
        self.length.deals()
    }

    /// How long a game was.
    pub(super) fn length(&self) -> Option<Estimate> {
        self.length.estimate(1)
    }

    /// The figures of each of the line-up.
    pub(super) fn figures(&self) -> impl Iterator<Item = Figures> {
        self.players.iter().map(|[wins, scores]| Figures { win_share: wins.share(WIN), mean_score: scores.estimate(1) })
    }
}
