//! Everything that all can see (G10.2, G10.4).

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Brewery, ByFirm, ByGarden, BySeat, Card, Cards, Figure, Garden, Phase, Pick, Row, SpaceSet};

/// What lies open on the table; the same for every observer, and therefore safe to send.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GoldbraeuBoard"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GoldbraeuBoard"))]
pub struct Board {
    /// The week, 1 to 3 (G3.1).
    pub week: u8,
    /// The day of the week, 1 to 7 (G3.1).
    pub day: u8,
    /// Who has the start figure; seat 0 as long as luck has not named one.
    pub start: Seat,
    /// Who has the payday figure (G2.9).
    pub payday: Seat,
    /// Thalers by seat (G2.2).
    pub money: BySeat<u16>,
    /// Unused stones by seat (G1.4).
    pub stones_left: BySeat<u8>,
    /// How many hidden cards each seat has; a card just drawn blind is not in the hand yet.
    pub hand_sizes: BySeat<u8>,
    /// The cards of each hand that all know (G10.4).
    pub known: BySeat<Cards>,
    /// What each firm has.
    pub firms: ByFirm<FirmBoard>,
    /// What each garden has besides.
    pub gardens: ByGarden<GardenBoard>,
    /// Where the figures are (G2.4).
    pub figures: Figures,
    /// The cards that lie face up, in the order in which they were laid; none where one was sold or never lay (G3.1).
    pub face_up: [Option<Card>; 2],
    /// How many cards of the pile nobody knows; they lie on top.
    pub pile: u8,
    /// The cards that are known to lie under those, the next one first (G10.4).
    pub under: Row,
    /// The cards that left the game (G10.4).
    pub gone: Cards,
    /// The action cards of this day, once all have picked (G3.1).
    pub picks: BySeat<Option<Pick>>,
    /// What has to happen next.
    pub phase: Phase,
}

/// What a firm has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FirmBoard {
    /// Whose boss it has.
    pub boss: Option<Seat>,
    /// Whether that boss was appointed today, and so can't be replaced (G5.5).
    pub fresh: bool,
    /// Stones by seat.
    pub stones: BySeat<u8>,
}

/// What a garden has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GardenBoard {
    /// Its spaces, the front space among them.
    pub spaces: SpaceSet,
    /// The brewery on its sign; before luck has dealt the signs, Mayerbräu.
    pub supplier: Brewery,
}

/// Where the figures are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Figures {
    /// The drunkard's garden.
    pub drunkard: Garden,
    /// The waitress's garden.
    pub waitress: Garden,
}

impl Figures {
    /// Where this figure is.
    #[must_use]
    pub const fn of(self, figure: Figure) -> Garden {
        match figure {
            Figure::Drunkard => self.drunkard,
            Figure::Waitress => self.waitress,
        }
    }
}

impl FirmBoard {
    /// How many stones lie there.
    #[inline]
    #[must_use]
    pub fn all_stones(&self) -> u8 {
        self.stones.as_slice().iter().sum()
    }

    /// Whether `seat` has more stones than all others together (G5.2).
    #[inline]
    #[must_use]
    pub fn has_majority(&self, seat: Seat) -> bool {
        2 * self.stones[seat] > self.all_stones()
    }
}

impl Board {
    /// Who is asked now; nobody while luck decides and once the game is over.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        self.phase.asked()
    }
}
