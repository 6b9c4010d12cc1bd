//! What comes of all steps at all tables.

use std::collections::{HashSet, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use game_core::Seat;
use protocol::ServerMessage;
use swarm::{Heard, Who, Witness};

/// What has happened at all tables together.
#[derive(Default)]
pub(super) struct Tally {
    /// When each step was sent that has reached every seat, and how long that took.
    steps: Mutex<Vec<(Instant, Duration)>>,
    /// Counted up before the server is killed.
    lives: AtomicU64,
    /// Tables and seats that have heard how things stand in this life of the server; a table that has begun another game is the same.
    served: Mutex<HashSet<(usize, usize)>>,
}

impl Tally {
    /// The server is about to be killed: from here on it is counted anew who is served.
    pub(super) fn new_life(&self) {
        self.lives.fetch_add(1, Ordering::SeqCst);
        lock(&self.served).clear();
    }

    /// How many seats have heard how things stand in this life of the server.
    pub(super) fn served(&self) -> u64 {
        lock(&self.served).len() as u64
    }

    /// How long the steps took that were sent in this time.
    pub(super) fn between(&self, from: Instant, to: Instant) -> Vec<Duration> {
        let steps = lock(&self.steps);
        steps.iter().filter(|(sent, _)| (from..to).contains(sent)).map(|(_, took)| *took).collect()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// So many updates are remembered for a step whose number is not known yet; the acknowledgement comes right behind them.
const RECENT: usize = 64;

/// What has happened at one table.
pub(super) struct TableTally {
    all: Arc<Tally>,
    table: usize,
    seats: usize,
    here: Mutex<Here>,
}

#[derive(Default)]
struct Here {
    /// Steps that are under way: whose, their names, and when they were sent first.
    sent: Vec<(usize, String, Instant)>,
    /// Who was told up to which entry, and when.
    told: VecDeque<(usize, u64, Instant)>,
    /// Steps that are acknowledged and have not reached everybody: the entry, when it was sent, and who has it since when.
    reaching: Vec<(u64, Instant, [Option<Instant>; Seat::MAX])>,
    /// By seat: in which life of the server it met and heard it last, counted from 1.
    met: [u64; Seat::MAX],
    heard: [u64; Seat::MAX],
}

impl TableTally {
    pub(super) fn new(all: &Arc<Tally>, table: usize, seats: usize) -> Self {
        Self { all: Arc::clone(all), table, seats, here: Mutex::default() }
    }

    fn life(&self) -> u64 {
        self.all.lives.load(Ordering::SeqCst) + 1
    }

    fn told(&self, seat: usize, n: u64, at: Instant) {
        let mut here = lock(&self.here);
        let life = self.life();
        if here.met[seat] == life && here.heard[seat] != life {
            here.heard[seat] = life;
            lock(&self.all.served).insert((self.table, seat));
        }
        if here.told.len() == RECENT {
            here.told.pop_front();
        }
        here.told.push_back((seat, n, at));
        for (entry, _, reached) in &mut here.reaching {
            if n >= *entry {
                reached[seat].get_or_insert(at);
            }
        }
        self.settle(&mut here);
    }

    fn acknowledged(&self, seat: usize, id: &str, n: u64) {
        let mut here = lock(&self.here);
        let Some(place) = here.sent.iter().position(|(by, name, _)| *by == seat && name == id) else { return };
        let (.., sent) = here.sent.swap_remove(place);
        let mut reached = [None; Seat::MAX];
        for (seat, told, at) in &here.told {
            if *told >= n {
                reached[*seat].get_or_insert(*at);
            }
        }
        here.reaching.push((n, sent, reached));
        self.settle(&mut here);
    }

    fn settle(&self, here: &mut Here) {
        here.reaching.retain(|(_, sent, reached)| {
            let all: Option<Vec<Instant>> = reached[..self.seats].iter().copied().collect();
            let Some(last) = all.and_then(|all| all.into_iter().max()) else { return true };
            lock(&self.all.steps).push((*sent, last.saturating_duration_since(*sent)));
            false
        });
    }
}

/// How the frame of an action begins, and what it has in it.
const STEP: &str = r#"{"type":"do","id":""#;
const ACTION: &str = r#""kind":"act""#;

impl Witness for TableTally {
    fn met(&self, who: &Who, _at: Instant) {
        if let Some(seat) = who.seat {
            lock(&self.here).met[seat.index()] = self.life();
        }
    }

    fn said(&self, who: &Who, at: Instant, frame: &str) {
        let Some(seat) = who.seat else { return };
        let Some((id, _)) =
            frame.strip_prefix(STEP).filter(|rest| rest.contains(ACTION)).and_then(|rest| rest.split_once('"'))
        else {
            return;
        };
        let mut here = lock(&self.here);
        // One that is sent again has been under way since the first time.
        if !here.sent.iter().any(|(by, name, _)| *by == seat.index() && name == id) {
            here.sent.push((seat.index(), id.to_owned(), at));
        }
    }

    fn understood(&self, who: &Who, at: Instant, message: &Heard) {
        let Some(seat) = who.seat.map(Seat::index) else { return };
        match message {
            ServerMessage::Update(sight) => self.told(seat, sight.n, at),
            ServerMessage::Ack { id, n } => self.acknowledged(seat, &String::from(id.clone()), *n),
            ServerMessage::Refused { id: Some(id), error } if error.code != "too_many_requests" => {
                let id = String::from(id.clone());
                lock(&self.here).sent.retain(|(by, name, _)| *by != seat || *name != id);
            }
            _ => {}
        }
    }
}
