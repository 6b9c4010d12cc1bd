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
mod step;
mod timers;
mod update;
mod wake;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use game_core::{PerSeat, Seat};
use protocol::{ErrorBody, ServerMessage};
use referee::{Actor, Command, Millis, Secret, Stage, StepId, TableId};
use store::TableMeta;
use tokio::sync::mpsc;

pub(crate) use ask::{Ask, Entered, Given, Link, Sitting, Wish};
pub(crate) use notices::OfSeat;

use crate::error::{internal, not_for_programs};
use crate::hub::Hub;
use crate::metrics;
use advice::Advising;
use computers::Plan;
use limits::Limits;
use notices::Noticing;
use people::{Connection, ConnectionId};
use tables::{AnyCommand, AnyTable};

/// How long a table stays awake with nobody there and nothing to wait for.
const DOZE: Millis = 60_000;

/// A table that is awake.
pub(crate) struct TableTask {
    hub: Arc<Hub>,
    id: TableId,
    table: Box<dyn AnyTable>,
    /// The task's own mailbox; weak, so that the task ends when nobody else can ask.
    mailbox: mpsc::WeakSender<Ask>,
    people: HashMap<ConnectionId, Connection>,
    away_since: PerSeat<Option<Millis>>,
    secret: Secret,
    plans: PerSeat<Option<Plan>>,
    /// How often each computer player failed here.
    strikes: HashMap<String, u32>,
    /// Until when those computer players may think that act one after the other.
    chain_until: Option<Millis>,
    advising: PerSeat<Option<Advising>>,
    limits: Limits,
    /// The house was refused, perhaps as nothing can be written; it tries nothing again before this time.
    rests_until: Millis,
    noticing: Noticing,
    /// When the last row was written, or the last question answered.
    busy_at: Millis,
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
pub(crate) async fn run(hub: Arc<Hub>, meta: TableMeta, mailbox: mpsc::WeakSender<Ask>, mut asks: mpsc::Receiver<Ask>) {
    let mut task = match wake::wake(hub, &meta, mailbox).await {
        Ok(task) => task,
        Err(what) => {
            // Whoever asks gets no answer, and with it the error `internal`; the table is tried again next time.
            tracing::error!(table = meta.id, what, "a table can't be woken");
            return;
        }
    };
    task.show_on_list();
    task.see_to_notices().await;
    loop {
        task.plan();
        task.forget_old_advice();
        let next = task.next_moment();
        let clock = Arc::clone(&task.hub.clock);
        let result = tokio::select! {
            ask = asks.recv() => match ask {
                Some(ask) => task.answer(ask).await,
                None => return,
            },
            () = clock.sleep_until(next) => task.on_time().await,
        };
        if let Err(Broken(what)) = result {
            tracing::error!(table = %task.id, what, "a table is out of step with its journal");
            task.part_with_all(&internal());
            task.take_off_list();
            return;
        }
        task.tell_news();
        task.see_to_notices().await;
        if task.is_idle() && task.hub.may_sleep(&task.id, &asks) {
            return;
        }
    }
}

/// The table in memory no longer follows from its journal, so it must not go on.
#[derive(Debug)]
pub(crate) struct Broken(String);

type Stepped = Result<Result<u64, ErrorBody>, Broken>;

impl TableTask {
    async fn answer(&mut self, ask: Ask) -> Result<(), Broken> {
        self.busy_at = self.hub.clock.now();
        match ask {
            Ask::Enter { device, reply } => drop(reply.send(self.enter(device).await)),
            Ask::Join { connection, visitor, since, outbox } => self.join(connection, visitor, since, outbox).await,
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

    /// Whether the table may go to sleep.
    fn is_idle(&self) -> bool {
        self.people.is_empty() && self.pending().is_none() && self.hub.clock.now() >= self.busy_at + DOZE
    }

    fn is_present(&self, seat: Seat) -> bool {
        self.people.values().any(|connection| connection.seat == Some(seat))
    }

    fn is_playing(&self) -> bool {
        self.table.stage() == Stage::Playing
    }
}
