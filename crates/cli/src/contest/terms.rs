//! What a game of Polterfass is played for.

use polterfass::{BarrelModel, EqualGreedy, Setup, SetupError};

/// What is agreed before a game.
#[derive(Debug, clap::Args)]
pub(crate) struct PolterfassTerms {
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

impl PolterfassTerms {
    /// The setup for so many seats.
    pub(crate) fn setup(&self, seats: usize) -> Setup {
        Setup {
            goal: self.goal,
            equal_greedy: if self.equal_greedy == "penalty" { EqualGreedy::Penalty } else { EqualGreedy::NetZero },
            barrels: BarrelModel::Reckoned { stand: self.stand, large_end: 0.5 },
            ..Setup::standard(seats.try_into().unwrap_or(u8::MAX))
        }
    }

    /// Which flag an impossible setup comes from, where `seats` tells how many play.
    pub(crate) fn flag(error: &SetupError, seats: &'static str) -> &'static str {
        match error {
            SetupError::Seats(_) | SetupError::FirstInnkeeper { .. } => seats,
            SetupError::Goal(_) => "--goal",
            SetupError::Stand(_) | SetupError::LargeEnd(_) => "--stand",
        }
    }

    /// What is played for, in words.
    pub(crate) fn in_words(&self) -> String {
        format!(", goal {}", self.goal)
    }
}
