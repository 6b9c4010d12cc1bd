//! The figures as a table.

use std::fmt;

use super::figures::{Figures, LineUp, Player};
use crate::contest;
use crate::intervals::Estimate;
use crate::out::counted;

/// Longer names lose what is after this, up to their ends: that of a program may be a whole command line.
const BEGINNING: usize = 5;

/// How long a name may be.
const LONGEST_NAME: usize = 32;

/// What people read.
pub(super) struct Text<'a> {
    pub(super) figures: &'a Figures,
    /// What was played for, if that is worth a word.
    pub(super) terms: &'a str,
}

/// A name that is not too long for a line.
pub(super) fn short(name: &str) -> String {
    let letters = name.chars().count();
    if letters <= LONGEST_NAME {
        return name.to_owned();
    }
    let end = name.chars().skip(letters - (LONGEST_NAME - BEGINNING - 1));
    name.chars().take(BEGINNING).chain(['…']).chain(end).collect()
}

/// The rows of win shares: of one against the rest that of the one, else that of every player.
pub(super) fn rows(line_up: &LineUp) -> Vec<(String, Option<Estimate>)> {
    match line_up.shares.as_slice() {
        [one, rest] if one.seats == 1 && rest.seats > 1 => {
            vec![(format!("{} against {} {}", short(&one.player), rest.seats, short(&rest.player)), one.win_share)]
        }
        shares => shares.iter().map(|share| (short(&share.player), share.win_share)).collect(),
    }
}

/// The players, the strongest first as far as is known.
pub(super) fn ranked(figures: &Figures) -> Vec<&Player> {
    let mut players: Vec<_> = figures.players.iter().collect();
    players.sort_by(|a, b| b.elo.map_or(0.0, |elo| elo.mean).total_cmp(&a.elo.map_or(0.0, |elo| elo.mean)));
    players
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { game, seats, games, games_in_all, deals, interrupted, seed, .. } = self.figures;
        let until = if *interrupted { format!(" of {games_in_all} until interrupted") } else { String::new() };
        let (games, lucks) = (counted(*games, "game"), counted(*deals, "deal"));
        writeln!(f, "{game}, {seats} seats, {games}{until} ({lucks}), seed {seed}{}", self.terms)?;
        writeln!(f, "An equal one wins {:.1} of 100.\n", 100.0 / *seats as f64)?;
        self.wins(f)?;
        self.players(f)?;
        if self.figures.players.iter().any(|player| player.elo.is_none()) {
            write!(
                f,
                "\n\nNo Elo: that takes two deals, and nobody who was before, or behind, all others in every game."
            )?;
        }
        contest::tell_if_few(f, *deals)?;
        self.figures.players.iter().try_for_each(|player| player.replaced.tell(f, &player.player))
    }
}

impl Text<'_> {
    fn wins(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> = self.figures.line_ups.iter().map(|line_up| (rows(line_up), line_up.games)).collect();
        let names = rows.iter().flat_map(|(rows, _)| rows.iter().map(|(name, _)| name.chars().count()));
        let wide = names.max().unwrap_or(0);
        write!(f, "{:wide$}  wins of 100 (95 % interval)    games", "")?;
        for (rows, games) in &rows {
            for (name, share) in rows {
                let Some(share) = share else { continue };
                let [mean, low, high] = [share.mean, share.low, share.high].map(|share| 100.0 * share);
                let interval = format!("({low:.2} to {high:.2})");
                write!(f, "\n{name:wide$}  {mean:11.2} {interval:17} {games:8}")?;
            }
        }
        writeln!(f, "\n")
    }

    fn players(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players = ranked(self.figures);
        let wide = players.iter().map(|player| short(&player.player).chars().count()).max().unwrap_or(0);
        write!(f, "{:wide$}   Elo (95 % interval)   mean score (95 % interval)   ms a decision: mean, 99 of 100", "")?;
        for Player { player, elo, mean_score, decision_seconds, .. } in players {
            let elo = match elo {
                Some(Estimate { mean, low, high }) if low == high => format!("{mean:5.0}"),
                Some(Estimate { mean, low, high }) => format!("{mean:5.0} ({low:.0} to {high:.0})"),
                None => "    –".into(),
            };
            let score = match mean_score {
                Some(Estimate { mean, low, high }) if low == high => format!("{mean:8.2}"),
                Some(Estimate { mean, low, high }) => format!("{mean:8.2} ({low:.2} to {high:.2})"),
                None => "       –".into(),
            };
            let times = decision_seconds
                .map_or("–".into(), |times| format!("{:12.3} {:10.3}", 1000.0 * times.mean, 1000.0 * times.p99));
            write!(f, "\n{:wide$} {elo:21}  {score:28} {times}", short(player))?;
        }
        Ok(())
    }
}
