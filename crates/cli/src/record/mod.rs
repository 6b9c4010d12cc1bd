//! `stammtisch record`: recorded games.

mod check;
mod show;

use polterfass::Polterfass;
use referee::Record;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::input;

/// Check recorded games, and read them.
///
/// A record is a text file with one step of the game a line, each a JSON object; docs/record-format.md describes it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Check(check::Args),
    Show(show::Args),
}

/// Does what is asked.
///
/// # Errors
/// If the record can't be read or does not hold, naming the line.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.what {
        What::Check(args) => check::run(args),
        What::Show(args) => show::run(args),
    }
}

/// A record of a game that we know.
fn parse(path: &str) -> Result<Record<Polterfass>, Complaint> {
    let text = input::read(path)?;
    let complaint = |error: referee::RecordError| Complaint::input(path, error);
    match referee::game_of(&text).map_err(complaint)?.as_str() {
        "polterfass" => Record::parse(&text).map_err(complaint),
        other => Err(Complaint::Game(other.into())),
    }
}
