//! One table, pure: no clock, no I/O, no async.
//!
//! A [`Table`] is the fold of its journal. A command of somebody at the table is turned into journal [`Entry`]s by
//! [`Table::propose`]; once they are durable, [`Table::apply`] makes them true. Everything that leaves goes through
//! [`Table::update`], redacted for its [`Observer`](game_core::Observer). The true state of the game has no accessor.

mod apply;
mod command;
mod entry;
mod event;
mod game;
mod lobby;
mod played;
mod propose;
mod record;
mod refusal;
mod rematch;
mod seed;
mod shared;
mod table;
mod text;
mod update;

pub use command::{Actor, Command, CommandOf, Proposal};
pub use entry::{By, Entry, EntryOf, Millis, Row, RowOf, StepId, Why};
pub use event::{Seen, SeenOf, TableEvent};
pub use game::TableGame;
pub use lobby::{Chair, Deadline, Occupant, Options, OptionsError};
pub use played::Asked;
pub use record::{Checked, Record, RecordError, game_of};
pub use refusal::Refusal;
pub use seed::{Hex, Nonce, Secret, Seed};
pub use shared::Shared;
pub use table::{ReplayError, Stage, Table, TableId};
pub use text::{MAX_NAME, MAX_SAID, TextError};
pub use update::{ChairView, Fairness, GamePart, Numbered, Presence, TableView, Told, Update, UpdateOf};
