//! Means with their intervals.

use serde::{Deserialize, Serialize};

/// A mean, and the interval that holds the true one in 95 of 100 cases (normal approximation).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Estimate {
    /// The mean of what was tried.
    pub(crate) mean: f64,
    /// The lower end of the interval.
    pub(crate) low: f64,
    /// The upper end of the interval.
    pub(crate) high: f64,
}
