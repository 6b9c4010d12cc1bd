//! What the steps took.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::Args;

/// What the steps took, in milliseconds.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    seats: u8,
    tables: u16,
    games: u32,
    steps: usize,
    seconds: f64,
    /// None if there was no step.
    milliseconds: Option<Spread>,
    pub(super) interrupted: bool,
}

/// Quantiles: of all steps, the given share took at most so long.
#[derive(Debug, PartialEq, Serialize)]
struct Spread {
    median: f64,
    p95: f64,
    p99: f64,
    max: f64,
}

impl Figures {
    pub(super) fn of(latencies: Vec<Duration>, games: u32, seconds: f64, args: &Args, interrupted: bool) -> Self {
        let steps = latencies.len();
        let &Args { seats, tables, .. } = args;
        Self { seats, tables, games, steps, seconds, milliseconds: Spread::of(latencies), interrupted }
    }
}

impl Spread {
    fn of(mut latencies: Vec<Duration>) -> Option<Self> {
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

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seats, tables, games, steps, seconds, .. } = self;
        write!(f, "{steps} steps at {tables} tables of {seats}, {games} whole games, in {seconds:.1} s")?;
        let Some(Spread { median, p95, p99, max }) = self.milliseconds else { return Ok(()) };
        write!(f, "\nfrom the sending of a step to its update at the last seat, in milliseconds:")?;
        for (name, value) in [("median", median), ("95 %", p95), ("99 %", p99), ("maximum", max)] {
            write!(f, "\n{name:8} {value:8.2}")?;
        }
        Ok(())
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
