//! Who sits where.

use game_core::Seat;

use crate::{DeviceHash, TokenHash};

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The table's id.
    pub table: String,
    /// The seat.
    pub seat: Seat,
}

/// One change of who sits where at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatChange {
    /// A device takes a seat, beside those that have it already; it may have it already itself.
    Claim {
        /// The seat.
        seat: Seat,
        /// The device, which must have no other seat at this table.
        device: DeviceHash,
    },
    /// Every device of a seat loses it, its program's token among them, its return link ends, and nobody is told anything any more.
    Release {
        /// The seat.
        seat: Seat,
    },
    /// A seat gets a program's token in place of the one it had.
    Program {
        /// The seat.
        seat: Seat,
        /// The token, which is a device that has no other seat at this table.
        device: DeviceHash,
    },
    /// A seat's program loses it; nobody else does.
    Dismiss {
        /// The seat.
        seat: Seat,
    },
    /// A seat gets a return link in place of the one it had.
    Link {
        /// The seat.
        seat: Seat,
        /// The link's token, which no other seat of any table has.
        token: TokenHash,
    },
}
