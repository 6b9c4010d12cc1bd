//! What can't be so on a board.

use game_core::Seat;
use serde::Serialize;

use crate::{Brewery, Figure, Firm, Garden};

/// Something on a sheet that can't be so by the rules; serialised as a stable code with its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Fault {
    /// The garden lacks its front space (G2.1).
    NoFront {
        /// The garden.
        garden: Garden,
    },
    /// Spaces of the garden are not connected to its front space (G4.3).
    Torn {
        /// The garden.
        garden: Garden,
    },
    /// Two gardens have a space in common (G4.1).
    Shared {
        /// The garden.
        garden: Garden,
        /// The other.
        other: Garden,
    },
    /// All gardens together have more plain spaces than the map (G1.6).
    TooManyPlain {
        /// How many.
        count: u16,
        /// How many the map has.
        most: u16,
    },
    /// All gardens together have more parasols than the map (G1.6).
    TooManyParasols {
        /// How many.
        count: u16,
        /// How many the map has.
        most: u16,
    },
    /// The garden's sign is not known (G2.3).
    NoSupplier {
        /// The garden.
        garden: Garden,
    },
    /// A brewery supplies more gardens than it has signs (G1.5).
    TooManySigns {
        /// The brewery.
        brewery: Brewery,
        /// How many gardens.
        count: u16,
        /// How many signs.
        most: u16,
    },
    /// A firm has more stones than shares (G1.3, G1.7).
    TooManyShares {
        /// The firm.
        firm: Firm,
        /// How many stones.
        count: u16,
        /// How many shares.
        most: u16,
    },
    /// A firm is full, and somebody still has a lone stone there (G7.1).
    LoneStone {
        /// The firm.
        firm: Firm,
        /// Whose.
        seat: Seat,
    },
    /// A player has more stones on the board than there are (G1.4).
    TooManyStones {
        /// Who.
        seat: Seat,
        /// How many.
        count: u16,
        /// How many there are.
        most: u16,
    },
    /// A player has more bosses on the board than there are (G1.4).
    TooManyBosses {
        /// Who.
        seat: Seat,
        /// How many.
        count: u16,
        /// How many there are.
        most: u16,
    },
    /// More firms without a boss than the first bosses leave, of which none ever goes without another (G2.7).
    TooFewBosses {
        /// How many firms have none.
        count: u16,
        /// How many can have none.
        most: u16,
    },
    /// Nobody has said where the figure is (G2.4).
    NoFigure {
        /// The figure.
        figure: Figure,
    },
    /// Both figures in one garden, where neither can go while the other is there (G6.4).
    Together {
        /// The garden.
        garden: Garden,
    },
    /// More thalers spent than there were (G6.1).
    Debt {
        /// Who.
        seat: Seat,
    },
    /// Thalers got otherwise than at a payday (G8.2).
    Income {
        /// Who.
        seat: Seat,
        /// How many.
        thalers: i32,
    },
    /// An amount that no cards of a week cost (G6.1).
    NoPrice {
        /// Who.
        seat: Seat,
        /// How many thalers, as a negative number.
        thalers: i32,
    },
    /// More cards paid for than the week has days (G6.1).
    TooManyCards {
        /// Who.
        seat: Seat,
        /// How many, at least.
        count: u16,
        /// How many days the week has.
        most: u16,
    },
}

impl Fault {
    /// The rule that forbids it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NoFront { .. } => "G2.1",
            Self::Torn { .. } => "G4.3",
            Self::Shared { .. } => "G4.1",
            Self::TooManyPlain { .. } | Self::TooManyParasols { .. } => "G1.6",
            Self::NoSupplier { .. } => "G2.3",
            Self::TooManySigns { .. } => "G1.5",
            Self::TooManyShares { .. } => "G1.3",
            Self::LoneStone { .. } => "G7.1",
            Self::TooManyStones { .. } | Self::TooManyBosses { .. } => "G1.4",
            Self::TooFewBosses { .. } => "G2.7",
            Self::NoFigure { .. } => "G2.4",
            Self::Together { .. } => "G6.4",
            Self::Debt { .. } | Self::NoPrice { .. } | Self::TooManyCards { .. } => "G6.1",
            Self::Income { .. } => "G8.2",
        }
    }
}
