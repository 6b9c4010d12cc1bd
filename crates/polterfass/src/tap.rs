//! Serving: roll on or close the tap (P4).

use game_core::{Events, Seat};

use crate::state::{Due, Phase, State};
use crate::{BarrelSet, Event, Polterfass, Refusal, Seen};

impl Polterfass {
    /// The innkeeper rolls on with the lying barrels and these specials (P4.2, P4.3).
    #[inline(always)]
    pub(crate) fn roll_on(
        &self,
        state: &mut State,
        seat: Seat,
        put_back: BarrelSet,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        if state.phase != Phase::Tap || seat != state.innkeeper {
            return Err(self.refusal(*state, seat, false));
        }
        if !put_back.is_within(state.coaster.specials()) {
            return Err(Refusal::NotStandingSpecial);
        }
        if state.coaster.lying().union(put_back).is_empty() {
            return Err(Refusal::EmptyCup);
        }
        state.coaster.fill_cup(put_back);
        state.phase = Phase::Fall;
        let barrels = state.coaster.cup;
        events.push(|| {
            let (cup, put_back) = (barrels.len() as u8, put_back.len() as u8);
            Event::Public(Seen::RollsOn { innkeeper: seat, barrels, cup, put_back })
        });
        Ok(())
    }

    /// The cup is set down; with none of its barrels standing the innkeeper has failed (P4.4, P4.5).
    #[inline(always)]
    pub(crate) fn fall(&self, state: &mut State, stood: BarrelSet, large: BarrelSet, events: &mut impl Events<Event>) {
        let innkeeper = state.innkeeper;
        let cup = state.coaster.cup.len() as u8;
        state.coaster.set_down(stood, large);
        let sum = state.coaster.sum();
        events.push(|| Event::Public(Seen::Rolled { innkeeper, stood, tops: stood.tops(large), sum }));
        if stood.is_empty() {
            events.push(|| Event::Public(Seen::Failed { innkeeper, cup }));
            self.pay(state, None, events);
        } else {
            state.phase = Phase::Tap;
        }
    }

    /// The innkeeper closes the tap (P4.1); without a choice of targets the barrels are counted at once (P5.6).
    #[inline(always)]
    pub(crate) fn close(&self, state: &mut State, seat: Seat, events: &mut impl Events<Event>) -> Result<(), Refusal> {
        if state.phase != Phase::Tap || seat != state.innkeeper {
            return Err(self.refusal(*state, seat, false));
        }
        events.push(|| Event::Public(Seen::Closed { innkeeper: seat }));
        let coaster = state.coaster;
        if coaster.specials().is_empty() {
            self.serve(state, BarrelSet::EMPTY, BarrelSet::EMPTY, events);
            return Ok(());
        }
        let numbers = coaster.numbers();
        let due = Due::of(coaster.specials(), coaster.large, numbers);
        if due.ways(numbers.len()) > 1 {
            state.phase = Phase::Targets { due };
        } else {
            let (destroyed, doubled) = due.targets(numbers, 0);
            self.serve(state, destroyed, doubled, events);
        }
        Ok(())
    }
}
