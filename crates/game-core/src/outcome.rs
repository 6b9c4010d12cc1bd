//! How a game ended.

use crate::{PerSeat, SeatSet};

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The final score of each seat, in the game's unit (mugs, thalers, chips); 0 for seats that don't exist.
    pub scores: PerSeat<i32>,
    /// Who won; several seats share a win.
    pub winners: SeatSet,
}
