//! The server's clock: the only one that counts.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

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

/// The clock on the wall. Whoever sleeps by it and finds that it was set meanwhile notices at the end; a house looks in between.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Time for SystemClock {
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            loop {
                let left = at.saturating_sub(SystemClock.now());
                if left == 0 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(left)).await;
            }
        })
    }
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
