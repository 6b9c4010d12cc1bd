//! `stammtisch play goldbraeu`.

use goldbraeu::{Goldbraeu, Setup};

use crate::complaint::Complaint;
use crate::play::company::{self, Common};
use crate::play::local::Company;

/// Play Goldbräu against computer players.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch play goldbraeu
  stammtisch play goldbraeu --seats 3 --players trader --map my-board.toml")]
pub(in crate::play) struct Args {
    #[command(flatten)]
    pub(in crate::play) common: Common,
    /// The map to play on; docs/maps.md shows how one is written down [default: the reconstruction]
    #[arg(long, value_name = "FILE")]
    map: Option<String>,
}

impl Args {
    /// Whether anything is said of the table to be set up.
    pub(in crate::play) fn is_empty(&self) -> bool {
        self.common.is_empty() && self.map.is_none()
    }

    /// Who plays what.
    ///
    /// # Errors
    /// If a flag makes no sense, or the map is none.
    pub(in crate::play) fn company(&self, name: String) -> Result<Company<Goldbraeu>, Complaint> {
        let players = self.common.players::<Goldbraeu>()?;
        let mut setup = Setup::standard(company::seats(&players));
        setup.check().map_err(|error| Complaint::flag(self.common.seats_flag(), error))?;
        if let Some(file) = &self.map {
            setup.map = crate::map::read(file)?;
        }
        let (adviser, seed, unhurried) = (players::goldbraeu::adviser(), self.common.seed(), self.common.has_seed());
        Ok(Company { setup, name, players, adviser, seed, unhurried })
    }
}
