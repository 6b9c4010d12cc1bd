//! What is appended: groups of rows that say what they should be, each with a device that takes a seat from the one that had it.

use game_core::{Seat, SeatSet};
use store::{DeviceHash, NewRow, SeatChange, SqliteStore, Standing, Store};

/// One to three rows that are appended together.
#[derive(Clone, Copy)]
pub struct Group {
    pub table: usize,
    pub first: u64,
}

impl Group {
    pub fn last(self) -> u64 {
        self.first + self.first % 3
    }

    fn json(self, n: u64) -> String {
        let Self { table, first } = self;
        format!("{table}/{first}/{n} {}", "x".repeat((n * 131 % 900) as usize))
    }

    pub fn rows(self) -> Vec<NewRow> {
        (self.first..=self.last()).map(|n| NewRow { n, at: n, json: self.json(n) }).collect()
    }

    fn device(self) -> DeviceHash {
        let mut hash = [0; 32];
        hash[..8].copy_from_slice(&self.first.to_le_bytes());
        hash[8] = self.table as u8;
        DeviceHash(hash)
    }

    fn seat(self) -> Seat {
        Seat::new((self.first % 5) as usize).unwrap()
    }

    /// How the table stands after it.
    pub fn standing(self) -> Standing {
        let alarm = (!self.first.is_multiple_of(4)).then_some(self.last() * 1000);
        Standing { alarm, listed: self.first.is_multiple_of(2) }
    }

    /// The seat goes from whoever had it to the group's device.
    pub fn seats(self) -> Vec<SeatChange> {
        let seat = self.seat();
        vec![SeatChange::Release { seat }, SeatChange::Claim { seat, device: self.device() }]
    }
}

/// How many rows a table has.
///
/// # Errors
/// What is wrong: an acknowledged row is missing, one is there that nobody has asked for, a row isn't what it should be, a group is
/// there by half, its seat is missing, or there without it, or the table stands as it did after another group.
pub async fn check(store: &SqliteStore, table: usize, acknowledged: u64, asked: u64) -> Result<u64, String> {
    let failed = |error: store::StoreError| error.to_string();
    let id = table.to_string();
    let rows = store.rows(&id, 0).await.map_err(failed)?;
    let count = rows.len() as u64;
    if !(acknowledged..=asked).contains(&count) {
        return Err(format!("table {table}: {count} rows; {acknowledged} acknowledged, {asked} asked for"));
    }
    let mut group = Group { table, first: 1 };
    for (expected, row) in (1..).zip(&rows) {
        if expected > group.last() {
            group.first = expected;
        }
        if (row.n, row.at, &row.json) != (expected, expected, &group.json(expected)) {
            return Err(format!(
                "table {table}: row {} stands where row {expected} should, or says something else",
                row.n
            ));
        }
    }
    if count > 0 && group.last() != count {
        return Err(format!("table {table}: of the rows {} to {} only some are there", group.first, group.last()));
    }
    let meta = store.table(&id).await.map_err(failed)?;
    let expected = if count > 0 { group.standing() } else { Standing::default() };
    if let Some(standing) = meta.map(|meta| meta.standing).filter(|standing| *standing != expected) {
        return Err(format!("table {table}: after row {count} it stands as {standing:?}, not as {expected:?}"));
    }
    // The last few groups, and the one that is not there; looking at all of them would take long.
    let mut groups = vec![Group { table, first: 1 }];
    while let Some(next) = groups.last().map(|group| group.last() + 1).filter(|next| *next <= count + 1) {
        groups.push(Group { table, first: next });
    }
    let mut taken = SeatSet::EMPTY;
    for group in groups.into_iter().rev().take(20) {
        let is_there = group.first <= count;
        let expected = Some(group.seat()).filter(|seat| is_there && !taken.contains(*seat));
        taken = taken.union(expected.into_iter().collect());
        let seat = store.seat_of(&id, group.device()).await.map_err(failed)?;
        if seat != expected {
            return Err(format!("table {table}: the seat of row {} is {seat:?}, not {expected:?}", group.first));
        }
    }
    Ok(count)
}
