//! SQLite's integers are signed; ours aren't.

use game_core::Seat;

use crate::StoreError;

pub(super) fn to_sql(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Range(number.into()))
}

pub(super) fn from_sql(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|_| StoreError::Range(number.into()))
}

pub(super) fn seat(number: i64) -> Result<Seat, StoreError> {
    usize::try_from(number).ok().and_then(Seat::new).ok_or(StoreError::Range(number.into()))
}

pub(super) fn seat_to_sql(seat: Seat) -> i64 {
    u8::from(seat).into()
}
