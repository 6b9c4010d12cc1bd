//! What can be wrong with a map.

use std::fmt;

use crate::{Brewery, Garden};

/// A place in a map file, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    /// The line.
    pub line: usize,
    /// The character of the line.
    pub column: usize,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a map is refused. For a map that comes as JSON, lines are its rows.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MapError {
    /// It is not TOML, or has not the fields that a map has.
    #[error("{at}: {what}")]
    Syntax {
        /// Where.
        at: At,
        /// What the reader says.
        what: String,
    },
    /// One of the parts of a map is left out.
    #[error("{at}: `{key}` is missing from the file")]
    Missing {
        /// The beginning of the file: what is nowhere has no place of its own.
        at: At,
        /// The part.
        key: &'static str,
    },
    /// The name is empty or longer than 60 characters.
    #[error("{at}: the name has {length} characters, not 1 to 60")]
    Name {
        /// Where.
        at: At,
        /// How many.
        length: usize,
    },
    /// There are no rows.
    #[error("{at}: the map has no rows")]
    Empty {
        /// Where.
        at: At,
    },
    /// A row is not as long as the first one.
    #[error("{at}: this row has {length} places, the first one has {first}")]
    Ragged {
        /// Where the row begins.
        at: At,
        /// How many places it has.
        length: usize,
        /// How many the first row has.
        first: usize,
    },
    /// More than 64 spaces.
    #[error("{at}: this is the 65th space, 64 are the most")]
    TooManySpaces {
        /// Where.
        at: At,
    },
    /// More places in a row, or more rows, than anybody can look at.
    #[error("{at}: a map has at most {most} rows of {most} places")]
    TooLarge {
        /// Where.
        at: At,
        /// How many.
        most: usize,
    },
    /// A character that neither the legend nor an inn explains.
    #[error("{at}: `{character}` is neither in the legend nor the door of an inn")]
    UnknownCharacter {
        /// Where.
        at: At,
        /// The character.
        character: char,
    },
    /// The legend does not say which character is a space, or a space with a parasol.
    #[error("{at}: the legend has no character for \"{meaning}\"")]
    NoLegend {
        /// Where the legend begins.
        at: At,
        /// What has no character.
        meaning: &'static str,
    },
    /// The legend gives a character a meaning that there is not.
    #[error("{at}: \"{meaning}\" is not something a place can be: space, parasol or nothing")]
    UnknownMeaning {
        /// Where.
        at: At,
        /// The meaning.
        meaning: String,
    },
    /// A key of the legend or a door is not exactly one character.
    #[error("{at}: \"{text}\" is not one character")]
    NotOneCharacter {
        /// Where.
        at: At,
        /// The text.
        text: String,
    },
    /// A door has a character that the legend explains otherwise.
    #[error("{at}: `{character}` is in the legend already, so it can't be the door of {inn}")]
    DoorInLegend {
        /// Where.
        at: At,
        /// The character.
        character: char,
        /// The inn.
        inn: Garden,
    },
    /// An inn that there is not.
    #[error("{at}: there is no inn \"{inn}\"; there are krug, eiche, baeren, post, hirschen and adler")]
    UnknownInn {
        /// Where.
        at: At,
        /// Its name.
        inn: String,
    },
    /// An inn is left out.
    #[error("{at}: the inn {inn} is missing")]
    MissingInn {
        /// Where the inns begin.
        at: At,
        /// The inn.
        inn: Garden,
    },
    /// Two inns have the same front space.
    #[error("{at}: {first} and {second} have their doors on one space")]
    TwoDoors {
        /// Where.
        at: At,
        /// The inn that comes first.
        first: Garden,
        /// The other.
        second: Garden,
    },
    /// The front space of an inn is not on the map.
    #[error("{at}: the map has no front space for {inn}")]
    NoDoor {
        /// Where the rows begin.
        at: At,
        /// The inn.
        inn: Garden,
    },
    /// An inn has two front spaces.
    #[error("{at}: this is a second front space for {inn}")]
    SecondDoor {
        /// Where.
        at: At,
        /// The inn.
        inn: Garden,
    },
    /// Where the inn should stand there is a space.
    #[error("{at}: {inn} would stand on a space, as its door is on the {side} side")]
    InnOnSpace {
        /// Where the front space is.
        at: At,
        /// The inn.
        inn: Garden,
        /// The side.
        side: super::Side,
    },
    /// The inn would stand inside the square.
    #[error("{at}: {inn} would stand in a hole, as its door is on the {side} side; inns stand round the square")]
    InnInHole {
        /// Where the front space is.
        at: At,
        /// The inn.
        inn: Garden,
        /// The side.
        side: super::Side,
    },
    /// Two inns would stand in one place.
    #[error("{at}: {second} would stand where {first} stands")]
    TwoInns {
        /// Where the front space of the second one is.
        at: At,
        /// The inn that comes first.
        first: Garden,
        /// The other.
        second: Garden,
    },
    /// A side that there is not.
    #[error("{at}: \"{side}\" is not a side: north, east, south or west")]
    UnknownSide {
        /// Where.
        at: At,
        /// What it says.
        side: String,
    },
    /// No way leads from a door to a space.
    #[error("{at}: no way leads from a door to this space")]
    CutOff {
        /// Where.
        at: At,
    },
    /// A brewery that there is not.
    #[error("{at}: there is no brewery \"{brewery}\"; there are mayerbraeu, steinbraeu, kramerbraeu and schmidbraeu")]
    UnknownBrewery {
        /// Where.
        at: At,
        /// Its name.
        brewery: String,
    },
    /// A brewery stands in two corners.
    #[error("{at}: {brewery} stands in another corner already")]
    BreweryTwice {
        /// Where.
        at: At,
        /// The brewery.
        brewery: Brewery,
    },
    /// Not four breweries.
    #[error("{at}: {count} breweries are named, there are four corners")]
    BreweryCount {
        /// Where.
        at: At,
        /// How many.
        count: usize,
    },
}
