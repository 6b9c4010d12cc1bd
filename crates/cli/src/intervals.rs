//! Means with their intervals.

use serde::{Deserialize, Serialize};

/// A mean, and the interval that holds the true one in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Estimate {
    /// The mean of what was tried.
    pub(crate) mean: f64,
    /// The lower end of the interval.
    pub(crate) low: f64,
    /// The upper end of the interval.
    pub(crate) high: f64,
}

impl Estimate {
    /// A share of so many independent trials, with Wilson's interval.
    pub(crate) fn wilson(share: f64, trials: f64) -> Self {
        let square = 1.96 * 1.96 / trials;
        let middle = (share + square / 2.0) / (1.0 + square);
        let half = (square * (share * (1.0 - share) + square / 4.0)).sqrt() / (1.0 + square);
        Self { mean: share, low: (middle - half).clamp(0.0, share), high: (middle + half).clamp(share, 1.0) }
    }

    /// The same in another unit, which grows with it.
    pub(crate) fn map(self, unit: impl Fn(f64) -> f64) -> Self {
        Self { mean: unit(self.mean), low: unit(self.low), high: unit(self.high) }
    }
}
