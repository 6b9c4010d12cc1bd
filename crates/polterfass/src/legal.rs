//! The legal actions of a seat.

use game_core::LegalActions;

use crate::state::Due;
use crate::{Action, BarrelSet, Order};

/// The legal actions of a seat, counted and picked by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal(Choice);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    Nothing,
    Roll,
    Orders,
    Tap { specials: BarrelSet, lying: bool },
    Targets { numbers: BarrelSet, due: Due },
}

impl Legal {
    pub(crate) const NOTHING: Self = Self(Choice::Nothing);
    /// The innkeeper opens the round (P2.1).
    pub(crate) const ROLL: Self = Self(Choice::Roll);
    /// Any order (P3.1).
    pub(crate) const ORDERS: Self = Self(Choice::Orders);

    /// Close, or roll on with any of the standing `specials`; with none of them only if a barrel is lying (P4.2, P4.3).
    #[inline]
    pub(crate) const fn tap(specials: BarrelSet, lying: bool) -> Self {
        Self(Choice::Tap { specials, lying })
    }

    /// Any targets among the standing `numbers` (P5.6).
    #[inline(always)]
    pub(crate) const fn targets(numbers: BarrelSet, due: Due) -> Self {
        Self(Choice::Targets { numbers, due })
    }
}

impl LegalActions for Legal {
    type Action = Action;

    #[inline(always)]
    fn len(&self) -> usize {
        match self.0 {
            Choice::Nothing => 0,
            Choice::Roll => 1,
            Choice::Orders => Order::COUNT,
            Choice::Tap { specials, lying } => (1 << specials.len()) + usize::from(lying),
            Choice::Targets { numbers, due } => due.ways(numbers.len()),
        }
    }

    #[inline(always)]
    fn get(&self, index: usize) -> Action {
        assert!(index < self.len(), "there is no legal action number {index}");
        match self.0 {
            Choice::Nothing | Choice::Roll => Action::Roll {},
            Choice::Orders => Action::Order { cards: Order::from_index(index).expect("index was checked") },
            Choice::Tap { .. } if index == 0 => Action::Close {},
            Choice::Tap { specials, lying } => {
                Action::RollOn { put_back: subset(specials, if lying { index - 1 } else { index }) }
            }
            Choice::Targets { numbers, due } => {
                let (destroyed, doubled) = due.targets(numbers, index);
                Action::Target { destroyed, doubled }
            }
        }
    }

    #[inline(always)]
    fn contains(&self, action: Action) -> bool {
        match (self.0, action) {
            (Choice::Roll, Action::Roll {})
            | (Choice::Orders, Action::Order { .. })
            | (Choice::Tap { .. }, Action::Close {}) => true,
            (Choice::Tap { specials, lying }, Action::RollOn { put_back }) => {
                put_back.is_within(specials) && (lying || !put_back.is_empty())
            }
            (Choice::Targets { numbers, due }, Action::Target { destroyed, doubled }) => {
                due.fits(numbers, destroyed, doubled) && due.counts(destroyed, doubled)
            }
            _ => false,
        }
    }
}

/// The subset of at most two specials that has this number.
#[inline(always)]
fn subset(specials: BarrelSet, number: usize) -> BarrelSet {
    let lowest = specials.bits().trailing_zeros().min(8);
    BarrelSet::from_bits((number as u16) << lowest).and(specials)
}

impl Due {
    /// What the standing specials hit: destruction first, doubling falls on survivors (P5.3 to P5.6).
    #[inline(always)]
    pub(crate) const fn of(specials: BarrelSet, large: BarrelSet, numbers: BarrelSet) -> Self {
        let barrels = numbers.len() as u8;
        let (spoiled, doubles) = (specials.minus(large).len() as u8, specials.and(large).len() as u8);
        let destroy = if spoiled < barrels { spoiled } else { barrels };
        let survivors = barrels - destroy;
        Self { destroy, double: if doubles < survivors { doubles } else { survivors } }
    }

    /// In how many ways the targets can be chosen among `barrels` number barrels.
    #[inline(always)]
    pub(crate) const fn ways(self, barrels: usize) -> usize {
        match (self.destroy, self.double) {
            (0, 0) => 1,
            (1, 0) | (0, 1) => barrels,
            (1, 1) => barrels * (barrels - 1),
            _ => barrels * (barrels - 1) / 2,
        }
    }

    /// Whether the targets are standing number barrels, none hit twice (P5.6).
    #[inline]
    pub(crate) const fn fits(self, numbers: BarrelSet, destroyed: BarrelSet, doubled: BarrelSet) -> bool {
        destroyed.union(doubled).is_within(numbers) && destroyed.and(doubled).is_empty()
    }

    /// Whether there are as many targets as the specials hit.
    #[inline]
    pub(crate) const fn counts(self, destroyed: BarrelSet, doubled: BarrelSet) -> bool {
        destroyed.len() == self.destroy as usize && doubled.len() == self.double as usize
    }

    /// The barrels destroyed and doubled by the choice with this number, which is below [`Due::ways`].
    #[inline(always)]
    pub(crate) fn targets(self, numbers: BarrelSet, index: usize) -> (BarrelSet, BarrelSet) {
        let none = BarrelSet::EMPTY;
        match (self.destroy, self.double) {
            (0, 0) => (none, none),
            (1, 0) => (one(numbers, index), none),
            (0, 1) => (none, one(numbers, index)),
            (1, 1) => {
                let others = numbers.len() - 1;
                let destroyed = one(numbers, index / others);
                (destroyed, one(numbers.minus(destroyed), index % others))
            }
            (2, _) => (pair(numbers, index), none),
            _ => (none, pair(numbers, index)),
        }
    }
}

/// The pair of barrels with this number, counted by the later barrel of the pair, then by the earlier.
#[inline(always)]
fn pair(numbers: BarrelSet, index: usize) -> BarrelSet {
    let mut later = 1;
    let mut earlier = index;
    while earlier >= later {
        earlier -= later;
        later += 1;
    }
    one(numbers, earlier).union(one(numbers, later))
}

/// The barrel with this number alone.
#[inline(always)]
fn one(numbers: BarrelSet, place: usize) -> BarrelSet {
    numbers.nth(place).map_or(BarrelSet::EMPTY, BarrelSet::only)
}
