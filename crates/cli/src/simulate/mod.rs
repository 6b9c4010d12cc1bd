//! `stammtisch simulate`: computer players against each other.

mod deal;
mod report;
mod tally;
mod workers;

use std::path::PathBuf;

use game_core::Game as _;
use players::polterfass::{NAMES, by_name};
use polterfass::{BarrelModel, EqualGreedy, Polterfass, Setup};

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;

use deal::Deals;
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

Ctrl-C ends it early: the games played so far are reported, and the exit code is 130.")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = ["polterfass"])]
    game: String,
    /// Who plays: 3 to 6 names of computer players, separated by commas
    #[arg(long, value_name = "PLAYER,..", value_delimiter = ',', default_value = "careful,random,random,random")]
    seats: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000_000))]
    games: u64,
    /// What all luck follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The score that ends a game, 25 to 300 mugs (P7.1)
    #[arg(long, value_name = "MUGS", default_value_t = 75)]
    goal: u16,
    /// What happens if all guests are too greedy with equal orders (P6.5)
    #[arg(long, value_name = "HOW", default_value = "net_zero", value_parser = ["net_zero", "penalty"])]
    equal_greedy: String,
    /// How likely a barrel is to stand, 0.05 to 0.95
    #[arg(long, value_name = "CHANCE", default_value_t = 0.30)]
    stand: f64,
    /// Write every game into this folder, one record a game
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints the figures.
///
/// # Errors
/// If a flag makes no sense, or a record can't be written.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    let deals = deals(args)?;
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder)
            .map_err(|error| Complaint::flag("--records", format!("{}: {error}", folder.display())))?;
    }
    let threads = args.threads.map(usize::from).or_else(|| std::thread::available_parallelism().ok().map(usize::from));
    let played = workers::play(&deals, args.games, threads.unwrap_or(1), args.records.as_deref())?;
    let report = Report::of(args.seed, deals.game.setup(), &args.seats, &played);
    if args.json {
        out::json(&report)?
    } else {
        out::say(&report)?
    }
    Ok(if played.interrupted { Ended::Interrupted } else { Ended::Well })
}

fn deals(args: &Args) -> Result<Deals, Complaint> {
    let known = format!("the computer players are: {}", NAMES.join(", "));
    let player = |name: &String| {
        by_name(name).ok_or_else(|| {
            Complaint::flag_with_help("--seats", format!("there is no computer player called `{name}`"), &known)
        })
    };
    let players = args.seats.iter().map(player).collect::<Result<Vec<_>, _>>()?;
    let setup = Setup {
        goal: args.goal,
        equal_greedy: if args.equal_greedy == "penalty" { EqualGreedy::Penalty } else { EqualGreedy::NetZero },
        barrels: BarrelModel::Reckoned { stand: args.stand, large_end: 0.5 },
        ..Setup::standard(args.seats.len().try_into().unwrap_or(u8::MAX))
    };
    let game = Polterfass::new(setup).map_err(|error| {
        use polterfass::SetupError::{FirstInnkeeper, Goal, LargeEnd, Seats, Stand};
        let flag = match error {
            Seats(_) | FirstInnkeeper { .. } => "--seats",
            Goal(_) => "--goal",
            Stand(_) | LargeEnd(_) => "--stand",
        };
        Complaint::flag(flag, error)
    })?;
    Ok(Deals { game, names: args.seats.clone(), players, seed: args.seed })
}
