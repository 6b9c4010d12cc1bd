//! `stammtisch bench`: how fast the rules and the server are.

mod house;
mod playouts;
mod spread;
mod steps;
mod visitor;
mod waits;

use crate::cli::Ended;
use crate::complaint::Complaint;

/// Measure how fast the rules and the server are.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    House(house::Args),
    Playouts(playouts::Args),
    Steps(steps::Args),
    Waits(waits::Args),
}

/// Measures and prints.
///
/// # Errors
/// If a flag makes no sense, or the server can't be started.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.what {
        What::House(args) => house::run(args),
        What::Playouts(args) => playouts::run(args),
        What::Steps(args) => steps::run(args),
        What::Waits(args) => waits::run(args),
    }
}
