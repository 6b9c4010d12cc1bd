//! What a table can be asked.

use std::sync::{Arc, Weak};
use std::time::Instant;

use game_core::Seat;
use protocol::{Advice, ErrorBody, MyTable, Summary};
use referee::{StepId, Told};
use serde_json::Value;
use store::{DeviceHash, NoticeChange, TokenHash};
use tokio::sync::oneshot;

use super::notices::OfSeat;
use super::people::ConnectionId;
use crate::http::device::Visitor;
use crate::outbox::Outbox;
use tables::{AnyCommand, Failure};

pub(super) type Reply<T> = oneshot::Sender<Result<T, ErrorBody>>;

/// How a message gets to its table. Messages differ much in size, and a mailbox that is empty should be small.
pub(crate) type Letter = Box<Ask>;

/// A message to a table.
pub(crate) enum Ask {
    /// Somebody opens a socket.
    Enter { device: Option<DeviceHash>, reply: Reply<Entered> },
    /// Their client has told what it has seen; from now on it gets updates.
    Join { connection: ConnectionId, visitor: Visitor, told: Told, hidden: bool, outbox: Arc<Outbox> },
    /// Their page came into sight, or went out of it.
    Look { connection: ConnectionId, hidden: bool },
    /// Their socket is gone; perhaps it was dead for a while before anybody noticed.
    Part { connection: ConnectionId, lost: bool },
    /// A step from a socket; the answer goes into the socket's outbox.
    Do { connection: ConnectionId, id: StepId, command: AnyCommand, heard: Instant },
    /// Somebody sits down.
    Sit { device: DeviceHash, name: String, reply: Reply<Sitting> },
    /// Somebody wants a return link with this token.
    Link { device: Option<DeviceHash>, token: TokenHash, reply: Reply<Link> },
    /// Somebody lets a program play their seat, or, with a name, a free one.
    Program { device: Option<DeviceHash>, name: Option<String>, program: DeviceHash, reply: Reply<Sitting> },
    /// Whether a program may play somebody's seat.
    HasProgram { device: Option<DeviceHash>, reply: Reply<Given> },
    /// Somebody takes their seat away from its program.
    Dismiss { device: Option<DeviceHash>, reply: Reply<Given> },
    /// What a device knows or changes of how its seat is told.
    Notices { device: Option<DeviceHash>, wish: Wish, reply: Reply<OfSeat> },
    /// A device got a seat by a return link, and may have lost it again since.
    Returned { device: DeviceHash },
    /// What everybody may know.
    Summary { device: Option<DeviceHash>, reply: Reply<Summary> },
    /// How things stand for a seat.
    Mine { seat: Seat, reply: Reply<MyTable> },
    /// The record.
    Record { reply: Reply<String> },
    /// The house wakes the table, as something is due there.
    Rouse { reply: oneshot::Sender<()> },
    /// Closes the table unless somebody is there, or something is going to happen; tells whether it did.
    Close { reply: Reply<bool> },
    /// A computer player has decided, or failed to; the plan that it belongs to may be gone.
    Thought { seat: Seat, plan: Weak<()>, action: Result<Value, Failure> },
    /// Somebody wants to know what each of their actions is worth.
    Advice { device: Option<DeviceHash>, reply: Reply<Advice> },
    /// The adviser has come to an end.
    Advised { seat: Seat, wanted: Weak<()>, advice: Result<Advice, Failure> },
}

/// What somebody wants with the notices of their seat.
#[derive(Clone)]
pub(crate) enum Wish {
    /// To see how it is told.
    Look,
    /// To change that.
    Change(NoticeChange),
    /// To send a notice now.
    Test,
}

/// Somebody may open a socket.
pub(crate) struct Entered {
    pub(crate) game: &'static str,
    pub(crate) seat: Option<Seat>,
}

/// Somebody sat down.
pub(crate) struct Sitting {
    pub(crate) seat: Seat,
}

/// Whether a program may play a seat.
pub(crate) struct Given(pub(crate) bool);

/// The return link is written down.
pub(crate) struct Link;
