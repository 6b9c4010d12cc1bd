//! `stammtisch bench steps`: how long a step takes from one seat to all.

mod figures;
mod party;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::visitor::{Trouble, at_server};
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::{interrupt, out};
use figures::Figures;
use party::Party;
use server::Pace;

/// Play at a server and measure how long each step takes to reach the last seat.
///
/// A whole server is started in this process on a free port, with its journal in a temporary folder. Every seat is a
/// WebSocket client on the loopback address. They play random games, one step at a time with a pause of 50 ms between
/// them, so that the table is at rest. What is measured is the time from the sending of a step to the receipt of its update
/// at the last seat; in between it is checked, written to the disk with a full sync, and shown to every seat.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch bench steps
  stammtisch bench steps --seats 6 --games 3 --json
  Twenty tables at once, on the disk that the tables will be on:
    stammtisch bench steps --tables 20 --seconds 60 --folder /var/lib

Ctrl-C ends it early: the steps made so far are reported, and the exit code is 130.")]
pub(super) struct Args {
    /// How many seats a table has, 3 to 6 (P1.1)
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=6))]
    seats: u8,
    /// How many tables play at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    tables: u16,
    /// How long to play, at least 0.01 and at most 3600 seconds [default: 10]
    #[arg(long, conflicts_with = "games")]
    seconds: Option<f64>,
    /// How many whole games each table plays instead
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: Option<u32>,
    /// Where the temporary folder is made; its disk is a part of what is measured [default: the system's place for those]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Measures and prints.
///
/// # Errors
/// If a flag makes no sense, or the server can't be started or does not answer as documented.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    let seconds = args.seconds.unwrap_or(10.0);
    if !(0.01..=3600.0).contains(&seconds) {
        return Err(Complaint::flag("--seconds", format!("{seconds} is not from 0.01 to 3600")));
    }
    interrupt::watch();
    let place = args.folder.clone().unwrap_or_else(std::env::temp_dir);
    let unusable = |error: std::io::Error| Complaint::flag("--folder", format!("{}: {error}", place.display()));
    let folder = tempfile::Builder::new().prefix("stammtisch-bench-").tempdir_in(&place).map_err(unusable)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(unusable)?;
    let limit = args.games.map_or(Limit::Time(Duration::from_secs_f64(seconds)), Limit::Games);
    let figures = runtime
        .block_on(at_server(folder.path(), Pace::default(), |address| play(args, limit, address)))
        .map_err(Complaint::measuring)?;
    if args.json {
        out::json(&figures)?
    } else {
        out::say(&figures)?
    }
    Ok(if figures.interrupted { Ended::Interrupted } else { Ended::Well })
}

/// When to stop.
#[derive(Clone, Copy)]
enum Limit {
    Time(Duration),
    Games(u32),
}

async fn play(args: &Args, limit: Limit, address: SocketAddr) -> Result<Figures, Trouble> {
    let start = Instant::now();
    let bar = progress(limit);
    let tables = (0..args.tables).map(|number| {
        let (bar, seats) = (bar.clone(), args.seats);
        tokio::spawn(async move {
            let mut played = Played::default();
            while played.goes_on(limit, start) {
                let mut party = Party::open(address, seats, u64::from(number) << 32 | u64::from(played.games)).await?;
                while played.goes_on(limit, start) {
                    let Some(latency) = party.step().await? else {
                        played.games += 1;
                        break;
                    };
                    played.latencies.push(latency);
                    match limit {
                        Limit::Time(_) => bar.set_position(start.elapsed().as_millis() as u64),
                        Limit::Games(_) => bar.set_position(u64::from(played.games)),
                    }
                    party.rest().await;
                }
            }
            Ok::<_, Trouble>(played)
        })
    });
    let mut latencies = Vec::new();
    let mut games = 0;
    for table in tables.collect::<Vec<_>>() {
        let played = table.await.map_err(|_| Trouble::NoServer)??;
        latencies.extend(played.latencies);
        games += played.games;
    }
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    Ok(Figures::of(latencies, games, seconds, args, interrupt::was_wished()))
}

fn progress(limit: Limit) -> ProgressBar {
    let (length, template) = match limit {
        Limit::Time(time) => (time.as_millis() as u64, "{wide_bar} {percent} %, {eta} left"),
        Limit::Games(games) => (games.into(), "{wide_bar} {human_pos}/{human_len} games, {eta} left"),
    };
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

/// What was played at one table after another.
#[derive(Default)]
struct Played {
    latencies: Vec<Duration>,
    games: u32,
}

impl Played {
    fn goes_on(&self, limit: Limit, start: Instant) -> bool {
        let more = match limit {
            Limit::Time(time) => start.elapsed() < time,
            Limit::Games(games) => self.games < games,
        };
        more && !interrupt::was_wished()
    }
}
