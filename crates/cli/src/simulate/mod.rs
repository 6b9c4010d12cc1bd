//! `stammtisch simulate`: computer players against each other.

mod goldbraeu;
mod polterfass;
mod records;
mod report;
mod tally;
mod workers;

use std::path::PathBuf;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::contest::{self, Deals, Exec, House};
use crate::out;

use records::Records;
use report::Report;

/// Let computer players play each other, and tell how often each wins.
///
/// Every line-up is played in all its rotations: with four seats, game 1 to 4 have the same luck, and every player sits on
/// every seat once. The same seed gives the same figures, whatever the number of threads. A shared win counts in parts.
/// Intervals hold the true value in 95 of 100 cases.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  How much better than chance is the careful player?
    stammtisch simulate polterfass --seats careful,random,random,random --games 100000 --seed 7
  A short game for six, as JSON, keeping every game as a record:
    stammtisch simulate polterfass --seats careful,careful,careful,random,random,random --goal 25 \\
        --games 60 --records games --json
  A program of your own, as in docs/computer-players.md:
    stammtisch simulate polterfass --seats 'exec:python3 docs/examples/exec_player.py,careful,careful' --games 300

Ctrl-C ends it early: the games played so far are reported, and the exit code is 130.")]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Which,
}

#[derive(Debug, clap::Subcommand)]
enum Which {
    Polterfass(polterfass::Args),
    Goldbraeu(goldbraeu::Args),
}

/// What can be asked of every game.
#[derive(Debug, clap::Args)]
struct Common {
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000_000))]
    games: u64,
    /// What all luck follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write every game into this folder, one record a game; none may be there yet
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    exec: Exec,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Who plays what, and how to tell of it.
struct Contest<G: House> {
    deals: Deals<G>,
    /// What was played for, in words.
    terms: String,
}

/// Plays the games and prints the figures.
///
/// # Errors
/// If a flag makes no sense, or a record can't be written.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.game {
        Which::Polterfass(args) => args.common.run(args.contest()?),
        Which::Goldbraeu(args) => args.common.run(args.contest()?),
    }
}

impl Common {
    /// Games of this setup for these players; `flag` tells which flag an impossible setup comes from.
    fn deals<G: House>(
        &self,
        setup: impl FnOnce(usize) -> G::Setup,
        names: &[String],
        flag: impl FnOnce(&G::SetupError) -> &'static str,
    ) -> Result<Deals<G>, Complaint> {
        let names = contest::split_names("--seats", names)?;
        let entrants = contest::entrants("--seats", &names)?;
        let game = G::new(setup(names.len())).map_err(|error| Complaint::flag(flag(&error), error))?;
        Ok(Deals { game, entrants, seed: self.seed, flag: "--seats" })
    }

    fn run<G: House>(&self, Contest { deals, terms }: Contest<G>) -> Result<Ended, Complaint> {
        let records = self.records.as_deref().map(|folder| Records::into(folder, self.games)).transpose()?;
        let threads = contest::threads(self.threads);
        let played = workers::play(&deals, self.games, threads, records.as_ref(), &self.exec)?;
        let report = Report::of(&deals, terms, &played);
        if self.json {
            out::json(&report)?
        } else {
            out::say(&report)?
        }
        Ok(if played.interrupted { Ended::Interrupted } else { Ended::Well })
    }
}
