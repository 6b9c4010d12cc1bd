//! What every game must pass, and toy games that do.
//!
//! [`conformance`] plays random games and checks the laws of [`game_core::Game`] at every step; [`kuhn`] and
//! [`leduc`] are small games with luck and secrets, to try searches on.

mod conformance;
pub mod kuhn;
mod law;
pub mod leduc;
mod playout;
mod subject;
mod twin;

pub use conformance::{Census, conformance};
pub use law::{Breach, Law};
pub use playout::{Step, playout, step};
pub use subject::{JsonGame, Subject};
