//! `stammtisch record check`: does it hold?

use std::fmt;

use game_core::Seat;
use referee::{Checked, Occupant, Record, Stage, TableGame};
use serde::Serialize;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out::{self, counted};

/// Replay a record by the rules, and recompute its luck from the disclosed secret.
///
/// The exit code is 0 if every line holds, and 2 if one does not or the file is no record; the line is named.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch record check game.jsonl
  stammtisch record check --json game.jsonl")]
pub(crate) struct Args {
    /// The record, `-` for standard input
    file: String,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Verdict {
    holds: bool,
    game: &'static str,
    over: bool,
    actions: usize,
    luck_events: usize,
    luck_checked: bool,
    players: Vec<String>,
    scores: Option<Vec<i32>>,
    winners: Option<Vec<usize>>,
}

#[derive(Debug, Serialize)]
struct Refuted {
    holds: bool,
    why: String,
}

/// Checks and tells.
///
/// # Errors
/// If the record can't be read or does not hold, naming the line.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match super::read(&args.file, Checker) {
        Ok(verdict) if args.json => out::json(&verdict)?,
        Ok(verdict) => out::say(&verdict)?,
        Err(complaint) => {
            if args.json {
                out::json(&Refuted { holds: false, why: complaint.to_string() })?;
            }
            return Err(complaint);
        }
    }
    Ok(Ended::Well)
}

struct Checker;

impl super::Reader for Checker {
    type Found = Verdict;

    fn read<G: TableGame>(self, source: &str, record: Record<G>) -> Result<Verdict, Complaint> {
        let checked = record.check().map_err(|error| Complaint::input(source, error))?;
        let Checked { table, actions, luck_events, luck_checked, outcome } = &checked;
        let seats = table.chairs().len();
        Ok(Verdict {
            holds: true,
            game: G::ID,
            over: table.stage() == Stage::Over,
            actions: *actions,
            luck_events: *luck_events,
            luck_checked: *luck_checked,
            players: names(table.chairs().iter().map(|chair| &chair.occupant)),
            scores: outcome.map(|outcome| outcome.scores.0[..seats].to_vec()),
            winners: outcome.map(|outcome| outcome.winners.iter().map(Seat::index).collect()),
        })
    }
}

/// The names of the seats; a free one has its number, counted from 1.
pub(super) fn names<'a>(occupants: impl Iterator<Item = &'a Occupant>) -> Vec<String> {
    let name = |(seat, occupant): (usize, &Occupant)| match occupant {
        Occupant::Person { name } | Occupant::Computer { name, .. } => name.clone(),
        Occupant::Open => (seat + 1).to_string(),
    };
    occupants.enumerate().map(name).collect()
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (actions, luck_events) = (counted(self.actions, "action"), counted(self.luck_events, "luck event"));
        write!(f, "The record holds: {actions} and {luck_events} follow the rules.")?;
        match self.luck_checked {
            true => write!(f, "\nThe luck is what the disclosed secret gives.")?,
            false => write!(f, "\nThe luck can't be checked: the secret is disclosed when the game ends.")?,
        }
        let (Some(scores), Some(winners)) = (&self.scores, &self.winners) else {
            return write!(f, "\nThe game is not over.");
        };
        let wide = self.players.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        for (seat, (name, score)) in self.players.iter().zip(scores).enumerate() {
            let won = if winners.contains(&seat) { "  won" } else { "" };
            write!(f, "\n  {name:wide$}  {:>4}{won}", out::mugs((*score).into()))?;
        }
        Ok(())
    }
}
