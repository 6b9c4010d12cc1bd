//! The course of days and weeks (G3).

use game_core::{Events, Seat};

use crate::state::State;
use crate::{BySeat, Card, Event, Firm, Goldbraeu, Phase, Pick, Row, Seen};

/// Days of a week (G3.1).
pub(crate) const DAYS: u8 = 7;
/// Weeks of a game (G3.1).
pub(crate) const WEEKS: u8 = 3;

impl Goldbraeu {
    /// Who gets the payday figure when `start` begins a week (G2.9).
    pub(crate) fn payday_seat(&self, start: Seat) -> Seat {
        if self.seats == 3 { start } else { start.next(self.seats).next(self.seats) }
    }

    /// The day that the board shows begins.
    pub(crate) fn begin_day(&self, state: &mut State, events: &mut impl Events<Event>) {
        let (week, day, start, payday) = (state.board.week, state.board.day, state.board.start, state.board.payday);
        events.push(|| Event::Public(Seen::DayBegan { week, day, start, payday }));
        self.lay_out(state, events);
    }

    /// Cards are laid out until there are two (G3.1). Luck takes part as long as nobody knows the top card.
    pub(crate) fn lay_out(&self, state: &mut State, events: &mut impl Events<Event>) {
        let board = &mut state.board;
        for place in 0..board.face_up.len() {
            if board.face_up[place].is_some() {
                continue;
            }
            if board.pile > 0 {
                board.phase = Phase::LayOut {};
                return;
            }
            let Some(card) = board.under.pop() else { break };
            board.face_up[place] = Some(card);
            events.push(|| Event::Public(Seen::LaidOut { card }));
        }
        board.phase = Phase::Pick { waiting: self.all };
    }

    /// Luck turned this card face up.
    pub(crate) fn turn_up(&self, state: &mut State, card: Card, events: &mut impl Events<Event>) {
        if let Some(place) = state.board.face_up.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        events.push(|| Event::Public(Seen::LaidOut { card }));
        self.lay_out(state, events);
    }

    /// Asks the next seat, in clockwise order from the start player, that picked an action and can carry it out; after the
    /// last one of an action the next action begins, and after the last action the day ends (G3.1, G3.2).
    pub(crate) fn go_on(&self, state: &mut State, pick: Pick, after: Option<Seat>, events: &mut impl Events<Event>) {
        let start = state.board.start.index();
        let first = after.map_or(0, |seat| (seat.index() + self.seats - start) % self.seats + 1);
        for place in first..self.seats {
            let Some(seat) = Seat::new((start + place) % self.seats) else { continue };
            if state.board.picks[seat] != Some(pick) {
                continue;
            }
            if let Some(phase) = self.first_prompt(&state.board, seat, pick) {
                state.board.phase = phase;
                return;
            }
            events.push(|| Event::Public(Seen::Idle { seat, action: pick }));
        }
        match pick {
            Pick::Expand => self.go_on(state, Pick::Appoint, None, events),
            Pick::Appoint => self.go_on(state, Pick::Buy, None, events),
            Pick::Buy => self.end_day(state, events),
        }
    }

    /// Everyone has acted or declined (G3.3).
    fn end_day(&self, state: &mut State, events: &mut impl Events<Event>) {
        let (week, day, money) = (state.board.week, state.board.day, state.board.money);
        events.push(|| Event::Public(Seen::DayEnded { week, day, money }));
        if day == DAYS {
            events.push(|| Event::Public(Seen::PaydayBegan { week }));
            self.ask_to_turn_over(state, 0, events);
        } else {
            self.next_day(state, events);
        }
    }

    /// The start figure moves on, unsold cards go under the pile, two new ones are laid out (G3.4); after a payday the
    /// payday figure is placed anew (G8.8).
    pub(crate) fn next_day(&self, state: &mut State, events: &mut impl Events<Event>) {
        let board = &mut state.board;
        board.start = board.start.next(self.seats);
        if board.day == DAYS {
            (board.week, board.day) = (board.week + 1, 1);
            board.payday = self.payday_seat(board.start);
        } else {
            board.day += 1;
        }
        let mut unsold = Row::EMPTY;
        for card in board.face_up.iter_mut().filter_map(Option::take) {
            unsold.push(card);
            board.under.push(card);
        }
        if !unsold.is_empty() {
            events.push(|| Event::Public(Seen::PutUnder { cards: unsold }));
        }
        board.picks = BySeat::all(self.seats, None);
        for firm in Firm::ALL {
            board.firms[firm].fresh = false;
        }
        self.begin_day(state, events);
    }
}
