//! `stammtisch map`: maps of Goldbräu.

use goldbraeu::Map;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::{input, out};

/// Check and draw maps of Goldbräu.
///
/// A map is a small text file; docs/maps.md shows how an owner of the game writes down the printed board.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch map check my-board.toml
  stammtisch map show my-board.toml")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Say whether it is a map, and if not, what is wrong in which line and column
    Check {
        /// The map, `-` for standard input
        file: String,
    },
    /// Draw it
    Show {
        /// The map, `-` for standard input; the reconstruction if left out
        file: Option<String>,
    },
}

/// Does what is asked.
///
/// # Errors
/// If the file can't be read or is no map, naming line and column.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.what {
        What::Check { file } => {
            let map = read(file)?;
            let (spaces, parasols) = (map.spaces().len(), map.parasols().len());
            out::say(format_args!("{} is a map: {spaces} spaces, {parasols} of them with a parasol.", map.name()))?;
        }
        What::Show { file } => out::say(file.as_deref().map_or_else(|| Ok(Map::default()), read)?)?,
    }
    Ok(Ended::Well)
}

/// Reads a map.
///
/// # Errors
/// If the file can't be read or is no map, naming line and column.
pub(crate) fn read(file: &str) -> Result<Map, Complaint> {
    let source = if file == "-" { "standard input" } else { file };
    Map::from_toml(&input::read(file)?).map_err(|error| Complaint::Input {
        source_name: source.into(),
        why: error.to_string(),
        help: Some("docs/maps.md shows how a map is written down".into()),
    })
}
