//! `stammtisch bench house`: a whole house under load.

mod child;
mod figures;
mod files;
mod process;
mod seated;
mod span;
mod stages;
mod stored;
mod tables;
mod tally;

use std::path::PathBuf;
use std::sync::Arc;

use clap::ValueEnum;
use swarm::Plan;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::{interrupt, out};
use figures::Figures;
use span::Span;
use stages::{Stages, Times};
use tables::Program;

/// How many mugs end a game of Polterfass here: the most that can be (P7.1), so that tables are seldom opened anew.
const GOAL: u16 = 300;
/// How many seats each table has.
const SEATS: usize = 4;

/// Fill a house with tables of four and measure how it bears it.
///
/// The server is this same program in a process of its own, with its journal in a temporary folder. Every seat is a WebSocket
/// client of this process on the loopback address. They play random games of whole tables; when one is over, its table begins
/// another. What is measured: how long a step takes from its sending to its update at the last seat, how many steps there are
/// each second, what the server needs for them, what tables and sockets cost at which nothing happens, and how soon everybody
/// is served again after the server was killed. Memory and wake-ups are only known on Linux.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  As fast as it goes:
    stammtisch bench house --tables 200 --time 20s
  A full house at a leisurely pace:
    stammtisch bench house --tables 2000 --pace 5s --time 30s
  How soon it starts with 100,000 tables in the journal:
    stammtisch bench house --stored 100000 --tables 4 --time 2s

Ctrl-C ends it early: what was found so far is reported, and the exit code is 130.")]
pub(super) struct Args {
    /// How many tables play at the same time
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// How often each table makes a step; 0 for as fast as it goes
    #[arg(long, default_value = "0", value_name = "TIME")]
    pace: Span,
    /// How long the steps are measured
    #[arg(long, default_value = "10s", value_name = "TIME")]
    time: Span,
    /// How long games go on before that
    #[arg(long, default_value = "3s", value_name = "TIME")]
    warm: Span,
    /// What is played
    #[arg(long, default_value = "both")]
    game: Which,
    /// How many more tables are in the journal, in the middle of a game, before the server starts
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    stored: u32,
    /// Where the temporary folder is made; its disk is a part of what is measured [default: the system's place for those]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What is played.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Which {
    /// Every other table each
    Both,
    Polterfass,
    Goldbraeu,
}

impl Which {
    fn plans(self) -> Vec<Plan> {
        let (polterfass, goldbraeu) = (Plan::polterfass(SEATS, GOAL), Plan::goldbraeu(SEATS));
        match self {
            Self::Both => vec![polterfass, goldbraeu],
            Self::Polterfass => vec![polterfass],
            Self::Goldbraeu => vec![goldbraeu],
        }
    }
}

/// Measures and prints.
///
/// # Errors
/// If a flag makes no sense, or the server can't be started or does not answer as documented.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    let program = Program { plans: args.game.plans(), pace: args.pace.0 };
    let tables = args.tables as usize;
    let sockets = program.seats(tables);
    files::allow(sockets).map_err(|most| {
        let need = if tables == 1 { "1 table needs".into() } else { format!("{tables} tables need") };
        let why = format!("{need} {sockets} sockets, and the system allows {most}");
        Complaint::flag_with_help(
            "--tables",
            why,
            "`ulimit -Hn` tells the limit; the system's administrator can raise it",
        )
    })?;
    interrupt::watch();
    let place = args.folder.clone().unwrap_or_else(std::env::temp_dir);
    let unusable = |error: std::io::Error| Complaint::flag("--folder", format!("{}: {error}", place.display()));
    let folder = tempfile::Builder::new().prefix("stammtisch-bench-").tempdir_in(&place).map_err(unusable)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(unusable)?;
    let figures =
        Figures { tables, sockets, stored: args.stored, pace_seconds: args.pace.0.as_secs_f64(), ..Figures::default() };
    let stages =
        Stages::new(folder.path(), Arc::new(program), Times { warm: args.warm.0, measured: args.time.0 }, figures);
    let figures = runtime.block_on(stages.all()).map_err(Complaint::measuring)?;
    if args.json {
        out::json(&figures)?
    } else {
        out::say(&figures)?
    }
    Ok(if figures.interrupted { Ended::Interrupted } else { Ended::Well })
}
