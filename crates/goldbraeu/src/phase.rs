//! What has to happen next.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Card, Figure, Firm, FirmSet};

/// What has to happen next. Whoever is asked is the field `seat`, or `waiting` where several choose at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GoldbraeuPhase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GoldbraeuPhase"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// Luck names the start player (G2.8).
    Lot {},
    /// Luck deals the signs (G2.3).
    Signs {},
    /// Luck deals the first hands (G2.5).
    Deal {},
    /// These seats have not chosen their two cards yet (G2.6).
    Keep {
        /// Who.
        waiting: SeatSet,
    },
    /// A boss is to be set during setup (G2.7).
    Bosses {
        /// By whom.
        seat: Seat,
        /// How many are still to be set, this one included.
        left: u8,
    },
    /// Luck turns a card of the pile face up (G3.1).
    LayOut {},
    /// These seats have not picked an action card yet (G3.1).
    Pick {
        /// Who.
        waiting: SeatSet,
    },
    /// A seat may annex or shift (G4).
    Expand {
        /// Who.
        seat: Seat,
        /// How many executions are left, 1 or 2 (G3.6).
        left: u8,
    },
    /// A seat may appoint or sign a contract (G5).
    Appoint {
        /// Who.
        seat: Seat,
        /// How many executions are left, 1 or 2 (G3.6).
        left: u8,
        /// The firms where they were blocked today (G5.4).
        closed: FirmSet,
    },
    /// The owner of a boss may block an appointment (G5.2, G5.9).
    Block {
        /// The boss's owner.
        seat: Seat,
        /// Who wants the firm.
        challenger: Seat,
        /// The firm.
        firm: Firm,
        /// How many executions the challenger has left, this one included.
        left: u8,
        /// The firms where the challenger was blocked today.
        closed: FirmSet,
    },
    /// The challenger may break the majority (G5.3, G5.9).
    Break {
        /// The challenger.
        seat: Seat,
        /// The boss's owner.
        owner: Seat,
        /// The firm.
        firm: Firm,
        /// How many executions the challenger has left, this one included.
        left: u8,
        /// The firms where the challenger was blocked today.
        closed: FirmSet,
    },
    /// A seat may buy a card (G6).
    Buy {
        /// Who.
        seat: Seat,
        /// The price in thalers (G6.1).
        price: u8,
    },
    /// Luck gives a seat the top card of the pile (G6.3).
    Blind {
        /// Who.
        seat: Seat,
        /// What was paid for it.
        price: u8,
    },
    /// A seat decides whether to show the share just drawn (G6.3).
    Drawn {
        /// Who.
        seat: Seat,
        /// The card, if all know it (G10.4).
        card: Option<Card>,
    },
    /// A seat moves a figure (G6.4).
    Move {
        /// Who.
        seat: Seat,
        /// Which.
        figure: Figure,
    },
    /// A seat may turn over hidden cards before a payday (G8.1).
    TurnOver {
        /// Who.
        seat: Seat,
    },
    /// The game is over (G9.1).
    Over {
        /// Who won.
        winners: SeatSet,
    },
}

impl Phase {
    /// Who is asked; nobody while luck decides and once the game is over.
    #[inline(always)]
    #[must_use]
    pub const fn asked(self) -> SeatSet {
        match self {
            Self::Lot {}
            | Self::Signs {}
            | Self::Deal {}
            | Self::LayOut {}
            | Self::Blind { .. }
            | Self::Over { .. } => SeatSet::EMPTY,
            Self::Keep { waiting } | Self::Pick { waiting } => waiting,
            Self::Bosses { seat, .. }
            | Self::Expand { seat, .. }
            | Self::Appoint { seat, .. }
            | Self::Block { seat, .. }
            | Self::Break { seat, .. }
            | Self::Buy { seat, .. }
            | Self::Drawn { seat, .. }
            | Self::Move { seat, .. }
            | Self::TurnOver { seat } => SeatSet::only(seat),
        }
    }
}
