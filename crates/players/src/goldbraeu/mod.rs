//! The players of Goldbräu.

mod ahead;
mod trader;
mod worth;

use ::goldbraeu::Goldbraeu;

pub use self::trader::Trader;
use crate::{Adviser, Anybody, Random, Rollouts};

/// The names that [`by_name`] knows, the strongest first.
pub const NAMES: [&str; 2] = ["trader", "random"];

/// The player with this name.
///
/// ```
/// assert!(players::goldbraeu::NAMES.iter().all(|name| players::goldbraeu::by_name(name).is_some()));
/// assert!(players::goldbraeu::by_name("omniscient").is_none());
/// ```
#[must_use]
pub fn by_name(name: &str) -> Option<Anybody<Goldbraeu>> {
    match name {
        "trader" => Some(Box::new(Trader)),
        "random" => Some(Box::new(Random)),
        _ => None,
    }
}

/// Who says what each action is worth.
#[must_use]
pub fn adviser() -> Box<dyn Adviser<Goldbraeu> + Send + Sync> {
    Box::new(Rollouts::new(Box::new(Trader), 2_000))
}
