//! A table whose game is known to itself alone.

use game_core::{Observer, Seat, SeatSet};
use protocol::ErrorBody;
use referee::{Actor, Asked, Chair, Command, Millis, Options, Presence, Secret, Stage, StepId, TableId};
use serde_json::Value;
use store::{NewRow, StoredRow};

/// A command whose setup and action have not been understood yet.
pub(crate) type AnyCommand = Command<Value, Value>;

/// Chooses an action; may take its time, and knows nothing but the view of its seat.
pub(crate) type Thought = Box<dyn FnOnce() -> Option<Value> + Send>;

/// What follows from a command.
pub(crate) enum Proposed {
    /// These rows are to be appended, and with them somebody takes a seat or loses it.
    Append(Vec<NewRow>, Vec<Seating>),
    /// It was done before, as this entry.
    Done(u64),
}

/// A change of who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seating {
    /// The person who gave the command took it.
    Took(Seat),
    /// Whoever had it lost it.
    Freed(Seat),
}

/// A [`referee::Table`] of any game.
pub(crate) trait AnyTable: Send + Sync {
    fn game(&self) -> &'static str;
    fn seq(&self) -> u64;
    fn stage(&self) -> Stage;
    fn chairs(&self) -> &[Chair];
    fn options(&self) -> &Options;
    fn host(&self) -> Option<Seat>;
    fn rematch(&self) -> Option<&TableId>;
    /// Whether the game was played to its end, so that its secret is disclosed.
    fn has_ended(&self) -> bool;
    fn to_act(&self) -> SeatSet;
    fn asked(&self, seat: Seat) -> Option<Asked>;

    /// The seats that a computer player has to act for, with its name.
    fn computers_to_act(&self) -> Vec<(Seat, String)>;

    fn propose(&self, actor: Actor, id: Option<StepId>, command: AnyCommand, at: Millis)
    -> Result<Proposed, ErrorBody>;

    /// Makes a durable row true.
    fn apply(&mut self, json: &str) -> Result<(), String>;

    /// The frame with what `observer` gets who has seen everything up to entry `since`.
    fn update(&self, observer: Observer, since: u64, presence: &Presence, now: Millis) -> String;

    /// How the computer player of this name would decide for `seat`.
    fn thought(&self, seat: Seat, player: &str) -> Option<Thought>;

    /// The first rows of a table for the same party.
    fn rematch_rows(&self, id: TableId, secret: Secret, at: Millis) -> Result<Vec<NewRow>, ErrorBody>;

    /// Whether whoever has `seat` is to be taken along to a new table.
    fn comes_along(&self, seat: Seat) -> bool;

    /// The record of these rows.
    fn record(&self, rows: &[StoredRow]) -> Result<String, String>;
}
