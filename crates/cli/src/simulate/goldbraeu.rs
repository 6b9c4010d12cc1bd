//! `stammtisch simulate goldbraeu`.

use goldbraeu::{Goldbraeu, Setup, SetupError};

use super::{Common, Contest};
use crate::complaint::Complaint;

/// Let computer players play Goldbräu.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  stammtisch simulate goldbraeu --seats trader,random,random,random --games 1000 --seed 7")]
pub(super) struct Args {
    /// Who plays: 3 or 4 names of computer players, NAME:ITERATIONS as in master:64, or exec:COMMAND, separated by commas
    #[arg(long, value_name = "PLAYER,..", default_value = "trader,random,random,random")]
    seats: Vec<String>,
    #[command(flatten)]
    pub(super) common: Common,
}

impl Args {
    /// Who plays what.
    ///
    /// # Errors
    /// If a flag makes no sense.
    pub(super) fn contest(&self) -> Result<Contest<Goldbraeu>, Complaint> {
        let setup = |seats: usize| Setup::standard(seats.try_into().unwrap_or(u8::MAX));
        let deals = self.common.deals(setup, &self.seats, |_: &SetupError| "--seats")?;
        Ok(Contest { deals, terms: String::new() })
    }
}
