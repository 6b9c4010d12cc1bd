//! Rows of the journal, which are also the lines of a record.

use game_core::{Game, Outcome, Seat, SeatSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::lobby::Options;
use crate::seed::{Hex, Nonce, Secret};
use crate::table::TableId;

/// Milliseconds since 1970-01-01 00:00 UTC, by the server's clock.
pub type Millis = u64;

/// A name that a client gives to a step, so that it can be sent again safely: 1 to 40 of `A-Z a-z 0-9 _ -`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^[A-Za-z0-9_-]{1,40}$")))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct StepId(String);

impl StepId {
    /// The longest id.
    pub const MAX: usize = 40;
}

impl TryFrom<String> for StepId {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let fits = (1..=Self::MAX).contains(&text.len());
        if fits && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-') {
            Ok(Self(text))
        } else {
            Err("a step id is 1 to 40 letters, digits, `_` or `-`".into())
        }
    }
}

impl From<StepId> for String {
    fn from(id: StepId) -> Self {
        id.0
    }
}

/// One row of a table's journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "S: Serialize, A: Serialize, D: Serialize",
    deserialize = "S: Deserialize<'de>, A: Deserialize<'de>, D: Deserialize<'de>"
))]
pub struct Entry<S, A, D> {
    /// Its number at this table, counted from 1 without gaps.
    pub n: u64,
    /// When it was written.
    pub at: Millis,
    /// The client's name for the step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<StepId>,
    /// The seat whose client gave that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Seat>,
    /// What it says.
    #[serde(flatten)]
    pub row: Row<S, A, D>,
}

/// The entries of a game's tables.
pub type EntryOf<G> = Entry<<G as Game>::Setup, <G as Game>::Action, <G as Game>::Draw>;
/// The rows of a game's tables.
pub type RowOf<G> = Row<<G as Game>::Setup, <G as Game>::Action, <G as Game>::Draw>;

/// Who really chose an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person of the seat.
    Person,
    /// The computer player of the seat.
    Computer,
    /// A computer player that stands in for the person.
    StandIn,
}

/// Why a computer player stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The deadline passed.
    Deadline,
    /// The person had been away, and the host said so.
    Away,
    /// The person left.
    Left,
}

/// What a journal row says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[serde(bound(
    serialize = "S: Serialize, A: Serialize, D: Serialize",
    deserialize = "S: Deserialize<'de>, A: Deserialize<'de>, D: Deserialize<'de>"
))]
pub enum Row<S, A, D> {
    /// The table was opened; always the first row.
    Opened {
        /// The game's name.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// The version of the record format, 1.
        format: u32,
        /// The SHA-256 of the house's secret.
        commitment: Hex<32>,
        /// The setup.
        #[serde(deserialize_with = "object")]
        setup: S,
        /// The house rules of the table.
        #[serde(deserialize_with = "object")]
        options: Options,
    },
    /// The host changed setup or options before the game.
    Arranged {
        /// The setup; its number of seats is the number of chairs.
        #[serde(deserialize_with = "object")]
        setup: S,
        /// The options.
        #[serde(deserialize_with = "object")]
        options: Options,
    },
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Under which name.
        name: String,
    },
    /// A computer player was seated.
    Computer {
        /// Where.
        seat: Seat,
        /// Under which name.
        name: String,
        /// Which computer player.
        player: String,
    },
    /// A chair became free before the game.
    Stood {
        /// Which.
        seat: Seat,
        /// Whether the host sent the person away.
        removed: bool,
    },
    /// A person took another name.
    Renamed {
        /// Who.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Somebody became host.
    Host {
        /// Who.
        seat: Seat,
    },
    /// A person's share of the luck.
    Nonce {
        /// Who.
        seat: Seat,
        /// The share.
        nonce: Nonce,
    },
    /// The game began, with the setup and nonces that stand.
    Began {},
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// Who chose it.
        by: By,
        /// What.
        action: A,
    },
    /// Luck decided.
    Luck {
        /// The luck event's number at this table, counted from 0.
        ordinal: u64,
        /// The outcome.
        draw: D,
    },
    /// The game ended; the house's secret is disclosed.
    Ended {
        /// The final scores by seat.
        scores: Vec<i32>,
        /// Who won.
        winners: SeatSet,
        /// The house's secret.
        secret: Hex<32>,
    },
    /// A computer player stands in, or no longer does.
    StandIn {
        /// For whom.
        seat: Seat,
        /// Why; none when the person took the seat back.
        why: Option<Why>,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// The words.
        text: String,
    },
    /// Somebody used a quick phrase.
    Phrase {
        /// Who.
        seat: Seat,
        /// Which, by its name in the locale files.
        phrase: String,
    },
    /// The host silenced somebody, or lets them speak again.
    Muted {
        /// Whom.
        seat: Seat,
        /// Whether they are silent.
        muted: bool,
    },
    /// The party moved to a new table.
    Rematch {
        /// Where.
        table: TableId,
    },
    /// The table was closed.
    Closed {},
}

/// Reads what the format has as an object; serde alone would take a list of its fields for it, too.
fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<T, D::Error> {
    let fields = serde_json::Map::deserialize(deserializer)?;
    T::deserialize(serde_json::Value::Object(fields)).map_err(D::Error::custom)
}

impl<S, A, D> Row<S, A, D> {
    /// The closing row of a game.
    pub(crate) fn ended(outcome: &Outcome, seats: usize, secret: &Secret) -> Self {
        Self::Ended { scores: outcome.scores.0[..seats].to_vec(), winners: outcome.winners, secret: Hex(secret.0) }
    }

    /// Whether the row belongs into a record: everything but talk and housekeeping.
    #[must_use]
    pub fn is_recorded(&self) -> bool {
        !matches!(
            self,
            Self::Said { .. }
                | Self::Phrase { .. }
                | Self::Muted { .. }
                | Self::Rematch { .. }
                | Self::Closed {}
                | Self::Host { .. }
        )
    }
}
