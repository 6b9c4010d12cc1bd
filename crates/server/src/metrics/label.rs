//! What labels can be.

use std::fmt::{self, Write};
use std::hash::{Hash, Hasher};

use axum::extract::MatchedPath;
use prometheus_client::encoding::{EncodeLabelValue, LabelValueEncoder};
use referee::{Actor, Command};

/// A limit that something was refused because of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// Connections of an address.
    Connections,
    /// Tables that an address opens.
    Openings,
    /// Requests of an address.
    Requests,
    /// Looks of an address at the list of open tables.
    OpenTables,
    /// Messages of a socket.
    Messages,
    /// Talk of a seat.
    Talk,
    /// What a seat changes beside the game.
    Changes,
    /// Advice for a seat.
    Advice,
    /// Notices that a seat sends to itself.
    Notices,
    /// Sockets of a seat.
    SeatSockets,
    /// Sockets of those who watch a table.
    Spectators,
    /// What a table may write.
    Room,
}

impl Limit {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Connections => "connections",
            Self::Openings => "openings",
            Self::Requests => "requests",
            Self::OpenTables => "open_tables",
            Self::Messages => "messages",
            Self::Talk => "talk",
            Self::Changes => "changes",
            Self::Advice => "advice",
            Self::Notices => "notices",
            Self::SeatSockets => "seat_sockets",
            Self::Spectators => "spectators",
            Self::Room => "room",
        }
    }
}

/// Part of a label about a request.
#[derive(Clone, Debug)]
pub(crate) enum Route {
    /// A route as it is written in the program, with `{table}` for any table.
    Path(MatchedPath),
    /// What is no route of its own.
    Fixed(&'static str),
    /// The status of the answer.
    Status(u16),
}

impl Route {
    pub(crate) fn as_str(&self) -> &str {
        match self {
            Self::Path(path) => path.as_str(),
            Self::Fixed(name) => name,
            Self::Status(_) => "",
        }
    }

    fn status(&self) -> Option<u16> {
        if let Self::Status(status) = self { Some(*status) } else { None }
    }
}

impl PartialEq for Route {
    fn eq(&self, other: &Self) -> bool {
        (self.as_str(), self.status()) == (other.as_str(), other.status())
    }
}

impl Eq for Route {}

impl Hash for Route {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.as_str(), self.status()).hash(state);
    }
}

impl EncodeLabelValue for Route {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> fmt::Result {
        match self.status() {
            Some(status) => write!(encoder, "{status}"),
            None => encoder.write_str(self.as_str()),
        }
    }
}

/// Who makes a step.
pub(crate) fn by(actor: Actor) -> &'static str {
    match actor {
        Actor::Seat(_) | Actor::Newcomer => "person",
        Actor::Computer(_) => "computer",
        Actor::House => "house",
    }
}

/// What is done. All actions of a game are one kind: which one it was, a sealed one among them, concerns the table only.
pub(crate) fn kind<S, A>(command: &Command<S, A>) -> &'static str {
    match command {
        Command::Act { .. } => "act",
        Command::Sit { .. } => "sit",
        Command::Leave {} => "leave",
        Command::Rename { .. } => "rename",
        Command::Nonce { .. } => "nonce",
        Command::TakeBack {} => "take_back",
        Command::Say { .. } => "say",
        Command::Phrase { .. } => "phrase",
        Command::Arrange { .. } => "arrange",
        Command::SeatComputer { .. } => "seat_computer",
        Command::Remove { .. } => "remove",
        Command::Mute { .. } => "mute",
        Command::PassHost { .. } => "pass_host",
        Command::Begin {} => "begin",
        Command::StandIn { .. } => "stand_in",
        Command::Rematch { .. } => "rematch",
        Command::Close {} => "close",
    }
}
