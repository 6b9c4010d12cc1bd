//! Appointing a boss (G5.1, G5.4 to G5.7).

use game_core::{Events, Seat};

use crate::state::State;
use crate::{Board, Cards, Event, Firm, FirmSet, Goldbraeu, Phase, Pick, Purpose, Refusal, Seen};

/// Bosses of each player (G1.4).
pub(crate) const BOSSES: usize = 6;

/// An appointment under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Challenge {
    pub(crate) challenger: Seat,
    pub(crate) firm: Firm,
    /// Executions left, this one included (G3.6).
    pub(crate) left: u8,
    /// Where the challenger was blocked today (G5.4).
    pub(crate) closed: FirmSet,
}

impl Goldbraeu {
    /// Asks a seat to appoint or to sign a contract. Whether it is asked depends on what all can see, as whether it holds a
    /// card of a firm is its own affair (G5.9).
    pub(crate) fn ask_to_appoint(&self, board: &Board, seat: Seat, left: u8, closed: FirmSet) -> Option<Phase> {
        let own = Self::bosses_of(board, seat);
        let asked = left > 0
            && (!Self::contracts(board, own).is_empty()
                || self
                    .open_to(board, seat, own, closed)
                    .any(|firm| board.firms[firm].stones[seat] > 0 || self.at_most(board, seat, firm) > 0));
        asked.then_some(Phase::Appoint { seat, left, closed })
    }

    /// The firms that a seat may have a try at, if it has a share there: not its own, nobody appointed today, and not where it
    /// was blocked (G5.4, G5.5, G5.7).
    pub(crate) fn open_to(
        &self,
        board: &Board,
        seat: Seat,
        own: FirmSet,
        closed: FirmSet,
    ) -> impl Iterator<Item = Firm> + use<'_> {
        let boss_left = own.len() < BOSSES;
        let open =
            |board: &Board, firm: Firm| boss_left && board.firms[firm].boss != Some(seat) && !board.firms[firm].fresh;
        let firms: FirmSet = Firm::ALL.into_iter().filter(|&firm| open(board, firm)).collect();
        firms.minus(closed).iter()
    }

    /// The firms that a seat with this hand can appoint a boss to.
    pub(crate) fn appointments(&self, board: &Board, seat: Seat, closed: FirmSet, hand: Cards) -> FirmSet {
        let own = Self::bosses_of(board, seat);
        let holds = |firm: &Firm| board.firms[*firm].stones[seat] > 0 || self.in_truth(board, seat, *firm, hand) > 0;
        self.open_to(board, seat, own, closed).filter(holds).collect()
    }

    pub(crate) fn appoint(
        &self,
        state: &mut State,
        seat: Seat,
        firm: Firm,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Appoint { seat: asked, left, closed } = state.board.phase else {
            return Err(self.out_of_place(state, seat));
        };
        if asked != seat {
            return Err(self.out_of_place(state, seat));
        }
        let target = state.board.firms[firm];
        if target.boss == Some(seat) {
            return Err(Refusal::OwnBoss { firm });
        }
        if target.fresh {
            return Err(Refusal::FreshBoss { firm });
        }
        if closed.contains(firm) {
            return Err(Refusal::ClosedFirm { firm });
        }
        if Self::bosses_of(&state.board, seat).len() >= BOSSES {
            return Err(Refusal::NoBossLeft);
        }
        let qualified = target.stones[seat] > 0;
        if !qualified && self.in_truth(&state.board, seat, firm, state.hands[seat]) == 0 {
            return Err(Refusal::NoShare { firm });
        }
        events.push(|| Event::Public(Seen::Challenged { seat, firm, owner: target.boss }));
        if !qualified {
            self.turn_over(state, seat, (firm, 1), Purpose::Qualify, events);
        }
        self.contest(state, Challenge { challenger: seat, firm, left, closed }, events);
        Ok(())
    }

    /// The appointment comes about: the old boss goes home (G5.1).
    pub(crate) fn install(&self, state: &mut State, challenge: Challenge, events: &mut impl Events<Event>) {
        let Challenge { challenger: seat, firm, left, closed } = challenge;
        let target = &mut state.board.firms[firm];
        let old = target.boss.replace(seat);
        target.fresh = true;
        events.push(|| Event::Public(Seen::Appointed { seat, firm, old }));
        self.ask_again(state, seat, left - 1, closed, events);
    }

    /// It does not: the challenger may try something else within the same execution, but not this firm today (G5.4).
    pub(crate) fn repel(
        &self,
        state: &mut State,
        challenge: Challenge,
        no_stone: bool,
        events: &mut impl Events<Event>,
    ) {
        let Challenge { challenger: seat, firm, left, closed } = challenge;
        events.push(|| Event::Public(Seen::Repelled { seat, firm, no_stone }));
        self.ask_again(state, seat, left, closed.with(firm), events);
    }

    /// On with what is left of a seat's executions, or with the next seat.
    pub(crate) fn ask_again(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        closed: FirmSet,
        events: &mut impl Events<Event>,
    ) {
        match self.ask_to_appoint(&state.board, seat, left, closed) {
            Some(phase) => state.board.phase = phase,
            None => self.go_on(state, Pick::Appoint, Some(seat), events),
        }
    }
}
