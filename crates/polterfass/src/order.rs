//! Order cards and orders (P1.5, P3).

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

/// What a guest lays: one or two different cards of 0 to 7 (P3.1); serialised as the sorted list of the cards.
///
/// There are 36 (P3.3), numbered with the eight single cards first, then the pairs in lexicographic order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

const fn pairs() -> [[u8; 2]; 28] {
    let mut list = [[0; 2]; 28];
    let (mut low, mut next) = (0, 0);
    while low < 8 {
        let mut high = low + 1;
        while high < 8 {
            list[next] = [low, high];
            next += 1;
            high += 1;
        }
        low += 1;
    }
    list
}

const PAIRS: [[u8; 2]; 28] = pairs();

// Indexed by the number of an order plus 1, which is how it is stored so that an `Option<Order>` takes one byte.
const fn sums() -> [u8; 64] {
    let mut list = [0; 64];
    let mut index = 0;
    while index < Order::COUNT {
        list[index + 1] = if index < 8 { index as u8 } else { PAIRS[index - 8][0] + PAIRS[index - 8][1] };
        index += 1;
    }
    list
}

const SUMS: [u8; 64] = sums();

impl Order {
    /// How many different orders there are (P3.3).
    pub const COUNT: usize = 36;

    /// The order with this number, if it is below 36.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index >= Self::COUNT {
            return None;
        }
        match NonZeroU8::new(index as u8 + 1) {
            Some(stored) => Some(Self(stored)),
            None => None,
        }
    }

    /// Its number, 0 to 35.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The order of these cards, in any sequence.
    ///
    /// # Errors
    /// If they are not one or two different cards of 0 to 7.
    pub fn of(cards: &[u8]) -> Result<Self, OrderError> {
        if let Some(&card) = cards.iter().find(|&&card| card > 7) {
            return Err(OrderError::Card(card));
        }
        match *cards {
            [card] => Ok(Self::numbered(card.into())),
            [one, other] if one == other => Err(OrderError::Twice(one)),
            [one, other] => {
                let pair = [one.min(other), one.max(other)];
                let place = PAIRS.iter().position(|&known| known == pair);
                Ok(Self::numbered(8 + place.expect("every pair of different cards is listed")))
            }
            _ => Err(OrderError::Count(cards.len())),
        }
    }

    /// The sum of its cards, 0 to 13.
    #[inline]
    #[must_use]
    pub const fn sum(self) -> u8 {
        SUMS[(self.0.get() & 63) as usize]
    }

    /// How many cards it is, 1 or 2.
    #[inline]
    #[must_use]
    pub const fn backs(self) -> u8 {
        if self.index() < 8 { 1 } else { 2 }
    }

    /// Its cards, the lower first.
    #[must_use]
    pub fn cards(&self) -> Vec<u8> {
        if self.index() < 8 { vec![self.index() as u8] } else { PAIRS[self.index() - 8].to_vec() }
    }

    #[inline]
    const fn numbered(index: usize) -> Self {
        Self::from_index(index).expect("the number of an order is below 36")
    }

    /// All 36 in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::numbered)
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
