//! What stands on the board: the input of the payday reckoner.

use std::collections::BTreeMap;

use game_core::Seat;
use goldbraeu::payday::{Case, GardenCase, Holders};
use goldbraeu::{Brewery, ByBrewery, ByGarden, BySeat, Garden};
use serde::{Deserialize, Serialize};

/// A player, by the colour of the stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Colour {
    pub(super) const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];

    pub(super) fn seat(self) -> Seat {
        Seat::new(self as usize).unwrap_or(Seat::FIRST)
    }

    pub(super) const fn name(self) -> &'static str {
        ["red", "blue", "green", "yellow"][self as usize]
    }
}

/// The input as written. Numbers have room for more than the rules allow, and keys are text, so that what is wrong can be
/// said in the words of the game and with its place.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Written {
    gardens: BTreeMap<String, GardenWritten>,
    breweries: BTreeMap<String, BreweryWritten>,
    waitress: Option<Garden>,
    drunkard: Option<Garden>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GardenWritten {
    spaces: i64,
    #[serde(default)]
    parasols: i64,
    brewery: Brewery,
    #[serde(default)]
    stones: BTreeMap<String, i64>,
    #[serde(default)]
    boss: Option<Colour>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BreweryWritten {
    #[serde(default)]
    stones: BTreeMap<String, i64>,
    #[serde(default)]
    boss: Option<Colour>,
}

/// What stands on the board, checked.
pub(super) struct Books {
    pub(super) gardens: BTreeMap<Garden, GardenCase>,
    pub(super) breweries: BTreeMap<Brewery, Holders>,
    waitress: Option<Garden>,
    drunkard: Option<Garden>,
}

/// What is wrong with the input; always names the field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum BooksError {
    /// Not JSON, or not of the documented shape.
    #[error("{0}")]
    Shape(String),
    /// A key that names nothing.
    #[error("`{place}.{key}`: there is no {what} called so; there are {known}")]
    Unknown { place: String, key: String, what: &'static str, known: String },
    /// Too few spaces, or more than any board has.
    #[error("`gardens.{garden}.spaces` is {spaces}; a garden has 1 to 64 spaces (G2.1)")]
    Spaces { garden: Garden, spaces: i64 },
    /// More parasols than spaces.
    #[error("`gardens.{garden}.parasols` is {parasols}, but it must be 0 to {spaces}, the number of its spaces")]
    Parasols { garden: Garden, parasols: i64, spaces: i64 },
    /// A number of stones that no firm has.
    #[error("`{firm}.stones.{colour}` is {stones}; a firm has 0 to 6 stones (G1.3)")]
    Stones { firm: String, colour: &'static str, stones: i64 },
    /// More stones than shares.
    #[error("`{firm}.stones` are {stones} in all; a firm has six shares at most (G1.3)")]
    Shares { firm: String, stones: i64 },
    /// A brewery with too many signs.
    #[error("`{brewery}` supplies {gardens} gardens, but it has three signs (G1.5)")]
    Signs { brewery: Brewery, gardens: usize },
}

impl Books {
    /// Reads and checks the input.
    ///
    /// # Errors
    /// Naming the field that is wrong.
    pub(super) fn parse(text: &str) -> Result<Self, BooksError> {
        let written: Written = crate::score::from_json(text).map_err(BooksError::Shape)?;
        let mut books = Self {
            gardens: BTreeMap::new(),
            breweries: BTreeMap::new(),
            waitress: written.waitress,
            drunkard: written.drunkard,
        };
        for (key, book) in written.gardens {
            let garden = named("gardens", &key, "garden", &Garden::ALL.map(|garden| (garden.id(), garden)))?;
            let GardenWritten { spaces, parasols, brewery, stones, boss } = book;
            if !(1..=64).contains(&spaces) {
                return Err(BooksError::Spaces { garden, spaces });
            }
            if !(0..=spaces).contains(&parasols) {
                return Err(BooksError::Parasols { garden, parasols, spaces });
            }
            let holders = holders(&format!("gardens.{garden}"), &stones, boss)?;
            let (spaces, parasols) = (spaces as u8, parasols as u8);
            books.gardens.insert(garden, GardenCase { spaces, parasols, supplier: Some(brewery), holders });
        }
        for (key, BreweryWritten { stones, boss }) in written.breweries {
            let brewery = named("breweries", &key, "brewery", &Brewery::ALL.map(|brewery| (brewery.id(), brewery)))?;
            books.breweries.insert(brewery, holders(&format!("breweries.{brewery}"), &stones, boss)?);
        }
        for brewery in Brewery::ALL {
            let gardens = books.gardens.values().filter(|book| book.supplier == Some(brewery)).count();
            if gardens > 3 {
                return Err(BooksError::Signs { brewery, gardens });
            }
        }
        Ok(books)
    }

    /// As the rules reckon it. Where a garden is left out, nothing is taken, and no figure stands.
    pub(super) fn case(&self) -> Case {
        let nobody = Holders { stones: BySeat::all(4, 0), boss: None };
        let nothing = GardenCase { spaces: 0, parasols: 0, supplier: None, holders: nobody };
        let stands = |figure: Option<Garden>| figure.filter(|garden| self.gardens.contains_key(garden));
        Case {
            gardens: ByGarden(Garden::ALL.map(|garden| self.gardens.get(&garden).copied().unwrap_or(nothing))),
            breweries: ByBrewery(Brewery::ALL.map(|brewery| self.breweries.get(&brewery).copied().unwrap_or(nobody))),
            drunkard: stands(self.drunkard),
            waitress: stands(self.waitress),
        }
    }

    /// The players who have anything on the board.
    pub(super) fn players(&self) -> impl Iterator<Item = Colour> {
        let gardens = self.gardens.values().map(|book| book.holders);
        let firms: Vec<Holders> = gardens.chain(self.breweries.values().copied()).collect();
        Colour::ALL.into_iter().filter(move |&colour| firms.iter().any(|firm| has_part(firm, colour)))
    }
}

/// Whether a player has a stone or the boss.
pub(super) fn has_part(firm: &Holders, colour: Colour) -> bool {
    firm.stones[colour.seat()] > 0 || firm.boss == Some(colour.seat())
}

fn named<T: Copy>(place: &str, key: &str, what: &'static str, known: &[(&str, T)]) -> Result<T, BooksError> {
    let found = known.iter().find(|(name, _)| *name == key).map(|&(_, one)| one);
    found.ok_or_else(|| {
        let known = known.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        BooksError::Unknown { place: place.into(), key: key.into(), what, known }
    })
}

fn holders(firm: &str, written: &BTreeMap<String, i64>, boss: Option<Colour>) -> Result<Holders, BooksError> {
    let mut stones = BySeat::all(4, 0);
    let mut all = 0;
    for (key, &count) in written {
        let known = Colour::ALL.map(|colour| (colour.name(), colour));
        let colour = named(&format!("{firm}.stones"), key, "player", &known)?;
        if !(0..=6).contains(&count) {
            return Err(BooksError::Stones { firm: firm.into(), colour: colour.name(), stones: count });
        }
        stones[colour.seat()] = count as u8;
        all += count;
    }
    if all > 6 {
        return Err(BooksError::Shares { firm: firm.into(), stones: all });
    }
    Ok(Holders { stones, boss: boss.map(Colour::seat) })
}
