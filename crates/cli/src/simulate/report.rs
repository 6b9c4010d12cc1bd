//! The figures of a simulation.

use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

use super::workers::Finished;
use crate::contest::{self, Deals, House, Stood};
use crate::intervals::Estimate;
use crate::out::counted;

/// What is printed.
#[derive(Debug, Serialize)]
pub(super) struct Report<S> {
    game: &'static str,
    setup: S,
    seed: u64,
    games: u64,
    /// How many different lucks they had, begun ones among them.
    deals: u64,
    interrupted: bool,
    /// How long a game was, under the name of its unit.
    #[serde(flatten)]
    length: Map<String, Value>,
    shared_wins: f64,
    players: Vec<Line>,
    #[serde(skip)]
    text: Text,
}

/// What only people read.
#[derive(Debug)]
struct Text {
    /// What was played for, if that is worth a word.
    terms: String,
    unit: &'static str,
    length: Option<Estimate>,
}

/// One of the line-up.
#[derive(Debug, Serialize)]
struct Line {
    player: String,
    win_share: Option<Estimate>,
    mean_score: Option<Estimate>,
    /// How often and why somebody else had to play on.
    #[serde(skip_serializing_if = "Stood::is_empty")]
    replaced: Stood,
}

impl<S: Clone> Report<S> {
    /// The figures of what was played.
    pub(super) fn of<G: House<Setup = S>>(deals: &Deals<G>, terms: String, finished: &Finished) -> Self {
        let Finished { tally, interrupted } = finished;
        let length = tally.length();
        let field = serde_json::to_value(length).unwrap_or_default();
        let lines = deals.entrants.iter().enumerate().zip(tally.figures());
        let replaced = |entrant| Stood::of(tally.replaced.iter().map(|(_, replaced)| replaced), entrant);
        Self {
            game: G::ID,
            setup: deals.game.setup().clone(),
            seed: deals.seed,
            games: tally.games,
            deals: tally.deals(),
            interrupted: *interrupted,
            length: Map::from_iter([(format!("{}_per_game", G::UNIT), field)]),
            shared_wins: tally.shared as f64 / tally.games.max(1) as f64,
            players: lines
                .map(|((entrant, player), figures)| Line {
                    player: player.name.clone(),
                    win_share: figures.win_share,
                    mean_score: figures.mean_score,
                    replaced: replaced(entrant),
                })
                .collect(),
            text: Text { terms, unit: G::UNIT, length },
        }
    }
}

impl<S> fmt::Display for Report<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let until = if self.interrupted { " until interrupted" } else { "" };
        let Text { terms, unit, length } = &self.text;
        let (games, deals) = (counted(self.games, "game"), counted(self.deals, "deal"));
        write!(f, "{games}{until} ({deals}), seed {}{terms}", self.seed)?;
        let Some(length) = length else { return Ok(()) };
        let shared = 100.0 * self.shared_wins;
        writeln!(f, "\n{:.2} {unit} a game{}, {shared:.1} % of wins shared\n", length.mean, interval(length))?;
        let wide = self.players.iter().map(|line| line.player.chars().count()).max().unwrap_or(0);
        write!(f, "{:wide$}  wins of 100 (95 % interval)   mean score (95 % interval)", "")?;
        for Line { player, win_share, mean_score, .. } in &self.players {
            let (Some(wins), Some(score)) = (win_share, mean_score) else { continue };
            let wins = wins.map(|share| 100.0 * share);
            let [won, scored] = [&wins, score].map(interval);
            write!(f, "\n{player:wide$}  {:11.2}{won:18}  {:11.2}{scored}", wins.mean, score.mean)?;
        }
        contest::tell_if_few(f, self.deals)?;
        for Line { player, replaced, .. } in &self.players {
            replaced.tell(f, player)?;
        }
        Ok(())
    }
}

/// The ends of an interval, after a space; one deal says nothing of them.
fn interval(Estimate { low, high, .. }: &Estimate) -> String {
    if low < high { format!(" ({low:.2} to {high:.2})") } else { String::new() }
}
