//! Messages over a table's socket.

use game_core::Seat;
use referee::{CommandOf, StepId, TableGame, TableId, UpdateOf};
use serde::{Deserialize, Serialize};

use crate::ErrorBody;

/// From a client to the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", bound(serialize = "", deserialize = ""))]
pub enum ClientMessage<G: TableGame> {
    /// The client's first message, and again after a pause: what it has seen.
    Hello {
        /// The version of the protocol it speaks.
        protocol: u32,
        /// The number of the last journal entry it has seen; 0 for none.
        since: u64,
    },
    /// A step. It is resent, with the same id, until it is acknowledged or refused.
    Do {
        /// The client's name for the step.
        id: StepId,
        /// What is to be done.
        command: CommandOf<G>,
    },
    /// Asks for a [`ServerMessage::Pong`].
    Ping {},
}

/// From the server to a client.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case", bound(serialize = ""))]
pub enum ServerMessage<G: TableGame> {
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
    Update(Box<UpdateOf<G>>),
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

