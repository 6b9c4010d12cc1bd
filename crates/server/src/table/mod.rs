//! The task of one table: everything that happens there passes through it, one thing after the other.

mod advice;
mod ask;
mod computers;
mod limits;
mod listed;
mod moving;
mod notices;
mod people;
mod programs;
mod standing;
mod step;
mod timers;
mod update;
mod wake;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use game_core::{PerSeat, Seat};
use protocol::{ErrorBody, ServerMessage};
use referee::{Actor, Command, Millis, Secret, StepId, TableId};
use store::{Standing, TableMeta};
use tokio::sync::mpsc;

pub(crate) use ask::{Ask, Entered, Given, Letter, Link, Sitting, Wish};
pub(crate) use notices::OfSeat;
pub(crate) use standing::standing_with;

use crate::error::{internal, not_for_programs};
use crate::hub::Hub;
use crate::metrics;
use advice::Advising;
use computers::Plan;
use limits::Limits;
use notices::Noticing;
use people::{Connection, ConnectionId};
use tables::{AnyCommand, AnyTable};

/// How long a table stays awake after somebody was there.
const DOZE: Millis = 60_000;

/// A table that is awake.
pub(crate) struct TableTask {
    hub: Arc<Hub>,
    id: TableId,
    table: Box<dyn AnyTable>,
    /// The task's own mailbox; weak, so that the task ends when nobody else can ask.
    mailbox: mpsc::WeakSender<Letter>,
    people: HashMap<ConnectionId, Connection>,
    away_since: PerSeat<Option<Millis>>,
    secret: Secret,
    plans: PerSeat<Option<Box<Plan>>>,
    /// How often each computer player failed here.
    strikes: HashMap<String, u32>,
    /// Until when those computer players may think that act one after the other.
    chain_until: Option<Millis>,
    advising: PerSeat<Option<Box<Advising>>>,
    limits: Option<Box<Limits>>,
    /// The house was refused, perhaps as nothing can be written; it tries nothing again before this time.
    rests_until: Millis,
    /// What those are told who aren't there, if anybody is.
    noticing: Option<Box<Noticing>>,
    /// Until when the table stays awake though nobody is there.
    dozes_until: Millis,
    /// Whether anybody but the house has come since it was woken.
    visited: bool,
    /// How the table stands, as far as it is written down.
    noted: Standing,
    /// When the last row was written.
    last_at: Millis,
    /// When the table was opened.
    opened_at: Millis,
    /// Whether the table may be in the house's list.
    on_list: bool,
    /// Whether everybody has to be told how things stand.
    news: bool,
}

/// Runs a table until it may sleep or the server stops.
pub(crate) async fn run(
    hub: Arc<Hub>,
    meta: TableMeta,
    mailbox: mpsc::WeakSender<Letter>,
    mut asks: mpsc::Receiver<Letter>,
) {
    let mut leaving = Leaving { hub: Arc::clone(&hub), table: meta.id.clone(), alarm: meta.standing.alarm };
    let mut task = match Box::pin(wake::wake(hub, &meta, mailbox)).await {
        Ok(task) => task,
        Err(what) => {
            // Whoever asks gets no answer, and with it the error `internal`; the table is tried again next time.
            tracing::error!(table = meta.id, what, "a table can't be woken");
            return;
        }
    };
    task.show_on_list();
    loop {
        task.plan();
        task.forget_old_advice();
        if task.noticing.is_some() {
            Box::pin(task.see_to_notices()).await;
        }
        if task.is_idle() {
            Box::pin(task.note_standing()).await;
            leaving.alarm = task.noted.alarm;
            if task.hub.may_sleep(&task.id, &asks) {
                return;
            }
        }
        leaving.alarm = task.noted.alarm;
        let next = task.next_moment();
        let clock = Arc::clone(&task.hub.clock);
        let result = tokio::select! {
            ask = asks.recv() => match ask {
                // Only while somebody is answered is there room for what that takes.
                Some(ask) => Box::pin(task.answer(*ask)).await,
                None => return,
            },
            () = clock.sleep_until(next) => Box::pin(task.on_time()).await,
        };
        if let Err(Broken(what)) = result {
            tracing::error!(table = %task.id, what, "a table is out of step with its journal");
            task.part_with_all(&internal());
            task.take_off_list();
            return;
        }
        task.tell_news();
    }
}

/// However a table's task ends, the house hears when it has to look again.
struct Leaving {
    hub: Arc<Hub>,
    table: String,
    alarm: Option<Millis>,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        if let Ok(table) = TableId::try_from(std::mem::take(&mut self.table)) {
            self.hub.alarms.fell_asleep(&table, self.alarm, self.hub.clock.now());
        }
    }
}

/// The table in memory no longer follows from its journal, so it must not go on.
#[derive(Debug)]
pub(crate) struct Broken(String);

type Stepped = Result<Result<u64, ErrorBody>, Broken>;

impl TableTask {
    async fn answer(&mut self, ask: Ask) -> Result<(), Broken> {
        match ask {
            // The house is no reason to stay awake.
            Ask::Rouse { .. } | Ask::Close { .. } if !self.visited => self.dozes_until = 0,
            Ask::Rouse { .. } | Ask::Close { .. } | Ask::Thought { .. } => {}
            _ => (self.visited, self.dozes_until) = (true, self.hub.clock.now() + DOZE),
        }
        match ask {
            Ask::Enter { device, reply } => drop(reply.send(self.enter(device).await)),
            Ask::Join { connection, visitor, told, hidden, outbox } => {
                outbox.has_seen(told);
                self.join(connection, visitor, hidden, outbox).await;
            }
            Ask::Look { connection, hidden } => self.look(connection, hidden).await,
            Ask::Part { connection, lost } => self.part(connection, lost),
            Ask::Do { connection, id, command, heard } => return self.act(connection, id, command, heard).await,
            Ask::Sit { device, name, reply } => drop(reply.send(self.sit(device, name).await?)),
            Ask::Link { device, token, reply } => drop(reply.send(self.link(device, token).await)),
            Ask::Program { device, name, program, reply } => {
                drop(reply.send(self.give_to_program(device, name, program).await?));
            }
            Ask::HasProgram { device, reply } => drop(reply.send(self.has_program(device).await)),
            Ask::Dismiss { device, reply } => drop(reply.send(self.dismiss(device).await)),
            Ask::Notices { device, wish, reply } => drop(reply.send(self.notices_of(device, wish).await)),
            Ask::Returned { device } => self.returned(device).await,
            Ask::Summary { device, reply } => drop(reply.send(self.summary(device).await)),
            Ask::Mine { seat, reply } => drop(reply.send(self.mine(seat))),
            Ask::Record { reply } => drop(reply.send(self.record().await)),
            Ask::Rouse { reply } => {
                self.on_time().await?;
                // Whoever wakes many tables waits for each to be done.
                self.note_standing().await;
                let _ = reply.send(());
            }
            Ask::Close { reply } => drop(reply.send(self.close().await?)),
            Ask::Thought { seat, plan, action } => self.thought(seat, &plan, action),
            Ask::Advice { device, reply } => self.advise(device, reply).await,
            Ask::Advised { seat, wanted, advice } => self.advised(seat, &wanted, advice),
        }
        Ok(())
    }

    /// A step of somebody at the table, from their socket.
    async fn act(
        &mut self,
        connection: ConnectionId,
        id: StepId,
        command: AnyCommand,
        heard: Instant,
    ) -> Result<(), Broken> {
        self.hub.metrics.stage(metrics::Stage::Taken, heard);
        let Some(&Connection { device, program, seat, .. }) = self.people.get(&connection) else { return Ok(()) };
        let actor = seat.map_or(Actor::Newcomer, Actor::Seat);
        let acts = matches!(command, Command::Act { .. });
        let result = match seat {
            _ if program && !programs::may(&command) => Err(not_for_programs()),
            Some(seat) if !self.is_within_limits(seat, &id, &command) => Err(ErrorBody::new("too_many_requests")),
            _ => self.command(actor, device, Some(id.clone()), command).await?,
        };
        let done = result.is_ok();
        if done {
            self.hub.metrics.stage(metrics::Stage::Durable, heard);
        }
        if acts && done {
            self.chain_until = None;
        }
        self.tell_news();
        if let Some(Connection { outbox, .. }) = self.people.get(&connection) {
            outbox.answer(&match result {
                Ok(n) => ServerMessage::Ack { id, n },
                Err(error) => ServerMessage::Refused { id: Some(id), error },
            });
        }
        if done {
            self.hub.metrics.stage(metrics::Stage::Told, heard);
        }
        Ok(())
    }

    fn is_present(&self, seat: Seat) -> bool {
        self.people.values().any(|connection| connection.seat == Some(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `stammtisch bench house` measures what a table really costs; this is what it costs before anything has happened there.
    #[test]
    fn a_table_that_is_awake_is_small() {
        fn size_of_task<T>(
            _: impl FnOnce(Arc<Hub>, TableMeta, mpsc::WeakSender<Letter>, mpsc::Receiver<Letter>) -> T,
        ) -> usize {
            size_of::<T>()
        }
        assert!(size_of::<TableTask>() <= 1_024, "{} bytes", size_of::<TableTask>());
        assert!(size_of_task(run) <= 2_048, "{} bytes", size_of_task(run));
        // A mailbox has room for 32 letters from the first.
        assert_eq!(size_of::<Letter>(), size_of::<usize>());
    }
}
