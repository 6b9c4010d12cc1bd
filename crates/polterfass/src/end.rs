//! Writing down a round, and the end of the game (P1.8, P7).

use game_core::{Events, PerSeat, SeatSet};

use crate::state::{Phase, State};
use crate::{Event, Order, Polterfass, Row, Seen, bill};

impl Polterfass {
    /// The round is paid (P6) and written down; the next one begins (P1.8) or the game is over (P7.1).
    #[inline]
    pub(crate) fn pay(&self, state: &mut State, served: Option<u8>, events: &mut impl Events<Event>) {
        let bill = bill::settle(&state.orders, state.innkeeper, served, self.setup.equal_greedy);
        for (total, result) in state.totals.0.iter_mut().zip(bill.results.0) {
            *total += result;
        }
        events.push(|| {
            let row = Row {
                round: state.round,
                innkeeper: state.innkeeper,
                verdict: bill.verdict,
                served,
                ordered: bill.ordered as u8,
                orders: self.all.iter().map(|seat| state.orders[seat]).collect(),
                results: self.all.iter().map(|seat| bill.results[seat]).collect(),
                totals: self.all.iter().map(|seat| state.totals[seat]).collect(),
                greediest: bill.greediest,
                modest: bill.modest,
            };
            Event::Public(Seen::Billed { row })
        });
        state.orders = NO_ORDERS;
        let best = state.totals.0.iter().fold(0, |best, &total| total.max(best));
        if best >= i32::from(self.setup.goal) {
            let winners = self.all.iter().filter(|&seat| state.totals[seat] == best).collect::<SeatSet>();
            state.phase = Phase::Over { winners };
            events.push(|| Event::Public(Seen::Ended { winners, score: best }));
        } else {
            state.round += 1;
            state.innkeeper = state.innkeeper.next(self.all.len());
            state.phase = Phase::FirstRoll;
        }
    }
}

/// All cards are in the hands (P1.5).
pub(crate) const NO_ORDERS: PerSeat<Option<Order>> = PerSeat([None; game_core::Seat::MAX]);
