//! Doing no more (G3.3, G5.2, G5.3, G8.1).

use game_core::{Events, Seat};

use crate::appoint::Challenge;
use crate::state::State;
use crate::{Event, Goldbraeu, Phase, Pick, Refusal, Seen};

impl Goldbraeu {
    pub(crate) fn decline(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let phase = state.board.phase;
        if !phase.asked().contains(seat) {
            return Err(self.out_of_place(state, seat));
        }
        let action = match phase {
            Phase::Expand { .. } => Pick::Expand,
            Phase::Appoint { .. } => Pick::Appoint,
            Phase::Buy { .. } => Pick::Buy,
            Phase::Block { challenger, firm, left, closed, .. } => {
                events.push(|| Event::Public(Seen::LetBe { seat, challenger, firm }));
                self.install(state, Challenge { challenger, firm, left, closed }, events);
                return Ok(());
            }
            Phase::Break { firm, left, closed, .. } => {
                self.repel(state, Challenge { challenger: seat, firm, left, closed }, false, events);
                return Ok(());
            }
            Phase::TurnOver { .. } => {
                self.finish_turning_over(state, seat, events);
                return Ok(());
            }
            _ => return Err(self.out_of_place(state, seat)),
        };
        events.push(|| Event::Public(Seen::Declined { seat, action }));
        self.go_on(state, action, Some(seat), events);
        Ok(())
    }
}
