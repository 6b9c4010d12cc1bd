//! `stammtisch solve`: what is right in a position.

mod polterfass;
mod roll;

use crate::cli::Ended;
use crate::complaint::Complaint;

/// Find out what is right in a position.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(Debug, clap::Subcommand)]
enum Game {
    Polterfass(polterfass::Args),
}

/// Solves a position and prints what was found.
///
/// # Errors
/// If a flag makes no sense.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.game {
        Game::Polterfass(args) => polterfass::run(args),
    }
}
