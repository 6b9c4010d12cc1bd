//! The figures of a simulation.

use std::fmt;

use polterfass::Setup;
use serde::Serialize;

use super::workers::Finished;
use crate::intervals::Estimate;

/// What is printed.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    game: &'static str,
    setup: Setup,
    seed: u64,
    games: u64,
    interrupted: bool,
    rounds_per_game: Option<Estimate>,
    shared_wins: f64,
    players: Vec<Line>,
}

/// One of the line-up.
#[derive(Debug, Serialize)]
struct Line {
    player: String,
    win_share: Option<Estimate>,
    mean_score: Option<Estimate>,
}

impl Report {
    pub(super) fn of(seed: u64, setup: &Setup, names: &[String], finished: &Finished) -> Self {
        let Finished { tally, interrupted } = finished;
        let lines = names.iter().zip(tally.figures());
        Self {
            game: "polterfass",
            setup: *setup,
            seed,
            games: tally.games,
            interrupted: *interrupted,
            rounds_per_game: tally.rounds_per_game(),
            shared_wins: tally.shared as f64 / tally.games.max(1) as f64,
            players: lines
                .map(|(name, figures)| Line {
                    player: name.clone(),
                    win_share: figures.win_share,
                    mean_score: figures.mean_score,
                })
                .collect(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let until = if self.interrupted { " until interrupted" } else { "" };
        write!(f, "{} games{until}, seed {}, goal {}", self.games, self.seed, self.setup.goal)?;
        let Some(rounds) = self.rounds_per_game else { return Ok(()) };
        let shared = 100.0 * self.shared_wins;
        writeln!(
            f,
            "\n{:.2} rounds a game ({:.2} to {:.2}), {shared:.1} % of wins shared\n",
            rounds.mean, rounds.low, rounds.high
        )?;
        let wide = self.players.iter().map(|line| line.player.chars().count()).max().unwrap_or(0);
        write!(f, "{:wide$}  wins of 100 (95 % interval)   mean score (95 % interval)", "")?;
        for Line { player, win_share, mean_score } in &self.players {
            let (Some(wins), Some(score)) = (win_share, mean_score) else { continue };
            let [mean, low, high] = [wins.mean, wins.low, wins.high].map(|share| 100.0 * share);
            write!(f, "\n{player:wide$}  {mean:11.2} ({low:.2} to {high:.2})")?;
            write!(f, "      {:8.2} ({:.2} to {:.2})", score.mean, score.low, score.high)?;
        }
        Ok(())
    }
}
