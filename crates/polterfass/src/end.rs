//! Writing down a round, and the end of the game (P1.8, P7).

use game_core::{Events, PerSeat, Seat, SeatSet};

use crate::bill::{Terms, settle_sums};
use crate::order::Orders;
use crate::state::{Phase, State};
use crate::{Event, Order, Polterfass, Row, Seen};

/// All who have most, and how much (P7.2).
pub(crate) fn leaders(seats: usize, totals: &PerSeat<i32>) -> (SeatSet, i32) {
    let most = Seat::all(seats).map(|seat| totals[seat]).max().unwrap_or_default();
    (Seat::all(seats).filter(|&seat| totals[seat] == most).collect(), most)
}

impl Polterfass {
    /// The round is paid (P6) and written down; the next one begins (P1.8) or the game is over (P7.1).
    #[inline(always)]
    pub(crate) fn pay(&self, state: &mut State, served: Option<u8>, events: &mut impl Events<Event>) {
        let sums = state.orders.sums();
        let terms = Terms::of(self.seats, &sums, served.map(u16::from), self.setup.equal_greedy);
        // A copy is indexed, because indexing by a variable would keep the whole state out of the registers.
        let mut totals = state.totals;
        totals[state.innkeeper] += terms.innkeepers;
        let mut best = 0;
        for seat in Seat::all(self.seats) {
            totals[seat] += terms.result(seat, &sums);
            best = totals[seat].max(best);
        }
        state.totals = totals;
        events.push(|| Event::Public(Seen::Billed { row: self.row(state, served) }));
        state.orders = Orders::NONE;
        if best >= i32::from(self.setup.goal) {
            let (winners, score) = leaders(self.seats, &totals);
            state.phase = Phase::Over { winners };
            events.push(|| Event::Public(Seen::Ended { winners, score }));
        } else {
            state.round += 1;
            state.innkeeper = state.innkeeper.next(self.seats);
            state.phase = Phase::FirstRoll;
        }
    }
    /// The line on the notepad for the round just paid.
    fn row(&self, state: &State, served: Option<u8>) -> Row {
        let by_seat = || self.all.iter();
        let orders: Vec<_> = by_seat().map(|seat| state.orders.of(seat)).collect();
        let sums: Vec<_> = orders.iter().map(|order| order.map(Order::sum)).collect();
        let bill = settle_sums(&sums, state.innkeeper, served.map(u16::from), self.setup.equal_greedy);
        Row {
            round: state.round,
            innkeeper: state.innkeeper,
            tops: state.first.stood.tops(state.first.large),
            verdict: bill.verdict,
            served,
            ordered: bill.ordered as u8,
            orders,
            results: by_seat().map(|seat| bill.results[seat]).collect(),
            totals: by_seat().map(|seat| state.totals[seat]).collect(),
            greediest: bill.greediest,
            modest: bill.modest,
        }
    }
}
