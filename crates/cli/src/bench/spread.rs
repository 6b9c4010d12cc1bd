//! How far measured times are spread.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

/// Quantiles: of all steps, the given share took at most so long.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Spread {
    median: f64,
    p95: f64,
    p99: f64,
    max: f64,
}

impl Spread {
    pub(super) fn of(mut latencies: Vec<Duration>) -> Option<Self> {
        latencies.sort_unstable();
        let max = latencies.last()?.as_secs_f64() * 1e3;
        // The nearest rank: the least value that so many in a hundred don't exceed.
        let rank = |percent: usize| {
            let place = (latencies.len() * percent).div_ceil(100).max(1);
            latencies[place - 1].as_secs_f64() * 1e3
        };
        Some(Self { median: rank(50), p95: rank(95), p99: rank(99), max })
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { median, p95, p99, max } = self;
        let lines = [("median", median), ("95 %", p95), ("99 %", p99), ("maximum", max)];
        lines.iter().try_for_each(|(name, value)| write!(f, "\n{name:8} {value:8.2}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_values_that_were_measured() {
        let spread = Spread::of((1..=200).rev().map(Duration::from_millis).collect());
        assert_eq!(spread, Some(Spread { median: 100.0, p95: 190.0, p99: 198.0, max: 200.0 }));
        let spread = Spread::of(vec![Duration::from_millis(3)]);
        assert_eq!(spread, Some(Spread { median: 3.0, p95: 3.0, p99: 3.0, max: 3.0 }));
        assert_eq!(Spread::of(vec![]), None);
    }
}
