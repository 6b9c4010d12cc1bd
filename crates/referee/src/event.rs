//! What happened at a table, besides the game itself.

use game_core::{ForObserver, Game, Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::entry::Why;
use crate::table::TableId;

/// An event of the table, public; its kind and fields are the Fluent message `table-<kind>` and its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TableEvent {
    /// The table was opened.
    Opened {},
    /// The host changed the setup or the options.
    Arranged {},
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
        /// Its name.
        name: String,
        /// Which it is.
        player: String,
    },
    /// A person got up before the game.
    Stood {
        /// From where.
        seat: Seat,
        /// Their name.
        name: String,
    },
    /// The host freed a chair, or gave it to a computer player.
    Removed {
        /// Which.
        seat: Seat,
        /// Who had it.
        name: String,
    },
    /// A person took another name.
    Renamed {
        /// Who.
        seat: Seat,
        /// The name before.
        before: String,
        /// The name now.
        name: String,
    },
    /// Somebody became host.
    Host {
        /// Who.
        seat: Seat,
    },
    /// Somebody added to the luck.
    Nonce {
        /// Who.
        seat: Seat,
    },
    /// The game began.
    Began {},
    /// A computer player stands in.
    StandIn {
        /// For whom.
        seat: Seat,
        /// Why.
        why: Why,
    },
    /// A person took their seat back.
    TookBack {
        /// Who.
        seat: Seat,
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
        /// Whether they are silent now.
        muted: bool,
    },
    /// The house disclosed its secret.
    Disclosed {},
    /// The party moved to a new table.
    Rematch {
        /// Where.
        table: TableId,
    },
    /// The table was closed.
    Closed {},
}

/// An event as an observer sees it: of the table, or of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HappeningOf{E}"))]
#[cfg_attr(feature = "ts", ts(rename = "Happening"))]
#[serde(tag = "scope", rename_all = "snake_case")]
pub enum Seen<E> {
    /// Of the table.
    Table(TableEvent),
    /// Of the game.
    Game(E),
}

/// The events of a game's tables, as an observer sees them.
pub type SeenOf<G> = Seen<<G as Game>::Seen>;

/// An event with its secrets; never leaves as it is.
#[derive(Clone, Debug)]
pub(crate) enum Happened<E> {
    Table(TableEvent),
    Game(E),
}

impl<E: ForObserver> ForObserver for Happened<E> {
    type Seen = Seen<E::Seen>;

    fn for_observer(&self, observer: Observer) -> Self::Seen {
        match self {
            Self::Table(event) => Seen::Table(event.clone()),
            Self::Game(event) => Seen::Game(event.for_observer(observer)),
        }
    }
}
