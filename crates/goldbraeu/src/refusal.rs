//! Why a step is refused.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Brewery, Card, Firm, Garden, Space};

/// Why a step is refused; serialised as a stable code with its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GoldbraeuRefusal"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GoldbraeuRefusal"))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is not asked for anything now (G3.2).
    #[error("seat {seat} is not asked for anything now (G3.2)")]
    NotAsked {
        /// The seat.
        seat: Seat,
    },
    /// The action belongs to another moment of the day (G3.1).
    #[error("this can't be done in this phase of the day (G3.1)")]
    WrongPhase,
    /// A sealed choice stands once made (G2.6, G3.1).
    #[error("the choice has been made already (G2.6, G3.1)")]
    AlreadyChosen,
    /// Not exactly two cards are kept, or not all are in the hand (G2.6).
    #[error("exactly two cards of the hand are kept (G2.6)")]
    BadKeep,
    /// The firm has a boss already (G2.7).
    #[error("{firm} has a boss already (G2.7)")]
    HasBoss {
        /// The firm.
        firm: Firm,
    },
    /// The map has no such space (G1.6).
    #[error("the map has no space {space} (G1.6)")]
    NoSpace {
        /// The space.
        space: Space,
    },
    /// The garden's boss is not the player's (G4.1, G4.2).
    #[error("the boss of {garden} is not yours (G4.1, G4.2)")]
    NotYourGarden {
        /// The garden.
        garden: Garden,
    },
    /// The space to annex is not free (G4.1).
    #[error("space {space} is not free (G4.1)")]
    SpaceNotFree {
        /// The space.
        space: Space,
    },
    /// The space does not touch the garden by an edge (G4.1, G4.2).
    #[error("space {space} does not touch {garden} by an edge (G4.1, G4.2)")]
    NotTouching {
        /// The space.
        space: Space,
        /// The garden.
        garden: Garden,
    },
    /// The space does not belong to the giving garden, or that is the receiving one, too (G4.2).
    #[error("space {space} can't change over from {garden} (G4.2)")]
    NotItsSpace {
        /// The space.
        space: Space,
        /// The giving garden.
        garden: Garden,
    },
    /// A front space stays with its inn (G2.1, G4.2).
    #[error("space {space} is a front space and stays with its inn (G2.1, G4.2)")]
    FrontSpace {
        /// The space.
        space: Space,
    },
    /// The boss of the firm is the player's own (G5.7).
    #[error("the boss of {firm} is yours already (G5.7)")]
    OwnBoss {
        /// The firm.
        firm: Firm,
    },
    /// The boss was appointed today (G5.5).
    #[error("the boss of {firm} was appointed today (G5.5)")]
    FreshBoss {
        /// The firm.
        firm: Firm,
    },
    /// The player was blocked there today (G5.4).
    #[error("you were blocked at {firm} today (G5.4)")]
    ClosedFirm {
        /// The firm.
        firm: Firm,
    },
    /// All six bosses are on the board (G5.7).
    #[error("all your bosses are on the board (G5.7)")]
    NoBossLeft,
    /// No stone in the firm, and no card of it that could become one (G5.1).
    #[error("you hold no share of {firm} that is, or could become, a stone (G5.1)")]
    NoShare {
        /// The firm.
        firm: Firm,
    },
    /// A contract is between two firms whose bosses are the player's (G5.8).
    #[error("the boss of {firm} is not yours (G5.8)")]
    NotYourFirm {
        /// The firm.
        firm: Firm,
    },
    /// A contract must change the supplier (G5.8).
    #[error("{brewery} supplies {garden} already (G5.8)")]
    SameSupplier {
        /// The brewery.
        brewery: Brewery,
        /// The garden.
        garden: Garden,
    },
    /// The brewery supplies three gardens already (G5.8).
    #[error("{brewery} has no sign left (G5.8)")]
    NoSignLeft {
        /// The brewery.
        brewery: Brewery,
    },
    /// Not so many cards of the firm in hand, or too few stones for them (G5.2, G5.3, G6.6).
    #[error("you can't turn over {cards} cards of {firm} (G5.2, G5.3, G6.6)")]
    CantTurnOver {
        /// How many.
        cards: u8,
        /// The firm.
        firm: Firm,
    },
    /// The majority would not stand (G5.2).
    #[error("with {cards} cards of {firm} turned over you would have no majority (G5.2)")]
    NoMajority {
        /// How many.
        cards: u8,
        /// The firm.
        firm: Firm,
    },
    /// The majority would not break (G5.3).
    #[error("{cards} cards of {firm} would not break the majority (G5.3)")]
    MajorityStands {
        /// How many.
        cards: u8,
        /// The firm.
        firm: Firm,
    },
    /// The card does not lie face up (G6.2).
    #[error("the card {card} does not lie face up (G6.2)")]
    NotFaceUp {
        /// The card.
        card: Card,
    },
    /// A face-up share needs an unused stone (G6.2).
    #[error("you have no stone left for a share (G6.2)")]
    NoStoneLeft,
    /// The pile is empty (G6.5).
    #[error("the pile is empty (G6.5)")]
    PileEmpty,
    /// The figure can't reach the garden (G6.4).
    #[error("the figure can't reach {garden} (G6.4)")]
    OutOfReach {
        /// The garden.
        garden: Garden,
    },
    /// No hidden card of the firm (G8.1).
    #[error("you have no hidden card of {firm} (G8.1)")]
    NotInHand {
        /// The firm.
        firm: Firm,
    },
    /// Luck is not due, or this outcome is impossible.
    #[error("this luck outcome is impossible here")]
    BadDraw,
    /// The game is over (G9.1).
    #[error("the game is over (G9.1)")]
    Over,
}
