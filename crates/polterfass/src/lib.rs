//! The rules of Polterfass: push your luck with barrels, hidden orders, for 3 to 6 players.
//!
//! The rules of record are in `docs/rules/polterfass.md`; their numbers (`P4.2`) are cited throughout.

mod action;
mod barrel;
pub mod bill;
mod end;
mod event;
mod fall;
mod first_roll;
mod game;
mod legal;
mod look;
mod order;
mod ordering;
mod pad;
pub mod peers;
mod refusal;
mod setup;
mod stands;
mod state;
mod tap;
mod targets;
mod view;
pub mod written;

pub use action::{Action, Draw, Refusal};
pub use barrel::{Barrel, BarrelError, BarrelSet, End, Top};
pub use event::{Event, Seen};
pub use game::Polterfass;
pub use legal::Legal;
pub use order::{Order, OrderError};
pub use pad::{Pad, Row, Verdict};
pub use setup::{BarrelModel, EqualGreedy, FirstInnkeeper, Setup, SetupError};
pub use stands::{NextRoll, Serving, Stands, Targets, can_be_served};
pub use state::State;
pub use view::{BarrelView, PhaseView, View};
