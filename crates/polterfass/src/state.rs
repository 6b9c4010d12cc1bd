//! Everything that is true at the table.

use game_core::{PerSeat, Seat, SeatSet};

use crate::BarrelSet;
use crate::order::Orders;

/// The state of a game, secrets included; small, copied freely, never serialised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The running totals; 0 for seats that don't play.
    pub(crate) totals: PerSeat<i32>,
    /// The orders laid in this round.
    pub(crate) orders: Orders,
    /// The barrels.
    pub(crate) coaster: Coaster,
    /// What stands after the first roll of this round; what stood in an earlier round until then.
    pub(crate) first: FirstRoll,
    /// Counted from 1.
    pub(crate) round: u32,
    /// Who keeps the tap; seat 0 as long as the phase is [`Phase::Lot`].
    pub(crate) innkeeper: Seat,
    /// Where in the round the table is.
    pub(crate) phase: Phase,
}

/// Where in the round the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The lot is to name the first innkeeper (P1.7).
    Lot,
    /// The innkeeper is to make the first roll (P2.1).
    FirstRoll,
    /// All nine barrels are falling (P2.1).
    FirstFall,
    /// These guests have not laid their order yet (P3.1).
    Ordering { waiting: SeatSet },
    /// The innkeeper decides (P4.1).
    Tap,
    /// The barrels of the cup are falling (P4.4).
    Fall,
    /// The innkeeper has a choice of targets (P5.1, P5.2).
    Targets { due: Due },
    /// The game has ended (P7.1).
    Over { winners: SeatSet },
}

/// How many number barrels the standing specials hit (P5.1 to P5.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    /// How many are destroyed, 0 to 2.
    pub(crate) destroy: u8,
    /// How many survivors are doubled, 0 to 2.
    pub(crate) double: u8,
}

/// What the guests order by (P3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FirstRoll {
    /// The barrels that stood; all others lay.
    pub(crate) stood: BarrelSet,
    /// Those of `stood` with the large end on top.
    pub(crate) large: BarrelSet,
}

impl FirstRoll {
    /// Before the first roll of a game.
    pub(crate) const NONE: Self = Self { stood: BarrelSet::EMPTY, large: BarrelSet::EMPTY };
}

/// Where the barrels are; those neither standing nor in the cup are lying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Coaster {
    /// Those that stand.
    pub(crate) standing: BarrelSet,
    /// Those of `standing` with the large end on top.
    pub(crate) large: BarrelSet,
    /// Those of `standing` that came to stand in the last roll.
    pub(crate) fresh: BarrelSet,
    /// Those in the cup.
    pub(crate) cup: BarrelSet,
}

impl Coaster {
    /// All nine barrels in the cup.
    pub(crate) const CUP: Self =
        Self { standing: BarrelSet::EMPTY, large: BarrelSet::EMPTY, fresh: BarrelSet::EMPTY, cup: BarrelSet::ALL };

    #[inline]
    pub(crate) const fn numbers(self) -> BarrelSet {
        self.standing.and(BarrelSet::NUMBERS)
    }

    #[inline]
    pub(crate) const fn specials(self) -> BarrelSet {
        self.standing.and(BarrelSet::SPECIALS)
    }

    #[inline]
    pub(crate) const fn lying(self) -> BarrelSet {
        BarrelSet::ALL.minus(self.standing).minus(self.cup)
    }

    /// The sum of the standing numbers, before any special.
    #[inline]
    pub(crate) const fn sum(self) -> u8 {
        self.standing.sum(self.large)
    }

    /// What is served: the survivors are counted, the doubled ones twice (P5.7).
    #[inline(always)]
    pub(crate) const fn serving(self, destroyed: BarrelSet, doubled: BarrelSet) -> u8 {
        self.standing.minus(destroyed).sum(self.large) + doubled.sum(self.large)
    }

    /// The lying barrels and `put_back` go into the cup (P4.2).
    #[inline]
    pub(crate) const fn fill_cup(&mut self, put_back: BarrelSet) {
        self.cup = self.lying().union(put_back);
        self.standing = self.standing.minus(put_back);
        self.large = self.large.minus(put_back);
        self.fresh = BarrelSet::EMPTY;
    }

    /// The cup is turned over: `stood` stand, those of `large` on their smaller end (P1.4).
    #[inline]
    pub(crate) const fn set_down(&mut self, stood: BarrelSet, large: BarrelSet) {
        self.standing = self.standing.union(stood);
        self.large = self.large.union(large);
        self.fresh = stood;
        self.cup = BarrelSet::EMPTY;
    }
}
