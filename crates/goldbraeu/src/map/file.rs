//! Map files: TOML with a drawing of the square and a legend.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use toml::Spanned;

use super::plan::{Draft, Place};
use super::quoted::offsets;
use super::{At, Map, MapError, Side};
use crate::{Brewery, ByGarden, Garden};

/// Where a file begins.
const START: At = At { line: 1, column: 1 };

/// A map file as it is written; whether all of it is there is asked later, to say so in words of ours.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: Option<Spanned<String>>,
    rows: Option<Spanned<Vec<Spanned<String>>>>,
    breweries: Option<Spanned<Vec<Spanned<String>>>>,
    legend: Option<Spanned<BTreeMap<Spanned<String>, Spanned<String>>>>,
    inns: Option<Spanned<BTreeMap<Spanned<String>, Inn>>>,
}

struct File {
    name: Spanned<String>,
    rows: Spanned<Vec<Spanned<String>>>,
    breweries: Spanned<Vec<Spanned<String>>>,
    legend: Spanned<BTreeMap<Spanned<String>, Spanned<String>>>,
    inns: Spanned<BTreeMap<Spanned<String>, Inn>>,
}

impl Written {
    fn whole(self) -> Result<File, MapError> {
        let missing = |key| MapError::Missing { at: START, key };
        Ok(File {
            name: self.name.ok_or_else(|| missing("name"))?,
            rows: self.rows.ok_or_else(|| missing("rows"))?,
            breweries: self.breweries.ok_or_else(|| missing("breweries"))?,
            legend: self.legend.ok_or_else(|| missing("[legend]"))?,
            inns: self.inns.ok_or_else(|| missing("[inns]"))?,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Inn {
    door: Spanned<String>,
    side: Spanned<String>,
    #[serde(default)]
    parasol: bool,
}

impl Map {
    /// Reads a map file.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line and column.
    pub fn from_toml(text: &str) -> Result<Self, MapError> {
        let source = Source::of_text(text);
        let written: Written = toml::from_str(text).map_err(|error| MapError::Syntax {
            at: error.span().map_or(START, |span| source.at(span.start)),
            what: error.message().to_owned(),
        })?;
        let file = written.whole()?;
        let (mut meanings, doors) = (source.legend(&file)?, source.inns(&file)?);
        let mut sides = ByGarden([Side::North; Garden::COUNT]);
        for (character, door) in doors {
            sides[door.inn] = door.side;
            let place = Place::Front { inn: door.inn, parasol: door.parasol };
            if meanings.insert(character, place).is_some() {
                return Err(MapError::DoorInLegend { at: door.at, character, inn: door.inn });
            }
        }
        let draft = Draft {
            name: (file.name.get_ref().clone(), source.of(&file.name)),
            rows: file.rows.get_ref().iter().map(|row| source.row(row, &meanings)).collect::<Result<_, _>>()?,
            rows_at: source.of(&file.rows),
            doors: sides,
            breweries: file.breweries.get_ref().iter().map(|name| source.brewery(name)).collect::<Result<_, _>>()?,
            breweries_at: source.of(&file.breweries),
        };
        Ok(Self(Arc::new(draft.plan()?)))
    }
}

struct Door {
    inn: Garden,
    side: Side,
    parasol: bool,
    at: At,
}

/// The text of the file, to find lines and columns in.
struct Source<'a> {
    text: &'a str,
    /// The byte that was looked for last, and where it stands. Most of what is looked for comes in the order of the text, so that all
    /// of it is passed over once.
    last: Cell<(usize, At)>,
}

impl<'a> Source<'a> {
    fn of_text(text: &'a str) -> Self {
        Self { text, last: Cell::new((0, START)) }
    }

    fn at(&self, byte: usize) -> At {
        let (from, At { mut line, mut column }) = match self.last.get() {
            last if last.0 <= byte => last,
            _ => (0, START),
        };
        for character in self.text.get(from..byte).unwrap_or_default().chars() {
            (line, column) = if character == '\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        let at = At { line, column };
        self.last.set((byte, at));
        at
    }

    fn of<T>(&self, spanned: &Spanned<T>) -> At {
        self.at(spanned.span().start)
    }

    fn character(&self, text: &Spanned<String>) -> Result<char, MapError> {
        let mut characters = text.get_ref().chars();
        match (characters.next(), characters.next()) {
            (Some(one), None) if !one.is_whitespace() => Ok(one),
            _ => Err(MapError::NotOneCharacter { at: self.of(text), text: text.get_ref().clone() }),
        }
    }

    fn legend(&self, file: &File) -> Result<BTreeMap<char, Place>, MapError> {
        let mut meanings = BTreeMap::new();
        for (character, meaning) in file.legend.get_ref() {
            let place = match meaning.get_ref().as_str() {
                "space" => Place::Space { parasol: false },
                "parasol" => Place::Space { parasol: true },
                "nothing" => Place::Nothing,
                other => return Err(MapError::UnknownMeaning { at: self.of(meaning), meaning: other.to_owned() }),
            };
            meanings.insert(self.character(character)?, place);
        }
        for (parasol, meaning) in [(false, "space"), (true, "parasol")] {
            if !meanings.values().any(|&place| place == Place::Space { parasol }) {
                return Err(MapError::NoLegend { at: self.of(&file.legend), meaning });
            }
        }
        Ok(meanings)
    }

    fn inns(&self, file: &File) -> Result<BTreeMap<char, Door>, MapError> {
        let mut doors: BTreeMap<char, Door> = BTreeMap::new();
        let mut named: Vec<_> = file.inns.get_ref().iter().collect();
        named.sort_by_key(|(name, _)| name.span().start);
        for (name, Inn { door, side, parasol }) in named {
            let unknown = || MapError::UnknownInn { at: self.of(name), inn: name.get_ref().clone() };
            let inn = Garden::from_id(name.get_ref()).ok_or_else(unknown)?;
            let (character, at) = (self.character(door)?, self.of(door));
            let door = Door { inn, side: self.side(side)?, parasol: *parasol, at };
            if let Some(first) = doors.insert(character, door) {
                return Err(MapError::TwoDoors { at, first: first.inn, second: inn });
            }
        }
        match Garden::ALL.into_iter().find(|&inn| !doors.values().any(|door| door.inn == inn)) {
            Some(inn) => Err(MapError::MissingInn { at: self.of(&file.inns), inn }),
            None => Ok(doors),
        }
    }

    fn side(&self, side: &Spanned<String>) -> Result<Side, MapError> {
        let sides = [Side::North, Side::East, Side::South, Side::West];
        let unknown = || MapError::UnknownSide { at: self.of(side), side: side.get_ref().clone() };
        sides.into_iter().find(|one| one.to_string() == *side.get_ref()).ok_or_else(unknown)
    }

    fn brewery(&self, name: &Spanned<String>) -> Result<(Brewery, At), MapError> {
        let unknown = || MapError::UnknownBrewery { at: self.of(name), brewery: name.get_ref().clone() };
        Ok((Brewery::from_id(name.get_ref()).ok_or_else(unknown)?, self.of(name)))
    }

    /// The places of a row.
    fn row(&self, row: &Spanned<String>, meanings: &BTreeMap<char, Place>) -> Result<Vec<(Place, At)>, MapError> {
        let start = row.span().start;
        let offsets = self.text.get(row.span()).and_then(|quoted| offsets(quoted, row.get_ref())).unwrap_or_default();
        let drawn = row.get_ref().chars().enumerate().filter(|(_, character)| !character.is_whitespace());
        let place = |(index, character): (usize, char)| {
            let at = self.at(start + offsets.get(index).copied().unwrap_or_default());
            let place = meanings.get(&character).ok_or(MapError::UnknownCharacter { at, character })?;
            Ok((*place, at))
        };
        drawn.map(place).collect()
    }
}
