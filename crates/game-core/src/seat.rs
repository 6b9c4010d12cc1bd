//! Places at the table and sets of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("maximum" = 7)))]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Seat(u8);

/// A seat number of 8 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {0} does not exist: seats are numbered 0 to 7")]
pub struct SeatError(pub u8);

impl Seat {
    /// The most seats any game has.
    pub const MAX: usize = 8;
    /// The seat with number 0.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, if it is below [`Seat::MAX`].
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX { Some(Self(index as u8)) } else { None }
    }

    /// Its number, 0 to 7.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The next seat clockwise at a table of `seats` seats.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        if next as usize >= seats { Self(0) } else { Self(next) }
    }

    /// All seats of a table of `seats` seats, in order.
    #[inline]
    pub fn all(seats: usize) -> impl Iterator<Item = Self> + Clone {
        (0..seats.min(Self::MAX)).map(|index| Self(index as u8))
    }
}

impl TryFrom<u8> for Seat {
    type Error = SeatError;
    fn try_from(index: u8) -> Result<Self, SeatError> {
        Self::new(index.into()).ok_or(SeatError(index))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats; serialised as the sorted list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[cfg_attr(feature = "ts", ts(type = "number[]"))]
pub struct SeatSet(u8);
crate::bit_set!(SeatSet, u8, Seat, Seat::new, u8::count_ones);

impl SeatSet {
    /// The seats 0 to `seats - 1`; all eight if there are more.
    #[inline]
    #[must_use]
    pub const fn first(seats: usize) -> Self {
        if seats >= Seat::MAX { Self(u8::MAX) } else { Self(((1u16 << seats) - 1) as u8) }
    }
}

/// Somebody who looks at a table: a seat, or a spectator, who sees what is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// The player of this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Observer {
    /// The observer's seat, if there is one.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether this is the player of `seat`.
    #[inline]
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every seat of a table of `seats` seats, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }
}

/// One value for each possible seat, found without a bounds check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct PerSeat<T>(pub [T; Seat::MAX]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn the_seat_after_the_last_is_the_first() {
        assert_eq!(seat(1).next(3), seat(2));
        assert_eq!(seat(2).next(3), seat(0));
        assert_eq!(seat(7).next(8), seat(0));
    }

    #[test]
    fn sets_list_their_seats_in_order() {
        let set: SeatSet = [seat(5), seat(0), seat(3)].into_iter().collect();
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 3, 5]);
        assert_eq!(set.without(seat(3)).len(), 2);
        assert_eq!(SeatSet::first(8).len(), 8);
        assert_eq!(SeatSet::first(3).minus(SeatSet::only(seat(1))), [seat(0), seat(2)].into_iter().collect());
    }

    #[test]
    fn a_seat_beyond_the_eighth_is_refused_in_words() {
        assert_eq!(Seat::try_from(8).unwrap_err().to_string(), "seat 8 does not exist: seats are numbered 0 to 7");
    }
}
