//! The rules of Polterfass: push your luck with barrels, hidden orders, for 3 to 6 players.
//!
//! The rules of record are in `docs/rules/polterfass.md`; their numbers (`P4.2`) are cited throughout.

mod action;
mod barrel;
mod event;
mod order;
mod pad;
mod setup;
mod view;

pub use action::{Action, Draw, Refusal};
pub use barrel::{Barrel, BarrelError, BarrelSet, End, Top};
pub use event::{Event, Seen};
pub use order::{Order, OrderError};
pub use pad::{Pad, Row, Verdict};
pub use setup::{BarrelModel, EqualGreedy, FirstInnkeeper, Setup, SetupError};
pub use view::{BarrelView, PhaseView, View};
