//! Expanding gardens: annexing and shifting (G4).

use game_core::{Events, Seat};

use crate::state::State;
use crate::{Board, Event, Garden, GardenSet, Goldbraeu, Phase, Pick, Refusal, Seen, Space, SpaceSet};

/// What a seat can do with its gardens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Expansions {
    /// By garden: the free spaces that it can annex.
    pub(crate) annex: [SpaceSet; Garden::COUNT],
    /// By receiving garden: the spaces that can change over to it.
    pub(crate) shift: [SpaceSet; Garden::COUNT],
    /// By garden: its spaces, to tell where a shifted space comes from.
    pub(crate) spaces: [SpaceSet; Garden::COUNT],
}

impl Expansions {
    pub(crate) fn from(&self, space: Space) -> Option<Garden> {
        Garden::ALL.into_iter().find(|garden| self.spaces[garden.index()].contains(space))
    }
}

impl Goldbraeu {
    /// The spaces that share an edge with one of these.
    #[inline]
    pub(crate) fn touching(&self, spaces: SpaceSet) -> SpaceSet {
        let (mut rest, mut found) = (spaces.bits(), 0);
        while rest != 0 {
            found |= self.neighbours[rest.trailing_zeros() as usize].bits();
            rest &= rest - 1;
        }
        SpaceSet::from_bits(found).minus(spaces)
    }

    /// The spaces that belong to no garden.
    #[inline]
    pub(crate) fn free(&self, board: &Board) -> SpaceSet {
        board.gardens.0.iter().fold(self.spaces, |free, garden| free.minus(garden.spaces))
    }

    /// The gardens whose boss is the seat's.
    #[inline]
    pub(crate) fn gardens_of(board: &Board, seat: Seat) -> GardenSet {
        Self::bosses_of(board, seat).gardens()
    }

    #[inline]
    pub(crate) fn expansions(&self, board: &Board, seat: Seat) -> Expansions {
        let own = Self::gardens_of(board, seat);
        let free = self.free(board);
        let spaces = board.gardens.0.map(|garden| garden.spaces);
        let (mut annex, mut shift) = ([SpaceSet::EMPTY; Garden::COUNT], [SpaceSet::EMPTY; Garden::COUNT]);
        let all = own.iter().fold(SpaceSet::EMPTY, |all, garden| all.union(spaces[garden.index()]));
        for garden in own.iter() {
            let touching = self.touching(spaces[garden.index()]);
            annex[garden.index()] = touching.and(free);
            shift[garden.index()] = touching.and(all).minus(self.front_set);
        }
        Expansions { annex, shift, spaces }
    }

    /// Asks a seat to expand, unless nothing can be annexed or shifted; all of that is open.
    pub(crate) fn ask_to_expand(&self, board: &Board, seat: Seat, left: u8) -> Option<Phase> {
        let own = Self::gardens_of(board, seat);
        let all = own.iter().fold(SpaceSet::EMPTY, |all, garden| all.union(board.gardens[garden].spaces));
        let annex = || !self.touching(all).and(self.free(board)).is_empty();
        let shift = || {
            own.iter().any(|garden| {
                let touching = self.touching(board.gardens[garden].spaces);
                !touching.and(all).minus(self.front_set).is_empty()
            })
        };
        (left > 0 && (annex() || shift())).then_some(Phase::Expand { seat, left })
    }

    /// What is no longer connected to the front space once this space has left the garden (G4.3).
    pub(crate) fn cut_off(&self, board: &Board, garden: Garden, space: Space) -> SpaceSet {
        self.unreached(garden, board.gardens[garden].spaces.without(space))
    }

    /// Those of a garden's spaces to which no way leads from its front space.
    pub(crate) fn unreached(&self, garden: Garden, spaces: SpaceSet) -> SpaceSet {
        let mut reached = SpaceSet::only(self.fronts[garden]);
        loop {
            let further = reached.union(self.touching(reached).and(spaces));
            if further == reached {
                return spaces.minus(reached);
            }
            reached = further;
        }
    }

    fn expanding(&self, state: &State, seat: Seat, space: Space) -> Result<u8, Refusal> {
        match state.board.phase {
            Phase::Expand { seat: asked, .. } if asked == seat && !self.spaces.contains(space) => {
                Err(Refusal::NoSpace { space })
            }
            Phase::Expand { seat: asked, left } if asked == seat => Ok(left),
            _ => Err(self.out_of_place(state, seat)),
        }
    }

    pub(crate) fn annex(
        &self,
        state: &mut State,
        seat: Seat,
        garden: Garden,
        space: Space,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let left = self.expanding(state, seat, space)?;
        let board = &mut state.board;
        if board.firms[garden.into()].boss != Some(seat) {
            return Err(Refusal::NotYourGarden { garden });
        }
        if !self.free(board).contains(space) {
            return Err(Refusal::SpaceNotFree { space });
        }
        let spaces = &mut board.gardens[garden].spaces;
        if self.neighbours[space.index()].and(*spaces).is_empty() {
            return Err(Refusal::NotTouching { space, garden });
        }
        *spaces = spaces.with(space);
        let parasol = self.parasols.contains(space);
        events.push(|| Event::Public(Seen::Annexed { seat, garden, space, parasol }));
        self.expanded(state, seat, left, events);
        Ok(())
    }

    pub(crate) fn shift(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        (from, to): (Garden, Garden),
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let left = self.expanding(state, seat, space)?;
        let board = &mut state.board;
        for garden in [from, to] {
            if board.firms[garden.into()].boss != Some(seat) {
                return Err(Refusal::NotYourGarden { garden });
            }
        }
        if from == to || !board.gardens[from].spaces.contains(space) {
            return Err(Refusal::NotItsSpace { space, garden: from });
        }
        if self.front_set.contains(space) {
            return Err(Refusal::FrontSpace { space });
        }
        if self.neighbours[space.index()].and(board.gardens[to].spaces).is_empty() {
            return Err(Refusal::NotTouching { space, garden: to });
        }
        let freed = self.cut_off(board, from, space);
        board.gardens[from].spaces = board.gardens[from].spaces.without(space).minus(freed);
        board.gardens[to].spaces = board.gardens[to].spaces.with(space);
        let parasol = self.parasols.contains(space);
        events.push(|| Event::Public(Seen::Shifted { seat, space, parasol, from, to, freed }));
        self.expanded(state, seat, left, events);
        Ok(())
    }

    /// One execution is used up (G3.6).
    fn expanded(&self, state: &mut State, seat: Seat, left: u8, events: &mut impl Events<Event>) {
        match self.ask_to_expand(&state.board, seat, left - 1) {
            Some(phase) => state.board.phase = phase,
            None => self.go_on(state, Pick::Expand, Some(seat), events),
        }
    }
}
