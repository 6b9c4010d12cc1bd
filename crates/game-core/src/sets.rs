//! Small sets as bits of one number.

/// Gives a struct of one number, whose bit `i` stands for the member with number `i`, the operations of a set.
///
/// `bit_set!(Set, bits, Member, found, counted)`: `Member` has a `const fn index(self) -> usize` below the number of bits;
/// `found` is a `const fn(usize) -> Option<Member>`, its inverse; `counted` is a `const fn(bits) -> u32`, how many bits are set.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Day(usize);
/// impl Day {
///     const fn index(self) -> usize { self.0 }
///     const fn new(index: usize) -> Option<Self> { if index < 7 { Some(Self(index)) } else { None } }
/// }
///
/// #[derive(Clone, Copy, PartialEq)]
/// struct DaySet(u8);
/// game_core::bit_set!(DaySet, u8, Day, Day::new, u8::count_ones);
///
/// let days = DaySet::only(Day(6)).with(Day(0));
/// assert_eq!((days.len(), days.lowest(), days.nth(1)), (2, Some(Day(0)), Some(Day(6))));
/// assert_eq!(format!("{days:?}"), "{0, 6}");
/// ```
#[macro_export]
macro_rules! bit_set {
    ($name:ident, $bits:ty, $one:ident, $found:expr, $counted:expr) => {
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

            /// Whether everything in it is in the other, too.
            #[inline(always)]
            #[must_use]
            pub const fn is_within(self, other: Self) -> bool {
                self.0 & !other.0 == 0
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
                $counted(self.0) as usize
            }

            /// The first one in it.
            #[inline(always)]
            #[must_use]
            pub const fn lowest(self) -> Option<$one> {
                if self.0 == 0 { None } else { $found(self.0.trailing_zeros() as usize) }
            }

            /// The one with `place` others of the set before it, if it has so many.
            #[inline(always)]
            #[must_use]
            pub const fn nth(self, mut place: usize) -> Option<$one> {
                let mut rest = self.0;
                while place > 0 && rest != 0 {
                    rest &= rest - 1;
                    place -= 1;
                }
                Self(rest).lowest()
            }

            /// What is in it, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $one> + Clone {
                let mut rest = self;
                ::std::iter::from_fn(move || {
                    let first = rest.lowest()?;
                    rest.0 &= rest.0 - 1;
                    Some(first)
                })
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
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
