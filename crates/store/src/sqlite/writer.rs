//! The one task that writes: it takes whatever is waiting, and makes one commit of it.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use async_trait::async_trait;
use sqlx::{Connection, SqliteConnection, query};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::append::Append;
use super::fault::fault;
use super::folder::fault_in;
use super::together;
use crate::{StoreError, Watch};

/// The most writes that share a commit, and the most that wait for the next; whoever comes then waits to get in line.
const BATCH: usize = 256;

/// Something that is done to the database inside a transaction, wholly or not at all.
#[async_trait]
pub(super) trait Write: Send + Sync + 'static {
    type Done: Send + 'static;
    type Refused: From<StoreError> + Send + 'static;

    /// May be called again after a failed transaction.
    async fn write(&self, db: &mut SqliteConnection) -> Result<Self::Done, Stop<Self::Refused>>;

    /// How it is done beside others.
    fn job(pending: Pending<Self>) -> Job
    where
        Self: Sized,
    {
        Job::Alone(Box::new(pending))
    }
}

/// Why a write stopped.
pub(super) enum Stop<R> {
    /// It can't be done as things stand; others in the same transaction can.
    Refused(R),
    /// The database failed, and the transaction with it.
    Fault(sqlx::Error),
}

impl<R> From<sqlx::Error> for Stop<R> {
    fn from(error: sqlx::Error) -> Self {
        Self::Fault(error)
    }
}

/// Where writes go.
pub(super) struct Writer {
    line: mpsc::Sender<Message>,
    tally: Arc<Tally>,
    task: Mutex<Option<JoinHandle<Result<(), sqlx::Error>>>>,
}

/// How the writing has gone so far, and who else wants to know.
#[derive(Default)]
pub(super) struct Tally {
    /// Where the database is.
    folder: PathBuf,
    commits: AtomicU64,
    watch: OnceLock<Arc<dyn Watch>>,
}

enum Message {
    Job(Job),
    ShutDown,
}

impl Writer {
    /// Starts the task, which holds the folder's lock until the connection is closed.
    pub(super) fn start(db: SqliteConnection, lock: File, folder: &Path) -> Self {
        let (line, waiting) = mpsc::channel(BATCH);
        let tally = Arc::new(Tally { folder: folder.to_owned(), ..Tally::default() });
        let task = tokio::spawn(run(db, lock, waiting, Arc::clone(&tally)));
        Self { line, tally, task: Mutex::new(Some(task)) }
    }

    pub(super) fn commits(&self) -> u64 {
        self.tally.commits.load(Ordering::Relaxed)
    }

    /// The first who wants to hear how the writing goes does.
    pub(super) fn watch(&self, watch: Arc<dyn Watch>) {
        let _ = self.tally.watch.set(watch);
    }

    /// Writes, and returns after the commit; once in the line, the write goes on even if nobody waits for it any more.
    pub(super) async fn write<W: Write>(&self, write: W) -> Result<W::Done, W::Refused> {
        let (reply, answer) = oneshot::channel();
        let job = W::job(Pending::new(write, reply));
        self.line.send(Message::Job(job)).await.map_err(|_| StoreError::ShutDown)?;
        answer.await.unwrap_or_else(|_| Err(StoreError::ShutDown.into()))
    }

    pub(super) async fn shut_down(&self) -> Result<(), StoreError> {
        // If nobody listens any more, somebody else has said so before.
        let _ = self.line.send(Message::ShutDown).await;
        let mut task = self.task.lock().await;
        let Some(running) = task.as_mut() else { return Ok(()) };
        let ended = running.await;
        *task = None;
        ended.map_err(|_| StoreError::ShutDown)?.map_err(fault)
    }
}

async fn run(
    mut db: SqliteConnection,
    lock: File,
    mut waiting: mpsc::Receiver<Message>,
    tally: Arc<Tally>,
) -> Result<(), sqlx::Error> {
    let mut messages = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut messages, BATCH).await > 0 {
        let mut jobs = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Job(job) => jobs.push(job),
                Message::ShutDown => waiting.close(),
            }
        }
        if !jobs.is_empty() {
            serve(&mut db, jobs, &tally).await;
        }
    }
    let closed = db.close().await;
    drop(lock);
    closed
}

/// Does the jobs in one transaction and answers them; if one of them breaks it, each gets a transaction of its own, so
/// that it breaks nothing for the others.
pub(super) async fn serve(db: &mut SqliteConnection, mut jobs: Vec<Job>, tally: &Tally) {
    let began = Instant::now();
    match commit(db, &mut jobs).await {
        Ok(()) => {
            tally.commits.fetch_add(1, Ordering::Relaxed);
            if let Some(watch) = tally.watch.get() {
                watch.committed(jobs.len(), began.elapsed());
            }
            jobs.into_iter().for_each(|job| job.answer());
        }
        Err(Broken::Job(_)) if jobs.len() > 1 => {
            for job in jobs {
                Box::pin(serve(db, vec![job], tally)).await;
            }
        }
        Err(Broken::Job(error) | Broken::Transaction(error)) => {
            let error = fault_in(&tally.folder, error).await;
            if let Some(watch) = tally.watch.get() {
                watch.failed(&error);
            }
            jobs.into_iter().for_each(|job| job.fail(error.clone()));
        }
    }
}

enum Broken {
    Job(sqlx::Error),
    Transaction(sqlx::Error),
}

async fn commit(db: &mut SqliteConnection, jobs: &mut [Job]) -> Result<(), Broken> {
    query("BEGIN IMMEDIATE").execute(&mut *db).await.map_err(Broken::Transaction)?;
    let done = async {
        let (mut appends, mut others) = (Vec::new(), Vec::new());
        for job in jobs {
            match job {
                Job::Append(pending) => appends.push(pending),
                Job::Alone(job) => others.push(job),
            }
        }
        let writes: Vec<&Append> = appends.iter().map(|pending| &pending.write).collect();
        let outcomes = together::write(db, &writes).await.map_err(Broken::Job)?;
        for (pending, outcome) in appends.into_iter().zip(outcomes) {
            pending.outcome = Some(outcome);
        }
        for job in others {
            job.run(db).await.map_err(Broken::Job)?;
        }
        query("COMMIT").execute(&mut *db).await.map_err(Broken::Transaction)
    }
    .await;
    if done.is_err() {
        // SQLite has rolled back by itself after some errors, and then refuses this.
        let _ = query("ROLLBACK").execute(&mut *db).await;
    }
    done.map(|_| ())
}

/// A [`Write`], and whoever waits for it.
pub(super) enum Job {
    /// Rows and nothing else: all of these are written together, before the others of a transaction.
    Append(Pending<Append>),
    /// Whatever has to be undone by itself if it is refused.
    Alone(Box<dyn Alone>),
}

impl Job {
    fn answer(self) {
        match self {
            Self::Append(pending) => pending.tell(),
            Self::Alone(job) => job.answer(),
        }
    }

    fn fail(self, error: StoreError) {
        match self {
            Self::Append(pending) => pending.tell_of(error),
            Self::Alone(job) => job.fail(error),
        }
    }
}

/// A [`Write`] of any kind, and whoever waits for it.
#[async_trait]
pub(super) trait Alone: Send {
    /// Does it inside the open transaction; an error means that the transaction is lost.
    async fn run(&mut self, db: &mut SqliteConnection) -> Result<(), sqlx::Error>;
    /// Tells the outcome, once it is committed.
    fn answer(self: Box<Self>);
    /// Tells that nothing was committed.
    fn fail(self: Box<Self>, error: StoreError);
}

pub(super) struct Pending<W: Write> {
    pub(super) write: W,
    outcome: Option<Result<W::Done, W::Refused>>,
    reply: oneshot::Sender<Result<W::Done, W::Refused>>,
}

impl<W: Write> Pending<W> {
    pub(super) fn new(write: W, reply: oneshot::Sender<Result<W::Done, W::Refused>>) -> Self {
        Self { write, outcome: None, reply }
    }

    fn tell(self) {
        if let Some(outcome) = self.outcome {
            // Whoever has stopped waiting doesn't want to know.
            let _ = self.reply.send(outcome);
        }
    }

    fn tell_of(self, error: StoreError) {
        let _ = self.reply.send(Err(error.into()));
    }
}

#[async_trait]
impl<W: Write> Alone for Pending<W> {
    async fn run(&mut self, db: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        query("SAVEPOINT job").execute(&mut *db).await?;
        self.outcome = Some(match self.write.write(db).await {
            Ok(done) => Ok(done),
            Err(Stop::Refused(refused)) => {
                query("ROLLBACK TO job").execute(&mut *db).await?;
                Err(refused)
            }
            Err(Stop::Fault(error)) => return Err(error),
        });
        query("RELEASE job").execute(&mut *db).await?;
        Ok(())
    }

    fn answer(self: Box<Self>) {
        self.tell();
    }

    fn fail(self: Box<Self>, error: StoreError) {
        self.tell_of(error);
    }
}
