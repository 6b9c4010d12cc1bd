//! Spaces, and sets of spaces and firms.

use serde::{Deserialize, Serialize};

use crate::{Firm, Garden};

/// A space of the board, numbered from 0 in reading order of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("maximum" = 63)))]
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

/// A set of spaces; serialised as the sorted list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(type = "number[]"))]
#[serde(from = "Vec<Space>", into = "Vec<Space>")]
pub struct SpaceSet(u64);
game_core::bit_set!(SpaceSet, u64, Space, Space::new, u64::count_ones);

/// A set of firms; serialised as the sorted list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(type = "Firm[]"))]
#[serde(from = "Vec<Firm>", into = "Vec<Firm>")]
pub struct FirmSet(u16);
game_core::bit_set!(FirmSet, u16, Firm, Firm::from_index, u16::count_ones);

/// A set of gardens; serialised as the sorted list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(type = "Garden[]"))]
#[serde(from = "Vec<Garden>", into = "Vec<Garden>")]
pub struct GardenSet(u8);
game_core::bit_set!(GardenSet, u8, Garden, Garden::from_index, u8::count_ones);

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
