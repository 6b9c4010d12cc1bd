//! `stammtisch play polterfass`.

use polterfass::{BarrelModel, EqualGreedy, Polterfass, Setup, SetupError};

use crate::complaint::Complaint;
use crate::play::company::{self, Common};
use crate::play::local::Company;

/// Play Polterfass against computer players.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch play polterfass
  stammtisch play polterfass --players careful,careful,random --goal 50 --record evening.jsonl")]
pub(in crate::play) struct Args {
    #[command(flatten)]
    pub(in crate::play) common: Common,
    /// The score that ends a game, 25 to 300 mugs (P7.1) [default: 75]
    #[arg(long, value_name = "MUGS")]
    goal: Option<u16>,
    /// What happens if all guests are too greedy with equal orders (P6.5) [default: net_zero]
    #[arg(long, value_name = "HOW", value_parser = ["net_zero", "penalty"])]
    equal_greedy: Option<String>,
    /// How likely a barrel is to stand, 0.05 to 0.95 [default: 0.30]
    #[arg(long, value_name = "CHANCE")]
    stand: Option<f64>,
}

impl Args {
    /// Whether anything is said of the table to be set up.
    pub(in crate::play) fn is_empty(&self) -> bool {
        self.common.is_empty() && self.goal.is_none() && self.equal_greedy.is_none() && self.stand.is_none()
    }

    /// Who plays what.
    ///
    /// # Errors
    /// If a flag makes no sense.
    pub(in crate::play) fn company(&self, name: String) -> Result<Company<Polterfass>, Complaint> {
        let players = self.common.players::<Polterfass>()?;
        let standard = Setup::standard(company::seats(&players));
        let BarrelModel::Reckoned { stand, large_end } = standard.barrels;
        let setup = Setup {
            goal: self.goal.unwrap_or(standard.goal),
            equal_greedy: match self.equal_greedy.as_deref() {
                Some("penalty") => EqualGreedy::Penalty,
                _ => EqualGreedy::NetZero,
            },
            barrels: BarrelModel::Reckoned { stand: self.stand.unwrap_or(stand), large_end },
            ..standard
        };
        setup.check().map_err(|error| {
            let flag = match error {
                SetupError::Seats(_) | SetupError::FirstInnkeeper { .. } => self.common.seats_flag(),
                SetupError::Goal(_) => "--goal",
                SetupError::Stand(_) | SetupError::LargeEnd(_) => "--stand",
            };
            Complaint::flag(flag, error)
        })?;
        let (adviser, seed, unhurried) = (players::polterfass::adviser(), self.common.seed(), self.common.has_seed());
        Ok(Company { setup, name, players, adviser, seed, unhurried })
    }
}
