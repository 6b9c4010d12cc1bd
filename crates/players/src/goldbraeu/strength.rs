//! How strong the players who look ahead are.

use std::num::NonZeroU32;

use super::thinker::{Temper, Thinker};
use crate::named;

/// How far the strongest look ahead.
pub(super) const FAR: NonZeroU32 = NonZeroU32::new(7).expect("it is not 0");

/// How much of the weight that is left at the beginning of a day goes to what the strongest foresee after it.
pub(super) const LAMBDA: f32 = 0.7;

/// A strength by its name: how often things are played on, how many times as often for a pick, for how many days, how much is misjudged, and the temper.
const STRENGTHS: [(&str, u32, u32, u32, f32, Temper); 5] = [
    ("master", 300, 3, FAR.get(), 0.0, Temper::Even),
    ("expert", 60, 1, 1, 0.05, Temper::Quarrelsome),
    ("seasoned", 40, 1, 1, 0.125, Temper::Businesslike),
    ("regular", 24, 1, 1, 0.235, Temper::Homely),
    ("newcomer", 12, 1, 1, 0.6, Temper::Curious),
];

/// The player with this name, which is that of a strength, or `NAME:ITERATIONS` with a number of iterations of one's own.
pub(super) fn by_name(name: &str) -> Option<Thinker> {
    let (name, iterations) = named::split(name)?;
    let &(_, usual, times, days, misjudges, temper) = STRENGTHS.iter().find(|(strength, ..)| *strength == name)?;
    let iterations = iterations.or(NonZeroU32::new(usual))?;
    let picks = iterations.saturating_mul(NonZeroU32::new(times)?);
    Some(Thinker { iterations, picks, days: NonZeroU32::new(days)?, lambda: LAMBDA, misjudges, temper })
}
