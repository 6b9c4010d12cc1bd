//! The orders (P3).

use game_core::{Events, Seat};

use crate::state::{Phase, State};
use crate::{Event, Order, Polterfass, Refusal, Seen};

impl Polterfass {
    /// A guest lays an order, which is locked from then on (P3.1, P3.2).
    #[inline(always)]
    pub(crate) fn lay(
        &self,
        state: &mut State,
        seat: Seat,
        order: Order,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Ordering { waiting } = state.phase else { return Err(self.refusal(*state, seat, true)) };
        if !waiting.contains(seat) {
            return Err(self.refusal(*state, seat, true));
        }
        state.orders = state.orders.with(seat, order);
        events.push(|| Event::Ordered { seat, order });
        let waiting = waiting.without(seat);
        if waiting.is_empty() {
            state.phase = Phase::Tap;
            events.push(|| Event::Public(Seen::OrdersIn { backs: self.backs(state) }));
        } else {
            state.phase = Phase::Ordering { waiting };
        }
        Ok(())
    }

    /// By seat: how many cards lie there (P3.2).
    pub(crate) fn backs(&self, state: &State) -> Vec<Option<u8>> {
        self.all.iter().map(|seat| state.orders.of(seat).map(Order::backs)).collect()
    }
}
