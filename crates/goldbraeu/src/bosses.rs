//! The first bosses (G2.7).

use game_core::{Events, Seat};

use crate::state::State;
use crate::{Board, Event, Firm, FirmSet, Goldbraeu, Phase, Refusal, Seen};

impl Goldbraeu {
    /// How many bosses are set during setup: twice round, with three players three times.
    pub(crate) fn first_bosses(&self) -> u8 {
        if self.seats == 3 { 9 } else { 8 }
    }

    /// The firms without a boss.
    pub(crate) fn without_boss(board: &Board) -> FirmSet {
        Firm::ALL.into_iter().filter(|&firm| board.firms[firm].boss.is_none()).collect()
    }

    /// The firms with a boss of `seat`.
    #[inline]
    pub(crate) fn bosses_of(board: &Board, seat: Seat) -> FirmSet {
        let mut firms = FirmSet::EMPTY;
        for firm in Firm::ALL {
            if board.firms[firm].boss == Some(seat) {
                firms = firms.with(firm);
            }
        }
        firms
    }

    pub(crate) fn place_boss(
        &self,
        state: &mut State,
        seat: Seat,
        firm: Firm,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let left = match state.board.phase {
            Phase::Bosses { seat: asked, left } if asked == seat => left - 1,
            _ => return Err(self.out_of_place(state, seat)),
        };
        let boss = &mut state.board.firms[firm].boss;
        if boss.is_some() {
            return Err(Refusal::HasBoss { firm });
        }
        *boss = Some(seat);
        events.push(|| Event::Public(Seen::BossPlaced { seat, firm }));
        if left == 0 {
            self.begin_day(state, events);
        } else {
            state.board.phase = Phase::Bosses { seat: seat.next(self.seats), left };
        }
        Ok(())
    }
}
