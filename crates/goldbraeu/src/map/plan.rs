//! From the places of a map to its graph, and what may be wrong with them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::ground::{Beyond, Ground, Land};
use super::{At, Map, MapError, Side};
use crate::{Brewery, ByGarden, Garden, Space, SpaceSet};

/// The most rows, and places in a row.
const LARGEST: usize = 32;
const LONGEST_NAME: usize = 60;
/// Capital letters are doors; small ones doors with a parasol.
const DOORS: [char; Garden::COUNT] = ['K', 'E', 'B', 'O', 'H', 'A'];

/// A map as it stands in setups and records.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MapText {
    /// Its name, 1 to 60 characters.
    pub name: String,
    /// From north to south, all of the same length: `.` a space, `P` a space with a parasol, `#` no space, `K E B O H A` the
    /// front spaces of Krug, Eiche, Bären, pOst, Hirschen and Adler, small letters if they have a parasol.
    pub rows: Vec<String>,
    /// On which side of its front space each inn stands.
    pub doors: ByGarden<Side>,
    /// The breweries in the corners, clockwise from the north-west.
    pub breweries: [Brewery; Brewery::COUNT],
}

/// What a place of the square is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Nothing,
    Space { parasol: bool },
    Front { inn: Garden, parasol: bool },
}

/// What was read from a map, with where it stood.
pub(super) struct Draft {
    pub(super) name: (String, At),
    pub(super) rows: Vec<Vec<(Place, At)>>,
    /// Where the rows begin.
    pub(super) rows_at: At,
    pub(super) doors: ByGarden<Side>,
    pub(super) breweries: Vec<(Brewery, At)>,
    pub(super) breweries_at: At,
}

/// A map with everything that follows from its text.
pub(super) struct Plan {
    pub(super) text: MapText,
    /// Row and column by space.
    pub(super) places: Vec<(usize, usize)>,
    pub(super) parasols: SpaceSet,
    pub(super) fronts: ByGarden<Space>,
    pub(super) neighbours: [SpaceSet; Space::MAX],
}

impl Place {
    fn character(self) -> char {
        match self {
            Self::Nothing => '#',
            Self::Space { parasol: false } => '.',
            Self::Space { parasol: true } => 'P',
            Self::Front { inn, parasol: false } => DOORS[inn.index()],
            Self::Front { inn, parasol: true } => DOORS[inn.index()].to_ascii_lowercase(),
        }
    }

    fn from_character(character: char) -> Option<Self> {
        Some(match character {
            '#' => Self::Nothing,
            '.' => Self::Space { parasol: false },
            'P' => Self::Space { parasol: true },
            door => {
                let inn =
                    DOORS.iter().position(|one| *one == door.to_ascii_uppercase()).and_then(Garden::from_index)?;
                Self::Front { inn, parasol: door.is_ascii_lowercase() }
            }
        })
    }
}

impl Draft {
    /// Checks everything that a map must be.
    pub(super) fn plan(self) -> Result<Plan, MapError> {
        let (name, at) = self.name.clone();
        let length = name.chars().count();
        if !(1..=LONGEST_NAME).contains(&length) {
            return Err(MapError::Name { at, length });
        }
        self.check_shape()?;
        let (places, ats) = self.spaces()?;
        let neighbours = neighbours(&places);
        let fronts = self.fronts(&places)?;
        self.check_ways(&fronts, &neighbours, &ats)?;
        let is_parasol = |&(row, column): &(usize, usize)| {
            matches!(self.rows[row][column].0, Place::Space { parasol: true } | Place::Front { parasol: true, .. })
        };
        let numbered = (0..).filter_map(Space::new).zip(&places);
        let parasols = numbered.filter(|(_, place)| is_parasol(place)).map(|(space, _)| space).collect();
        let rows = self.rows.iter().map(|row| row.iter().map(|(place, _)| place.character()).collect()).collect();
        let text = MapText { name, rows, doors: self.doors, breweries: self.corners()? };
        Ok(Plan { text, places, parasols, fronts, neighbours })
    }

    fn check_shape(&self) -> Result<(), MapError> {
        let first = match self.rows.first() {
            Some(row) if !row.is_empty() => row.len(),
            _ => return Err(MapError::Empty { at: self.rows_at }),
        };
        if first > LARGEST || self.rows.len() > LARGEST {
            return Err(MapError::TooLarge { at: self.rows_at, most: LARGEST });
        }
        match self.rows.iter().find(|row| row.len() != first) {
            Some(row) => {
                let at = row.first().map_or(self.rows_at, |&(_, at)| at);
                Err(MapError::Ragged { at, length: row.len(), first })
            }
            None => Ok(()),
        }
    }

    /// Row and column of every space, and where it stood in the file.
    #[allow(clippy::type_complexity, reason = "two lists that are used up at once")]
    fn spaces(&self) -> Result<(Vec<(usize, usize)>, Vec<At>), MapError> {
        let (mut places, mut ats) = (Vec::new(), Vec::new());
        for (row, list) in self.rows.iter().enumerate() {
            for (column, &(place, at)) in list.iter().enumerate() {
                if place == Place::Nothing {
                    continue;
                }
                if places.len() == Space::MAX {
                    return Err(MapError::TooManySpaces { at });
                }
                places.push((row, column));
                ats.push(at);
            }
        }
        Ok((places, ats))
    }

    fn fronts(&self, places: &[(usize, usize)]) -> Result<ByGarden<Space>, MapError> {
        let mut found = ByGarden([None; Garden::COUNT]);
        let mut houses: Vec<(Garden, Beyond)> = Vec::new();
        let ground = Ground::of(&self.rows);
        for (space, &(row, column)) in (0..).filter_map(Space::new).zip(places) {
            let (Place::Front { inn, .. }, at) = self.rows[row][column] else { continue };
            if found[inn].replace(space).is_some() {
                return Err(MapError::SecondDoor { at, inn });
            }
            let side = self.doors[inn];
            let house = Beyond::of((row, column), side);
            match ground.at(house) {
                Land::Square => return Err(MapError::InnOnSpace { at, inn, side }),
                Land::Hole => return Err(MapError::InnInHole { at, inn, side }),
                Land::Outside => {}
            }
            if let Some(&(first, _)) = houses.iter().find(|(_, other)| *other == house) {
                return Err(MapError::TwoInns { at, first, second: inn });
            }
            houses.push((inn, house));
        }
        match Garden::ALL.into_iter().find(|&inn| found[inn].is_none()) {
            Some(inn) => Err(MapError::NoDoor { at: self.rows_at, inn }),
            None => Ok(ByGarden(found.0.map(|space| space.unwrap_or_default()))),
        }
    }

    /// Every space can be reached from a door, else nobody could ever annex it.
    fn check_ways(
        &self,
        fronts: &ByGarden<Space>,
        neighbours: &[SpaceSet; Space::MAX],
        ats: &[At],
    ) -> Result<(), MapError> {
        let mut reached: SpaceSet = fronts.0.into_iter().collect();
        loop {
            let further = reached.iter().fold(reached, |all, space| all.union(neighbours[space.index()]));
            if further == reached {
                break;
            }
            reached = further;
        }
        match SpaceSet::first(ats.len()).minus(reached).nth(0) {
            Some(space) => Err(MapError::CutOff { at: ats[space.index()] }),
            None => Ok(()),
        }
    }

    fn corners(&self) -> Result<[Brewery; Brewery::COUNT], MapError> {
        for (place, &(brewery, at)) in self.breweries.iter().enumerate() {
            if self.breweries[..place].iter().any(|&(other, _)| other == brewery) {
                return Err(MapError::BreweryTwice { at, brewery });
            }
        }
        let corners: Vec<Brewery> = self.breweries.iter().map(|&(brewery, _)| brewery).collect();
        let count = corners.len();
        corners.try_into().map_err(|_| MapError::BreweryCount { at: self.breweries_at, count })
    }
}

fn neighbours(places: &[(usize, usize)]) -> [SpaceSet; Space::MAX] {
    let touch = |one: &(usize, usize), other: &(usize, usize)| one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1;
    std::array::from_fn(|index| {
        let Some(one) = places.get(index) else { return SpaceSet::EMPTY };
        let numbered = (0..).filter_map(Space::new).zip(places);
        numbered.filter(|(_, other)| touch(one, other)).map(|(space, _)| space).collect()
    })
}

impl TryFrom<MapText> for Map {
    type Error = MapError;
    fn try_from(text: MapText) -> Result<Self, MapError> {
        let at = |line, column| At { line: line + 1, column: column + 1 };
        let place = |line: usize, (column, character): (usize, char)| {
            let at = at(line, column);
            let place = Place::from_character(character).ok_or(MapError::UnknownCharacter { at, character })?;
            Ok((place, at))
        };
        let row = |(line, row): (usize, &String)| row.chars().enumerate().map(|one| place(line, one)).collect();
        let draft = Draft {
            name: (text.name, at(0, 0)),
            rows: text.rows.iter().enumerate().map(row).collect::<Result<_, _>>()?,
            rows_at: at(0, 0),
            doors: text.doors,
            breweries: text.breweries.map(|brewery| (brewery, at(0, 0))).into(),
            breweries_at: at(0, 0),
        };
        Ok(Self(Arc::new(draft.plan()?)))
    }
}
