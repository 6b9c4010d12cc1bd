//! What a seat can do, and the outcomes of luck.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{BarrelSet, Order};

/// An action of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The innkeeper rolls all nine barrels and so opens the round (P2.1).
    Roll {},
    /// A guest lays cards face down (P3.1).
    Order {
        /// The one or two cards.
        cards: Order,
    },
    /// The innkeeper rolls on, with all lying barrels and these standing specials (P4.2).
    RollOn {
        /// The standing specials that go back into the cup.
        put_back: BarrelSet,
    },
    /// The innkeeper closes the tap (P4.1).
    Close {},
    /// The innkeeper names the targets of the standing specials (P5.1, P5.2); asked only if there is a choice.
    Target {
        /// The number barrels that the spoiled ones destroy.
        destroyed: BarrelSet,
        /// The number barrels that count twice.
        doubled: BarrelSet,
    },
}

/// The outcome of a luck step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Draw {
    /// Who keeps the tap first (P1.7).
    Innkeeper {
        /// The seat.
        seat: Seat,
    },
    /// How the barrels of the cup came to rest (P1.4).
    Barrels {
        /// Those of the cup that stand.
        stood: BarrelSet,
        /// Those of `stood` with the large end on top.
        large: BarrelSet,
    },
}

/// Why a step is refused; serialised as a stable code with its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is not asked for anything now.
    #[error("seat {seat} is not asked for anything now")]
    NotAsked {
        /// The seat.
        seat: Seat,
    },
    /// The action belongs to another moment of the round.
    #[error("this can't be done in this phase of the round")]
    WrongPhase,
    /// The order is locked once laid (P3.2).
    #[error("the order has been laid already (P3.2)")]
    AlreadyLaid,
    /// A barrel to put back is not a standing special (P4.2).
    #[error("only standing special barrels can be put back (P4.2)")]
    NotStandingSpecial,
    /// Nothing would be rolled (P4.3).
    #[error("the cup must hold at least one barrel (P4.3)")]
    EmptyCup,
    /// A target is not a standing number barrel, or destroyed and doubled at once (P5.1, P5.2, P5.6).
    #[error("every target must be a standing number barrel, and none both destroyed and doubled (P5.6)")]
    BadTarget,
    /// The number of targets does not fit the standing specials (P5.6).
    #[error("{destroyed} must be destroyed and {doubled} doubled (P5.6)")]
    TargetCount {
        /// How many the spoiled ones destroy.
        destroyed: u8,
        /// How many the doubles double.
        doubled: u8,
    },
    /// Luck is not due, or this outcome is impossible.
    #[error("this luck outcome is impossible here")]
    BadDraw,
    /// The game is over (P7.1).
    #[error("the game is over (P7.1)")]
    Over,
}
