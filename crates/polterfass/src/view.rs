//! What an observer sees of the table.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{End, Order, Setup};

/// The table as one observer sees it; enough by itself to draw it and to play on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The setup, odds included.
    pub setup: Setup,
    /// Whose eyes these are; none for a spectator.
    pub seat: Option<Seat>,
    /// The round, counted from 1.
    pub round: u32,
    /// Who keeps the tap; none before the lot has named the first innkeeper.
    pub innkeeper: Option<Seat>,
    /// The running totals by seat.
    pub totals: Vec<i32>,
    /// The nine barrels; between two rounds they stay as the round before left them.
    pub barrels: Vec<BarrelView>,
    /// The nine barrels as the first roll left them, which is what all guests order by (P3.1); none before that roll.
    pub ordered_at: Option<Vec<BarrelView>>,
    /// The guests who have laid their order in this round.
    pub laid: SeatSet,
    /// By seat: how many cards lie there, once all have laid (P3.2).
    pub backs: Vec<Option<u8>>,
    /// The observer's own order in this round.
    pub order: Option<Order>,
    /// Where in the round the table is.
    pub phase: PhaseView,
    /// Who may act now; empty while luck decides and when the game is over.
    pub to_act: SeatSet,
}

/// Where in the round the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PhaseView {
    /// The lot is to name the first innkeeper (luck).
    Lot,
    /// The innkeeper is to make the first roll.
    FirstRoll,
    /// The barrels of a first roll or of a later one are in the cup (luck).
    Rolling {
        /// Whether it is a first roll (P2.1).
        first: bool,
    },
    /// The guests are ordering.
    Ordering,
    /// The innkeeper decides: close or roll on (P4).
    Tap,
    /// The innkeeper names the targets of the specials (P5).
    Targets {
        /// How many number barrels are to be destroyed, 0 to 2.
        destroy: u8,
        /// How many are to be doubled, 0 to 2.
        double: u8,
    },
    /// The game is over (P7).
    Over {
        /// Who won.
        winners: SeatSet,
    },
}

/// Where a barrel is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum BarrelView {
    /// In the cup, waiting to be rolled.
    Cup,
    /// Lying on the coaster.
    Lying,
    /// Standing, set aside (P2.2).
    Standing {
        /// The end on top.
        up: End,
        /// Whether it came to stand in the last roll.
        fresh: bool,
    },
}
