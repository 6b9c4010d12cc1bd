//! Bodies of the HTTP interface.

use game_core::Seat;
use referee::{Deadline, Occupant, Options, Stage, TableId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// An error: a stable code with its parameters; the words are in the locale files as `error-<code>`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ErrorBody {
    /// The code, in snake case.
    pub code: String,
    /// Its parameters.
    #[serde(flatten)]
    pub parameters: Map<String, Value>,
}

impl ErrorBody {
    /// An error without parameters.
    #[must_use]
    pub fn new(code: &str) -> Self {
        Self { code: code.to_owned(), parameters: Map::new() }
    }

    /// The same with one parameter more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.parameters.insert(name.to_owned(), value.into());
        self
    }

    /// The error that a refusal serialises to; `internal` if it has no code.
    #[must_use]
    pub fn of(refusal: &impl Serialize) -> Self {
        let body = serde_json::to_value(refusal).and_then(serde_json::from_value);
        body.unwrap_or_else(|_| Self::new("internal"))
    }
}

/// `POST api/tables`: opens a table and takes its first seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The game's name.
    pub game: String,
    /// The name of the person who opens it and becomes host.
    pub name: String,
    /// The setup; the book's for four if there is none.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub setup: Option<Value>,
    /// The map to play on, one of `GET api/games/{game}/maps`, which is put into the setup; the setup then has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub map: Option<String>,
    /// The house rules of the table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Options>", optional))]
    pub options: Options,
    /// Computer players to be seated next, by name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub computers: Vec<String>,
}

/// The answer to [`OpenTable`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opened {
    /// The table.
    pub table: TableId,
    /// The seat taken.
    pub seat: Seat,
    /// The SHA-256 of the house's secret, to be noted before adding to the luck.
    pub commitment: String,
}

/// `POST api/tables/{table}/sit`: takes a free seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// Under which name.
    pub name: String,
}

/// The answer to [`SitDown`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakeSeat {
    /// The seat taken.
    pub seat: Seat,
}

/// `POST api/return`: takes a seat to this device by a personal link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Returned {
    /// The secret part of the link, its fragment.
    pub token: String,
}

/// The answer to [`Returned`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReturnedTo {
    /// The table.
    pub table: TableId,
    /// The seat that is now this device's.
    pub seat: Seat,
}

/// `POST api/tables/{table}/return-link`: a fresh personal link; an older one no longer works.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReturnLink {
    /// The address to open on the other device.
    pub url: String,
    /// The same as a QR code, an SVG image.
    pub qr: String,
}

/// `GET api/tables/{table}/invitation`: the address to send to friends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invitation {
    /// The address.
    pub url: String,
    /// The same as a QR code, an SVG image.
    pub qr: String,
}

/// `GET api/tables/{table}`: what everybody with the link may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Summary {
    /// The table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Who sits there.
    pub chairs: Vec<Occupant>,
    /// Who is host.
    pub host: Option<Seat>,
    /// The seat of this device.
    pub you: Option<Seat>,
    /// Whether others may watch.
    pub spectators: bool,
}

/// One of `GET api/me`: a seat of this device, the latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyTable {
    /// The table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The seat.
    pub seat: Seat,
    /// The name there.
    pub name: String,
    /// How far the table is.
    pub stage: Stage,
    /// Whether a decision of this seat is awaited.
    pub your_turn: bool,
    /// When something happened there last, in milliseconds since 1970 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub last_at: u64,
}

/// `GET api/open-tables`: the tables that strangers may join, the latest first. Nobody's words are in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FreeTables {
    /// Whether this house keeps such a list.
    pub listing: bool,
    /// The tables, at most 50.
    pub tables: Vec<FreeTable>,
}

/// A table that strangers may join.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FreeTable {
    /// The table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The chairs, by seat.
    pub chairs: Vec<FreeChair>,
    /// How long a decision may take.
    pub deadline: Deadline,
    /// Whether somebody who has a seat is at the table now.
    pub present: bool,
    /// When the table was opened, in milliseconds since 1970 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub opened_at: u64,
}

/// What is known of a chair without asking at its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FreeChair {
    /// Nobody sits there.
    Open,
    /// A person, whoever it is.
    Person,
    /// A computer player.
    Computer {
        /// Which.
        player: String,
    },
}

/// `POST api/tables/{table}/seat-token`: a fresh token with which a program plays a seat; an older one no longer works.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WishForToken {
    /// Nothing for this device's own seat. The host may name a program instead, before the game: it gets the first free seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}

/// The answer to [`WishForToken`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatToken {
    /// The seat that it opens, at this table and no other.
    pub seat: Seat,
    /// The token, to be sent as `Authorization: Bearer`; it can't be asked for again.
    pub token: String,
    /// The table's address.
    pub url: String,
}

/// `GET` and `DELETE api/tables/{table}/seat-token`: whether a program may play this device's seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TokenState {
    /// Whether there is a token for the seat.
    pub given: bool,
}

/// One of `GET api/games/{game}/players`: a computer player that can be seated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerInfo {
    /// Its name in commands; its words are in the locale files as `player-<name>`.
    pub name: String,
}

/// One of `GET api/games/{game}/maps`: a map that a table can be opened on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MapInfo {
    /// What to call it in `POST api/tables`.
    pub id: String,
    /// The whole map, enough to draw it; its name is one that players can read.
    pub map: goldbraeu::Map,
}

/// `GET healthz`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Health {
    /// `ok`, or what is wrong.
    pub status: String,
    /// The version of the program.
    pub version: String,
    /// The build of the client's files.
    pub build: String,
    /// The version of the protocol.
    pub protocol: u32,
}

/// `GET api/tables/{table}/advice`: what each action of the seat on turn is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Advice {
    /// Every legal action, as the update lists them.
    pub choices: Vec<Choice>,
    /// How far the least certain of the chances may be off: a standard error, or how far from solved the round is that they come from.
    pub error: f64,
}

/// One of the actions in [`Advice`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// The action, as it is sent in a step.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// The chance to win with it, from 0 to 1; a win that `n` share counts as `1/n`.
    pub chance: f64,
}
