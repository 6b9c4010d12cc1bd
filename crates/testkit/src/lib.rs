//! What every game must pass, and a toy game that does.
//!
//! [`conformance`] plays random games and checks the laws of [`game_core::Game`] at every step; [`kuhn`] is the smallest
//! game with luck and secrets, to try searches on.

mod conformance;
pub mod kuhn;
mod law;
mod playout;
mod subject;
mod twin;

pub use conformance::{Census, conformance};
pub use law::{Breach, Law};
pub use playout::{Step, playout, step};
pub use subject::{JsonGame, Subject};
