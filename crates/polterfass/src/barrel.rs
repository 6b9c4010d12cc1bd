//! The nine barrels, sets of them, and how they came to rest.

use serde::{Deserialize, Serialize};

/// One of the nine barrels (P1.2, P1.3): 0 is the 9/2, 1 and 2 the 8/3, 3 and 4 the 7/4, 5 and 6 the 6/5; 7 and 8 are special.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("maximum" = 8)))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Barrel(u8);

/// A barrel number of 9 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("barrel {0} does not exist: barrels are numbered 0 to 8")]
pub struct BarrelError(pub u8);

impl Barrel {
    /// How many barrels there are.
    pub const COUNT: usize = 9;
    /// How many of them bear numbers.
    pub const NUMBERS: usize = 7;
    /// The number on the larger end of each number barrel; the other end shows 11 minus it.
    pub const LARGE: [u8; Self::NUMBERS] = [9, 8, 8, 7, 7, 6, 6];

    /// The barrel with this number, if it is below 9.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its number, 0 to 8.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one of the two dark special barrels.
    #[inline]
    #[must_use]
    pub const fn is_special(self) -> bool {
        self.index() >= Self::NUMBERS
    }

    /// What shows on top when it stands on the other end (P1.4).
    #[inline]
    #[must_use]
    pub const fn top(self, up: End) -> Top {
        if self.is_special() {
            match up {
                End::Large => Top::Double,
                End::Small => Top::Spoiled,
            }
        } else {
            let large = Self::LARGE[self.index()];
            Top::Number(match up {
                End::Large => large,
                End::Small => 11 - large,
            })
        }
    }
}

impl TryFrom<u8> for Barrel {
    type Error = BarrelError;
    fn try_from(index: u8) -> Result<Self, BarrelError> {
        Self::new(index.into()).ok_or(BarrelError(index))
    }
}

impl From<Barrel> for u8 {
    fn from(barrel: Barrel) -> Self {
        barrel.0
    }
}

/// An end of a barrel; of a special barrel "double" counts as the large end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The end with the larger number, or "double".
    Large,
    /// The end with the smaller number, or "spoiled".
    Small,
}

/// What the upper end of a standing barrel shows; serialised as the number, `"double"` or `"spoiled"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Top {
    /// Doubles a number barrel (P5.2).
    Double,
    /// Destroys a number barrel (P5.1).
    Spoiled,
    /// A number barrel's number, 2 to 9.
    #[serde(untagged)]
    Number(u8),
}

/// A set of barrels; serialised as the sorted list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(type = "number[]"))]
#[serde(from = "Vec<Barrel>", into = "Vec<Barrel>")]
pub struct BarrelSet(u16);
game_core::bit_set!(BarrelSet, u16, Barrel, Barrel::new, count);

impl BarrelSet {
    /// All nine.
    pub const ALL: Self = Self(0x1ff);
    /// The seven number barrels.
    pub const NUMBERS: Self = Self(0x7f);
    /// The two special barrels.
    pub const SPECIALS: Self = Self(0x180);

    /// The set whose bit `i` stands for barrel `i`; higher bits are dropped.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Bit `i` stands for barrel `i`.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The sum of the tops of its number barrels, if those of `large` have the larger number on top (P5.7).
    #[inline]
    #[must_use]
    pub const fn sum(self, large: Self) -> u8 {
        let numbers = (self.0 & Self::NUMBERS.0) as usize;
        SMALL_SUMS[numbers] + LARGE_SURPLUS[numbers & large.0 as usize]
    }

    /// What its barrels show, numbers from high to low, then specials.
    #[must_use]
    pub fn tops(self, large: Self) -> Vec<Top> {
        let up = |barrel| if large.contains(barrel) { End::Large } else { End::Small };
        let mut tops: Vec<Top> = self.iter().map(|barrel| barrel.top(up(barrel))).collect();
        tops.sort_by_key(|top| match top {
            Top::Number(number) => 9 - number.min(&9),
            Top::Double => 10,
            Top::Spoiled => 11,
        });
        tops
    }
}

#[inline(always)]
const fn count(bits: u16) -> u32 {
    SIZES[(bits & BarrelSet::ALL.0) as usize] as u32
}

/// How many barrels each set has: a table is quicker than counting on processors assumed to know no `popcnt`.
const SIZES: [u8; 512] = {
    let mut list = [0; 512];
    let mut set = 1;
    while set < list.len() {
        list[set] = list[set & (set - 1)] + 1;
        set += 1;
    }
    list
};
/// For each set of number barrels: the sum of their smaller numbers.
const SMALL_SUMS: [u8; 128] = sums(0);
/// For each set of number barrels: by how much their larger numbers exceed the smaller ones.
const LARGE_SURPLUS: [u8; 128] = sums(1);

const fn sums(surplus: u8) -> [u8; 128] {
    let mut list = [0; 128];
    let mut set = 1;
    while set < list.len() {
        let lowest = set.trailing_zeros() as usize;
        let (large, small) = (Barrel::LARGE[lowest], 11 - Barrel::LARGE[lowest]);
        list[set] = list[set & (set - 1)] + if surplus == 1 { large - small } else { small };
        set += 1;
    }
    list
}
