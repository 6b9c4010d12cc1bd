//! What a house has to know of a table that sleeps.

/// What a house has to know of a table while nobody looks at it; written together with the rows that it follows from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// When something is due there by itself, in milliseconds since 1970-01-01 00:00 UTC; [`AT_ONCE`](Self::AT_ONCE) if the game goes on
    /// by itself, none if it waits for somebody without end.
    pub alarm: Option<u64>,
    /// Whether strangers may find it in the house's list.
    pub listed: bool,
}

impl Standing {
    /// The alarm of a table that goes on by itself, or of which nothing is known.
    pub const AT_ONCE: u64 = 0;
    /// Nobody has looked: whoever keeps the house should, soon.
    pub const UNKNOWN: Self = Self { alarm: Some(Self::AT_ONCE), listed: false };
}

/// When something is due at a table; ordered by when, then by table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Alarm {
    /// The moment, as in [`Standing::alarm`].
    pub at: u64,
    /// The table's id.
    pub table: String,
}
