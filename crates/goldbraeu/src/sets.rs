//! Spaces, and sets of spaces and firms.

use serde::{Deserialize, Serialize};

use crate::{Firm, Garden};

/// A space of the board, numbered from 0 in reading order of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(u8);

/// A space number of 64 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("space {0} does not exist: spaces are numbered 0 to 63")]
pub struct SpaceError(pub u8);

impl Space {
    /// The most spaces that a map has.
    pub const MAX: usize = 64;

    /// The space with this number, if it is below [`Space::MAX`].
    #[inline(always)]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX { Some(Self(index as u8)) } else { None }
    }

    #[inline(always)]
    const fn from_index(index: usize) -> Option<Self> {
        Self::new(index)
    }

    /// Its number, 0 to 63.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }
}

impl TryFrom<u8> for Space {
    type Error = SpaceError;
    fn try_from(index: u8) -> Result<Self, SpaceError> {
        Self::new(index.into()).ok_or(SpaceError(index))
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> Self {
        space.0
    }
}

impl std::fmt::Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

macro_rules! set {
    ($name:ident, $bits:ty, $one:ident) => {
        impl $name {
            /// None of them.
            pub const EMPTY: Self = Self(0);

            /// One alone.
            #[inline(always)]
            #[must_use]
            pub const fn only(one: $one) -> Self {
                Self(1 << one.index())
            }

            /// This set and `one`.
            #[inline(always)]
            #[must_use]
            pub const fn with(self, one: $one) -> Self {
                Self(self.0 | 1 << one.index())
            }

            /// This set without `one`.
            #[inline(always)]
            #[must_use]
            pub const fn without(self, one: $one) -> Self {
                Self(self.0 & !(1 << one.index()))
            }

            /// What is in this set or the other.
            #[inline(always)]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline(always)]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this set but not in the other.
            #[inline(always)]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether `one` is in it.
            #[inline(always)]
            #[must_use]
            pub const fn contains(self, one: $one) -> bool {
                self.0 >> one.index() & 1 == 1
            }

            /// Whether it is empty.
            #[inline(always)]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            #[inline(always)]
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The one with this number in it, if it has so many.
            #[inline(always)]
            #[must_use]
            pub const fn nth(self, mut place: usize) -> Option<$one> {
                let mut rest = self.0;
                while place > 0 && rest != 0 {
                    rest &= rest - 1;
                    place -= 1;
                }
                if rest == 0 { None } else { $one::from_index(rest.trailing_zeros() as usize) }
            }

            /// What is in it, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $one> + Clone {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let first = rest.nth(0)?;
                    rest.0 &= rest.0 - 1;
                    Some(first)
                })
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map($one::index)).finish()
            }
        }

        impl FromIterator<$one> for $name {
            fn from_iter<I: IntoIterator<Item = $one>>(all: I) -> Self {
                all.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl From<Vec<$one>> for $name {
            fn from(list: Vec<$one>) -> Self {
                list.into_iter().collect()
            }
        }

        impl From<$name> for Vec<$one> {
            fn from(set: $name) -> Self {
                set.iter().collect()
            }
        }
    };
}

/// A set of spaces; serialised as the sorted list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number[]"))]
#[serde(from = "Vec<Space>", into = "Vec<Space>")]
pub struct SpaceSet(u64);
set!(SpaceSet, u64, Space);

/// A set of firms; serialised as the sorted list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Firm[]"))]
#[serde(from = "Vec<Firm>", into = "Vec<Firm>")]
pub struct FirmSet(u16);
set!(FirmSet, u16, Firm);

/// A set of gardens; serialised as the sorted list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Garden[]"))]
#[serde(from = "Vec<Garden>", into = "Vec<Garden>")]
pub struct GardenSet(u8);
set!(GardenSet, u8, Garden);

impl FirmSet {
    /// All ten.
    pub const ALL: Self = Self((1 << Firm::COUNT) - 1);

    #[inline(always)]
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The gardens among them.
    #[inline(always)]
    pub(crate) const fn gardens(self) -> GardenSet {
        GardenSet(self.0 as u8 & ((1 << Garden::COUNT) - 1))
    }
}

impl SpaceSet {
    #[inline(always)]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    #[inline(always)]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The spaces with a number below this.
    pub(crate) const fn first(count: usize) -> Self {
        if count >= Space::MAX { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }
}
