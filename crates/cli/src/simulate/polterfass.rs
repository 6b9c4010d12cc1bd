//! `stammtisch simulate polterfass`.

use polterfass::{BarrelModel, EqualGreedy, Polterfass, Setup, SetupError};

use super::{Common, Contest};
use crate::complaint::Complaint;

/// Let computer players play Polterfass.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Who plays: 3 to 6 names of computer players, separated by commas
    #[arg(long, value_name = "PLAYER,..", value_delimiter = ',', default_value = "careful,random,random,random")]
    seats: Vec<String>,
    #[command(flatten)]
    pub(super) common: Common,
    /// The score that ends a game, 25 to 300 mugs (P7.1)
    #[arg(long, value_name = "MUGS", default_value_t = 75)]
    goal: u16,
    /// What happens if all guests are too greedy with equal orders (P6.5)
    #[arg(long, value_name = "HOW", default_value = "net_zero", value_parser = ["net_zero", "penalty"])]
    equal_greedy: String,
    /// How likely a barrel is to stand, 0.05 to 0.95
    #[arg(long, value_name = "CHANCE", default_value_t = 0.30)]
    stand: f64,
}

impl Args {
    /// Who plays what.
    ///
    /// # Errors
    /// If a flag makes no sense.
    pub(super) fn contest(&self) -> Result<Contest<Polterfass>, Complaint> {
        let setup = Setup {
            goal: self.goal,
            equal_greedy: if self.equal_greedy == "penalty" { EqualGreedy::Penalty } else { EqualGreedy::NetZero },
            barrels: BarrelModel::Reckoned { stand: self.stand, large_end: 0.5 },
            ..Setup::standard(self.seats.len().try_into().unwrap_or(u8::MAX))
        };
        let players = super::line_up(&self.seats, &players::polterfass::NAMES, players::polterfass::by_name)?;
        let flag = |error: &SetupError| match error {
            SetupError::Seats(_) | SetupError::FirstInnkeeper { .. } => "--seats",
            SetupError::Goal(_) => "--goal",
            SetupError::Stand(_) | SetupError::LargeEnd(_) => "--stand",
        };
        let deals = self.common.deals(setup, &self.seats, players, |view, _| view.round, flag)?;
        Ok(Contest { deals, unit: "rounds", terms: format!(", goal {}", self.goal) })
    }
}
