//! The notepad (P1.6).

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Order, Top};

/// The notepad: one line per finished round.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pad {
    /// The finished rounds, the oldest first.
    pub rows: Vec<Row>,
}

/// How a round was paid (P6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The innkeeper failed (P6.2).
    Failed,
    /// Enough for all (P6.3).
    Enough,
    /// The guests were too greedy (P6.4).
    TooGreedy,
}

/// One line of the notepad.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// Counted from 1.
    pub round: u32,
    /// Who kept the tap.
    pub innkeeper: Seat,
    /// What stood after the first roll, which is what all guests ordered by: numbers from high to low, then specials. Empty if
    /// whoever sent the row, an older program, does not say so.
    #[serde(default)]
    pub tops: Vec<Top>,
    /// How it was paid.
    pub verdict: Verdict,
    /// The serving in mugs; none if the innkeeper failed.
    pub served: Option<u8>,
    /// The sum of all orders, 0 to 65.
    pub ordered: u8,
    /// The order of each seat; none for the innkeeper.
    pub orders: Vec<Option<Order>>,
    /// What each seat scored in this round.
    pub results: Vec<i32>,
    /// The running totals after it.
    pub totals: Vec<i32>,
    /// The guests with the highest order, if they were too greedy.
    pub greediest: SeatSet,
    /// The guests who get a plus for the lowest order, if they were too greedy; nobody if all orders are equal and the option
    /// of P6.5 spares it.
    pub modest: SeatSet,
}
