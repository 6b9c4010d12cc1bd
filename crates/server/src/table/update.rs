//! Telling everybody how things stand.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use game_core::{Observer, PerSeat, Seat};
use protocol::ErrorBody;
use referee::{Presence, Told};

use super::TableTask;
use super::people::ConnectionId;

impl TableTask {
    /// Sends every socket its update, if there is news.
    pub(super) fn tell_news(&mut self) {
        if !std::mem::take(&mut self.news) {
            return;
        }
        self.show_on_list();
        if !self.table.options().spectators {
            self.people.retain(|_, connection| {
                if connection.seat.is_none() {
                    connection.outbox.bye(ErrorBody::new("spectators_forbidden"));
                }
                connection.seat.is_some()
            });
        }
        let presence = self.presence();
        let (n, now) = (self.table.seq(), self.hub.clock.now());
        let mut made: HashMap<(Observer, Told), Utf8Bytes> = HashMap::new();
        for connection in self.people.values() {
            let observer = connection.seat.map_or(Observer::Spectator, Observer::Seat);
            connection.outbox.update(n, |told| {
                let make = || self.table.update(observer, told, &presence, now).into();
                made.entry((observer, told)).or_insert_with(make).clone()
            });
        }
    }

    /// Sends one socket its update.
    pub(super) fn tell(&self, connection: ConnectionId) {
        let Some(connection) = self.people.get(&connection) else { return };
        let observer = connection.seat.map_or(Observer::Spectator, Observer::Seat);
        let make = |told| self.table.update(observer, told, &self.presence(), self.hub.clock.now()).into();
        connection.outbox.update(self.table.seq(), make);
    }

    fn presence(&self) -> Presence {
        let mut due = PerSeat::default();
        for seat in Seat::all(Seat::MAX) {
            due[seat] = self.deadline(seat);
        }
        let spectators = self.people.values().filter(|connection| connection.seat.is_none()).count();
        let spectators = u32::try_from(spectators).unwrap_or(u32::MAX);
        Presence { away_since: self.away_since, due, spectators }
    }
}
