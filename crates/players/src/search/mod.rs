//! Searches that work for any game.
//!
//! [`Tree`] writes out a game that is small enough, [`Cfr`] finds an equilibrium of it by regret minimisation, and
//! [`nash_conv`] measures exactly how far a strategy is from one.

mod cfr;
mod measure;
mod regret;
mod tree;

pub use self::cfr::Cfr;
pub use self::measure::{best_response, nash_conv, values};
pub use self::regret::match_regrets;
pub use self::tree::{Strategy, TooLarge, Tree};
