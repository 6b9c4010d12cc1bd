//! Updates in JSON for many who look at the same table at the same time.

use std::io::Write;

use game_core::Observer;
use serde_json::value::RawValue;

use crate::entry::Millis;
use crate::game::TableGame;
use crate::table::Table;
use crate::update::Presence;

/// What is the same in the updates of all observers, in JSON: most of the table, and the pad, which grows with the game.
#[derive(Debug)]
pub struct Shared {
    seq: u64,
    presence: Presence,
    /// The table up to the observer's seat, and after it.
    table: [String; 2],
    pad: Box<RawValue>,
}

impl Shared {
    /// Whether it still holds.
    #[must_use]
    pub fn holds<G: TableGame>(&self, table: &Table<G>, presence: &Presence) -> bool {
        (self.seq, self.presence) == (table.seq(), *presence)
    }
}

impl<G: TableGame> Table<G> {
    /// What is the same in the updates of all observers until the next entry.
    ///
    /// None before the first entry.
    #[must_use]
    pub fn shared(&self, presence: &Presence) -> Option<Shared> {
        const YOU: &str = r#""you":null"#;
        let table = serde_json::to_string(&self.table_view(None, presence)?).ok()?;
        // A quotation mark within a text has a backslash before it, so no name is mistaken for the field.
        let (before, after) = table.split_once(YOU)?;
        let before = [before, &YOU[..YOU.len() - "null".len()]].concat();
        let pad = serde_json::value::to_raw_value(&self.played.as_ref().map(|played| &played.pad)).ok()?;
        Some(Shared { seq: self.seq(), presence: *presence, table: [before, after.to_owned()], pad })
    }

    /// The [`update`](Self::update) in JSON, an object that begins with these fields.
    #[must_use]
    pub fn update_json(
        &self,
        fields: &str,
        observer: Observer,
        since: u64,
        now: Millis,
        shared: &Shared,
    ) -> Option<String> {
        let since = since.min(self.seq());
        let size = 2048 + shared.table[0].len() + shared.table[1].len() + shared.pad.get().len();
        let mut json = Vec::with_capacity(size);
        write!(json, r#"{{{fields}"n":{},"since":{since},"now":{now},"events":"#, self.seq()).ok()?;
        let events: Vec<_> = self.seen_after(observer, since).collect();
        serde_json::to_writer(&mut json, &events).ok()?;
        write!(json, r#","table":{}"#, shared.table[0]).ok()?;
        serde_json::to_writer(&mut json, &observer.seat()).ok()?;
        write!(json, r#"{},"game":"#, shared.table[1]).ok()?;
        serde_json::to_writer(&mut json, &self.game_part(observer, |_| &*shared.pad)).ok()?;
        json.push(b'}');
        String::from_utf8(json).ok()
    }
}
