//! What is chosen when a table is opened.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::Map;

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GoldbraeuSetup"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GoldbraeuSetup"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play, 3 or 4 (G1.1).
    pub seats: u8,
    /// Who begins (G2.8).
    #[serde(default)]
    pub start: StartPlayer,
    /// The square; the reconstruction if left out (G1.6).
    #[serde(default)]
    pub map: Map,
}

/// Who begins (G2.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StartPlayer {
    /// Luck decides.
    #[default]
    Luck,
    /// This seat.
    Seat(Seat),
}

/// A setup that can't be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The number of seats.
    #[error("seats: {0} players can't play, 3 or 4 can (G1.1)")]
    Seats(u8),
    /// The start player.
    #[error("start: seat {seat} is not at a table of {seats} (G2.8)")]
    Start {
        /// The seat.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
}

impl Setup {
    /// The book's game for so many seats, on the reconstructed map.
    #[must_use]
    pub fn standard(seats: u8) -> Self {
        Self { seats, start: StartPlayer::default(), map: Map::default() }
    }

    /// Whether such a game can be played.
    ///
    /// # Errors
    /// Naming the field that is out of range.
    pub fn check(&self) -> Result<(), SetupError> {
        if !(3..=4).contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        match self.start {
            StartPlayer::Seat(seat) if seat.index() >= self.seats.into() => {
                Err(SetupError::Start { seat, seats: self.seats })
            }
            _ => Ok(()),
        }
    }
}
