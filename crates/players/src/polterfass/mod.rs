//! The players of Polterfass.

mod acting;
mod careful;
mod coaster;
mod falls;
mod guests;
mod innkeeper;
mod mind;
mod round;
mod solver;
mod stopping;
mod tap;
pub mod values;

use ::polterfass::Polterfass;

pub use self::careful::Careful;
pub use self::innkeeper::Innkeeper;
pub use self::round::{Round, Solution, Stakes};
pub use self::solver::Solver;
use crate::{Adviser, Anybody, Random, Rollouts};

/// The names that [`by_name`] knows, the strongest first.
pub const NAMES: [&str; 2] = ["careful", "random"];

/// The player with this name.
///
/// ```
/// assert!(players::polterfass::NAMES.iter().all(|name| players::polterfass::by_name(name).is_some()));
/// assert!(players::polterfass::by_name("omniscient").is_none());
/// ```
#[must_use]
pub fn by_name(name: &str) -> Option<Anybody<Polterfass>> {
    match name {
        "master" => Some(Box::new(Solver { iterations: 32 })),
        "m64" => Some(Box::new(Solver { iterations: 64 })),
        "m256" => Some(Box::new(Solver { iterations: 256 })),
        "careful" => Some(Box::new(Careful)),
        "random" => Some(Box::new(Random)),
        _ => None,
    }
}

/// Who says what each action is worth.
#[must_use]
pub fn adviser() -> Box<dyn Adviser<Polterfass> + Send + Sync> {
    Box::new(Rollouts::new(Box::new(Careful), 2_000))
}
