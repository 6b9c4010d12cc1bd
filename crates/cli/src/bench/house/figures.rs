//! What was found.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::out::counted;

/// What was found; what is none was not measured, as the measurement ended before or the system does not tell.
#[derive(Debug, Default, Serialize)]
pub(super) struct Figures {
    pub(super) tables: usize,
    pub(super) sockets: u64,
    pub(super) stored: u32,
    pub(super) pace_seconds: f64,
    /// From the start of the process until it answered, with all stored tables.
    pub(super) start_seconds: Option<f64>,
    /// The memory of the server with no tables awake.
    pub(super) memory_at_start: Option<u64>,
    /// Bytes that the second half of the tables took, for each of them: awake, with nobody connected.
    pub(super) memory_per_table: Option<f64>,
    /// Bytes for all of them, with what they need together, such as caches.
    pub(super) memory_for_tables: Option<f64>,
    /// How often a table that nothing happens at woke the server, each second.
    pub(super) wakes_per_idle_table: Option<f64>,
    /// Bytes more for each socket.
    pub(super) memory_per_socket: Option<f64>,
    /// How often a socket that nothing is said on woke the server, each second.
    pub(super) wakes_per_idle_socket: Option<f64>,
    pub(super) played: Option<Played>,
    pub(super) recovery: Option<Recovery>,
    pub(super) interrupted: bool,
}

/// What was found while games were played.
#[derive(Debug, Serialize)]
pub(super) struct Played {
    /// When the measuring began, in seconds since 1970, for whoever watches the server from outside.
    pub(super) began: f64,
    pub(super) seconds: f64,
    /// Steps that reached every seat of their table.
    pub(super) steps: usize,
    pub(super) steps_per_second: f64,
    /// From the sending of a step to its update at the last seat.
    pub(super) milliseconds: Option<Quantiles>,
    /// The time that the server had a core, for each step.
    pub(super) cpu_microseconds_per_step: Option<f64>,
    /// The cores that the server had, on average.
    pub(super) server_cores: Option<f64>,
    /// The cores that the guests had, on average.
    pub(super) guests_cores: Option<f64>,
    /// The memory of the server at the end.
    pub(super) memory: Option<u64>,
}

/// How the server came back after it was killed.
#[derive(Debug, Serialize)]
pub(super) struct Recovery {
    /// From the start of the new process until it answered.
    pub(super) start_seconds: f64,
    /// From the kill until every seat was told again how things stand; none if some were not within a minute.
    pub(super) all_served_seconds: Option<f64>,
}

/// Quantiles by nearest rank, in milliseconds.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Quantiles {
    p50: f64,
    p99: f64,
    p999: f64,
    max: f64,
}

impl Quantiles {
    pub(super) fn of(mut times: Vec<Duration>) -> Option<Self> {
        times.sort_unstable();
        let max = times.last()?.as_secs_f64() * 1e3;
        let rank = |permille: usize| {
            let place = (times.len() * permille).div_ceil(1000).max(1);
            times[place - 1].as_secs_f64() * 1e3
        };
        Some(Self { p50: rank(500), p99: rank(990), p999: rank(999), max })
    }
}

struct Or<T>(Option<T>, &'static str);

impl fmt::Display for Or<f64> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(value) => write!(f, "{value:.*} {}", f.precision().unwrap_or(1), self.1),
            None => f.write_str("not measured"),
        }
    }
}

fn mega(bytes: Option<u64>) -> Or<f64> {
    Or(bytes.map(|bytes| bytes as f64 / 1e6), "MB")
}

fn kilo(bytes: Option<f64>) -> Or<f64> {
    Or(bytes.map(|bytes| bytes / 1e3), "kB")
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, sockets, stored, pace_seconds, .. } = self;
        write!(f, "{} with {}", counted(*tables, "table"), counted(*sockets, "socket"))?;
        if *pace_seconds > 0.0 {
            write!(f, ", a step at each table every {pace_seconds} s")?;
        } else {
            write!(f, ", as fast as it goes")?;
        }
        let stored = counted(*stored, "table");
        write!(f, "\nfrom start to ready      {:.3}, {stored} stored", Or(self.start_seconds, "s"))?;
        write!(f, "\nmemory at the start      {}", mega(self.memory_at_start))?;
        write!(
            f,
            "\none more idle table      {}, {:.3}; all of them {}",
            kilo(self.memory_per_table),
            Or(self.wakes_per_idle_table, "wake-ups a second"),
            Or(self.memory_for_tables.map(|bytes| bytes / 1e6), "MB")
        )?;
        write!(
            f,
            "\na silent socket          {}, {:.3}",
            kilo(self.memory_per_socket),
            Or(self.wakes_per_idle_socket, "wake-ups a second")
        )?;
        if let Some(played) = &self.played {
            write!(f, "{played}")?;
        }
        let Some(Recovery { start_seconds, all_served_seconds }) = &self.recovery else { return Ok(()) };
        write!(
            f,
            "\nafter a kill             ready {start_seconds:.3} s from its start; all seats served again after {:.2}",
            Or(*all_served_seconds, "s")
        )
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seconds, steps, steps_per_second, .. } = self;
        write!(f, "\nsteps                    {steps} in {seconds:.1} s: {steps_per_second:.0} a second")?;
        if let Some(Quantiles { p50, p99, p999, max }) = &self.milliseconds {
            write!(f, "\nto the last seat, in ms  p50 {p50:.2}, p99 {p99:.2}, p999 {p999:.2}, most {max:.2}")?;
        }
        write!(
            f,
            "\nthe server's CPU         {} a step; {:.2}",
            Or(self.cpu_microseconds_per_step, "µs"),
            Or(self.server_cores, "cores")
        )?;
        write!(f, "\nthe guests' CPU          {:.2}", Or(self.guests_cores, "cores"))?;
        write!(f, "\nmemory while playing     {}", mega(self.memory))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_values_that_were_measured() {
        let quantiles = Quantiles::of((1..=2000).rev().map(Duration::from_millis).collect());
        assert_eq!(quantiles, Some(Quantiles { p50: 1000.0, p99: 1980.0, p999: 1998.0, max: 2000.0 }));
        assert_eq!(Quantiles::of(Vec::new()), None);
    }
}
