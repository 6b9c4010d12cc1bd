//! Who is told of everything that goes over a line.

use std::fmt;
use std::time::Instant;

use game_core::Seat;
use referee::TableId;

use crate::Heard;

/// Whose line it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The table.
    pub table: TableId,
    /// The seat; none for somebody who watches.
    pub seat: Option<Seat>,
    /// Tells the guests of one seat apart, such as two tabs; steps are named after it.
    pub guest: u32,
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { table, seat, guest } = self;
        match seat {
            Some(seat) => write!(f, "{table}, seat {seat}, guest {guest}"),
            None => write!(f, "{table}, spectator {guest}"),
        }
    }
}

/// Hears of everything that goes over a line, from the task that the line belongs to; so it had better be quick.
pub trait Witness: Send + Sync {
    /// A line was opened.
    fn met(&self, _who: &Who, _at: Instant) {}

    /// A frame is about to be sent.
    fn said(&self, _who: &Who, _at: Instant, _frame: &str) {}

    /// A frame came, as it is.
    fn heard(&self, _who: &Who, _at: Instant, _frame: &str) {}

    /// What the frame that came last means.
    fn understood(&self, _who: &Who, _at: Instant, _message: &Heard) {}

    /// A line ended, whoever ended it.
    fn parted(&self, _who: &Who, _at: Instant) {}
}

/// A witness who takes no notice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Witness for Nobody {}
