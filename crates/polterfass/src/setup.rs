//! What is chosen when a table is opened.

use game_core::Seat;
use serde::{Deserialize, Serialize};

/// The setup of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play, 3 to 6 (P1.1).
    pub seats: u8,
    /// The score that ends the game, 25 to 300 mugs (P7.1).
    #[serde(default = "default_goal")]
    pub goal: u16,
    /// What happens if all guests are too greedy with equal orders (P6.5).
    #[serde(default)]
    pub equal_greedy: EqualGreedy,
    /// Who keeps the tap first (P1.7).
    #[serde(default)]
    pub first_innkeeper: FirstInnkeeper,
    /// How barrels fall.
    #[serde(default)]
    pub barrels: BarrelModel,
}

fn default_goal() -> u16 {
    75
}

impl Setup {
    /// The book's game for so many seats, with the reckoned barrels.
    #[must_use]
    pub fn standard(seats: u8) -> Self {
        Self {
            seats,
            goal: default_goal(),
            equal_greedy: EqualGreedy::default(),
            first_innkeeper: FirstInnkeeper::default(),
            barrels: BarrelModel::default(),
        }
    }

    /// Whether such a game can be played.
    ///
    /// # Errors
    /// Naming the field that is out of range.
    pub fn check(&self) -> Result<(), SetupError> {
        let BarrelModel::Reckoned { stand, large_end } = self.barrels;
        if !(3..=6).contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        if !(25..=300).contains(&self.goal) {
            return Err(SetupError::Goal(self.goal));
        }
        if let FirstInnkeeper::Seat(seat) = self.first_innkeeper
            && seat.index() >= self.seats.into()
        {
            return Err(SetupError::FirstInnkeeper { seat, seats: self.seats });
        }
        if !(0.05..=0.95).contains(&stand) {
            return Err(SetupError::Stand(stand));
        }
        if !(0.0..=1.0).contains(&large_end) {
            return Err(SetupError::LargeEnd(large_end));
        }
        Ok(())
    }
}

/// All guests equal in a round that was too greedy (P6.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EqualGreedy {
    /// Greediest and most modest at once: minus and plus cancel out.
    #[default]
    NetZero,
    /// Only the minus counts.
    Penalty,
}

/// Who keeps the tap in the first round (P1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FirstInnkeeper {
    /// Drawn by lot.
    #[default]
    Luck,
    /// A seat named by the host.
    Seat(Seat),
}

/// How barrels fall: the odds are data with a name (P1.9).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "model", rename_all = "snake_case", deny_unknown_fields)]
pub enum BarrelModel {
    /// Each barrel stands by itself with the same probability.
    Reckoned {
        /// The probability that a barrel stands, 0.05 to 0.95.
        #[serde(default = "default_stand")]
        stand: f64,
        /// The probability that a standing number barrel has its larger number on top, 0 to 1; a special's ends are even.
        #[serde(default = "default_large_end")]
        large_end: f64,
    },
}

fn default_stand() -> f64 {
    0.30
}

fn default_large_end() -> f64 {
    0.5
}

impl BarrelModel {
    /// The chance that of so many barrels in the cup none stands (P4.4).
    #[must_use]
    pub fn fails(self, cup: usize) -> f64 {
        let Self::Reckoned { stand, .. } = self;
        (0..cup).fold(1.0, |chance, _| chance * (1.0 - stand))
    }
}

impl Default for BarrelModel {
    fn default() -> Self {
        Self::Reckoned { stand: default_stand(), large_end: default_large_end() }
    }
}

/// An impossible setup.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("`seats` is {0}; Polterfass is for 3 to 6 players (P1.1)")]
    Seats(u8),
    /// A goal out of range.
    #[error("`goal` is {0}; it must be 25 to 300 mugs (P7.1)")]
    Goal(u16),
    /// A first innkeeper who does not play.
    #[error("`first_innkeeper` is seat {seat}, but only {seats} seats play (P1.7)")]
    FirstInnkeeper {
        /// The seat named.
        seat: Seat,
        /// How many play.
        seats: u8,
    },
    /// A probability out of range.
    #[error("`barrels.stand` is {0}; it must be 0.05 to 0.95")]
    Stand(f64),
    /// A probability out of range.
    #[error("`barrels.large_end` is {0}; it must be 0 to 1")]
    LargeEnd(f64),
}
