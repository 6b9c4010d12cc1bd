//! Order cards and orders (P1.5, P3).

use std::num::NonZeroU8;

use game_core::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::bill::Sums;

/// What a guest lays: one or two different cards of 0 to 7 (P3.1); serialised as the sorted list of the cards.
///
/// There are 36 (P3.3), numbered with the eight single cards first, then the pairs in lexicographic order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(type = "number[]"))]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Order(NonZeroU8);

/// Cards that are no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OrderError {
    /// Not one or two cards.
    #[error("an order is one or two cards, not {0} (P3.1)")]
    Count(usize),
    /// A card that no hand holds.
    #[error("there is no card {0}: a hand holds one each of 0 to 7 (P1.5)")]
    Card(u8),
    /// The same card twice.
    #[error("card {0} is in the hand only once (P1.5)")]
    Twice(u8),
}

/// A single card: this bit and the card in the lowest three.
const ONE: u8 = 0x40;
/// Two cards: this bit, the lower card in bits 3 to 5, the higher one in the lowest three.
const TWO: u8 = 0x80;

const fn codes() -> [u8; Order::COUNT] {
    let mut list = [0; Order::COUNT];
    let (mut low, mut next) = (0, 8);
    while low < 8 {
        list[low as usize] = ONE | low;
        let mut high = low + 1;
        while high < 8 {
            list[next] = TWO | low << 3 | high;
            next += 1;
            high += 1;
        }
        low += 1;
    }
    list
}

const CODES: [u8; Order::COUNT] = codes();

impl Order {
    /// How many different orders there are (P3.3).
    pub const COUNT: usize = 36;

    /// The order with this number, if it is below 36.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Self::from_code(CODES[index]) } else { None }
    }

    /// Its number, 0 to 35.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        let (low, high) = ((self.code() >> 3 & 7) as usize, (self.code() & 7) as usize);
        // The pairs with a lower first card number 7 + 6 + ... in all.
        if self.code() & TWO == 0 { high } else { 8 + low * (15 - low) / 2 + (high - low - 1) }
    }

    /// The byte it is stored as, never 0.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0.get()
    }

    /// The order stored as this byte; none for 0.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Option<Self> {
        match NonZeroU8::new(code) {
            Some(code) => Some(Self(code)),
            None => None,
        }
    }

    /// The order of these cards, in any sequence.
    ///
    /// # Errors
    /// If they are not one or two different cards of 0 to 7.
    pub fn of(cards: &[u8]) -> Result<Self, OrderError> {
        if let Some(&card) = cards.iter().find(|&&card| card > 7) {
            return Err(OrderError::Card(card));
        }
        let code = match *cards {
            [card] => ONE | card,
            [one, other] if one == other => return Err(OrderError::Twice(one)),
            [one, other] => TWO | one.min(other) << 3 | one.max(other),
            _ => return Err(OrderError::Count(cards.len())),
        };
        Self::from_code(code).ok_or(OrderError::Count(0))
    }

    /// The sum of its cards, 0 to 13.
    #[inline]
    #[must_use]
    pub const fn sum(self) -> u8 {
        (self.code() & 7) + (self.code() >> 3 & 7)
    }

    /// How many cards it is, 1 or 2.
    #[inline]
    #[must_use]
    pub const fn backs(self) -> u8 {
        if self.code() & TWO == 0 { 1 } else { 2 }
    }

    /// Its cards, the lower first.
    #[must_use]
    pub fn cards(&self) -> Vec<u8> {
        let (low, high) = (self.code() >> 3 & 7, self.code() & 7);
        if self.code() & TWO == 0 { vec![high] } else { vec![low, high] }
    }

    /// All 36 in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        CODES.into_iter().filter_map(Self::from_code)
    }
}

/// The orders on the table, in one word so that they can be reckoned at once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Orders(u64);

impl Orders {
    /// All cards are in the hands (P1.5).
    pub(crate) const NONE: Self = Self(0);

    /// These orders and that of `seat`, which has none among them.
    #[inline]
    pub(crate) const fn with(self, seat: Seat, order: Order) -> Self {
        Self(self.0 | (order.code() as u64) << (8 * seat.index()))
    }

    /// The order of a seat.
    #[inline]
    pub(crate) const fn of(self, seat: Seat) -> Option<Order> {
        Order::from_code((self.0 >> (8 * seat.index())) as u8)
    }
    /// Their sums, all eight reckoned in one word.
    #[inline(always)]
    pub(crate) fn sums(self) -> Sums {
        const CARD: u64 = u64::from_le_bytes([7; Seat::MAX]);
        const EACH: u64 = u64::from_le_bytes([1; Seat::MAX]);
        let own = (self.0 & CARD) + (self.0 >> 3 & CARD);
        let laid = (self.0 >> 6 | self.0 >> 7) & EACH;
        let to_undercut = own | ((EACH - laid) * 0xff);
        Sums { own: PerSeat(own.to_le_bytes()), to_undercut: PerSeat(to_undercut.to_le_bytes()) }
    }
}

impl std::fmt::Debug for Orders {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.to_le_bytes().map(Order::from_code)).finish()
    }
}

impl std::fmt::Debug for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.cards())
    }
}

impl TryFrom<Vec<u8>> for Order {
    type Error = OrderError;
    fn try_from(cards: Vec<u8>) -> Result<Self, OrderError> {
        Self::of(&cards)
    }
}

impl From<Order> for Vec<u8> {
    fn from(order: Order) -> Self {
        order.cards()
    }
}
