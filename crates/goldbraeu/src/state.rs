//! Everything that is true at the table.

use game_core::Seat;

use crate::{Board, BySeat, Card, Cards, Firm, Goldbraeu, Pick};

/// The state of a game, secrets included; copied freely, never serialised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What lies open.
    pub(crate) board: Board,
    /// The hidden cards of each seat.
    pub(crate) hands: BySeat<Cards>,
    /// The two cards that each seat keeps, as long as not all have chosen (G2.6).
    pub(crate) kept: BySeat<Option<Cards>>,
    /// The action card that each seat has picked, as long as not all have (G3.1).
    pub(crate) picked: BySeat<Option<Pick>>,
    /// The part of the pile that nobody knows. It has no order: which of them is on top is decided when it is drawn.
    pub(crate) pile: Cards,
    /// The share just drawn, which is in nobody's hand yet (G6.3).
    pub(crate) drawn: Option<Card>,
}

impl State {
    /// What lies open, which is no secret.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The hidden cards of a seat. Whoever has a whole state knows them, as a search does that sampled it.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// Cards of a hand are turned over and leave the game; those that all knew go first, as they look the same.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, seat: Seat, firm: Firm, count: u8) {
        let card = Card::from(firm);
        self.hands[seat] = self.hands[seat].minus(Cards::of(card, count));
        self.board.hand_sizes[seat] -= count;
        let known = self.board.known[seat];
        self.board.known[seat] = known.minus(Cards::of(card, count.min(known.count(card))));
    }
}

impl Goldbraeu {
    /// How many shares of a firm have never been stones (G1.3, G1.7).
    #[inline(always)]
    #[must_use]
    pub fn unset(&self, board: &Board, firm: Firm) -> u8 {
        self.shares - board.gone.count(firm.into())
    }

    /// How many cards of a firm a seat could turn over, as far as all can see (G5.9).
    #[inline(always)]
    pub(crate) fn at_most(&self, board: &Board, seat: Seat, firm: Firm) -> u8 {
        board.hand_sizes[seat].min(board.stones_left[seat]).min(self.unset(board, firm))
    }

    /// How many cards of a firm a seat with this hand can turn over.
    #[inline(always)]
    pub(crate) fn in_truth(&self, board: &Board, seat: Seat, firm: Firm, hand: Cards) -> u8 {
        hand.count(firm.into()).min(board.stones_left[seat])
    }
}
