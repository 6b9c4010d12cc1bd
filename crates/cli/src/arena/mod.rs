//! `stammtisch arena`: how strong computer players are.

mod chart;
mod figures;
mod games;
mod ledger;
mod luce;
mod matrix;
mod plan;
mod refused;
mod report;
mod spread;

use std::path::PathBuf;

use goldbraeu::Goldbraeu;
use polterfass::Polterfass;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::contest::{self, Deals, Exec, House, PolterfassTerms};
use crate::file::{self, Picture};
use crate::out;

use figures::Figures;
use ledger::Ledger;
use plan::Plan;

/// Measure how strong computer players are.
///
/// As many players as seats are a line-up. Otherwise every pair is played twice: one of the first against the rest of the
/// second, and the other way round. Every line-up is played in all its rotations with the same luck, and all line-ups have the
/// same deals. The same seed gives the same figures, whatever the number of threads. docs/strength.md tells how they are
/// reckoned, docs/computer-players.md how to seat a program of your own.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  One careful player against three random ones, and one random player against three careful ones:
    stammtisch arena polterfass --players careful,random --seats 4 --games 2000
  A line-up of three, with a chart; Ctrl-C ends it early, and the same command goes on:
    stammtisch arena goldbraeu --players trader,random,random --games 3000 --resume trader.json --svg trader.svg
  Your own program against the house:
    stammtisch arena polterfass --players 'exec:python3 docs/examples/exec_player.py,careful' --games 400

Ctrl-C ends it early: the games played so far are reported, and the exit code is 130.")]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Which,
}

#[derive(Debug, clap::Subcommand)]
enum Which {
    /// Measure computer players of Polterfass
    Polterfass {
        #[command(flatten)]
        common: Common,
        #[command(flatten)]
        terms: PolterfassTerms,
    },
    /// Measure computer players of Goldbräu
    Goldbraeu {
        #[command(flatten)]
        common: Common,
    },
}

/// What can be asked of every game.
#[derive(Debug, clap::Args)]
struct Common {
    /// Who plays: names of computer players, NAME:ITERATIONS as in master:64, or exec:COMMAND, separated by commas
    #[arg(long, value_name = "PLAYER,..", required = true)]
    players: Vec<String>,
    /// How many seats a table has [default: one for each player if that is possible, else 4]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Play all pairs even if there are as many players as seats
    #[arg(long)]
    pairs: bool,
    /// How many games of each line-up; rounded up to whole rotations
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// What all luck follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The player who has 0 Elo [default: the weakest]
    #[arg(long, value_name = "PLAYER")]
    anchor: Option<String>,
    /// Keep the finished games in this file, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Draw win shares and Elo into this file, over an older picture if there is one
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    exec: Exec,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints the figures.
///
/// # Errors
/// If a flag makes no sense, a program can't be started, or a file can't be read or written.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.game {
        Which::Polterfass { common, terms } => common.run::<Polterfass>(
            |seats| terms.setup(seats),
            |error| PolterfassTerms::flag(error, "--seats"),
            terms.in_words(),
        ),
        Which::Goldbraeu { common } => {
            let setup = |seats: usize| goldbraeu::Setup::standard(seats.try_into().unwrap_or(u8::MAX));
            common.run::<Goldbraeu>(setup, |_| "--seats", String::new())
        }
    }
}

impl Common {
    fn run<G: House>(
        &self,
        setup: impl FnOnce(usize) -> G::Setup,
        flag: impl FnOnce(&G::SetupError) -> &'static str,
        terms: String,
    ) -> Result<Ended, Complaint> {
        let names = contest::split_names("--players", &self.players)?;
        let plan = Plan::of(&names, self.seats.map(usize::from), self.pairs, &G::SEATS)?;
        let game = G::new(setup(plan.seats)).map_err(|error| Complaint::flag(flag(&error), error))?;
        let entrants = contest::entrants("--players", &plan.players)?;
        let anchor = self.anchor.as_ref().map(|name| plan.player(name)).transpose()?;
        let deals = Deals { game, entrants, seed: self.seed, flag: "--players" };
        let parameters = ledger::parameters(&deals, &plan, self.exec.exec_seconds);
        let chart = self.chart()?;
        let mut ledger = Ledger::open(self.resume.as_deref(), parameters, &plan)?;
        let total = plan.games(self.games);
        games::play(&deals, &plan, &mut ledger, total, contest::threads(self.threads), &self.exec)?;
        let figures = Figures::of(&deals, &plan, &ledger, total, anchor);
        if let Some(chart) = chart {
            chart.draw(&chart::draw(&figures))?;
        }
        if self.json {
            out::json(&figures)?;
        } else {
            out::say(report::Text { figures: &figures, terms: &terms })?;
        }
        Ok(if figures.interrupted { Ended::Interrupted } else { Ended::Well })
    }

    /// Where the chart will be drawn, if one is wished.
    ///
    /// # Errors
    /// If it can't be drawn there, or something else would be lost.
    fn chart(&self) -> Result<Option<Picture<'_>>, Complaint> {
        if let (Some(svg), Some(resume)) = (&self.svg, &self.resume) {
            file::apart("--svg", svg, [&**resume])?;
        }
        self.svg.as_deref().map(|svg| Picture::at("--svg", svg)).transpose()
    }
}
