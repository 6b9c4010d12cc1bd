//! All tables of the measurement and everybody at them.

use std::net::SocketAddr;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{StreamExt, TryStreamExt, stream};
use game_core::Seat;
use swarm::{Choice, Guest, Nobody, Party, Plan, Player, Trouble, Who, Witness};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::seated::{Metronome, Seated, Starter};
use super::tally::{TableTally, Tally};

/// How many requests are under way at the same time while tables are opened.
const AT_ONCE: usize = 32;
/// How long somebody looks for a server that was killed.
const PATIENCE: Duration = Duration::from_secs(120);
/// How long to wait until the server is asked again for a table.
const SOON: Duration = Duration::from_millis(50);

/// What is played, table by table.
pub(super) struct Program {
    pub(super) plans: Vec<Plan>,
    pub(super) pace: Duration,
}

impl Program {
    fn plan(&self, table: usize) -> &Plan {
        &self.plans[table % self.plans.len()]
    }

    /// How many seats so many tables have.
    pub(super) fn seats(&self, tables: usize) -> u64 {
        (0..tables).map(|table| self.plan(table).seats as u64).sum()
    }
}

/// Opens so many tables; nobody has a socket yet.
///
/// # Errors
/// If the server refuses or can't be reached.
pub(super) async fn open(
    house: SocketAddr,
    program: &Program,
    tables: Range<usize>,
    opened: impl Fn(),
) -> Result<Vec<Party>, Trouble> {
    let parties = stream::iter(tables).map(async |table| {
        let party = Party::open(house, program.plan(table)).await;
        opened();
        party
    });
    parties.buffered(AT_ONCE).try_collect().await
}

/// Everybody at their tables.
pub(super) struct Guests {
    tasks: JoinSet<()>,
    /// Whether games begin as soon as everybody is there.
    open: Arc<AtomicBool>,
}

impl Guests {
    /// Lets everybody take their seats, without beginning a game. When a game is over, its table goes on with a new one.
    pub(super) fn join(house: SocketAddr, parties: &[Party], program: &Arc<Program>, all: &Arc<Tally>) -> Self {
        let open = Arc::new(AtomicBool::new(false));
        let mut tasks = JoinSet::new();
        for (table, party) in parties.iter().enumerate() {
            let keeper =
                Keeper { house, table, program: Arc::clone(program), all: Arc::clone(all), open: Arc::clone(&open) };
            tasks.spawn(keeper.keep(party.clone()));
        }
        Self { tasks, open }
    }

    /// Begins the games.
    ///
    /// # Errors
    /// If the server refuses or can't be reached.
    pub(super) async fn begin(&self, parties: &[Party]) -> Result<(), Trouble> {
        self.open.store(true, Ordering::Relaxed);
        let starters = stream::iter(parties).map(Ok).try_for_each_concurrent(AT_ONCE, async |party| {
            let Some((seat, device)) = party.devices.first() else { return Ok(()) };
            let who = Who { table: party.table.clone(), seat: Some(*seat), guest: 2 };
            let mind = Starter(Player::new(Choice::Random, 0));
            Guest::new(device.clone(), who, Box::new(mind), Arc::new(Nobody)).stay().await.map(drop)
        });
        starters.await
    }

    /// Everybody is gone at once.
    pub(super) async fn leave(mut self) {
        self.tasks.shutdown().await;
    }
}

/// Keeps one table going.
struct Keeper {
    house: SocketAddr,
    table: usize,
    program: Arc<Program>,
    all: Arc<Tally>,
    open: Arc<AtomicBool>,
}

impl Keeper {
    async fn keep(self, mut party: Party) {
        // Tables that step at the same time would meet again at every step.
        let part = self.program.pace.mul_f64((self.table as f64 * 0.618_034).fract());
        let metronome = Arc::new(Metronome::new(self.program.pace, Instant::now() + part));
        for game in 0.. {
            let plan = self.program.plan(self.table);
            let witness: Arc<dyn Witness> = Arc::new(TableTally::new(&self.all, self.table, plan.seats));
            let seed = (self.table as u64) << 32 | game;
            let mind = |_: Seat| Box::new(Seated::new(seed, &metronome, &self.open)) as _;
            let staying: JoinSet<_> =
                party.guests(&witness, mind).map(|guest| guest.with_patience(PATIENCE).stay()).collect();
            if staying.join_all().await.iter().any(Result::is_err) {
                return;
            }
            let Some(next) = self.open_next().await else { return };
            party = next;
        }
    }

    /// The next table, from a server that may have been killed meanwhile.
    async fn open_next(&self) -> Option<Party> {
        let start = Instant::now();
        loop {
            match Party::open(self.house, self.program.plan(self.table)).await {
                Ok(party) => return Some(party),
                Err(trouble) if trouble.passes() && start.elapsed() < PATIENCE => sleep(SOON).await,
                Err(_) => return None,
            }
        }
    }
}
