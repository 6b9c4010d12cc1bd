//! What somebody wants to happen at a table.

use game_core::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::entry::{EntryOf, Why};
use crate::lobby::Options;
use crate::seed::Nonce;
use crate::table::TableId;

/// Who gives a command. The server vouches for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// The person of a seat.
    Seat(Seat),
    /// A person without a seat, who wants one.
    Newcomer,
    /// The computer player that plays a seat now.
    Computer(Seat),
    /// The house: deadlines, absences, closing.
    House,
}

/// A command; `S` is the game's setup, `A` its action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CommandOf{S}"))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[serde(bound(serialize = "S: Serialize, A: Serialize", deserialize = "S: Deserialize<'de>, A: Deserialize<'de>"))]
pub enum Command<S, A> {
    /// Act in the game.
    Act {
        /// What.
        action: A,
        /// The number of the prompt that this answers ([`Asked::n`](crate::Asked)); an answer to an older one is refused.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        asked: Option<u64>,
    },
    /// Sit down on the first free chair.
    Sit {
        /// Under this name.
        name: String,
    },
    /// Get up; during the game a computer player stands in.
    Leave {},
    /// Take another name.
    Rename {
        /// The new name.
        name: String,
    },
    /// Add to the luck.
    Nonce {
        /// The player's share.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        nonce: Nonce,
    },
    /// Take the seat back from the computer player that stands in.
    TakeBack {},
    /// Say something.
    Say {
        /// The words.
        text: String,
    },
    /// Use a quick phrase.
    Phrase {
        /// Which, by its name in the locale files.
        phrase: String,
    },
    /// Host: change setup and options before the game; chairs are added or taken away to fit.
    Arrange {
        /// The setup.
        setup: S,
        /// The options.
        options: Options,
    },
    /// Host: seat a computer player on a free chair.
    SeatComputer {
        /// Where.
        seat: Seat,
        /// Which.
        player: String,
        /// Its name; one is found if there is none.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
        name: Option<String>,
    },
    /// Host: free a chair before the game; during the game a computer player takes the seat for good.
    Remove {
        /// Which.
        seat: Seat,
        /// The computer player that takes it; the house fills it in. Clients can't.
        #[serde(skip)]
        player: Option<String>,
    },
    /// Host: silence somebody, or let them speak again.
    Mute {
        /// Whom.
        seat: Seat,
        /// Whether they are to be silent.
        muted: bool,
    },
    /// Host: hand over the host's role. The house may do so, too.
    PassHost {
        /// To whom.
        seat: Seat,
    },
    /// Host: begin the game.
    Begin {},
    /// Host: let a computer player stand in for somebody who has been away. The house: because of the deadline.
    StandIn {
        /// For whom.
        seat: Seat,
        /// Why.
        #[serde(default = "away")]
        why: Why,
    },
    /// Play again with the same people at a new table.
    Rematch {
        /// Where; the house fills it in when it has prepared the table. Clients can't.
        #[serde(skip)]
        table: Option<TableId>,
    },
    /// The house: close the table.
    Close {},
}

fn away() -> Why {
    Why::Away
}

/// The commands at a game's tables.
pub type CommandOf<G> = Command<<G as Game>::Setup, <G as Game>::Action>;

/// What follows from a command.
#[derive(Clone, Debug)]
pub enum Proposal<G: Game> {
    /// These entries are to be appended at once, all or none.
    Append(Vec<EntryOf<G>>),
    /// The step with this id was done before, as entry `n`.
    Done {
        /// Its number.
        n: u64,
    },
}
