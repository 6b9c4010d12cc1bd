//! The players of Goldbräu.

mod ahead;
mod books;
pub mod habit;
mod habitual;
pub mod leaf;
mod mimic;
mod playout;
mod responder;
mod search;
mod strength;
mod thinker;
mod trader;
mod worth;

use std::num::NonZeroU32;

use ::goldbraeu::Goldbraeu;

pub use self::habitual::Habitual;
pub use self::mimic::{Mimic, MimicError, SeenPick};
pub use self::responder::Responder;
pub use self::thinker::{Temper, Thinker};
pub use self::trader::Trader;
use crate::{Adviser, Anybody, Random};

/// The names that [`by_name`] knows, the strongest first.
pub const NAMES: [&str; 7] = ["master", "expert", "trader", "seasoned", "regular", "newcomer", "random"];

/// The player with this name, or `NAME:ITERATIONS` for one of those who look ahead, with 1 to [`u32::MAX`] iterations.
///
/// ```
/// assert!(players::goldbraeu::by_name("master:20000").is_some());
/// assert!(players::goldbraeu::by_name("master:0").is_none());
/// assert!(players::goldbraeu::NAMES.iter().all(|name| players::goldbraeu::by_name(name).is_some()));
/// assert!(players::goldbraeu::by_name("omniscient").is_none());
/// ```
#[must_use]
pub fn by_name(name: &str) -> Option<Anybody<Goldbraeu>> {
    match name {
        "trader" => Some(Box::new(Trader)),
        "random" => Some(Box::new(Random)),
        _ => Some(Box::new(strength::by_name(name)?)),
    }
}

/// Who says what each action is worth.
#[must_use]
pub fn adviser() -> Box<dyn Adviser<Goldbraeu> + Send + Sync> {
    Box::new(thinker::Counsel { iterations: NonZeroU32::MAX, days: strength::FAR, lambda: strength::LAMBDA })
}
