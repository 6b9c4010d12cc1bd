//! `stammtisch record`: recorded games.

mod check;
mod show;

use game_core::Game as _;
use goldbraeu::Goldbraeu;
use polterfass::Polterfass;
use referee::{Record, TableGame};

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

/// Does something with a record, whatever its game.
trait Reader {
    /// What comes of it.
    type Found;

    /// Does it; `source` is the record's file.
    fn read<G: TableGame>(self, source: &str, record: Record<G>) -> Result<Self::Found, Complaint>;
}

/// Reads a record of a game that we know.
fn read<R: Reader>(source: &str, reader: R) -> Result<R::Found, Complaint> {
    let text = input::read(source)?;
    let complaint = |error: referee::RecordError| Complaint::input(source, error);
    match referee::game_of(&text).map_err(complaint)?.as_str() {
        Polterfass::ID => reader.read::<Polterfass>(source, Record::parse(&text).map_err(complaint)?),
        Goldbraeu::ID => reader.read::<Goldbraeu>(source, Record::parse(&text).map_err(complaint)?),
        other => Err(Complaint::Game(other.into())),
    }
}
