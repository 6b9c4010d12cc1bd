//! Two cards are kept, the others shown (G2.6, G2.10).

use game_core::{Events, Seat};

use crate::state::State;
use crate::{BySeat, Card, Cards, Event, Firm, Goldbraeu, Phase, Refusal, Seen};

/// Cards that each keeps.
const KEPT: usize = 2;

impl Goldbraeu {
    pub(crate) fn keep(
        &self,
        state: &mut State,
        seat: Seat,
        cards: Cards,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Keep { waiting } = state.board.phase else { return Err(self.out_of_place(state, seat)) };
        if !waiting.contains(seat) {
            return Err(self.out_of_place(state, seat));
        }
        if cards.len() != KEPT || !cards.is_within(state.hands[seat]) {
            return Err(Refusal::BadKeep);
        }
        state.kept[seat] = Some(cards);
        events.push(|| Event::Kept { seat, cards });
        let waiting = waiting.without(seat);
        state.board.phase = Phase::Keep { waiting };
        if waiting.is_empty() {
            self.show_all(state, events);
        }
        Ok(())
    }

    /// All show the others at the same time; only then full firms are looked for (G2.10).
    fn show_all(&self, state: &mut State, events: &mut impl Events<Event>) {
        let mut shown = BySeat::all(self.seats, Cards::EMPTY);
        for seat in self.all.iter() {
            let kept = state.kept[seat].take().unwrap_or_default();
            shown[seat] = state.hands[seat].minus(kept);
            state.hands[seat] = kept;
            let board = &mut state.board;
            board.hand_sizes[seat] = kept.len() as u8;
            board.gone = board.gone.plus(shown[seat]);
            board.stones_left[seat] -= shown[seat].len() as u8;
            for firm in Firm::ALL {
                board.firms[firm].stones[seat] = shown[seat].count(Card::from(firm));
            }
        }
        events.push(|| Event::Public(Seen::Shown { cards: shown }));
        for firm in Firm::ALL {
            if self.unset(&state.board, firm) == 0 {
                self.fill(&mut state.board, firm, events);
            }
        }
        state.board.phase = Phase::Bosses { seat: state.board.start, left: self.first_bosses() };
    }
}
