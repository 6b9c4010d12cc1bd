//! What has been tried, and what came of it.

use std::fmt;
use std::ops::AddAssign;

use crate::checker::Fault;

/// What has been tried, and what came of it.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Data folders.
    pub evenings: u64,
    /// Processes killed with SIGKILL.
    pub kills: u64,
    /// Those of them that had not said yet where they listen.
    pub kills_while_starting: u64,
    /// How often the disk was full.
    pub full_disks: u64,
    /// Starts that were refused because the disk was full.
    pub refused_starts: u64,
    /// Rows that the disk forgot after a kill, if it was told to.
    pub forgotten: u64,
    /// How often the clock jumped; none if the program has no clock that can be set.
    pub clock_jumps: u64,
    /// Lines that were cut on the way.
    pub cuts: u64,
    /// Steps that clients named.
    pub steps: u64,
    /// Those of them that were sent more than once.
    pub resent: u64,
    /// Those of them that were acknowledged.
    pub acknowledged: u64,
    /// Those of them that were refused for good, most because another tab was faster.
    pub refused: u64,
    /// How often a step was put off, as the disk was full or the server ended.
    pub put_off: u64,
    /// Updates that clients got.
    pub updates: u64,
    /// Rows of journals.
    pub rows: u64,
    /// Games of Polterfass that ended.
    pub polterfass: u64,
    /// Games of Goldbräu that ended.
    pub goldbraeu: u64,
    /// What was wrong.
    pub faults: Vec<Fault>,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.evenings += other.evenings;
        self.kills += other.kills;
        self.kills_while_starting += other.kills_while_starting;
        self.full_disks += other.full_disks;
        self.refused_starts += other.refused_starts;
        self.forgotten += other.forgotten;
        self.clock_jumps += other.clock_jumps;
        self.cuts += other.cuts;
        self.steps += other.steps;
        self.resent += other.resent;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.put_off += other.put_off;
        self.updates += other.updates;
        self.rows += other.rows;
        self.polterfass += other.polterfass;
        self.goldbraeu += other.goldbraeu;
        self.faults.extend(other.faults);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = [
            ("evenings", self.evenings),
            ("kills", self.kills),
            ("  while starting", self.kills_while_starting),
            ("full disks", self.full_disks),
            ("  starts refused", self.refused_starts),
            ("rows forgotten", self.forgotten),
            ("clock jumps", self.clock_jumps),
            ("lines cut", self.cuts),
            ("steps", self.steps),
            ("  sent again", self.resent),
            ("  acknowledged", self.acknowledged),
            ("  refused", self.refused),
            ("  put off", self.put_off),
            ("updates", self.updates),
            ("rows", self.rows),
            ("games of Polterfass", self.polterfass),
            ("games of Goldbräu", self.goldbraeu),
            ("faults", self.faults.len() as u64),
        ];
        for (name, count) in lines {
            writeln!(f, "{name:<20} {count:>9}")?;
        }
        self.faults.iter().try_for_each(|fault| writeln!(f, "FAULT: {fault}"))
    }
}
