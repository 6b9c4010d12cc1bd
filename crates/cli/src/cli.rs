//! The command line.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::complaint::Complaint;
use crate::{
    arena, backup, bench, completions, config, health, man, map, play, record, restore, rules, score, serve, simulate,
    sit, solve, table, train,
};

/// Two tavern games: a server, computer players, and tools for records and score pads.
#[derive(Debug, Parser)]
#[command(
    name = "stammtisch",
    version,
    max_term_width = 100,
    after_help = "\
Examples:
  stammtisch serve --lan
  stammtisch config check stammtisch.toml
  stammtisch backup --data data house.db
  stammtisch play polterfass
  stammtisch sit --url https://games.example.org/t/k3v9qmw2x7rtn5ab --player master
  stammtisch rules polterfass P4.4
  stammtisch simulate polterfass --seats careful,random,random,random --games 10000 --seed 7
  stammtisch arena goldbraeu --players trader,random --seats 4 --games 400
  stammtisch solve polterfass --seats 4 --roll 9,5,spoiled
  stammtisch train polterfass --seats 4 --into four
  stammtisch score polterfass evening.json
  stammtisch record check game.jsonl

What the game has to say, as in `play`, `rules`, `score` and `record show`, comes in the language of --lang or of the surroundings; what the
program has to say of itself is English.

Each command explains itself with examples of its own: stammtisch simulate --help"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Config(config::Args),
    Table(table::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Health(health::Args),
    Play(play::Args),
    Sit(sit::Args),
    Rules(rules::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Solve(solve::Args),
    Train(train::Args),
    Score(score::Args),
    Record(record::Args),
    Map(map::Args),
    Bench(bench::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// How a command ended that did what it was asked to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// All is well.
    Well,
    /// Its input ended before it did.
    Unfinished,
    /// It was interrupted, and has told what it found until then.
    Interrupted,
}

/// The command line as a description, for what is generated from it.
pub(crate) fn description() -> clap::Command {
    Cli::command()
}

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    run(std::env::args_os())
}

/// Runs a command line, the name of the program first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            // Nothing can be done about a broken pipe here; clap's own codes are 0 for help and 2 for errors.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    let ended = match cli.command {
        Command::Serve(args) => serve::run(&args),
        Command::Config(args) => config::run(&args),
        Command::Table(args) => table::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Health(args) => health::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Sit(args) => sit::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Map(args) => map::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    };
    match ended {
        Ok(Ended::Well) => ExitCode::SUCCESS,
        Ok(Ended::Unfinished) => ExitCode::FAILURE,
        Ok(Ended::Interrupted) => ExitCode::from(130),
        Err(complaint) => {
            complain(complaint);
            ExitCode::from(2)
        }
    }
}

#[allow(clippy::print_stderr, reason = "complaints belong on standard error")]
fn complain(complaint: Complaint) {
    eprint!("{:?}", miette::Report::new(complaint));
}
