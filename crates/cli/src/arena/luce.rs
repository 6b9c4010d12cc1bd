//! Strengths from finishing orders, by the model of Plackett and Luce.
//!
//! Who is first is chosen among all with odds in proportion to their strengths, who is second among the others, and so on: a
//! game is a series of choices. Those who share a place are taken to have finished in every possible order, all equally often.
//! The most likely strengths are found by minorisation and maximisation (D. Hunter, "MM algorithms for generalized
//! Bradley-Terry models", The Annals of Statistics 32, 2004).

use std::collections::BTreeMap;

use super::matrix::{Matrix, inverse};

/// Logarithms of strengths are found to this accuracy, which is far below one Elo point.
const ACCURACY: f64 = 1e-10;

/// More rounds are not tried.
const MOST_ROUNDS: usize = 200_000;

/// What some games say about strengths; players are numbers, and may have several seats in a game.
#[derive(Clone, Debug)]
pub(super) struct Choices {
    /// How often each player was chosen.
    chosen: Vec<f64>,
    /// How often there was a choice among so many seats of each player.
    among: BTreeMap<Vec<u8>, f64>,
    /// Whether a player (row) was ever chosen before another one (column).
    before: Vec<Vec<bool>>,
}

impl Choices {
    /// No games of so many players.
    pub(super) fn new(players: usize) -> Self {
        Self { chosen: vec![0.0; players], among: BTreeMap::new(), before: vec![vec![false; players]; players] }
    }

    /// Counts a game in which these finished, the best first; those of a group share a place.
    pub(super) fn finished(&mut self, groups: &[Vec<usize>]) {
        for (place, group) in groups.iter().enumerate() {
            let behind: Vec<usize> = groups[place + 1..].concat();
            // All possible sets of those of the group who have been chosen before.
            for gone in 0..(1u32 << group.len()) - 1 {
                let left: Vec<usize> =
                    (0..group.len()).filter(|place| gone >> place & 1 == 0).map(|place| group[place]).collect();
                let weight = 1.0 / binomial(group.len(), gone.count_ones() as usize);
                self.choice(&left, &behind, weight);
            }
        }
    }

    /// Counts a choice of one of `left`, each equally often, before the others of them and those `behind`.
    fn choice(&mut self, left: &[usize], behind: &[usize], weight: f64) {
        let mut among = vec![0; self.chosen.len()];
        left.iter().chain(behind).for_each(|&player| among[player] += 1);
        // A choice among seats of one player says nothing about strengths.
        if among.iter().filter(|&&seats| seats > 0).count() < 2 {
            return;
        }
        for &player in left {
            self.chosen[player] += weight / left.len() as f64;
            among.iter().enumerate().filter(|(_, seats)| **seats > 0).for_each(|(other, _)| {
                self.before[player][other] = true;
            });
        }
        *self.among.entry(among).or_default() += weight;
    }

    /// Counts what somebody else has counted.
    pub(super) fn merge(&mut self, other: &Self) {
        self.chosen.iter_mut().zip(&other.chosen).for_each(|(mine, others)| *mine += others);
        for (among, weight) in &other.among {
            *self.among.entry(among.clone()).or_default() += weight;
        }
        let rows = self.before.iter_mut().zip(&other.before);
        rows.flat_map(|(mine, others)| mine.iter_mut().zip(others)).for_each(|(mine, others)| *mine |= others);
    }

    /// The logarithms of the most likely strengths, with a mean of 0. There are none unless, however the players are divided
    /// in two, somebody of each part has been before somebody of the other: otherwise one part is infinitely stronger.
    pub(super) fn strengths(&self) -> Option<Vec<f64>> {
        if !self.is_connected() {
            return None;
        }
        let mut strengths = vec![1.0; self.chosen.len()];
        for _ in 0..MOST_ROUNDS {
            let mut shares = vec![0.0; strengths.len()];
            for (among, weight) in &self.among {
                let factor = weight / total(among, &strengths);
                shares.iter_mut().zip(among).for_each(|(share, seats)| *share += factor * f64::from(*seats));
            }
            let next =
                self.chosen.iter().zip(&shares).map(|(chosen, share)| if *share > 0.0 { chosen / share } else { 1.0 });
            let next: Vec<f64> = next.collect();
            let middle = (next.iter().map(|strength| strength.ln()).sum::<f64>() / next.len() as f64).exp();
            let next: Vec<f64> = next.iter().map(|strength| strength / middle).collect();
            let moved = next.iter().zip(&strengths).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
            strengths = next;
            if moved < ACCURACY {
                break;
            }
        }
        Some(strengths.iter().map(|strength| strength.ln()).collect())
    }

    fn is_connected(&self) -> bool {
        let players = self.chosen.len();
        let mut reached = self.before.clone();
        for over in 0..players {
            for from in 0..players {
                for to in 0..players {
                    reached[from][to] |= reached[from][over] && reached[over][to];
                }
            }
        }
        (0..players).all(|from| (0..players).all(|to| from == to || reached[from][to]))
    }

    /// The slope of the logarithm of the likelihood.
    fn slope(&self, strengths: &[f64]) -> Vec<f64> {
        let mut slope = self.chosen.clone();
        for (among, weight) in &self.among {
            let odds = odds(among, strengths);
            slope.iter_mut().zip(odds).for_each(|(slope, odds)| *slope -= weight * odds);
        }
        slope
    }

    /// Fisher's information.
    fn information(&self, strengths: &[f64]) -> Matrix {
        let players = strengths.len();
        let mut information = vec![vec![0.0; players]; players];
        for (among, weight) in &self.among {
            let odds: Vec<f64> = odds(among, strengths).collect();
            for row in 0..players {
                information[row][row] += weight * odds[row];
                for column in 0..players {
                    information[row][column] -= weight * odds[row] * odds[column];
                }
            }
        }
        information
    }

    /// The standard errors of the logarithms of strengths relative to that of `anchor`. Games of a deal depend on each other,
    /// so what varies is taken from the deals (the "sandwich" with deals as clusters). There are none for a single deal.
    pub(super) fn errors(
        &self,
        strengths: &[f64],
        anchor: usize,
        deals: impl Iterator<Item = Self>,
    ) -> Option<Vec<f64>> {
        let logs: Vec<f64> = strengths.iter().map(|log| log.exp()).collect();
        let free: Vec<usize> = (0..strengths.len()).filter(|&player| player != anchor).collect();
        let information = self.information(&logs);
        let pick = |row: usize| free.iter().map(|&column| information[row][column]).collect();
        let bread = inverse(free.iter().map(|&row| pick(row)).collect())?;
        let mut squares = vec![0.0; strengths.len()];
        let mut count = 0.0;
        for deal in deals {
            let slope = deal.slope(&logs);
            for (row, &player) in bread.iter().zip(&free) {
                let push: f64 = row.iter().zip(&free).map(|(bread, &other)| bread * slope[other]).sum();
                squares[player] += push * push;
            }
            count += 1.0;
        }
        (count > 1.0).then(|| squares.iter().map(|square| (square * count / (count - 1.0)).sqrt()).collect())
    }
}

fn total(among: &[u8], strengths: &[f64]) -> f64 {
    among.iter().zip(strengths).map(|(seats, strength)| f64::from(*seats) * strength).sum()
}

fn odds(among: &[u8], strengths: &[f64]) -> impl Iterator<Item = f64> {
    let total = total(among, strengths);
    among.iter().zip(strengths).map(move |(seats, strength)| f64::from(*seats) * strength / total)
}

fn binomial(of: usize, chosen: usize) -> f64 {
    (0..chosen).map(|step| (of - step) as f64 / (step + 1) as f64).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(players: usize, games: &[(usize, &[&[usize]])]) -> Choices {
        let mut choices = Choices::new(players);
        for (times, groups) in games {
            let groups: Vec<_> = groups.iter().map(|group| group.to_vec()).collect();
            (0..*times).for_each(|_| choices.finished(&groups));
        }
        choices
    }

    fn ratio(choices: &Choices, one: usize, other: usize) -> f64 {
        let strengths = choices.strengths().unwrap();
        (strengths[one] - strengths[other]).exp()
    }

    #[track_caller]
    fn check(found: f64, right: f64) {
        assert!((found - right).abs() < 1e-6 * right, "{found} is not {right}");
    }

    #[test]
    fn three_wins_of_four_are_three_times_the_strength() {
        check(ratio(&choices(2, &[(3, &[&[0], &[1]]), (1, &[&[1], &[0]])]), 0, 1), 3.0);
    }

    #[test]
    fn a_shared_place_is_half_a_win_for_each() {
        check(ratio(&choices(2, &[(1, &[&[0], &[1]]), (1, &[&[0, 1]])]), 0, 1), 3.0);
    }

    #[test]
    fn seats_of_one_player_count_together() {
        // One against two; x is the ratio of strengths. First with odds x/(x+2), in the middle 2/(x+2) * x/(x+1), last
        // 2/(x+2) * 1/(x+1). With 3, 2 and 1 games of these the likelihood is highest where 5/x = 6/(x+2) + 3/(x+1): at 2.
        let games: [(usize, &[&[usize]]); 3] =
            [(3, &[&[0], &[1], &[1]]), (2, &[&[1], &[0], &[1]]), (1, &[&[1], &[1], &[0]])];
        check(ratio(&choices(2, &games), 0, 1), 2.0);
    }

    #[test]
    fn a_place_shared_by_all_is_every_order_equally_often() {
        let orders: [&[&[usize]]; 6] = [
            &[&[0], &[1], &[2]],
            &[&[0], &[2], &[1]],
            &[&[1], &[0], &[2]],
            &[&[1], &[2], &[0]],
            &[&[2], &[0], &[1]],
            &[&[2], &[1], &[0]],
        ];
        let games: Vec<_> = orders.iter().map(|&order| (1, order)).collect();
        let (apart, shared) = (choices(3, &games), choices(3, &[(6, &[&[0, 1, 2]])]));
        assert_eq!(apart.among.len(), shared.among.len());
        for (among, weight) in &apart.among {
            check(shared.among[among], *weight);
        }
        (0..3).for_each(|player| check(shared.chosen[player], apart.chosen[player]));
    }

    #[test]
    fn three_players_in_a_circle_are_equal() {
        let games: [(usize, &[&[usize]]); 3] =
            [(1, &[&[0], &[1], &[2]]), (1, &[&[1], &[2], &[0]]), (1, &[&[2], &[0], &[1]])];
        let circle = choices(3, &games);
        check(ratio(&circle, 0, 1), 1.0);
        check(ratio(&circle, 1, 2), 1.0);
    }

    #[test]
    fn who_always_loses_has_no_finite_strength() {
        assert_eq!(choices(2, &[(5, &[&[0], &[1]])]).strengths(), None);
    }

    #[test]
    fn errors_of_independent_games_are_those_of_a_coin() {
        let deals: Vec<_> = (0..400)
            .map(
                |game| {
                    if game % 4 == 0 { choices(2, &[(1, &[&[1], &[0]])]) } else { choices(2, &[(1, &[&[0], &[1]])]) }
                },
            )
            .collect();
        let mut all = Choices::new(2);
        deals.iter().for_each(|deal| all.merge(deal));
        let strengths = all.strengths().unwrap();
        let errors = all.errors(&strengths, 1, deals.into_iter()).unwrap();
        // The logarithm of the odds of 400 throws of which 300 win: 1/sqrt(400 * 3/4 * 1/4), and 400/399 for the mean.
        assert!((errors[0] - (400.0f64 / 399.0 / 75.0).sqrt()).abs() < 1e-6 && errors[1] == 0.0, "{errors:?}");
    }
}
