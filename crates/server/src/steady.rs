//! A clock that neither goes back nor stands still.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use referee::Millis;

use crate::clock::{Time, sleep_by};

/// A clock on the wall that is followed forwards only.
///
/// Somebody may set the machine's clock back while a computer player waits for its time to act, or a limit for its next token. They
/// must not wait for hours; so between two looks at the wall at least as much time goes by as really has. A clock that was set back
/// is followed again at the next start.
#[derive(Clone)]
pub(crate) struct SteadyClock(Arc<Inner>);

struct Inner {
    wall: Box<dyn Fn() -> Millis + Send + Sync>,
    began: Instant,
    /// The farthest that the wall ever was ahead of the time since the beginning.
    ahead: AtomicU64,
    look_again: Duration,
}

impl SteadyClock {
    /// Follows this wall; a sleeper looks at it at least so often.
    pub(crate) fn new(wall: impl Fn() -> Millis + Send + Sync + 'static, look_again: Duration) -> Self {
        Self(Arc::new(Inner { wall: Box::new(wall), began: Instant::now(), ahead: 0.into(), look_again }))
    }
}

impl Time for SteadyClock {
    fn now(&self) -> Millis {
        let gone = u64::try_from(self.0.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let ahead = (self.0.wall)().saturating_sub(gone);
        gone.saturating_add(self.0.ahead.fetch_max(ahead, Ordering::Relaxed).max(ahead))
    }

    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(sleep_by(self.clone(), at, self.0.look_again))
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
}
