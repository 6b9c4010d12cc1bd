//! What a seat can do, and the outcomes of luck.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::by::SEATS;
use crate::{Brewery, ByGarden, Card, Cards, Firm, Garden, Pick, Space};

/// An action of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GoldbraeuAction"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GoldbraeuAction"))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Secretly keeps two cards of the first hand; the others will be shown (G2.6).
    Keep {
        /// The two, in any order.
        cards: Cards,
    },
    /// Sets a boss during setup (G2.7).
    PlaceBoss {
        /// A firm without a boss.
        firm: Firm,
    },
    /// Secretly picks an action card (G3.1).
    Pick {
        /// Which.
        action: Pick,
    },
    /// A free space joins a garden (G4.1).
    Annex {
        /// The garden.
        garden: Garden,
        /// The space.
        space: Space,
    },
    /// A space changes over from one garden to another (G4.2).
    Shift {
        /// The space.
        space: Space,
        /// The garden that it leaves.
        from: Garden,
        /// The garden that it joins.
        to: Garden,
    },
    /// Wants to set a boss on a firm; who has no stone there turns over a hidden card first (G5.1).
    Appoint {
        /// The firm.
        firm: Firm,
    },
    /// A brewery's sign replaces that of a garden (G5.8).
    Contract {
        /// The brewery.
        brewery: Brewery,
        /// The garden.
        garden: Garden,
    },
    /// The present boss's owner blocks, turning over so many hidden cards of the firm (G5.2).
    Block {
        /// How many, 0 to 6.
        cards: u8,
    },
    /// The challenger breaks the majority by turning over so many hidden cards of the firm (G5.3).
    Break {
        /// How many, 1 to 6.
        cards: u8,
    },
    /// Buys a card that lies face up (G6.2).
    Buy {
        /// Which.
        card: Card,
    },
    /// Buys the top card of the pile (G6.3).
    BuyBlind {},
    /// Keeps the share just drawn hidden in hand (G6.3).
    KeepHidden {},
    /// Shows the share just drawn as a stone (G6.3).
    Show {},
    /// Moves the figure of the card just bought (G6.4).
    Move {
        /// Where to; where it stands is one of the choices.
        to: Garden,
    },
    /// Turns over one hidden card before a payday (G8.1).
    TurnOver {
        /// A share of this firm.
        firm: Firm,
    },
    /// Does no more: declines the rest of an action (G3.3), lets an appointment be (G5.2), gives in (G5.3), or turns no
    /// more cards over (G8.1).
    Decline {},
}

/// The outcome of a luck step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GoldbraeuDraw"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GoldbraeuDraw"))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Draw {
    /// Who begins (G2.8).
    Start {
        /// The seat.
        seat: Seat,
    },
    /// Which sign each inn got (G2.3).
    Signs {
        /// The suppliers by garden.
        signs: ByGarden<Brewery>,
    },
    /// The first hands, figures already swapped (G2.5).
    Deal {
        /// The cards by seat; empty for a seat that does not play.
        hands: [Cards; SEATS],
    },
    /// The top card of the pile (G3.1, G6.3).
    Card {
        /// What it shows.
        card: Card,
    },
}
