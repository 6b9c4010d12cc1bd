//! Contracts between breweries and gardens (G5.8).

use game_core::{Events, Seat};

use crate::opening::SIGNS;
use crate::state::State;
use crate::{Board, Brewery, Event, FirmSet, Garden, Goldbraeu, Phase, Refusal, Seen};

/// A set of pairs of a brewery and a garden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Contracts(u32);

impl Contracts {
    const fn number(brewery: Brewery, garden: Garden) -> usize {
        brewery.index() * Garden::COUNT + garden.index()
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) const fn contains(self, brewery: Brewery, garden: Garden) -> bool {
        self.0 >> Self::number(brewery, garden) & 1 == 1
    }

    pub(crate) fn nth(self, place: usize) -> Option<(Brewery, Garden)> {
        let mut rest = self.0;
        for _ in 0..place {
            rest &= rest.wrapping_sub(1);
        }
        let number = rest.trailing_zeros() as usize;
        Some((Brewery::from_index(number / Garden::COUNT)?, Garden::from_index(number % Garden::COUNT)?))
    }
}

impl Goldbraeu {
    /// How many signs a brewery has left.
    pub(crate) fn signs_left(board: &Board, brewery: Brewery) -> u8 {
        SIGNS - board.gardens.0.iter().filter(|garden| garden.supplier == brewery).count() as u8
    }

    /// What can be signed by whoever has their bosses in `own`.
    #[inline]
    pub(crate) fn contracts(board: &Board, own: FirmSet) -> Contracts {
        let mut contracts = Contracts::default();
        let gardens = own.gardens();
        for brewery in Brewery::ALL {
            if gardens.is_empty() || !own.contains(brewery.into()) || Self::signs_left(board, brewery) == 0 {
                continue;
            }
            for garden in gardens.iter().filter(|&garden| board.gardens[garden].supplier != brewery) {
                contracts.0 |= 1 << Contracts::number(brewery, garden);
            }
        }
        contracts
    }

    pub(crate) fn contract(
        &self,
        state: &mut State,
        seat: Seat,
        (brewery, garden): (Brewery, Garden),
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Appoint { seat: asked, left, closed } = state.board.phase else {
            return Err(self.out_of_place(state, seat));
        };
        if asked != seat {
            return Err(self.out_of_place(state, seat));
        }
        for firm in [brewery.into(), garden.into()] {
            if state.board.firms[firm].boss != Some(seat) {
                return Err(Refusal::NotYourFirm { firm });
            }
        }
        let replaced = state.board.gardens[garden].supplier;
        if replaced == brewery {
            return Err(Refusal::SameSupplier { brewery, garden });
        }
        if Self::signs_left(&state.board, brewery) == 0 {
            return Err(Refusal::NoSignLeft { brewery });
        }
        state.board.gardens[garden].supplier = brewery;
        let signs_left = Self::signs_left(&state.board, brewery);
        events.push(|| Event::Public(Seen::Contracted { seat, brewery, garden, replaced, signs_left }));
        self.ask_again(state, seat, left - 1, closed, events);
        Ok(())
    }
}
