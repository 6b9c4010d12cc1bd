//! Seats that are given to programs.

use game_core::Seat;
use protocol::ErrorBody;
use referee::{Actor, Command};
use store::{DeviceHash, SeatChange};

use super::step::Taker;
use super::{Broken, Given, Sitting, TableTask};
use crate::error::{internal, of_seat, of_store, unknown_token};
use tables::AnyCommand;

/// Whether a program may give such a command: it plays its seat, and talks; the seat itself, and the table, are people's.
pub(super) fn may(command: &AnyCommand) -> bool {
    matches!(
        command,
        Command::Act { .. }
            | Command::Nonce { .. }
            | Command::TakeBack {}
            | Command::Rename { .. }
            | Command::Say { .. }
            | Command::Phrase { .. }
    )
}

impl TableTask {
    /// Lets a program play the seat of this device or, if the host gives it a name, a free seat.
    pub(super) async fn give_to_program(
        &mut self,
        device: Option<DeviceHash>,
        name: Option<String>,
        program: DeviceHash,
    ) -> Result<Result<Sitting, ErrorBody>, Broken> {
        let seat = match self.owner(device).await {
            Ok(seat) => seat,
            Err(error) => return Ok(Err(error)),
        };
        // Each token is written to the disk.
        let now = self.hub.clock.now();
        if !self.limits(now).changes[seat].take(now) {
            return Ok(Err(ErrorBody::new("too_many_requests")));
        }
        let Some(name) = name else {
            return Ok(self
                .change_program(SeatChange::Program { seat, device: program })
                .await
                .map(|()| Sitting { seat }));
        };
        if self.table.host() != Some(seat) {
            return Ok(Err(ErrorBody::new("not_host")));
        }
        let taker = Some(Taker::Program(program));
        if let Err(error) = self.step(Actor::Newcomer, taker, None, Command::Sit { name }).await? {
            return Ok(Err(error));
        }
        self.tell_news();
        Ok(self.seat_of(Some(program)).await.and_then(|seat| Ok(Sitting { seat: seat.ok_or_else(internal)? })))
    }

    pub(super) async fn has_program(&self, device: Option<DeviceHash>) -> Result<Given, ErrorBody> {
        let seat = self.owner(device).await?;
        let has = self.hub.store.has_program(self.id.as_str(), seat).await;
        has.map(Given).map_err(|error| of_store(&error))
    }

    pub(super) async fn dismiss(&mut self, device: Option<DeviceHash>) -> Result<Given, ErrorBody> {
        let seat = self.owner(device).await?;
        self.change_program(SeatChange::Dismiss { seat }).await?;
        Ok(Given(false))
    }

    async fn owner(&self, device: Option<DeviceHash>) -> Result<Seat, ErrorBody> {
        self.seat_of(device).await?.ok_or_else(|| ErrorBody::new("no_seat"))
    }

    async fn change_program(&mut self, change: SeatChange) -> Result<(), ErrorBody> {
        let written = self.hub.store.change_seats(self.id.as_str(), vec![change]).await;
        written.map_err(|error| of_seat(&error))?;
        self.seat_changed(change);
        Ok(())
    }

    /// Programs at a seat whose token is no longer this one have to go.
    pub(super) fn part_with_programs(&mut self, seat: Seat, but: Option<DeviceHash>) {
        let programs = self.people.iter().filter(|(_, one)| one.program && one.seat == Some(seat) && one.device != but);
        let gone: Vec<_> = programs.map(|(&id, _)| id).collect();
        for id in gone {
            if let Some(connection) = self.people.get(&id) {
                connection.outbox.bye(unknown_token());
            }
            self.part(id, false);
        }
    }
}
