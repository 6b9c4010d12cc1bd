//! Counting the barrels (P5).

use game_core::{Events, Seat};

use crate::state::{Phase, State};
use crate::{BarrelSet, Event, Polterfass, Refusal, Seen};

impl Polterfass {
    /// The innkeeper names the targets of the specials (P5.1, P5.2, P5.6).
    #[inline(always)]
    pub(crate) fn target(
        &self,
        state: &mut State,
        seat: Seat,
        destroyed: BarrelSet,
        doubled: BarrelSet,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Targets { due } = state.phase else { return Err(self.refusal(*state, seat, false)) };
        if seat != state.innkeeper {
            return Err(self.refusal(*state, seat, false));
        }
        if !due.fits(state.coaster.numbers(), destroyed, doubled) {
            return Err(Refusal::BadTarget);
        }
        if !due.counts(destroyed, doubled) {
            return Err(Refusal::TargetCount { destroyed: due.destroy, doubled: due.double });
        }
        self.serve(state, destroyed, doubled, events);
        Ok(())
    }

    /// The survivors are counted, the doubled ones twice (P5.7).
    #[inline(always)]
    pub(crate) fn serve(
        &self,
        state: &mut State,
        destroyed: BarrelSet,
        doubled: BarrelSet,
        events: &mut impl Events<Event>,
    ) {
        let (large, innkeeper) = (state.coaster.large, state.innkeeper);
        let served = state.coaster.serving(destroyed, doubled);
        events.push(|| {
            let (destroyed, doubled) = (destroyed.tops(large), doubled.tops(large));
            Event::Public(Seen::Served { innkeeper, served, destroyed, doubled })
        });
        self.pay(state, Some(served), events);
    }
}
