//! The lot and the first roll (P1.7, P2).

use game_core::{Events, Seat};

use crate::state::{Coaster, FirstRoll, Phase, State};
use crate::{BarrelSet, Event, Polterfass, Refusal, Seen};

impl Polterfass {
    /// The lot names the first innkeeper (P1.7).
    pub(crate) fn name_innkeeper(&self, state: &mut State, innkeeper: Seat, events: &mut impl Events<Event>) {
        state.innkeeper = innkeeper;
        state.phase = Phase::FirstRoll;
        events.push(|| Event::Public(Seen::InnkeeperDrawn { innkeeper }));
    }

    /// The innkeeper takes up all nine barrels (P2.1).
    #[inline(always)]
    pub(crate) fn take_up(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        if state.phase != Phase::FirstRoll || seat != state.innkeeper {
            return Err(self.refusal(*state, seat, false));
        }
        state.coaster = Coaster::CUP;
        state.phase = Phase::FirstFall;
        let round = state.round;
        events.push(|| Event::Public(Seen::RoundBegan { round, innkeeper: seat }));
        Ok(())
    }

    /// All nine are set down; with no number barrel standing they are rolled again (P2.1, P2.2).
    #[inline(always)]
    pub(crate) fn first_fall(
        &self,
        state: &mut State,
        stood: BarrelSet,
        large: BarrelSet,
        events: &mut impl Events<Event>,
    ) {
        let again = stood.and(BarrelSet::NUMBERS).is_empty();
        if !again {
            state.coaster.set_down(stood, large);
            state.first = FirstRoll { stood, large };
            state.phase = Phase::Ordering { waiting: self.all.without(state.innkeeper) };
        }
        let innkeeper = state.innkeeper;
        events.push(|| {
            let (tops, sum) = (stood.tops(large), stood.sum(large));
            Event::Public(Seen::FirstRolled { innkeeper, stood, tops, sum, again })
        });
    }
}
