//! How fast computer players act.

use std::ops::RangeInclusive;

use referee::Millis;

/// How long computer players take over a step, in milliseconds, thinking included.
///
/// Each time is drawn from what all at the table know: over a trifle they take a time of the lower half, over what much
/// depends on half the width more. Where both ends are the same they always take just that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pace(pub RangeInclusive<Millis>);

impl Pace {
    /// As soon as they have thought.
    pub const AT_ONCE: Self = Self(0..=0);
}

impl Default for Pace {
    fn default() -> Self {
        Self(700..=1500)
    }
}
