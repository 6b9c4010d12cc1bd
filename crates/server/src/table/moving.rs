//! Moving the party to a new table.

use game_core::Seat;
use referee::{Actor, Command, Occupant, Secret, StepId, TableId};
use store::{AppendError, NewTable, SeatChange, StoreError};

use super::{Stepped, TableTask, standing_with};
use crate::error::{of_append, of_store};
use crate::rows::stored;
use crate::secret::{random, table_id};
use tables::Proposed;

impl TableTask {
    /// Opens a new table for the same people and says so here. The new table exists before anybody hears of it; should
    /// another have been faster, it goes away again.
    pub(super) async fn rematch(&mut self, actor: Actor, id: Option<StepId>) -> Stepped {
        let (table, secret) = (table_id(), random());
        let command = Command::Rematch { table: Some(table.clone()) };
        let at = self.hub.clock.now();
        match self.table.propose(actor, id.clone(), command.clone(), at) {
            Err(error) => return Ok(Err(error)),
            Ok(Proposed::Done(n)) => return Ok(Ok(n)),
            Ok(Proposed::Append(..)) => {}
        }
        let rows = match self.table.rematch_rows(table.clone(), Secret(secret), at) {
            Ok(rows) => stored(rows),
            Err(error) => return Ok(Err(error)),
        };
        let seats = match self.seats_taken_along().await {
            Ok(seats) => seats,
            Err(error) => return Ok(Err(error)),
        };
        let game = self.table.game().to_owned();
        let empty = match tables::by_name(&game) {
            Ok(entry) => (entry.empty)(&self.hub.troupes, table.clone(), Secret(secret)),
            Err(error) => return Ok(Err(error)),
        };
        let (standing, secret) = (standing_with(empty.as_ref(), &rows), store::Secret(secret));
        let new = NewTable { id: table.to_string(), game, secret, opened_at: at, rows, seats, standing };
        if let Err(error) = self.hub.store.create(new).await {
            return Ok(Err(of_append(&error)));
        }
        if let Err(error) = self.take_notices_along(&table).await {
            // They can be set again; the game can't wait for it.
            of_store(&error);
        }
        let moved = self.step(actor, None, id, command).await?;
        if self.table.rematch() != Some(&table)
            && let Err(error) = self.hub.store.delete_table(table.as_str()).await
        {
            of_append(&AppendError::Store(error));
        }
        Ok(moved)
    }

    /// Whoever is told of this table is told of the next one in the same way.
    async fn take_notices_along(&self, table: &TableId) -> Result<(), StoreError> {
        let seats = Seat::all(Seat::MAX).filter(|&seat| self.table.comes_along(seat)).collect();
        self.hub.store.notices().take_along(self.id.as_str(), table.as_str(), seats).await
    }

    /// The devices of the people who come along, on the same seats.
    async fn seats_taken_along(&self) -> Result<Vec<SeatChange>, protocol::ErrorBody> {
        let mut seats = Vec::new();
        for (seat, chair) in Seat::all(Seat::MAX).zip(self.table.chairs()) {
            if matches!(chair.occupant, Occupant::Person { .. }) && self.table.comes_along(seat) {
                let devices = self.hub.store.devices_of(self.id.as_str(), seat).await;
                let devices = devices.map_err(|error| of_store(&error))?;
                seats.extend(devices.into_iter().map(|device| SeatChange::Claim { seat, device }));
            }
        }
        Ok(seats)
    }
}
