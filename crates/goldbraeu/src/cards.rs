//! Several cards: without order, and in order.

use serde::{Deserialize, Serialize};

use crate::Card;

/// Some cards without order, at most 15 of a kind; serialised as the sorted list of the cards.
///
/// Four bits count each kind, so that hands are added, compared and drawn from in a few instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(type = "Card[]"))]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u64);

/// More cards than there can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are not so many cards")]
pub struct TooManyCards;

const PLACE: u32 = 4;
const ODD_PLACES: u64 = 0x0f0f_0f0f_0f0f;
const FIRST_OF_EACH_BYTE: u64 = 0x0101_0101_0101;

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// One card alone.
    #[inline(always)]
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Self(1 << (PLACE * card.index() as u32))
    }

    /// So many cards of one kind, at most 15.
    #[inline(always)]
    #[must_use]
    pub const fn of(card: Card, count: u8) -> Self {
        Self((count as u64 & 15) << (PLACE * card.index() as u32))
    }

    /// How many cards of this kind there are.
    #[inline(always)]
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (PLACE * card.index() as u32) & 15) as u8
    }

    /// How many cards there are.
    #[inline(always)]
    #[must_use]
    pub const fn len(self) -> usize {
        let pairs = (self.0 & ODD_PLACES) + (self.0 >> PLACE & ODD_PLACES);
        (pairs.wrapping_mul(FIRST_OF_EACH_BYTE) >> 40 & 0xff) as usize
    }

    /// Whether there is no card.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is a card of this kind.
    #[inline(always)]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// These and those; together at most 15 of a kind.
    #[inline(always)]
    #[must_use]
    pub const fn plus(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// These without those, which are all among them.
    #[inline(always)]
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 - others.0)
    }

    /// Whether all of these are among `others`.
    #[must_use]
    pub fn is_within(self, others: Self) -> bool {
        Card::ALL.into_iter().all(|card| self.count(card) <= others.count(card))
    }

    /// The card with this number when they lie in order, if there are so many.
    #[inline]
    #[must_use]
    pub const fn nth(self, mut place: usize) -> Option<Card> {
        let mut index = 0;
        while index < Card::COUNT {
            let count = (self.0 >> (PLACE as usize * index) & 15) as usize;
            if place < count {
                return Some(Card::ALL[index]);
            }
            place -= count;
            index += 1;
        }
        None
    }

    /// The kinds of which there is a card, as a bit for each.
    #[inline(always)]
    pub(crate) const fn kinds(self) -> u16 {
        // One bit for each place that is not empty, then those bits moved together.
        let mut some = self.0 | self.0 >> 1;
        some = (some | some >> 2) & 0x1111_1111_1111;
        some = (some | some >> 3) & 0x0303_0303_0303;
        some = (some | some >> 6) & 0x000f_000f_000f;
        (some | some >> 12 | some >> 24) as u16 & 0x0fff
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for Cards {
    /// # Panics
    /// In debug builds, if there are more than 15 of a kind.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |cards, card| cards.plus(Self::only(card)))
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = TooManyCards;
    fn try_from(list: Vec<Card>) -> Result<Self, TooManyCards> {
        list.into_iter().try_fold(Self::EMPTY, |cards, card| {
            if cards.count(card) < 15 { Ok(cards.plus(Self::only(card))) } else { Err(TooManyCards) }
        })
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

/// Cards in a row, the uppermost first, at most 48; serialised as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CardRow"))]
#[cfg_attr(feature = "ts", ts(type = "Card[]", rename = "CardRow"))]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Row {
    words: [u64; 3],
    len: u8,
}

const CARDS_A_WORD: usize = 16;

impl Row {
    /// No card.
    pub const EMPTY: Self = Self { words: [0; 3], len: 0 };
    /// The most cards.
    pub const MAX: usize = 3 * CARDS_A_WORD;

    /// How many cards there are.
    #[inline(always)]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no card.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card at this place, counted from 0.
    #[must_use]
    pub fn get(&self, place: usize) -> Option<Card> {
        let word = self.words.get(place / CARDS_A_WORD).filter(|_| place < self.len())?;
        Card::from_index((word >> (4 * (place % CARDS_A_WORD)) & 15) as usize)
    }

    /// Puts a card under all others; false if there is no room.
    #[inline]
    pub fn push(&mut self, card: Card) -> bool {
        let place = self.len();
        let Some(word) = self.words.get_mut(place / CARDS_A_WORD) else { return false };
        *word |= (card.index() as u64) << (4 * (place % CARDS_A_WORD));
        self.len += 1;
        true
    }

    /// Takes the uppermost card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.get(0)?;
        let [one, two, three] = self.words;
        self.words = [one >> 4 | two << 60, two >> 4 | three << 60, three >> 4];
        self.len -= 1;
        Some(card)
    }

    /// The cards from the uppermost down.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<'_> {
        (0..self.len()).filter_map(|place| self.get(place))
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl TryFrom<Vec<Card>> for Row {
    type Error = TooManyCards;
    fn try_from(list: Vec<Card>) -> Result<Self, TooManyCards> {
        let mut row = Self::EMPTY;
        list.into_iter().try_for_each(|card| row.push(card).then_some(()).ok_or(TooManyCards))?;
        Ok(row)
    }
}

impl From<Row> for Vec<Card> {
    fn from(row: Row) -> Self {
        row.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_and_found_by_number() {
        let cards: Cards = [Card::Waitress, Card::Krug, Card::Krug, Card::Adler].into_iter().collect();
        assert_eq!(cards.len(), 4);
        let listed = [Card::Krug, Card::Krug, Card::Adler, Card::Waitress];
        assert_eq!(listed, [0, 1, 2, 3].map(|place| cards.nth(place).unwrap()));
        assert_eq!(cards.nth(4), None);
        assert_eq!(cards.kinds(), 1 << 11 | 1 << 5 | 1);
        assert!(cards.is_within(cards) && !cards.is_within(cards.minus(Cards::only(Card::Krug))));
    }

    #[test]
    fn every_kind_has_its_own_bit() {
        for kinds in 0..1 << Card::COUNT {
            let cards: Cards = Card::ALL.into_iter().filter(|card| kinds >> card.index() & 1 == 1).collect();
            let many = cards.plus(cards).plus(cards).plus(cards).plus(cards).plus(cards);
            assert_eq!((cards.kinds(), many.kinds()), (kinds, kinds));
            assert_eq!(many.len(), 6 * kinds.count_ones() as usize);
        }
    }

    #[test]
    fn a_row_gives_back_first_what_was_put_in_first() {
        let mut row = Row::EMPTY;
        let cards: Vec<Card> = (0..Row::MAX).map(|place| Card::ALL[place * 7 % 12]).collect();
        assert!(cards.iter().all(|&card| row.push(card)) && !row.push(Card::Krug));
        assert_eq!(cards, Vec::from(row));
        for card in cards {
            assert_eq!(row.pop(), Some(card));
        }
        assert_eq!((row.pop(), row), (None, Row::EMPTY));
    }
}
