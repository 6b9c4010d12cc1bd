//! The square as data (G1.6).

mod draw;
mod error;
mod file;
mod ground;
mod plan;
mod quoted;
mod round;

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use crate::{Brewery, ByGarden, Garden, Space, SpaceSet};

pub use error::{At, MapError};
pub use plan::MapText;
use plan::Plan;

/// A map that has been checked; copied by reference.
///
/// Serialised as a [`MapText`], which is enough to draw it: spaces are numbered in reading order of its rows.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(as = "MapText"))]
#[serde(try_from = "MapText", into = "MapText")]
pub struct Map(Arc<Plan>);

/// A side of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Above.
    North,
    /// To the right.
    East,
    /// Below.
    South,
    /// To the left.
    West,
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        })
    }
}

static RECONSTRUCTION: LazyLock<Map> = LazyLock::new(|| {
    let text = include_str!("../../../../maps/reconstruction.toml");
    Map::from_toml(text).expect("the shipped map is checked by a test")
});

impl Default for Map {
    /// The reconstruction that comes with the program.
    fn default() -> Self {
        RECONSTRUCTION.clone()
    }
}

impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.text == other.0.text
    }
}

impl std::fmt::Debug for Map {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Map").field(&self.0.text.name).finish()
    }
}

impl From<Map> for MapText {
    fn from(map: Map) -> Self {
        map.0.text.clone()
    }
}

impl Map {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0.text.name
    }

    /// Its text, which is what it is serialised as.
    #[must_use]
    pub fn text(&self) -> &MapText {
        &self.0.text
    }

    /// All spaces.
    #[must_use]
    pub fn spaces(&self) -> SpaceSet {
        SpaceSet::first(self.0.places.len())
    }

    /// The spaces with a parasol.
    #[inline]
    #[must_use]
    pub fn parasols(&self) -> SpaceSet {
        self.0.parasols
    }

    /// The front spaces by inn (G2.1).
    #[must_use]
    pub fn fronts(&self) -> ByGarden<Space> {
        self.0.fronts
    }

    /// The spaces that share an edge with this one; none if the map has no such space.
    #[must_use]
    pub fn neighbours(&self, space: Space) -> SpaceSet {
        self.0.neighbours[space.index()]
    }

    /// Row and column of a space, counted from 0, if the map has it.
    #[must_use]
    pub fn place(&self, space: Space) -> Option<(usize, usize)> {
        self.0.places.get(space.index()).copied()
    }

    /// The space in this row and column, counted from 0, if there is one.
    #[must_use]
    pub fn space_at(&self, row: usize, column: usize) -> Option<Space> {
        self.0.places.iter().position(|&place| place == (row, column)).and_then(Space::new)
    }

    /// On which side of its front space the inn stands.
    #[must_use]
    pub fn side(&self, inn: Garden) -> Side {
        self.0.text.doors[inn]
    }

    /// The breweries in the corners, clockwise from the north-west.
    #[must_use]
    pub fn breweries(&self) -> [Brewery; Brewery::COUNT] {
        self.0.text.breweries
    }

    pub(crate) fn all_neighbours(&self) -> [SpaceSet; Space::MAX] {
        self.0.neighbours
    }
}
