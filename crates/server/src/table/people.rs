//! Who is connected, and with which rights.

use std::sync::Arc;

use game_core::Seat;
use protocol::{ErrorBody, MyTable, Summary};
use referee::{Actor, Command, Occupant, Stage};
use store::{DeviceHash, SeatChange, TokenHash};

use super::step::Taker;
use super::{Broken, Entered, Link, Sitting, TableTask};
use crate::config::Watching;
use crate::error::{internal, of_append, of_seat, of_store, unknown_token};
use crate::http::device::Visitor;
use crate::metrics::Limit;
use crate::outbox::Outbox;

/// The server's own name for a socket.
pub(crate) type ConnectionId = u64;

/// A socket that gets updates.
pub(super) struct Connection {
    pub(super) device: Option<DeviceHash>,
    /// Whether it is a program with a token.
    pub(super) program: bool,
    /// Whether nobody sees its page.
    pub(super) hidden: bool,
    pub(super) seat: Option<Seat>,
    pub(super) outbox: Arc<Outbox>,
}

impl TableTask {
    pub(super) async fn seat_of(&self, device: Option<DeviceHash>) -> Result<Option<Seat>, ErrorBody> {
        let Some(device) = device else { return Ok(None) };
        self.hub.store.seat_of(self.id.as_str(), device).await.map_err(|error| of_store(&error))
    }

    pub(super) async fn enter(&self, device: Option<DeviceHash>) -> Result<Entered, ErrorBody> {
        let seat = self.seat_of(device).await?;
        if seat.is_none() && !self.table.options().spectators {
            return Err(ErrorBody::new("spectators_forbidden"));
        }
        Ok(Entered { game: self.table.game(), seat })
    }

    pub(super) async fn join(
        &mut self,
        connection: ConnectionId,
        Visitor { device, program }: Visitor,
        hidden: bool,
        outbox: Arc<Outbox>,
    ) {
        if self.people.contains_key(&connection) {
            self.look(connection, hidden).await;
            // A hello on an open socket asks for what was missed, which is no news to anybody else.
            return self.tell(connection);
        }
        // The seat may have been taken or lost since the welcome.
        let seat = match self.seat_of(device).await {
            Ok(seat) => seat,
            Err(error) => return outbox.bye(error),
        };
        if program && seat.is_none() {
            return outbox.bye(unknown_token());
        }
        let Watching { of_seat, of_spectators } = self.hub.watching;
        let most = if seat.is_some() { of_seat } else { of_spectators };
        if self.people.values().filter(|other| other.seat == seat).count() >= most {
            self.hub.metrics.refused(if seat.is_some() { Limit::SeatSockets } else { Limit::Spectators });
            return outbox.bye(ErrorBody::new("too_many_requests"));
        }
        if let Some(seat) = seat {
            self.away_since[seat] = None;
            if !program && !hidden {
                self.came(seat).await;
            }
        }
        self.people.insert(connection, Connection { device, program, hidden, seat, outbox });
        self.news = true;
    }

    /// The page of a socket came into sight, or went out of it.
    pub(super) async fn look(&mut self, connection: ConnectionId, hidden: bool) {
        let Some(theirs) = self.people.get_mut(&connection) else { return };
        theirs.hidden = hidden;
        if let Some(seat) = theirs.seat.filter(|_| !theirs.program && !hidden) {
            self.came(seat).await;
        }
    }

    pub(super) fn part(&mut self, connection: ConnectionId, lost: bool) {
        if let Some(Connection { seat, .. }) = self.people.remove(&connection) {
            if let Some(seat) = seat.filter(|_| lost) {
                self.lost(seat);
            }
            if let Some(seat) = seat.filter(|&seat| !self.is_present(seat)) {
                self.away_since[seat] = Some(self.hub.clock.now());
            }
            self.news = true;
        }
    }

    pub(super) fn part_with_all(&mut self, error: &ErrorBody) {
        self.people.drain().for_each(|(_, connection)| connection.outbox.bye(error.clone()));
    }

    pub(super) async fn sit(&mut self, device: DeviceHash, name: String) -> Result<Result<Sitting, ErrorBody>, Broken> {
        let actor = match self.seat_of(Some(device)).await {
            Ok(seat) => seat.map_or(Actor::Newcomer, Actor::Seat),
            Err(error) => return Ok(Err(error)),
        };
        if let Err(error) = self.step(actor, Some(Taker::Device(device)), None, Command::Sit { name }).await? {
            return Ok(Err(error));
        }
        self.tell_news();
        Ok(self.seat_of(Some(device)).await.and_then(|seat| Ok(Sitting { seat: seat.ok_or_else(internal)? })))
    }

    pub(super) async fn link(&mut self, device: Option<DeviceHash>, token: TokenHash) -> Result<Link, ErrorBody> {
        let seat = self.seat_of(device).await?.ok_or_else(|| ErrorBody::new("no_seat"))?;
        let now = self.hub.clock.now();
        if !self.limits(now).changes[seat].take(now) {
            self.hub.metrics.refused(Limit::Changes);
            return Err(ErrorBody::new("too_many_requests"));
        }
        let written = self.hub.store.set_return_token(self.id.as_str(), seat, token).await;
        written.map(|()| Link).map_err(|error| of_seat(&error))
    }

    /// A change of who has a seat is in the store; the open sockets follow.
    pub(super) fn seat_changed(&mut self, change: SeatChange) {
        match change {
            SeatChange::Claim { seat, device } => {
                self.away_since[seat] = Some(self.hub.clock.now());
                self.give_seat(device, seat);
            }
            SeatChange::Program { seat, device } => {
                self.part_with_programs(seat, Some(device));
                // A seat without any other device has nobody there yet.
                if !self.is_present(seat) {
                    self.away_since[seat] = Some(self.hub.clock.now());
                }
            }
            SeatChange::Dismiss { seat } => self.part_with_programs(seat, None),
            SeatChange::Release { seat } => {
                self.part_with_programs(seat, None);
                self.released(seat);
                let lost = self.people.values_mut().filter(|connection| connection.seat == Some(seat));
                lost.for_each(|connection| connection.seat = None);
                self.news = true;
            }
            SeatChange::Link { .. } => {}
        }
    }

    /// A device has used a return link. Only the store knows whether it still has the seat.
    pub(super) async fn returned(&mut self, device: DeviceHash) {
        match self.seat_of(Some(device)).await {
            Ok(Some(seat)) => self.give_seat(device, seat),
            Ok(None) => {}
            Err(error) => tracing::warn!(table = %self.id, code = error.code, "a returned seat can't be looked up"),
        }
    }

    fn give_seat(&mut self, device: DeviceHash, seat: Seat) {
        let theirs = self.people.values_mut().filter(|connection| connection.device == Some(device));
        if theirs.map(|connection| connection.seat = Some(seat)).count() > 0 {
            self.away_since[seat] = None;
            self.news = true;
        }
    }

    /// Others have written to the journal, and perhaps changed who has which seat.
    pub(super) async fn look_seats_up(&mut self) {
        let devices: Vec<_> = self.people.iter().map(|(&id, connection)| (id, connection.device)).collect();
        for (id, device) in devices {
            // When in doubt somebody sees what is public.
            let seat = self.seat_of(device).await.unwrap_or_default();
            if let Some(connection) = self.people.get_mut(&id) {
                connection.seat = seat;
            }
        }
        let now = self.hub.clock.now();
        for seat in Seat::all(Seat::MAX) {
            self.away_since[seat] = if self.is_present(seat) { None } else { self.away_since[seat].or(Some(now)) };
        }
        self.news = true;
    }

    pub(super) async fn summary(&self, device: Option<DeviceHash>) -> Result<Summary, ErrorBody> {
        Ok(Summary {
            table: self.id.clone(),
            game: self.table.game().to_owned(),
            stage: self.table.stage(),
            chairs: self.table.chairs().iter().map(|chair| chair.occupant.clone()).collect(),
            host: self.table.host(),
            you: self.seat_of(device).await?,
            spectators: self.table.options().spectators,
        })
    }

    pub(super) fn mine(&self, seat: Seat) -> Result<MyTable, ErrorBody> {
        let chair = self.table.chairs().get(seat.index()).ok_or_else(internal)?;
        let name = match &chair.occupant {
            Occupant::Person { name } | Occupant::Computer { name, .. } => name.clone(),
            Occupant::Open => return Err(internal()),
        };
        Ok(MyTable {
            table: self.id.clone(),
            game: self.table.game().to_owned(),
            seat,
            name,
            stage: self.table.stage(),
            your_turn: self.is_persons_turn(seat),
            last_at: self.last_at,
        })
    }

    pub(super) async fn record(&self) -> Result<String, ErrorBody> {
        if !self.table.has_ended() {
            return Err(ErrorBody::new("not_over"));
        }
        let rows = self.hub.store.rows(self.id.as_str(), 0).await.map_err(|error| of_store(&error))?;
        self.table.record(&rows.iter().map(|row| row.json.as_str()).collect::<Vec<_>>()).map_err(|what| {
            tracing::error!(table = %self.id, what, "a record can't be written");
            internal()
        })
    }

    pub(super) async fn close(&mut self) -> Result<Result<bool, ErrorBody>, Broken> {
        if !self.people.is_empty() || self.pending().is_some() {
            return Ok(Ok(false));
        }
        if self.table.stage() != Stage::Closed
            && let Err(error) = self.step(Actor::House, None, None, Command::Close {}).await?
        {
            return Ok(Err(error));
        }
        let closed = self.hub.store.close_table(self.id.as_str(), self.hub.clock.now()).await;
        Ok(closed.map_err(|error| of_append(&error.into())))
    }
}
