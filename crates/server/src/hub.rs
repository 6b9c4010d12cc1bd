//! All tables that are awake, each with a task of its own.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::ErrorBody;
use referee::{Millis, TableId};
use store::Store;
use tables::{Pace, Troupes};
use tokio::sync::{mpsc, oneshot, watch};
use tokio_util::task::TaskTracker;

use crate::alarms::Alarms;
use crate::clock::Clock;
use crate::config::{Config, Room, Watching};
use crate::error::{internal, of_store, shutting_down, unknown_table};
use crate::listing::Listing;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::table::{self, Ask, Letter};
use crate::thinking::Pool;

/// How many messages may wait for a table.
const QUEUE: usize = 256;

/// After a start no deadline passes before clients have had this time to come back.
const GRACE: Millis = 30_000;

/// How often to look for a table that has just gone to sleep.
const TRIES: usize = 4;

/// The tables that are awake, and what they share.
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) pace: Pace,
    pub(crate) watching: Watching,
    pub(crate) room: Room,
    /// When the server started.
    pub(crate) started: Millis,
    pub(crate) troupes: Troupes,
    pub(crate) thinkers: Pool,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) tasks: TaskTracker,
    /// The tables that strangers may join, if the house keeps such a list.
    pub(crate) listing: Option<Listing>,
    pub(crate) notices: Notices,
    /// When something is due at tables that sleep.
    pub(crate) alarms: Alarms,
    /// Whether the server is to stop.
    pub(crate) stop: watch::Sender<bool>,
    /// Whether it has been told to, though it may go on for a while.
    leaving: AtomicBool,
    awake: Mutex<HashMap<TableId, mpsc::Sender<Letter>>>,
}

impl Hub {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        config: &Config,
        metrics: Arc<Metrics>,
        notices: Notices,
    ) -> Self {
        let started = clock.now();
        let (pace, watching, room, troupes) =
            (config.pace.clone(), config.watching, config.room, config.troupes.clone());
        let (thinkers, stop) = (Pool::new(Arc::clone(&clock)), watch::Sender::new(false));
        let (tasks, awake, listing) = (TaskTracker::new(), Mutex::default(), config.listing.then(Listing::default));
        let (leaving, alarms) = (AtomicBool::new(false), Alarms::default());
        Self {
            store,
            clock,
            pace,
            watching,
            room,
            started,
            troupes,
            thinkers,
            metrics,
            tasks,
            listing,
            alarms,
            notices,
            stop,
            leaving,
            awake,
        }
    }

    /// From now on the server says that it ends.
    pub(crate) fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed) || *self.stop.borrow()
    }

    /// When deadlines may pass, as people have had time to come back after the start.
    pub(crate) fn grace_ends(&self) -> Millis {
        self.started + GRACE
    }

    /// Whether a table is awake.
    pub(crate) fn is_awake(&self, id: &TableId) -> bool {
        self.awake().get(id).is_some_and(|mailbox| !mailbox.is_closed())
    }

    /// How many tables are awake.
    pub(crate) fn count_awake(&self) -> usize {
        self.awake().len()
    }

    /// A table's mailbox; the table is woken if it sleeps.
    ///
    /// # Errors
    /// `unknown_table`, and those of the store.
    pub(crate) async fn table(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<Letter>, ErrorBody> {
        if let Some(mailbox) = self.awake().get(id).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        let meta = self.store.table(id.as_str()).await.map_err(|error| of_store(&error))?.ok_or_else(unknown_table)?;
        if *self.stop.borrow() {
            return Err(shutting_down());
        }
        let mut awake = self.awake();
        if let Some(mailbox) = awake.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        let (mailbox, asks) = mpsc::channel(QUEUE);
        awake.insert(id.clone(), mailbox.clone());
        self.metrics.woken();
        self.tasks.spawn(table::run(Arc::clone(self), meta, mailbox.downgrade(), asks));
        Ok(mailbox)
    }

    /// Asks a table something; it is woken if it sleeps.
    ///
    /// # Errors
    /// Those of [`table`](Self::table), and `internal` if the table can't be woken.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        ask: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, ErrorBody> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            if self.table(id).await?.send(Box::new(ask(reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(if *self.stop.borrow() { shutting_down() } else { internal() })
    }

    /// Has a table do what is due there; it is woken if it sleeps. How that goes, its task tells [`Alarms`] when it ends.
    ///
    /// # Errors
    /// Those of [`table`](Self::table).
    pub(crate) async fn rouse(self: &Arc<Self>, id: &TableId) -> Result<(), ErrorBody> {
        let (reply, answer) = oneshot::channel();
        if self.table(id).await?.send(Box::new(Ask::Rouse { reply })).await.is_ok() {
            let _ = answer.await;
        }
        Ok(())
    }

    /// A table goes to sleep, unless somebody has asked it something; it must then go on.
    pub(crate) fn may_sleep(&self, id: &TableId, asks: &mpsc::Receiver<Letter>) -> bool {
        let mut awake = self.awake();
        let may = asks.is_empty();
        if may {
            awake.remove(id);
        }
        may
    }

    /// No table keeps its mailbox, so that every table's task ends once nobody else has it.
    pub(crate) fn let_go(&self) {
        self.awake().clear();
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Letter>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
