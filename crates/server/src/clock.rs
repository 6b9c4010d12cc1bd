//! The server's clock: the only one that counts.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use referee::Millis;
use tokio::sync::watch;

/// A clock that everybody at the server shares.
pub type Clock = Arc<dyn Time>;

/// What a clock can do.
pub trait Time: Send + Sync + 'static {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    fn now(&self) -> Millis;

    /// Ready as soon as [`now`](Self::now) is `at` or later.
    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>>;
}

/// The clock on the wall.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

/// A machine that was asleep, or whose clock was set, is noticed after this time at the latest.
pub(crate) const LOOK_AGAIN: Duration = Duration::from_secs(15);
/// So far the clock on the wall may be off from what its sleepers reckoned with.
const DRIFT: Duration = Duration::from_millis(500);

impl Time for SystemClock {
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let mut jumps = None;
            loop {
                let left = Duration::from_millis(at.saturating_sub(SystemClock.now()));
                if left.is_zero() {
                    return;
                }
                if left <= LOOK_AGAIN {
                    tokio::time::sleep(left).await;
                    continue;
                }
                // Thousands sleep for long, so one looks at the clock for all of them.
                let jumps = jumps.get_or_insert_with(jumps_of_the_clock);
                tokio::select! {
                    () = tokio::time::sleep(left) => {}
                    _ = jumps.changed() => {}
                }
            }
        })
    }
}

/// Changes whenever the clock on the wall is no longer where its sleepers expect it.
fn jumps_of_the_clock() -> watch::Receiver<()> {
    static JUMPS: OnceLock<watch::Sender<()>> = OnceLock::new();
    let jumps = JUMPS.get_or_init(|| {
        let jumps = watch::Sender::new(());
        let told = jumps.clone();
        let looking = std::thread::Builder::new().name("clock".into()).spawn(move || look_at_the_clock(&told));
        if let Err(error) = looking {
            tracing::error!(%error, "nobody notices when the clock is set");
        }
        jumps
    });
    jumps.subscribe()
}

fn look_at_the_clock(jumps: &watch::Sender<()>) {
    let (mut wall, mut steady) = (SystemTime::now(), Instant::now());
    loop {
        std::thread::sleep(LOOK_AGAIN);
        let (wall_now, steady_now) = (SystemTime::now(), Instant::now());
        // Small differences add up until they are told.
        if has_jumped(wall, wall_now, steady_now - steady) {
            (wall, steady) = (wall_now, steady_now);
            jumps.send_replace(());
        }
    }
}

/// Whether the clock on the wall went on by another time than has passed.
fn has_jumped(wall: SystemTime, wall_now: SystemTime, passed: Duration) -> bool {
    let gone = wall_now.duration_since(wall).unwrap_or_default();
    gone.abs_diff(passed) > DRIFT
}

/// A clock that stands still until somebody moves it, for tests.
#[derive(Clone, Debug)]
pub struct ManualClock(watch::Sender<Millis>);

impl ManualClock {
    /// A clock that shows `now`.
    #[must_use]
    pub fn at(now: Millis) -> Self {
        Self(watch::Sender::new(now))
    }

    /// Moves it on.
    pub fn advance(&self, by: Duration) {
        let by = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.0.send_modify(|now| *now = now.saturating_add(by));
    }
}

impl Time for ManualClock {
    fn now(&self) -> Millis {
        *self.0.borrow()
    }

    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let mut shown = self.0.subscribe();
        Box::pin(async move {
            if shown.wait_for(|now| *now >= at).await.is_err() {
                // The clock is gone, so that time never comes.
                std::future::pending::<()>().await;
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_set_has_jumped_and_one_that_goes_has_not() {
        let (start, passed) = (UNIX_EPOCH + Duration::from_secs(1_000_000), LOOK_AGAIN);
        for (shown, jumped) in [
            (start + passed, false),
            (start + passed + Duration::from_millis(400), false),
            (start + passed - Duration::from_millis(400), false),
            (start + passed + Duration::from_secs(8 * 3600), true),
            (start + Duration::from_millis(1), true),
            (start - Duration::from_secs(3600), true),
        ] {
            assert_eq!(has_jumped(start, shown, passed), jumped, "{shown:?}");
        }
    }
}
