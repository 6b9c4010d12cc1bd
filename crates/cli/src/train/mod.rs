//! `stammtisch train`: makes the numbers that strong computer players reckon with.

mod polterfass;

use crate::cli::Ended;
use crate::complaint::Complaint;

/// Make the numbers that strong computer players reckon with.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(Debug, clap::Subcommand)]
enum Game {
    Polterfass(Box<polterfass::Args>),
}

/// Trains, and prints what came of it.
///
/// # Errors
/// If a flag makes no sense, or a file can't be read, does not fit or can't be written.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.game {
        Game::Polterfass(args) => polterfass::run(args),
    }
}
