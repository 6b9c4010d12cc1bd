//! Setting stones, and full firms (G7).

use game_core::{Events, Seat, SeatSet};

use crate::state::State;
use crate::{Board, Card, Cards, Event, Firm, FirmBoard, Goldbraeu, Purpose, Seen};

impl Goldbraeu {
    /// A share leaves the game and becomes a stone of `seat`, which has an unused one; a full firm follows at once (G7.1).
    pub(crate) fn set_stone(&self, board: &mut Board, seat: Seat, firm: Firm, events: &mut impl Events<Event>) {
        board.gone = board.gone.plus(Cards::only(Card::from(firm)));
        board.stones_left[seat] -= 1;
        board.firms[firm].stones[seat] += 1;
        if self.unset(board, firm) == 0 {
            self.fill(board, firm, events);
        }
    }

    /// Hidden cards are turned over one by one, each a stone at once (G5.3).
    pub(crate) fn turn_over(
        &self,
        state: &mut State,
        seat: Seat,
        (firm, cards): (Firm, u8),
        purpose: Purpose,
        events: &mut impl Events<Event>,
    ) {
        if cards == 0 {
            return;
        }
        events.push(|| Event::Public(Seen::TurnedOver { seat, firm, cards, purpose }));
        state.take_from_hand(seat, firm, cards);
        for _ in 0..cards {
            self.set_stone(&mut state.board, seat, firm, events);
        }
    }

    /// Whoever has exactly one stone in a full firm loses it (G7.1). It can't happen twice, as no share is left (G7.2).
    #[cold]
    pub(crate) fn fill(&self, board: &mut Board, firm: Firm, events: &mut impl Events<Event>) {
        let losers = singles(&board.firms[firm]);
        for seat in losers.iter() {
            board.firms[firm].stones[seat] = 0;
            board.stones_left[seat] += 1;
        }
        events.push(|| Event::Public(Seen::FullFirm { firm, losers }));
    }

    /// The firm as it would be with so many more stones of `seat`, at most as many as shares are left.
    #[inline]
    pub(crate) fn with_stones(&self, board: &Board, firm: Firm, seat: Seat, more: u8) -> FirmBoard {
        let mut after = board.firms[firm];
        after.stones[seat] += more;
        if more > 0 && more == self.unset(board, firm) {
            for loser in singles(&after).iter() {
                after.stones[loser] = 0;
            }
        }
        after
    }
}

/// Who has exactly one stone.
fn singles(firm: &FirmBoard) -> SeatSet {
    firm.stones.iter().filter(|&(_, stones)| stones == 1).map(|(seat, _)| seat).collect()
}
