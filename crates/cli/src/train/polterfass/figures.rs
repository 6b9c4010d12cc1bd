//! How well values foretell what came.

use std::collections::BTreeMap;

use players::polterfass::values::{Lesson, Values};
use serde::Serialize;

use crate::contest::{Ratio, WIN};
use crate::intervals::Estimate;

/// What can be said of values by lessons that they were not made from.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    pub(super) seats: usize,
    pub(super) games: usize,
    pub(super) positions: usize,
    pub(super) values: Vec<Judged>,
}

/// What can be said of one of them.
#[derive(Debug, Serialize)]
pub(super) struct Judged {
    pub(super) name: String,
    pub(super) made: String,
    /// A position's, in the mean.
    pub(super) cross_entropy: Estimate,
    /// A position's, summed over the seats, in the mean.
    pub(super) brier: Estimate,
    /// How much less than that of the first values, for all others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) less: Option<Less>,
    /// By tenth of the chance that was foretold, those that never were left out.
    pub(super) tenths: Vec<Tenth>,
}

/// How much less one has than another in the same positions.
#[derive(Debug, Serialize)]
pub(super) struct Less {
    pub(super) cross_entropy: Estimate,
    pub(super) brier: Estimate,
}

/// Chances that are about equal.
#[derive(Debug, Serialize)]
pub(super) struct Tenth {
    pub(super) times: u64,
    /// The mean of these chances.
    pub(super) foretold: f64,
    /// How many were won.
    pub(super) won: Estimate,
}

impl Figures {
    /// Judges values by lessons, game by game; there is at least one lesson.
    pub(super) fn of(seats: usize, games: &[Vec<Lesson>], values: &[(String, &Values)]) -> Self {
        let losses: Vec<Vec<[f64; 3]>> =
            values.iter().map(|(_, values)| games.iter().map(|game| losses(values, game)).collect()).collect();
        let mean = |of: &Vec<[f64; 3]>, which: usize| ratio(of.iter().map(|game| (game[0], game[which])));
        let judged = values.iter().zip(&losses).enumerate().map(|(number, ((name, values), own))| {
            let less = |which: usize| {
                ratio(own.iter().zip(&losses[0]).map(|(own, first)| (own[0], first[which] - own[which])))
            };
            Judged {
                name: name.clone(),
                made: values.made().into(),
                cross_entropy: mean(own, 1),
                brier: mean(own, 2),
                less: (number > 0).then(|| Less { cross_entropy: less(1), brier: less(2) }),
                tenths: tenths(values, games),
            }
        });
        Self { seats, games: games.len(), positions: games.iter().map(Vec::len).sum(), values: judged.collect() }
    }
}

fn chances(values: &Values, lesson: &Lesson) -> Vec<f64> {
    let to_go: Vec<i32> = lesson.to_go[..values.seats()].iter().map(|&to_go| to_go as i32).collect();
    values.chances(&to_go)
}

/// How many lessons a game has, their cross entropy and their Brier scores.
fn losses(values: &Values, game: &[Lesson]) -> [f64; 3] {
    let mut sums = [game.len() as f64, 0.0, 0.0];
    for lesson in game {
        for (chance, won) in chances(values, lesson).into_iter().zip(lesson.won.map(f64::from)) {
            sums[1] -= won * chance.max(1e-9).ln();
            sums[2] += (chance - won).powi(2);
        }
    }
    sums
}

/// Lessons of a game have their end in common, so games are what is drawn independently.
fn tenths(values: &Values, games: &[Vec<Lesson>]) -> Vec<Tenth> {
    let mut tenths: BTreeMap<usize, (u64, f64, Ratio)> = BTreeMap::new();
    for game in games {
        let mut of_game: BTreeMap<usize, (i64, f64)> = BTreeMap::new();
        for lesson in game {
            for (chance, won) in chances(values, lesson).into_iter().zip(lesson.won) {
                let tenth = ((chance * 10.0) as usize).min(9);
                let (times, foretold, _) = tenths.entry(tenth).or_default();
                *times += 1;
                *foretold += chance;
                let (times, wins) = of_game.entry(tenth).or_default();
                *times += 1;
                *wins += f64::from(won);
            }
        }
        for (tenth, (times, wins)) in of_game {
            let (_, _, ratio) = tenths.entry(tenth).or_default();
            ratio.add(times, (wins * WIN as f64).round() as i64);
        }
    }
    let tenth = |(times, foretold, ratio): (u64, f64, Ratio)| {
        Some(Tenth { times, foretold: foretold / times as f64, won: ratio.share(WIN)? })
    };
    tenths.into_values().filter_map(tenth).collect()
}

/// The mean of a figure over lessons, by the number of lessons and the sum of each game.
fn ratio(games: impl Iterator<Item = (f64, f64)> + Clone) -> Estimate {
    let (lessons, sum, count) = games
        .clone()
        .fold((0.0, 0.0, 0.0), |(lessons, sum, count), (more, figure)| (lessons + more, sum + figure, count + 1.0));
    let mean = sum / lessons;
    let squares: f64 = games.map(|(lessons, sum)| (sum - mean * lessons).powi(2)).sum();
    let half = 1.96 * (squares * count / f64::max(count - 1.0, 1.0)).sqrt() / lessons;
    Estimate { mean, low: mean - half, high: mean + half }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_and_tenths_are_those_of_what_was_foretold() {
        let values = Values::shipped(3);
        let to_go = [40.0, 50.0, 45.0, 0.0, 0.0, 0.0];
        let won = |seat: usize| std::array::from_fn(|other| if other == seat { 1.0 } else { 0.0 });
        let games: Vec<Vec<Lesson>> = (0..3).map(|seat| vec![Lesson { to_go, won: won(seat) }]).collect();
        let figures = Figures::of(3, &games, &[("one".into(), values), ("other".into(), values)]);
        let foretold = values.chances(&[40, 50, 45]);
        let entropy: f64 = foretold.iter().map(|chance| -chance.ln() / 3.0).sum();
        let brier: f64 = 1.0 - 2.0 / 3.0 + foretold.iter().map(|chance| chance * chance).sum::<f64>();
        let [first, second] = &figures.values[..] else { panic!("{figures:?}") };
        assert!((first.cross_entropy.mean - entropy).abs() < 1e-6 && (first.brier.mean - brier).abs() < 1e-6);
        assert!(first.less.is_none() && second.less.as_ref().unwrap().brier.mean == 0.0);
        assert_eq!((figures.positions, first.tenths.iter().map(|tenth| tenth.times).sum::<u64>()), (3, 9));
        let wins: f64 = first.tenths.iter().map(|tenth| tenth.times as f64 * tenth.won.mean).sum();
        assert!((wins - 3.0).abs() < 1e-6, "{first:?}");
    }

    #[test]
    fn the_mean_of_a_figure_has_the_interval_of_games() {
        let mean = ratio([(1.0, 0.0), (1.0, 1.0), (2.0, 1.0)].into_iter());
        assert!((mean.mean - 0.5).abs() < 1e-12);
        let half = 1.96 * (0.5_f64 * 1.5).sqrt() / 4.0;
        assert!((mean.high - 0.5 - half).abs() < 1e-12, "{mean:?}");
    }
}
