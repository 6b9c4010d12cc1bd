//! The same party at a new table.

use game_core::{Game, Seat};

use crate::command::Proposal;
use crate::entry::{Entry, EntryOf, Millis, Row, Why};
use crate::game::TableGame;
use crate::lobby::{Occupant, Options};
use crate::refusal::Refusal;
use crate::seed::Secret;
use crate::table::{Table, TableId};

type Entries<G> = Result<Vec<EntryOf<G>>, Refusal<<G as Game>::Refusal>>;

impl<G: TableGame> Table<G> {
    /// The first entries of a new table with the setup, the options and the party of this one, on the same chairs.
    ///
    /// Those who left during the game are not taken along; their chairs are free. The new table is not in the house's list: its host
    /// has to want that anew.
    ///
    /// # Errors
    /// If the setup is no longer possible.
    pub fn rematch_entries(&self, id: TableId, secret: Secret, at: Millis) -> Entries<G> {
        let setup = self.setup.clone().ok_or(Refusal::NotOver)?;
        let options = Options { listed: false, ..self.options };
        let (_, Proposal::Append(mut entries)) = Self::open(id, secret, setup, options, at)? else {
            return Err(Refusal::NotOver);
        };
        let mut push = |row| entries.push(Entry { n: entries.len() as u64 + 1, at, id: None, from: None, row });
        for seat in Seat::all(self.chairs.len()).filter(|&seat| self.comes_along(seat)) {
            match self.chairs[seat.index()].occupant.clone() {
                Occupant::Person { name } => push(Row::Sat { seat, name }),
                Occupant::Computer { name, player } => push(Row::Computer { seat, name, player }),
                Occupant::Open => {}
            }
        }
        let heir = self
            .host
            .filter(|&host| self.comes_along(host))
            .or_else(|| self.people().find(|&seat| self.comes_along(seat)));
        if let Some(seat) = heir {
            push(Row::Host { seat });
        }
        Ok(entries)
    }

    /// Whether the occupant of `seat` is still there at the end.
    #[must_use]
    pub fn comes_along(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.stand_in != Some(Why::Left))
    }

    /// The number of the entry that moved the party to a new table.
    pub(crate) fn moved_at(&self) -> Option<u64> {
        use crate::event::{Happened, TableEvent};
        let moved = |event: &Happened<_>| matches!(event, Happened::Table(TableEvent::Rematch { .. }));
        self.log.iter().rev().find(|logged| moved(&logged.event)).map(|logged| logged.n)
    }
}
