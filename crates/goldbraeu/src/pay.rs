//! Payday at the table: last cards are turned over, then all is paid (G8.1, G8.5, G9).

use game_core::{Events, Seat};

use crate::day::WEEKS;
use crate::payday::{ORDER, Payday, payday, richest};
use crate::state::State;
use crate::{Board, Card, Cards, Event, Firm, FirmSet, Goldbraeu, Phase, Purpose, Refusal, Seen, Sheet};

impl Goldbraeu {
    /// Asks the next seat that could turn a card over, as far as all can see; `place` counts from the start player of the day
    /// just ended. After the last one it is paid (G8.1).
    pub(crate) fn ask_to_turn_over(&self, state: &mut State, place: usize, events: &mut impl Events<Event>) {
        let start = state.board.start.index();
        let mut seats = (place..self.seats).filter_map(|place| Seat::new((start + place) % self.seats));
        match seats.find(|&seat| Self::may_turn_over(&state.board, seat)) {
            Some(seat) => state.board.phase = Phase::TurnOver { seat },
            None => self.pay(state, events),
        }
    }

    fn may_turn_over(board: &Board, seat: Seat) -> bool {
        board.hand_sizes[seat] > 0 && board.stones_left[seat] > 0
    }

    /// The firms of which a seat with this hand has a card; that it has a stone for it was seen before it was asked.
    pub(crate) fn hidden_firms(hand: Cards) -> FirmSet {
        FirmSet::from_bits(hand.kinds()).and(FirmSet::ALL)
    }

    pub(crate) fn turn_one_over(
        &self,
        state: &mut State,
        seat: Seat,
        firm: Firm,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        if state.board.phase != (Phase::TurnOver { seat }) {
            return Err(self.out_of_place(state, seat));
        }
        if !state.hands[seat].contains(Card::from(firm)) {
            return Err(Refusal::NotInHand { firm });
        }
        self.turn_over(state, seat, (firm, 1), Purpose::Payday, events);
        if !Self::may_turn_over(&state.board, seat) {
            self.finish_turning_over(state, seat, events);
        }
        Ok(())
    }

    /// Who has finished is not asked again, even if a full firm gives them a stone back (G8.1).
    pub(crate) fn finish_turning_over(&self, state: &mut State, seat: Seat, events: &mut impl Events<Event>) {
        events.push(|| Event::Public(Seen::Finished { seat }));
        let place = (seat.index() + self.seats - state.board.start.index()) % self.seats;
        self.ask_to_turn_over(state, place + 1, events);
    }

    /// What a payday would bring if it were now, from what all can see (G8).
    #[must_use]
    pub fn forecast(&self, board: &Board) -> Payday {
        payday(&self.case(&Sheet::from(board)))
    }

    fn pay(&self, state: &mut State, events: &mut impl Events<Event>) {
        let payday = self.forecast(&state.board);
        for (seat, thalers) in payday.totals.iter() {
            state.board.money[seat] += thalers;
        }
        for garden in ORDER {
            events.push(|| Event::Public(Seen::GardenPaid { garden, pay: payday.gardens[garden] }));
        }
        for (brewery, pay) in payday.breweries.iter() {
            events.push(|| Event::Public(Seen::BreweryPaid { brewery, pay }));
        }
        let (week, money) = (state.board.week, state.board.money);
        events.push(|| Event::Public(Seen::PaydayEnded { week, totals: payday.totals, money }));
        if week == WEEKS {
            self.end(state, events);
        } else {
            self.next_day(state, events);
        }
    }

    /// The richest win, several of them together (G9.1), and all hands are shown (G10.3).
    fn end(&self, state: &mut State, events: &mut impl Events<Event>) {
        let money = state.board.money;
        let winners = richest(&money);
        let best = winners.lowest().map_or(0, |seat| money[seat]);
        state.board.phase = Phase::Over { winners };
        events.push(|| Event::Public(Seen::HandsShown { hands: state.hands }));
        events.push(|| Event::Public(Seen::Ended { winners, money: best }));
    }
}
