//! Blocking an appointment and breaking the majority (G5.2, G5.3, G5.9).

use game_core::{Events, Seat};

use crate::appoint::Challenge;
use crate::state::State;
use crate::{Board, Event, Firm, FirmSet, Goldbraeu, Phase, Purpose, Refusal, Seen};

impl Goldbraeu {
    /// By number of cards from 0 to `most`: whether the owner of the boss has the majority once they turned over so many.
    pub(crate) fn blocks(&self, board: &Board, owner: Seat, firm: Firm, most: u8) -> u8 {
        let stands = |cards: &u8| self.with_stones(board, firm, owner, *cards).has_majority(owner);
        (0..=most).filter(stands).fold(0, |numbers, cards| numbers | 1 << cards)
    }

    /// By number of cards from 1 to `most`: whether the owner's majority is gone once the challenger turned over so many.
    pub(crate) fn breaks(&self, board: &Board, (challenger, owner): (Seat, Seat), firm: Firm, most: u8) -> u8 {
        let broken = |cards: &u8| !self.with_stones(board, firm, challenger, *cards).has_majority(owner);
        (1..=most).filter(broken).fold(0, |numbers, cards| numbers | 1 << cards)
    }

    /// Whether the owner of the boss would be asked, as far as all can see (G5.9).
    fn may_block(&self, board: &Board, owner: Seat, firm: Firm) -> bool {
        self.blocks(board, owner, firm, self.at_most(board, owner, firm)) != 0
    }

    /// The firms at which somebody would be asked whether to block `seat` (G5.9).
    pub(crate) fn blockable(&self, board: &Board, seat: Seat, closed: FirmSet) -> FirmSet {
        let asked = |firm: &Firm| {
            let Some(owner) = board.firms[*firm].boss else { return false };
            let more = u8::from(board.firms[*firm].stones[seat] == 0);
            if more > self.at_most(board, seat, *firm) {
                return false;
            }
            let mut after = *board;
            if more > 0 {
                after.hand_sizes[seat] -= 1;
                self.set_stone(&mut after, seat, *firm, &mut game_core::Ignored);
            }
            after.firms[*firm].stones[seat] > 0 && self.may_block(&after, owner, *firm)
        };
        self.open_to(board, seat, Self::bosses_of(board, seat), closed).filter(asked).collect()
    }

    /// The challenger has a stone, or lost it to a full firm (G5.7); the boss's owner is asked, or there is nothing to ask.
    pub(crate) fn contest(&self, state: &mut State, challenge: Challenge, events: &mut impl Events<Event>) {
        let Challenge { challenger, firm, left, closed } = challenge;
        let board = &mut state.board;
        if board.firms[firm].stones[challenger] == 0 {
            return self.repel(state, challenge, true, events);
        }
        match board.firms[firm].boss {
            Some(owner) if self.may_block(board, owner, firm) => {
                board.phase = Phase::Block { seat: owner, challenger, firm, left, closed };
            }
            _ => self.install(state, challenge, events),
        }
    }

    pub(crate) fn block(
        &self,
        state: &mut State,
        seat: Seat,
        cards: u8,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let (challenge, firm) = match state.board.phase {
            Phase::Block { seat: asked, challenger, firm, left, closed } if asked == seat => {
                (Challenge { challenger, firm, left, closed }, firm)
            }
            _ => return Err(self.out_of_place(state, seat)),
        };
        let most = self.in_truth(&state.board, seat, firm, state.hands[seat]);
        if cards > most {
            return Err(Refusal::CantTurnOver { cards, firm });
        }
        if self.blocks(&state.board, seat, firm, most) >> cards & 1 == 0 {
            return Err(Refusal::NoMajority { cards, firm });
        }
        self.turn_over(state, seat, (firm, cards), Purpose::Block, events);
        let (own, others) = Self::sides(&state.board, seat, firm);
        let challenger = challenge.challenger;
        events.push(|| Event::Public(Seen::Blocked { seat, challenger, firm, own, others }));
        let board = &mut state.board;
        let most = self.at_most(board, challenger, firm);
        if board.firms[firm].stones[challenger] == 0 {
            self.repel(state, challenge, true, events);
        } else if self.breaks(board, (challenger, seat), firm, most) != 0 {
            let Challenge { left, closed, .. } = challenge;
            board.phase = Phase::Break { seat: challenger, owner: seat, firm, left, closed };
        } else {
            self.repel(state, challenge, false, events);
        }
        Ok(())
    }

    pub(crate) fn break_majority(
        &self,
        state: &mut State,
        seat: Seat,
        cards: u8,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let (challenge, owner, firm) = match state.board.phase {
            Phase::Break { seat: asked, owner, firm, left, closed } if asked == seat => {
                (Challenge { challenger: seat, firm, left, closed }, owner, firm)
            }
            _ => return Err(self.out_of_place(state, seat)),
        };
        let most = self.in_truth(&state.board, seat, firm, state.hands[seat]);
        if cards > most {
            return Err(Refusal::CantTurnOver { cards, firm });
        }
        if self.breaks(&state.board, (seat, owner), firm, most) >> cards & 1 == 0 {
            return Err(Refusal::MajorityStands { cards, firm });
        }
        self.turn_over(state, seat, (firm, cards), Purpose::Break, events);
        let (own, others) = Self::sides(&state.board, owner, firm);
        events.push(|| Event::Public(Seen::Broke { seat, owner, firm, own, others }));
        self.contest(state, challenge, events);
        Ok(())
    }

    /// The stones of `owner`, and those of all others.
    fn sides(board: &Board, owner: Seat, firm: Firm) -> (u8, u8) {
        let own = board.firms[firm].stones[owner];
        (own, board.firms[firm].all_stones() - own)
    }
}
