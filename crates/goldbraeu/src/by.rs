//! One value for each seat, garden, brewery or firm.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use game_core::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Brewery, Firm, Garden};

/// The most seats at a table (G1.1).
pub(crate) const SEATS: usize = 4;

/// One value for each of the three or four seats; serialised as a list by seat.
#[derive(Clone, Copy)]
pub struct BySeat<T> {
    seats: u8,
    values: [T; SEATS],
}

impl<T: Copy> BySeat<T> {
    /// The same value for each of so many seats, at most four.
    #[inline]
    #[must_use]
    pub const fn all(seats: usize, value: T) -> Self {
        Self { seats: if seats < SEATS { seats as u8 } else { SEATS as u8 }, values: [value; SEATS] }
    }

    /// The values in the order of the seats.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..usize::from(self.seats).min(SEATS)]
    }

    /// The seats with their values.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + use<'_, T> {
        Seat::all(SEATS).zip(self.as_slice().iter().copied())
    }

    /// The value of a seat, if it is at the table.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<T> {
        self.as_slice().get(seat.index()).copied()
    }

    /// How many seats there are.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }
}

impl<T: Copy + PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq> Eq for BySeat<T> {}

impl<T: Copy + std::fmt::Debug> std::fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline(always)]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index() % SEATS]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline(always)]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index() % SEATS]
    }
}

impl<T: Serialize + Copy> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        if list.len() > SEATS {
            return Err(serde::de::Error::invalid_length(list.len(), &"at most one value for each of 4 seats"));
        }
        let mut by_seat = Self::all(list.len(), T::default());
        by_seat.values[..list.len()].copy_from_slice(&list);
        Ok(by_seat)
    }
}

#[cfg(feature = "ts")]
impl<T: ts_rs::TS> ts_rs::TS for BySeat<T> {
    type WithoutGenerics = Vec<ts_rs::Dummy>;
    type OptionInnerType = Self;
    fn name(config: &ts_rs::Config) -> String {
        Vec::<T>::name(config)
    }
    fn inline(config: &ts_rs::Config) -> String {
        Vec::<T>::inline(config)
    }
}

#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for BySeat<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("BySeatOf{}", T::schema_name()).into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "array", "items": generator.subschema_for::<T>(), "maxItems": SEATS })
    }
}

macro_rules! by_id {
    ($(#[$doc:meta])* $name:ident, $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name<T>(pub [T; $id::COUNT]);

        impl<T: Copy> $name<T> {
            /// All of them with their values, in order.
            #[inline]
            pub fn iter(&self) -> impl Iterator<Item = ($id, T)> + use<'_, T> {
                $id::ALL.into_iter().zip(self.0.iter().copied())
            }
        }

        impl<T> Index<$id> for $name<T> {
            type Output = T;
            #[inline(always)]
            fn index(&self, id: $id) -> &T {
                &self.0[id.index()]
            }
        }

        impl<T> IndexMut<$id> for $name<T> {
            #[inline(always)]
            fn index_mut(&mut self, id: $id) -> &mut T {
                &mut self.0[id.index()]
            }
        }

        impl<T: Serialize> Serialize for $name<T> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map($id::ALL.into_iter().zip(&self.0))
            }
        }

        impl<'de, T: Deserialize<'de>> Deserialize<'de> for $name<T> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let map = BTreeMap::<$id, T>::deserialize(deserializer)?;
                let count = map.len();
                let values: Vec<T> = map.into_values().collect();
                let missing = |_| serde::de::Error::invalid_length(count, &concat!("a value for each ", stringify!($id)));
                Ok(Self(values.try_into().map_err(missing)?))
            }
        }

        #[cfg(feature = "ts")]
        impl<T: ts_rs::TS> ts_rs::TS for $name<T> {
            type WithoutGenerics = $name<ts_rs::Dummy>;
            type OptionInnerType = Self;
            fn name(config: &ts_rs::Config) -> String {
                format!("Record<{}, {}>", stringify!($id), T::name(config))
            }
            fn inline(config: &ts_rs::Config) -> String {
                Self::name(config)
            }
        }

        #[cfg(feature = "schema")]
        impl<T: schemars::JsonSchema> schemars::JsonSchema for $name<T> {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> std::borrow::Cow<'static, str> {
                format!(concat!(stringify!($name), "Of{}"), T::schema_name()).into()
            }
            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({
                    "type": "object",
                    "propertyNames": generator.subschema_for::<$id>(),
                    "additionalProperties": generator.subschema_for::<T>(),
                    "minProperties": $id::COUNT,
                })
            }
        }
    };
}

by_id! {
    /// One value for each garden; serialised as an object with the gardens' ids as keys.
    ByGarden, Garden
}
by_id! {
    /// One value for each brewery; serialised as an object with the breweries' ids as keys.
    ByBrewery, Brewery
}
by_id! {
    /// One value for each firm; serialised as an object with the firms' ids as keys.
    ByFirm, Firm
}
