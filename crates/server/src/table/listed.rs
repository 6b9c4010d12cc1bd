//! Whether strangers may find the table in the house's list.

use protocol::{FreeChair, FreeTable};
use referee::Occupant;

use super::TableTask;
use super::standing::is_to_be_found;

impl TableTask {
    /// Brings the house's list up to date. Tables that are not in it, and need not be, cost nothing.
    pub(super) fn show_on_list(&mut self) {
        if !is_to_be_found(self.table.as_ref()) {
            return self.take_off_list();
        }
        let Some(listing) = &self.hub.listing else { return };
        let present = self.people.values().any(|connection| connection.seat.is_some());
        let chairs = self.table.chairs().iter().map(|chair| match &chair.occupant {
            Occupant::Open => FreeChair::Open,
            Occupant::Person { .. } => FreeChair::Person,
            Occupant::Computer { player, .. } => FreeChair::Computer { player: player.clone() },
        });
        let table = FreeTable {
            table: self.id.clone(),
            game: self.table.game().to_owned(),
            chairs: chairs.collect(),
            deadline: self.table.options().deadline,
            present,
            opened_at: self.opened_at,
        };
        // A table that has just been woken may have been left long ago.
        let left = if self.on_list { self.hub.clock.now() } else { self.last_at };
        listing.show(table, left);
        self.on_list = true;
    }

    pub(super) fn take_off_list(&mut self) {
        if std::mem::take(&mut self.on_list)
            && let Some(listing) = &self.hub.listing
        {
            listing.take_off(&self.id);
        }
    }
}
