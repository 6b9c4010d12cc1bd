//! Players at a table that makes one step at a time, at a given pace.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use swarm::{Choice, Mind, Player, Sight, Wish};

/// When a table makes its steps, whoever they are.
pub(super) struct Metronome {
    pace: Duration,
    next: Mutex<Instant>,
}

impl Metronome {
    pub(super) fn new(pace: Duration, first: Instant) -> Self {
        Self { pace, next: Mutex::new(first) }
    }

    /// The time of the next step that nobody has taken yet.
    fn take(&self) -> Instant {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let at = (*next).max(Instant::now());
        *next = at + self.pace;
        at
    }
}

/// Plays at random when the metronome says so.
pub(super) struct Seated {
    player: Player,
    metronome: Arc<Metronome>,
    /// Whether games begin as soon as everybody is there.
    open: Arc<AtomicBool>,
    /// The prompt that was asked last, and when it is answered.
    due: Option<(u64, Instant)>,
}

impl Seated {
    pub(super) fn new(seed: u64, metronome: &Arc<Metronome>, open: &Arc<AtomicBool>) -> Self {
        let (metronome, open) = (Arc::clone(metronome), Arc::clone(open));
        Self { player: Player::new(Choice::Random, seed), metronome, open, due: None }
    }
}

impl Mind for Seated {
    fn wish(&mut self, sight: &Sight) -> Option<Wish> {
        let wish = self.player.wish(sight)?;
        let Some((_, asked)) = sight.prompt() else {
            let begins = wish.command["kind"] == "begin";
            return (!begins || self.open.load(Ordering::Relaxed)).then_some(wish);
        };
        let at = match self.due {
            Some((prompt, at)) if prompt == asked => at,
            _ => self.metronome.take(),
        };
        self.due = Some((asked, at));
        Some(Wish { after: at.saturating_duration_since(Instant::now()), ..wish })
    }
}

/// Comes as a second client of the host, begins the game once everybody is ready, and leaves.
pub(super) struct Starter(pub(super) Player);

impl Mind for Starter {
    fn wish(&mut self, sight: &Sight) -> Option<Wish> {
        self.0.wish(sight).filter(|wish| wish.command["kind"] == "begin")
    }

    fn stays(&mut self, sight: &Sight) -> bool {
        sight.game.is_none()
    }
}
