//! What the steps took.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::super::spread::Spread;
use super::Args;
use crate::out::counted;

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

impl Figures {
    pub(super) fn of(latencies: Vec<Duration>, games: u32, seconds: f64, args: &Args, interrupted: bool) -> Self {
        let steps = latencies.len();
        let &Args { seats, tables, .. } = args;
        Self { seats, tables, games, steps, seconds, milliseconds: Spread::of(latencies), interrupted }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seats, tables, games, steps, seconds, .. } = self;
        let (steps, tables, games) =
            (counted(*steps, "step"), counted(*tables, "table"), counted(*games, "whole game"));
        write!(f, "{steps} at {tables} of {seats}, {games}, in {seconds:.1} s")?;
        let Some(spread) = &self.milliseconds else { return Ok(()) };
        write!(f, "\nfrom the sending of a step to its update at the last seat, in milliseconds:{spread}")
    }
}
