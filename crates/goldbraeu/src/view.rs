//! What an observer sees of the table.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::payday::Payday;
use crate::{Board, BySeat, Card, Cards, FirmSet, Pick, Setup, Space, SpaceSet};

/// The table as one observer sees it; enough by itself to draw it and to play on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GoldbraeuView"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GoldbraeuView"))]
pub struct View {
    /// The setup, map included.
    pub setup: Setup,
    /// Whose eyes these are; none for a spectator.
    pub seat: Option<Seat>,
    /// What lies open.
    #[serde(flatten)]
    pub board: Board,
    /// Who may act now; empty while luck decides and when the game is over.
    pub to_act: SeatSet,
    /// Who has made a sealed choice that is not revealed yet (G2.6, G3.1).
    pub chosen: SeatSet,
    /// The observer's own hidden cards.
    pub hand: Cards,
    /// The two cards that the observer keeps, while others still choose (G2.6).
    pub kept: Option<Cards>,
    /// The action card that the observer has picked, while others still pick (G3.1).
    pub pick: Option<Pick>,
    /// The share that the observer has just drawn and may show (G6.3).
    pub drawn: Option<Card>,
    /// All hands, once the game is over (G10.3).
    pub hands: Option<BySeat<Cards>>,
    /// How many shares each firm has: six, with three players five (G1.7).
    pub shares: u8,
    /// While somebody may expand: what would become free if a space changed over (G4.3); spaces that cut off nothing are left
    /// out.
    pub cuts: Vec<Cut>,
    /// While somebody may appoint: the firms at which the owner of the boss would be asked whether to block (G5.9).
    pub may_block: FirmSet,
    /// What a payday would bring if it were now, without any further card turned over (G8).
    pub forecast: Payday,
}

/// What a shift cuts off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cut {
    /// The space that would change over.
    pub space: Space,
    /// The other spaces of its garden that would become free.
    pub frees: SpaceSet,
}
