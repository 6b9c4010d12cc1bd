//! What each observer sees of what happened.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::payday::{BreweryPay, GardenPay};
use crate::{Brewery, ByGarden, BySeat, Card, Cards, Figure, Firm, Garden, Pick, Row, Space, SpaceSet};

/// Why hidden cards were turned over (G6.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To qualify for an appointment (G5.1).
    Qualify,
    /// To block one (G5.2).
    Block,
    /// To break a majority (G5.3).
    Break,
    /// Right after drawing it (G6.3).
    Drawn,
    /// Before a payday (G8.1).
    Payday,
}

/// An event as an observer sees it; its kind and fields are the Fluent message `goldbraeu-<kind>` and its arguments.
///
/// Fields with a seat are called `seat`, `owner`, `challenger`, `old`, `start` or `payday`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GoldbraeuSeen"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GoldbraeuSeen"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Seen {
    /// Luck named the start player (G2.8).
    StartDrawn {
        /// Who.
        start: Seat,
    },
    /// Each inn got a sign (G2.3).
    SignsDrawn {
        /// The suppliers by garden.
        signs: ByGarden<Brewery>,
    },
    /// The first hands were dealt (G2.5).
    Dealt {
        /// The observer's own.
        hand: Option<Cards>,
    },
    /// A seat chose its two cards (G2.6).
    Kept {
        /// Who.
        seat: Seat,
        /// The cards, for their own eyes only.
        cards: Option<Cards>,
    },
    /// All showed the cards they did not keep, and set a stone for each (G2.6).
    Shown {
        /// The cards by seat.
        cards: BySeat<Cards>,
    },
    /// All shares of a firm are stones: whoever had exactly one lost it (G7.1).
    FullFirm {
        /// The firm.
        firm: Firm,
        /// Who lost a stone.
        losers: SeatSet,
    },
    /// A boss was set during setup (G2.7).
    BossPlaced {
        /// By whom.
        seat: Seat,
        /// Where.
        firm: Firm,
    },
    /// A day began (G3.1).
    DayBegan {
        /// The week, 1 to 3.
        week: u8,
        /// The day, 1 to 7.
        day: u8,
        /// Who has the start figure.
        start: Seat,
        /// Who has the payday figure.
        payday: Seat,
    },
    /// A card was laid out face up (G3.1).
    LaidOut {
        /// The card.
        card: Card,
    },
    /// A seat picked an action card (G3.1).
    Picked {
        /// Who.
        seat: Seat,
        /// Which, for their own eyes only.
        action: Option<Pick>,
    },
    /// The action cards were turned over together (G3.1).
    PicksShown {
        /// By seat.
        picks: BySeat<Option<Pick>>,
    },
    /// A garden annexed a free space (G4.1).
    Annexed {
        /// By whom.
        seat: Seat,
        /// The garden.
        garden: Garden,
        /// The space.
        space: Space,
        /// Whether it has a parasol.
        parasol: bool,
    },
    /// A space changed over (G4.2).
    Shifted {
        /// By whom.
        seat: Seat,
        /// The space.
        space: Space,
        /// Whether it has a parasol.
        parasol: bool,
        /// The giving garden.
        from: Garden,
        /// The receiving garden.
        to: Garden,
        /// The spaces that were cut off and became free (G4.3).
        freed: SpaceSet,
    },
    /// A seat does no more of its action (G3.3).
    Declined {
        /// Who.
        seat: Seat,
        /// Which action.
        action: Pick,
    },
    /// A seat can't do anything with its action card, as all can see (G3.1).
    Idle {
        /// Who.
        seat: Seat,
        /// Which action.
        action: Pick,
    },
    /// A seat wants to set a boss (G5.1).
    Challenged {
        /// Who.
        seat: Seat,
        /// Where.
        firm: Firm,
        /// Whose boss is there.
        owner: Option<Seat>,
    },
    /// Hidden cards of a firm were turned over and became stones (G6.6).
    TurnedOver {
        /// By whom.
        seat: Seat,
        /// The firm.
        firm: Firm,
        /// How many.
        cards: u8,
        /// Why.
        purpose: Purpose,
    },
    /// The boss's owner blocks (G5.2).
    Blocked {
        /// The owner.
        seat: Seat,
        /// Who wanted the firm.
        challenger: Seat,
        /// The firm.
        firm: Firm,
        /// The owner's stones.
        own: u8,
        /// The stones of all others.
        others: u8,
    },
    /// The challenger broke the majority (G5.3).
    Broke {
        /// The challenger.
        seat: Seat,
        /// The boss's owner.
        owner: Seat,
        /// The firm.
        firm: Firm,
        /// The owner's stones.
        own: u8,
        /// The stones of all others.
        others: u8,
    },
    /// The boss's owner was asked and lets the appointment be (G5.2).
    LetBe {
        /// The owner.
        seat: Seat,
        /// Who wants the firm.
        challenger: Seat,
        /// The firm.
        firm: Firm,
    },
    /// An appointment did not come about; the firm is closed to the challenger for the day (G5.4).
    Repelled {
        /// The challenger.
        seat: Seat,
        /// The firm.
        firm: Firm,
        /// Whether it was for want of a stone, not for a majority (G5.7).
        no_stone: bool,
    },
    /// A boss was appointed (G5.1).
    Appointed {
        /// By whom.
        seat: Seat,
        /// Where.
        firm: Firm,
        /// Whose boss went home.
        old: Option<Seat>,
    },
    /// A contract was signed (G5.8).
    Contracted {
        /// By whom.
        seat: Seat,
        /// The new supplier.
        brewery: Brewery,
        /// The garden.
        garden: Garden,
        /// The brewery whose sign went back.
        replaced: Brewery,
        /// How many signs the new supplier has left, 0 to 2.
        signs_left: u8,
    },
    /// A face-up card was bought (G6.2, G6.4).
    Bought {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// For how many thalers.
        price: u8,
    },
    /// The top card of the pile was bought (G6.3).
    Drew {
        /// By whom.
        seat: Seat,
        /// For how many thalers.
        price: u8,
        /// The card, if the observer knows it.
        card: Option<Card>,
        /// Whether all know it, because it is a figure or was seen before (G6.4, G10.4).
        known: bool,
    },
    /// The card just drawn stays hidden (G6.3).
    KeptHidden {
        /// Who has it.
        seat: Seat,
    },
    /// A figure was moved (G6.4).
    Moved {
        /// By whom.
        seat: Seat,
        /// Which figure.
        figure: Figure,
        /// From where.
        from: Garden,
        /// Where to; may be the same.
        to: Garden,
    },
    /// A day ended (G3.3).
    DayEnded {
        /// The week, 1 to 3.
        week: u8,
        /// The day, 1 to 7.
        day: u8,
        /// Thalers by seat, before the payday if there is one.
        money: BySeat<u16>,
    },
    /// Unsold cards went under the pile, in this order (G3.4).
    PutUnder {
        /// The cards.
        cards: Row,
    },
    /// It is payday: first hidden cards may be turned over (G8.1).
    PaydayBegan {
        /// The week, 1 to 3.
        week: u8,
    },
    /// A seat turns no more cards over before this payday (G8.1).
    Finished {
        /// Who.
        seat: Seat,
    },
    /// A garden's takings were divided (G8.2 to G8.4).
    GardenPaid {
        /// The garden.
        garden: Garden,
        /// The reckoning.
        #[serde(flatten)]
        pay: GardenPay,
    },
    /// What a brewery had been brought was divided (G8.4, G8.5).
    BreweryPaid {
        /// The brewery.
        brewery: Brewery,
        /// The reckoning.
        #[serde(flatten)]
        pay: BreweryPay,
    },
    /// The payday is over.
    PaydayEnded {
        /// The week, 1 to 3.
        week: u8,
        /// What each seat got in all.
        totals: BySeat<u16>,
        /// Thalers by seat after it.
        money: BySeat<u16>,
    },
    /// All hands were shown (G10.3).
    HandsShown {
        /// By seat.
        hands: BySeat<Cards>,
    },
    /// The game ended (G9.1).
    Ended {
        /// Who won.
        winners: SeatSet,
        /// Their money in thalers.
        money: u16,
    },
}
