//! One stage after the other, until the last or until somebody wants no more.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use indicatif::{ProgressBar, ProgressStyle};
use swarm::{Party, Trouble};
use tokio::time::sleep;

use super::child::House;
use super::figures::{Figures, Played, Quantiles, Recovery};
use super::process::{Reading, read};
use super::stored;
use super::tables::{Guests, Program, open};
use super::tally::Tally;
use crate::interrupt;

/// How long things are left alone to see what rest costs, at most.
const REST: Duration = Duration::from_secs(5);
/// How long to wait until everybody is there, or there again.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often to look.
const LOOK: Duration = Duration::from_millis(5);

/// Why nothing could be measured.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failed {
    /// The server could not be started.
    #[error(transparent)]
    Server(#[from] io::Error),
    /// It did not answer as documented.
    #[error(transparent)]
    Trouble(#[from] Trouble),
    /// Tables could not be stored.
    #[error(transparent)]
    Stored(#[from] stored::Failed),
    /// Not all seats were served in the end.
    #[error("{served} of {seats} seats were served after {} s", PATIENCE.as_secs())]
    NotServed {
        /// How many were.
        served: u64,
        /// How many there are.
        seats: u64,
    },
}

/// How long games are played.
#[derive(Clone, Copy)]
pub(super) struct Times {
    /// Before steps are measured.
    pub(super) warm: Duration,
    /// While they are.
    pub(super) measured: Duration,
}

/// The measurement.
pub(super) struct Stages<'a> {
    folder: &'a Path,
    program: Arc<Program>,
    times: Times,
    figures: Figures,
    bar: ProgressBar,
    tally: Arc<Tally>,
}

impl<'a> Stages<'a> {
    pub(super) fn new(folder: &'a Path, program: Arc<Program>, times: Times, figures: Figures) -> Self {
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} {elapsed}") {
            bar.set_style(style);
        }
        Self { folder, program, times, figures, bar, tally: Arc::default() }
    }

    /// All stages; if somebody wants no more, what was found so far.
    ///
    /// # Errors
    /// If the server can't be started or does not answer as documented.
    pub(super) async fn all(mut self) -> Result<Figures, Failed> {
        self.bar.enable_steady_tick(Duration::from_millis(200));
        // Games that are played notice the wish by themselves and have figures to give, so they come first.
        let late = async {
            wished().await;
            sleep(4 * LOOK).await;
        };
        let result = tokio::select! {
            biased;
            result = self.run() => result,
            () = late => Ok(()),
        };
        self.bar.finish_and_clear();
        self.figures.interrupted = interrupt::was_wished();
        result.map(|()| self.figures)
    }

    async fn run(&mut self) -> Result<(), Failed> {
        if self.figures.stored > 0 {
            self.say("storing tables");
            stored::fill(self.folder, self.figures.stored).await?;
        }
        self.say("starting the server");
        let mut house = House::start(self.folder).await?;
        self.figures.start_seconds = Some(house.ready.as_secs_f64());
        let start = house.reading();
        self.figures.memory_at_start = start.as_ref().map(|reading| reading.memory);

        self.say("opening tables");
        let bar = self.bar.clone();
        let (half, tables) = (self.figures.tables / 2, self.figures.tables);
        let mut parties = open(house.address, &self.program, 0..half, || bar.tick()).await?;
        // What all tables need together is there once some are; the others show what one more takes.
        let (some, _) = self.rest(&house).await;
        parties.extend(open(house.address, &self.program, half..tables, || bar.tick()).await?);
        let (opened, wakes) = self.rest(&house).await;
        let each = |bytes| bytes / (tables - half) as f64;
        self.figures.memory_per_table = more(some.as_ref(), opened.as_ref()).map(each);
        self.figures.memory_for_tables = more(start.as_ref(), opened.as_ref());
        self.figures.wakes_per_idle_table = wakes.map(|wakes| wakes / tables as f64);

        self.say("connecting everybody");
        let guests = Guests::join(house.address, &parties, &self.program, &self.tally);
        self.everybody_is_served().await?;
        let (joined, wakes) = self.rest(&house).await;
        let sockets = self.figures.sockets as f64;
        self.figures.memory_per_socket = more(opened.as_ref(), joined.as_ref()).map(|bytes| bytes / sockets);
        self.figures.wakes_per_idle_socket = wakes.map(|wakes| wakes / sockets);

        self.play(&house, &guests, &parties).await?;
        self.say("killing the server");
        self.tally.new_life();
        let killed = Instant::now();
        house.kill_and_start().await?;
        let start_seconds = house.ready.as_secs_f64();
        self.figures.recovery = Some(Recovery { start_seconds, all_served_seconds: None });
        let served = self.everybody_is_served().await.is_ok().then(|| killed.elapsed().as_secs_f64());
        self.figures.recovery = Some(Recovery { start_seconds, all_served_seconds: served });
        guests.leave().await;
        Ok(())
    }

    fn say(&self, what: &'static str) {
        self.bar.set_message(what);
    }

    /// Leaves things alone; what the server has used in the end, and how often it woke each second.
    async fn rest(&self, house: &House) -> (Option<Reading>, Option<f64>) {
        let rest = self.times.measured.min(REST) / 2;
        // What was begun is to come to its end first.
        sleep(rest).await;
        let before = house.reading();
        sleep(rest).await;
        let after = house.reading();
        let wakes =
            before.zip(after.as_ref()).map(|(before, after)| after.since(&before).waits as f64 / rest.as_secs_f64());
        (after, wakes)
    }

    async fn everybody_is_served(&self) -> Result<(), Failed> {
        let (start, seats) = (Instant::now(), self.figures.sockets);
        while self.tally.served() < seats {
            if start.elapsed() > PATIENCE {
                return Err(Failed::NotServed { served: self.tally.served(), seats });
            }
            sleep(LOOK).await;
        }
        Ok(())
    }

    async fn play(&mut self, house: &House, guests: &Guests, parties: &[Party]) -> Result<(), Failed> {
        self.say("beginning the games");
        guests.begin(parties).await?;
        sleep(self.times.warm).await;
        self.say("playing");
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let (from, server, own) = (Instant::now(), house.reading(), read(std::process::id()).ok());
        // Whoever wants no more gets the figures of what was played.
        let interrupted = tokio::select! {
            () = sleep(self.times.measured) => false,
            () = wished() => true,
        };
        let (to, server_then, own_then) = (Instant::now(), house.reading(), read(std::process::id()).ok());
        if !interrupted {
            // Steps that are under way are to arrive.
            sleep(self.times.measured.min(REST) / 5).await;
        }
        let times = self.tally.between(from, to);
        let (seconds, steps) = ((to - from).as_secs_f64(), times.len());
        let used = |before: Option<Reading>, after: Option<&Reading>| {
            before.zip(after).map(|(before, after)| after.since(&before).cpu.as_secs_f64())
        };
        let cpu = used(server, server_then.as_ref());
        self.figures.played = Some(Played {
            began: began.as_secs_f64(),
            seconds,
            steps,
            steps_per_second: steps as f64 / seconds,
            milliseconds: Quantiles::of(times),
            cpu_microseconds_per_step: cpu.filter(|_| steps > 0).map(|cpu| cpu * 1e6 / steps as f64),
            server_cores: cpu.map(|cpu| cpu / seconds),
            guests_cores: used(own, own_then.as_ref()).map(|cpu| cpu / seconds),
            memory: server_then.map(|reading| reading.memory),
        });
        Ok(())
    }
}

/// How many bytes more the server has.
fn more(before: Option<&Reading>, after: Option<&Reading>) -> Option<f64> {
    Some(after?.memory as f64 - before?.memory as f64)
}

/// Ready when somebody wants no more.
async fn wished() {
    while !interrupt::was_wished() {
        sleep(LOOK).await;
    }
}
