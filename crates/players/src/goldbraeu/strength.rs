//! How strong the players who look ahead are.

use std::num::NonZeroU32;

use super::thinker::{Temper, Thinker};

/// A strength by its name: how often things are played on, how much is misjudged, and the temper.
const STRENGTHS: [(&str, u32, f32, Temper); 5] = [
    ("master", 2000, 0.0, Temper::Even),
    ("expert", 200, 0.0, Temper::Quarrelsome),
    ("seasoned", 60, 0.05, Temper::Businesslike),
    ("regular", 30, 0.1, Temper::Homely),
    ("newcomer", 20, 0.2, Temper::Curious),
];

/// The player with this name, which is that of a strength, or `NAME:ITERATIONS` with a number of iterations of one's own.
pub(super) fn by_name(name: &str) -> Option<Thinker> {
    let (name, iterations) = match name.split_once(':') {
        Some((name, number)) => (name, Some(iterations(number)?)),
        None => (name, None),
    };
    let &(_, usual, misjudges, temper) = STRENGTHS.iter().find(|(strength, ..)| *strength == name)?;
    Some(Thinker { iterations: iterations.or(NonZeroU32::new(usual))?, misjudges, temper })
}

/// Digits alone: `+5` is a number to the standard library, but no name.
fn iterations(number: &str) -> Option<NonZeroU32> {
    number.bytes().all(|byte| byte.is_ascii_digit()).then(|| number.parse().ok()).flatten()
}
