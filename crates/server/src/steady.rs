//! A clock that neither goes back nor stands still.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use referee::Millis;
use tokio::sync::watch;

use crate::clock::Time;

/// A machine that was asleep, or whose clock was set, notices after this time at the latest.
pub(crate) const LOOK_AGAIN: Duration = Duration::from_secs(15);

/// The wall may be so far off what its sleepers reckon with before they are woken for it: clocks are always put right a little.
const TOLERATED: Millis = 50;

/// A clock on the wall that is followed forwards only.
///
/// Somebody may set the machine's clock back while a computer player waits for its time to act, or a limit for its next token. They
/// must not wait for hours; so between two looks at the wall at least as much time goes by as really has. A clock that was set back
/// is followed again at the next start.
///
/// Whoever sleeps has one timer, for the time that is left. Whether the wall has jumped meanwhile, one task finds out for all of them,
/// as long as somebody sleeps.
#[derive(Clone)]
pub(crate) struct SteadyClock(Arc<Inner>);

struct Inner {
    wall: Box<dyn Fn() -> Millis + Send + Sync>,
    began: Instant,
    /// The farthest that the wall ever was ahead of the time since the beginning.
    ahead: AtomicU64,
    look_again: Duration,
    sleepers: Mutex<Sleepers>,
    jumped: watch::Sender<()>,
}

#[derive(Default)]
struct Sleepers {
    count: usize,
    /// Whether somebody looks out for them.
    guarded: bool,
}

impl SteadyClock {
    /// Follows this wall, which is looked at so often while somebody sleeps.
    pub(crate) fn new(wall: impl Fn() -> Millis + Send + Sync + 'static, look_again: Duration) -> Self {
        let (wall, began, ahead) = (Box::new(wall), Instant::now(), AtomicU64::new(0));
        let (sleepers, jumped) = (Mutex::default(), watch::Sender::new(()));
        Self(Arc::new(Inner { wall, began, ahead, look_again, sleepers, jumped }))
    }

    async fn sleep(self, at: Millis) {
        let mut jumped = self.0.jumped.subscribe();
        let _sleeper = Sleeper::of(&self);
        loop {
            let left = at.saturating_sub(self.now());
            if left == 0 {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
                _ = jumped.changed() => {}
            }
        }
    }

    /// Wakes all who sleep whenever the wall has gone farther ahead than was known, until nobody sleeps any more.
    async fn look_out(self, mut known: u64) {
        loop {
            tokio::time::sleep(self.0.look_again).await;
            let ahead = self.look();
            if ahead > known + TOLERATED {
                known = ahead;
                self.0.jumped.send_replace(());
            }
            let mut sleepers = self.0.sleepers();
            if sleepers.count == 0 {
                sleepers.guarded = false;
                return;
            }
        }
    }

    /// Looks how far the wall is ahead, or ever was.
    fn look(&self) -> u64 {
        self.now();
        self.0.ahead.load(Ordering::Relaxed)
    }
}

impl Inner {
    fn sleepers(&self) -> MutexGuard<'_, Sleepers> {
        self.sleepers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who sleeps, until it is dropped.
struct Sleeper(SteadyClock);

impl Sleeper {
    fn of(clock: &SteadyClock) -> Self {
        let mut sleepers = clock.0.sleepers();
        sleepers.count += 1;
        if !std::mem::replace(&mut sleepers.guarded, true) {
            // What is known has to be known before anybody reckons how long to sleep.
            tokio::spawn(clock.clone().look_out(clock.look()));
        }
        Self(clock.clone())
    }
}

impl Drop for Sleeper {
    fn drop(&mut self) {
        self.0.0.sleepers().count -= 1;
    }
}

impl Time for SteadyClock {
    fn now(&self) -> Millis {
        let gone = u64::try_from(self.0.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let ahead = (self.0.wall)().saturating_sub(gone);
        gone.saturating_add(self.0.ahead.fetch_max(ahead, Ordering::Relaxed).max(ahead))
    }

    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        if at == Millis::MAX {
            // That time never comes, and nobody has to look out for it.
            return Box::pin(std::future::pending());
        }
        Box::pin(self.clone().sleep(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 3_600_000;

    fn on_a_wall() -> (SteadyClock, Arc<AtomicU64>) {
        let wall = Arc::new(AtomicU64::new(10 * HOUR));
        let shown = Arc::clone(&wall);
        (SteadyClock::new(move || shown.load(Ordering::Relaxed), Duration::from_millis(5)), wall)
    }

    #[tokio::test]
    async fn nobody_waits_longer_because_the_wall_goes_back() {
        let (clock, wall) = on_a_wall();
        let before = clock.now();
        let sleeping = clock.sleep_until(before + 30);
        wall.store(7 * HOUR, Ordering::Relaxed);
        assert!(clock.now() >= before);
        tokio::time::timeout(Duration::from_secs(60), sleeping).await.unwrap();
        assert!(clock.now() >= before + 30);
    }

    #[tokio::test]
    async fn a_wall_that_goes_ahead_is_followed() {
        let (clock, wall) = on_a_wall();
        let sleeping = clock.sleep_until(clock.now() + HOUR);
        wall.store(12 * HOUR, Ordering::Relaxed);
        tokio::time::timeout(Duration::from_secs(60), sleeping).await.unwrap();
        assert!(clock.now() >= 12 * HOUR);
    }

    /// Ready as soon as `done` says so.
    async fn until(mut done: impl FnMut() -> bool) {
        let waiting = async {
            while !done() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), waiting).await.unwrap();
    }

    #[tokio::test]
    async fn one_looks_out_for_all_who_sleep_and_nobody_when_none_does() {
        const SLEEPERS: usize = 1_000;
        let (wall, looks) = (Arc::new(AtomicU64::new(10 * HOUR)), Arc::new(AtomicU64::new(0)));
        let (shown, counted) = (Arc::clone(&wall), Arc::clone(&looks));
        let look = move || {
            counted.fetch_add(1, Ordering::Relaxed);
            shown.load(Ordering::Relaxed)
        };
        let clock = SteadyClock::new(look, Duration::from_millis(5));
        let due = clock.now() + HOUR;
        let sleeping: Vec<_> = (0..SLEEPERS).map(|_| tokio::spawn(clock.sleep_until(due))).collect();
        until(|| clock.0.sleepers().count == SLEEPERS).await;
        let before = looks.load(Ordering::Relaxed);
        until(|| looks.load(Ordering::Relaxed) >= before + 4).await;
        assert!(looks.load(Ordering::Relaxed) < before + 100, "each sleeper has looked for itself");

        wall.store(12 * HOUR, Ordering::Relaxed);
        for one in sleeping {
            tokio::time::timeout(Duration::from_secs(60), one).await.unwrap().unwrap();
        }
        until(|| !clock.0.sleepers().guarded).await;
        let _never = tokio::spawn(clock.sleep_until(Millis::MAX));
        tokio::task::yield_now().await;
        assert!(!clock.0.sleepers().guarded, "who waits for nothing has no use for a guard");
    }
}
