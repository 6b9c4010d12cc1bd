//! Tables and their rows.

use crate::{SeatChange, Secret, Standing};

/// A row to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewRow {
    /// Its number at the table, counted from 1 without gaps.
    pub n: u64,
    /// When it was made, in milliseconds since 1970-01-01 00:00 UTC.
    pub at: u64,
    /// What it says; the store doesn't look into it.
    pub json: String,
}

/// A row of a table's journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRow {
    /// Its number at the table, counted from 1 without gaps.
    pub n: u64,
    /// When it was made, in milliseconds since 1970-01-01 00:00 UTC.
    pub at: u64,
    /// What it says.
    pub json: String,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id, unique in the store.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The house's share of the luck.
    pub secret: Secret,
    /// When it was opened, in milliseconds since 1970-01-01 00:00 UTC.
    pub opened_at: u64,
    /// Its first rows, numbered from 1; there may be none.
    pub rows: Vec<NewRow>,
    /// Who sits there from the first.
    pub seats: Vec<SeatChange>,
    /// How it then stands.
    pub standing: Standing,
}

/// What the store knows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableMeta {
    /// Its id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The house's share of the luck.
    pub secret: Secret,
    /// When it was opened, in milliseconds since 1970-01-01 00:00 UTC.
    pub opened_at: u64,
    /// When its last row was made; as long as there is none, when it was opened.
    pub last_at: u64,
    /// When it was closed, if it was.
    pub closed_at: Option<u64>,
    /// The number of its last row; 0 as long as there is none.
    pub last_n: u64,
    /// How it stands.
    pub standing: Standing,
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Those that can go on.
    Open,
    /// Those that were closed.
    Closed,
    /// Both.
    All,
}
