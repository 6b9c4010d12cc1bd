//! A table whose game is known to itself alone.

use crate::{Entropy, Failure, Written};
use game_core::{Observer, Seat, SeatSet};
use protocol::{Advice, ErrorBody};
use referee::{Actor, Asked, Chair, Command, Millis, Options, Presence, Secret, Stage, StepId, TableId, Told};
use serde_json::Value;

/// A command whose setup and action have not been understood yet.
pub type AnyCommand = Command<Value, Value>;

/// Comes to a result as long as it is told to go on, and at once when it isn't; knows nothing but the view of its seat.
pub type Thought<T> = Box<dyn FnOnce(&mut dyn FnMut() -> bool) -> Result<T, Failure> + Send>;

/// What follows from a command.
pub enum Proposed {
    /// These rows are to be appended, and with them somebody takes a seat or loses it.
    Append(Vec<Written>, Vec<Seating>),
    /// It was done before, as this entry.
    Done(u64),
}

/// A change of who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// The person who gave the command took it.
    Took(Seat),
    /// Whoever had it lost it.
    Freed(Seat),
}

/// What is to be decided at a moment that all can see, by how long people take over it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Nothing that anybody would think about.
    Trifle,
    /// A choice like most.
    Choice,
    /// What the round or the day is built on.
    Plan,
}

/// A [`referee::Table`] of any game.
pub trait AnyTable: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The number of the last entry.
    fn seq(&self) -> u64;
    /// How far it is.
    fn stage(&self) -> Stage;
    /// The chairs, by seat.
    fn chairs(&self) -> &[Chair];
    /// The house rules.
    fn options(&self) -> &Options;
    /// Who is host.
    fn host(&self) -> Option<Seat>;
    /// Where the party moved to.
    fn rematch(&self) -> Option<&TableId>;
    /// Whether the game was played to its end, so that its secret is disclosed.
    fn has_ended(&self) -> bool;
    /// The seats that are asked for a decision now.
    fn to_act(&self) -> SeatSet;
    /// The prompt that `seat` is asked to answer.
    fn asked(&self, seat: Seat) -> Option<Asked>;

    /// What is being decided, as a spectator sees it.
    fn moment(&self) -> Moment;

    /// The seats that a computer player has to act for, with its name.
    fn computers_to_act(&self) -> Vec<(Seat, String)>;

    /// Whoever plays for this name: the strongest of those at or below it that may.
    fn player_from(&self, name: &str, may: &dyn Fn(&str) -> bool) -> Option<&'static str>;

    /// What would follow from a command.
    ///
    /// # Errors
    /// If it is refused.
    fn propose(&self, actor: Actor, id: Option<StepId>, command: AnyCommand, at: Millis)
    -> Result<Proposed, ErrorBody>;

    /// Makes a durable row true.
    ///
    /// # Errors
    /// If the row does not follow from those before it.
    fn apply(&mut self, json: &str) -> Result<(), String>;

    /// The table as it would be with these rows, to look ahead and no more: see [`referee::Table::ahead`].
    ///
    /// # Errors
    /// If the rows do not follow.
    fn ahead(&self, rows: &[&str]) -> Result<Box<dyn AnyTable>, String>;

    /// The frame with what `observer` gets who has been `told` so much.
    fn update(&self, observer: Observer, told: Told, presence: &Presence, now: Millis) -> String;

    /// How the computer player of this name would decide for `seat`, with luck of its own.
    fn thought(&self, seat: Seat, player: &str, luck: Entropy) -> Option<Thought<Value>>;

    /// A legal action of `seat`, drawn by lot.
    fn lot(&self, seat: Seat, luck: Entropy) -> Option<Value>;

    /// What each action of `seat` is worth.
    fn advice(&self, seat: Seat, luck: Entropy) -> Option<Thought<Advice>>;

    /// The first rows of a table for the same party.
    ///
    /// # Errors
    /// If the game is not over, or the party has moved on.
    fn rematch_rows(&self, id: TableId, secret: Secret, at: Millis) -> Result<Vec<Written>, ErrorBody>;

    /// Whether whoever has `seat` is to be taken along to a new table.
    fn comes_along(&self, seat: Seat) -> bool;

    /// The record of these rows, each in JSON.
    ///
    /// # Errors
    /// If one of them is no entry of this game.
    fn record(&self, rows: &[&str]) -> Result<String, String>;
}
