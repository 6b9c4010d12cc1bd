//! `stammtisch train polterfass lessons`.

use std::path::PathBuf;

use clap::builder::NonEmptyStringValueParser;
use players::polterfass::values::SOLVABLE;
use polterfass::Polterfass;

use super::file::Header;
use super::make::{self, Made};
use super::task::{self, Shard, Solve, Task};
use super::values;
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;
use crate::out::counted;
use crate::{contest, file};

/// Make positions to learn from, each with what everybody can expect
///
/// Games are played to their end. Each of their rounds is a lesson, labelled by who won; or, with --solve, one round of each game is
/// drawn, solved, and labelled by what everybody can expect of it by the values. The same command goes on where it ended. The file does
/// not depend on the number of threads, and that of all shards, merged, not on the number of shards.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// How many play
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=6))]
    seats: u8,
    /// How many games, over all shards
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Who plays: the name of a computer player
    #[arg(long, default_value = "careful")]
    player: String,
    /// The goal of all games [default: 75 in one of three games, 25 to 150 in the others]
    #[arg(long, value_name = "MUGS")]
    goal: Option<u16>,
    /// Solve one round of each game with so many iterations; with 3 to 5 seats
    #[arg(long, value_name = "ITERATIONS", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    solve: Option<u32>,
    /// The values that rounds are solved for: a file, or those that are `shipped`
    #[arg(long, value_name = "FILE", requires = "solve", default_value = values::SHIPPED,
        value_parser = NonEmptyStringValueParser::new())]
    values: String,
    /// What all luck follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Which part of the games, such as 2/8
    #[arg(long, default_value_t = Shard::WHOLE)]
    shard: Shard,
    /// The file of lessons
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many threads; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Makes the lessons.
///
/// # Errors
/// If a flag makes no sense or the file can't be used.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    file::apart("--out", &args.out, values::files([&args.values]))?;
    let seats = usize::from(args.seats);
    let values = values::named(&args.values, seats)?;
    if args.solve.is_some() && !SOLVABLE.contains(&seats) {
        return Err(Complaint::flag_with_help("--solve", task::too_large(seats), "without it, games are played out"));
    }
    let solve = args.solve.map(|iterations| Solve { iterations, values: values::fingerprint(&values) });
    let task = Task { goal: args.goal, solve, ..Task::new(args.seats, args.games, args.seed, &args.player) };
    task.check().map_err(|why| Complaint::flag("--goal", why))?;
    if args.shard.of > args.games {
        return Err(Complaint::flag(
            "--shard",
            format!("{} can't be divided into {}", counted(args.games, "game"), counted(args.shard.of, "shard")),
        ));
    }
    let header = Header { task, shard: args.shard };
    let player = player("--player", &args.player)?;
    let Made { lessons, games, finished } =
        make::make(&args.out, &header, &*player, &values, contest::threads(args.threads))?;
    let all = header.games();
    let (file, lessons, all) = (args.out.display(), counted(lessons, "lesson"), counted(all.end - all.start, "game"));
    if finished {
        out::say(format_args!("{lessons} of {all} (shard {}) in {file}", args.shard))?;
        return Ok(Ended::Well);
    }
    out::say(format_args!("{lessons} of {games} of {all} (shard {}) in {file} so far", args.shard))?;
    Ok(Ended::Interrupted)
}

/// The computer player with this name, which the flag gives.
///
/// # Errors
/// If there is none.
pub(super) fn player(flag: &'static str, name: &str) -> Result<players::Anybody<Polterfass>, Complaint> {
    contest::player(flag, name, "")
}
