//! The players of Polterfass.

mod acting;
mod advice;
mod careful;
mod coaster;
mod crowd;
mod expert;
mod falls;
mod few;
mod gain;
mod guests;
mod innkeeper;
mod mind;
mod past;
#[cfg(test)]
mod playout;
mod responder;
mod round;
mod solver;
mod stopping;
mod tap;
pub mod values;
mod whims;

use std::num::NonZeroU32;

use ::polterfass::Polterfass;

use self::advice::RoundAdviser;
pub use self::careful::Careful;
pub use self::crowd::{Crowd, Ledger};
pub use self::expert::Expert;
pub use self::gain::Gain;
pub use self::innkeeper::Innkeeper;
pub use self::past::Suspicion;
pub use self::responder::{Known, Responder};
pub use self::round::{Round, Solution, Stakes, Tapped};
pub use self::solver::{Aim, Solver};
pub use self::whims::{Temper, Whims};
use crate::{Adviser, Anybody, Random, named};

/// The names that [`by_name`] knows, the strongest first.
pub const NAMES: [&str; 7] = ["master", "expert", "careful", "seasoned", "regular", "newcomer", "random"];

/// The player with this name, or `NAME:ITERATIONS` for one of those who solve rounds, with 1 to [`u32::MAX`] iterations.
///
/// ```
/// assert!(players::polterfass::by_name("master:64").is_some());
/// assert!(players::polterfass::by_name("careful:64").is_none());
/// assert!(players::polterfass::NAMES.iter().all(|name| players::polterfass::by_name(name).is_some()));
/// assert!(players::polterfass::by_name("omniscient").is_none());
/// ```
#[must_use]
pub fn by_name(name: &str) -> Option<Anybody<Polterfass>> {
    let (name, iterations) = named::split(name)?;
    let solver = |usual: Solver| Solver { iterations: iterations.map_or(usual.iterations, NonZeroU32::get), ..usual };
    Some(match name {
        "master" => Box::new(solver(Solver::MASTER)),
        "expert" => Box::new(Expert { solver: solver(Solver::EXPERT), habits: 45 }),
        _ if iterations.is_some() => return None,
        "seasoned" => Box::new(Whims { orders: 15, taps: 10, temper: Temper::Modest }),
        "regular" => Box::new(Whims { orders: 47, taps: 28, temper: Temper::Thirsty }),
        "newcomer" => Box::new(Whims { orders: 85, taps: 45, temper: Temper::Bold }),
        "careful" => Box::new(Careful),
        "random" => Box::new(Random),
        _ => return None,
    })
}

/// Who says what each action is worth.
#[must_use]
pub fn adviser() -> Box<dyn Adviser<Polterfass> + Send + Sync> {
    Box::new(RoundAdviser { solver: Solver::MASTER })
}
