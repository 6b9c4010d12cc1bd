//! Messages over a table's socket.

use game_core::Seat;
use referee::{StepId, TableId};
use serde::{Deserialize, Serialize};

use crate::ErrorBody;

/// From a client to the server; `C` is the [`Command`](referee::Command) of the table's game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ClientMessageWith{C}"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage<C> {
    /// The client's first message, and again after a pause: what it has seen.
    Hello {
        /// The version of the protocol it speaks.
        protocol: u32,
        /// The number of the last journal entry it has seen; 0 for none.
        since: u64,
        /// Whether it keeps the pad: updates then have null instead as long as nothing is written on it.
        #[serde(default)]
        keeps_pad: bool,
        /// Whether nobody sees its page, see [`Look`](Self::Look).
        #[serde(default)]
        hidden: bool,
    },
    /// Whether somebody sees the page; one that nobody sees is no reason to send no notice.
    Look {
        /// Whether nobody sees it.
        hidden: bool,
    },
    /// A step. It is resent, with the same id, until it is acknowledged or refused.
    Do {
        /// The client's name for the step.
        id: StepId,
        /// What is to be done.
        command: C,
    },
    /// Asks for a [`ServerMessage::Pong`].
    Ping {},
}

/// From the server to a client; `U` is the [`Update`](referee::Update) of the table's game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ServerMessageWith{U}"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<U> {
    /// The first frame of every connection.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The build of the server and the client's files. A page of another build reloads.
        build: String,
        /// The table.
        table: TableId,
        /// The game's name.
        game: String,
        /// The seat of this device; none for a spectator.
        seat: Option<Seat>,
    },
    /// What happened and how the table is now; enough by itself.
    Update(Box<U>),
    /// A step is in the journal.
    Ack {
        /// The client's name for it.
        id: StepId,
        /// The number of its entry.
        n: u64,
    },
    /// A step was refused; nothing has changed.
    Refused {
        /// The client's name for it; none if the message could not be read.
        id: Option<StepId>,
        /// Why.
        error: ErrorBody,
    },
    /// The answer to a ping.
    Pong {
        /// The server's time, in milliseconds since 1970 UTC.
        now: u64,
    },
    /// The last frame before the server closes the connection.
    Bye {
        /// Why.
        error: ErrorBody,
    },
}
