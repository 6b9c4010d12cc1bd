//! Picking action cards, and what a pick entitles to (G3.1, G3.6).

use game_core::{Events, Seat};

use crate::state::State;
use crate::{Board, BySeat, Event, FirmSet, Goldbraeu, Phase, Pick, Refusal, Seen};

impl Goldbraeu {
    /// Any action may be picked, even one that can't be carried out.
    pub(crate) fn pick(
        &self,
        state: &mut State,
        seat: Seat,
        action: Pick,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Pick { waiting } = state.board.phase else { return Err(self.out_of_place(state, seat)) };
        if !waiting.contains(seat) {
            return Err(self.out_of_place(state, seat));
        }
        state.picked[seat] = Some(action);
        events.push(|| Event::Picked { seat, action });
        let waiting = waiting.without(seat);
        state.board.phase = Phase::Pick { waiting };
        if waiting.is_empty() {
            let picks = std::mem::replace(&mut state.picked, BySeat::all(self.seats, None));
            state.board.picks = picks;
            events.push(|| Event::Public(Seen::PicksShown { picks }));
            self.go_on(state, Pick::Expand, None, events);
        }
        Ok(())
    }

    /// How many players picked this action.
    #[inline]
    pub(crate) fn pickers(board: &Board, pick: Pick) -> u8 {
        board.picks.as_slice().iter().filter(|&&one| one == Some(pick)).count() as u8
    }

    /// The first question to a seat that picked an action; none if it can't do anything, as all can see.
    pub(crate) fn first_prompt(&self, board: &Board, seat: Seat, pick: Pick) -> Option<Phase> {
        let pickers = Self::pickers(board, pick);
        let left = if pickers == 1 { 2 } else { 1 };
        match pick {
            Pick::Expand => self.ask_to_expand(board, seat, left),
            Pick::Appoint => self.ask_to_appoint(board, seat, left, FirmSet::EMPTY),
            Pick::Buy => self.ask_to_buy(board, seat, pickers),
        }
    }
}
