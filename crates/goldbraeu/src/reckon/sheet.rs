//! What lies on a real board at a payday.

use crate::payday::{Case, GardenCase, Holders};
use crate::{Board, Brewery, ByBrewery, ByFirm, ByGarden, Firm, Garden, Goldbraeu, SpaceSet};

/// What is known of the spaces of a garden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Which spaces they are.
    Drawn(SpaceSet),
    /// How many there are, each number at most 64.
    Counted {
        /// Spaces without a parasol.
        plain: u8,
        /// Spaces with a parasol.
        parasols: u8,
    },
}

/// What is known of a garden besides what a firm has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GardenSheet {
    /// Its spaces.
    pub ground: Ground,
    /// The brewery on its sign; none if nobody has said it yet.
    pub supplier: Option<Brewery>,
}

/// What lies on a real board at a payday. It may be more or less than the rules allow: see [`Goldbraeu::faults`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Bosses and stones, at most 18 of a seat in a firm.
    pub firms: ByFirm<Holders>,
    /// The gardens.
    pub gardens: ByGarden<GardenSheet>,
    /// Where the drunkard is; none if nobody has said it yet.
    pub drunkard: Option<Garden>,
    /// Where the waitress is; none if nobody has said it yet.
    pub waitress: Option<Garden>,
}

impl From<&Board> for Sheet {
    /// The sheet of a board that is played by this program.
    fn from(board: &Board) -> Self {
        let holders = |firm: Firm| Holders { stones: board.firms[firm].stones, boss: board.firms[firm].boss };
        let garden = |garden: Garden| GardenSheet {
            ground: Ground::Drawn(board.gardens[garden].spaces),
            supplier: Some(board.gardens[garden].supplier),
        };
        Self {
            firms: ByFirm(Firm::ALL.map(holders)),
            gardens: ByGarden(Garden::ALL.map(garden)),
            drunkard: Some(board.figures.drunkard),
            waitress: Some(board.figures.waitress),
        }
    }
}

impl Goldbraeu {
    /// What a payday depends on, whether spaces are drawn or counted (G8.2).
    #[must_use]
    pub fn case(&self, sheet: &Sheet) -> Case {
        let garden = |garden: Garden| {
            let GardenSheet { ground, supplier } = sheet.gardens[garden];
            let (spaces, parasols) = self.counted(ground);
            GardenCase { spaces, parasols, supplier, holders: sheet.firms[garden.into()] }
        };
        Case {
            gardens: ByGarden(Garden::ALL.map(garden)),
            breweries: ByBrewery(Brewery::ALL.map(|brewery| sheet.firms[brewery.into()])),
            drunkard: sheet.drunkard,
            waitress: sheet.waitress,
        }
    }

    /// All spaces of a garden, and those with a parasol.
    pub(crate) fn counted(&self, ground: Ground) -> (u8, u8) {
        match ground {
            Ground::Drawn(spaces) => (spaces.len() as u8, spaces.and(self.parasols).len() as u8),
            Ground::Counted { plain, parasols } => (plain + parasols, parasols),
        }
    }
}
