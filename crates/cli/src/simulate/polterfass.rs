//! `stammtisch simulate polterfass`.

use polterfass::Polterfass;

use super::{Common, Contest};
use crate::complaint::Complaint;
use crate::contest::PolterfassTerms;

/// Let computer players play Polterfass.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Who plays: 3 to 6 names of computer players, NAME:ITERATIONS as in master:64, or exec:COMMAND, separated by commas
    #[arg(long, value_name = "PLAYER,..", default_value = "careful,random,random,random")]
    seats: Vec<String>,
    #[command(flatten)]
    pub(super) common: Common,
    #[command(flatten)]
    terms: PolterfassTerms,
}

impl Args {
    /// Who plays what.
    ///
    /// # Errors
    /// If a flag makes no sense.
    pub(super) fn contest(&self) -> Result<Contest<Polterfass>, Complaint> {
        let flag = |error: &_| PolterfassTerms::flag(error, "--seats");
        let deals = self.common.deals(|seats| self.terms.setup(seats), &self.seats, flag)?;
        Ok(Contest { deals, terms: self.terms.in_words() })
    }
}
