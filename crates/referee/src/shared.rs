//! Updates in JSON for many who look at the same table at the same time.

use std::io::Write;
use std::sync::Arc;

use game_core::Observer;
use serde_json::value::RawValue;

use crate::entry::Millis;
use crate::game::TableGame;
use crate::table::Table;
use crate::update::{Presence, Told};

/// What is the same in the updates of all observers, in JSON: most of the table, and the pad, which grows with the game.
#[derive(Debug)]
pub struct Shared {
    seq: u64,
    presence: Presence,
    /// The table up to the observer's seat, and after it.
    table: [String; 2],
    pad: Arc<RawValue>,
    /// The number of the entry that wrote on the pad last; none before the game.
    written_at: Option<u64>,
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
    /// None before the first entry. What is `known` from an earlier entry and still holds is not written anew.
    #[must_use]
    pub fn shared(&self, presence: &Presence, known: Option<&Shared>) -> Option<Shared> {
        const YOU: &str = r#""you":null"#;
        let table = serde_json::to_string(&self.table_view(None, presence)?).ok()?;
        // A quotation mark within a text has a backslash before it, so no name is mistaken for the field.
        let (ahead, after) = table.split_once(YOU)?;
        let ahead = [ahead, &YOU[..YOU.len() - "null".len()]].concat();
        let written_at = self.played.as_ref().map(|played| played.written_at);
        let pad = match known.filter(|known| known.written_at == written_at) {
            Some(known) => Arc::clone(&known.pad),
            None => serde_json::value::to_raw_value(&self.played.as_ref().map(|played| &played.pad)).ok()?.into(),
        };
        Some(Shared { seq: self.seq(), presence: *presence, table: [ahead, after.to_owned()], pad, written_at })
    }

    /// The [`update`](Self::update) in JSON, an object that begins with these fields. Who keeps the pad gets null instead if nothing was
    /// written on it since.
    #[must_use]
    pub fn update_json(
        &self,
        fields: &str,
        observer: Observer,
        Told { since, keeps_pad }: Told,
        now: Millis,
        shared: &Shared,
    ) -> Option<String> {
        let since = since.min(self.seq());
        let is_kept = keeps_pad && since > 0 && shared.written_at.is_some_and(|written_at| written_at <= since);
        let pad = (!is_kept).then_some(&*shared.pad);
        let size = 2048 + shared.table[0].len() + shared.table[1].len() + pad.map_or(0, |pad| pad.get().len());
        let mut json = Vec::with_capacity(size);
        write!(json, r#"{{{fields}"n":{},"since":{since},"now":{now},"events":"#, self.seq()).ok()?;
        let events: Vec<_> = self.seen_after(observer, since).collect();
        serde_json::to_writer(&mut json, &events).ok()?;
        write!(json, r#","table":{}"#, shared.table[0]).ok()?;
        serde_json::to_writer(&mut json, &observer.seat()).ok()?;
        write!(json, r#"{},"game":"#, shared.table[1]).ok()?;
        serde_json::to_writer(&mut json, &self.game_part(observer, |_| pad)).ok()?;
        json.push(b'}');
        String::from_utf8(json).ok()
    }
}
