//! A clock that can be set from outside, for tests of what a server does when the machine's clock jumps.
//!
//! It exists in builds with debug assertions only, and only if whoever starts the process says so in its environment.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use referee::Millis;

use crate::clock::{Clock, SystemClock, Time};

/// The environment's name for the file with the offset: milliseconds, with a sign.
const FILE: &str = "SKEWED_CLOCK_FILE";
/// How often a sleeper looks whether the clock has jumped.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// The wall's clock and an offset that stands in a file.
struct SkewedClock {
    file: PathBuf,
}

/// The skewed clock, if the environment wants it.
pub(crate) fn of_environment() -> Option<Clock> {
    std::env::var_os(FILE).map(|file| Arc::new(SkewedClock { file: file.into() }) as Clock)
}

impl Time for SkewedClock {
    fn now(&self) -> Millis {
        // A file that is just being written says nothing for a moment; that is one more jump.
        let offset = std::fs::read_to_string(&self.file).ok().and_then(|text| text.trim().parse().ok());
        SystemClock.now().saturating_add_signed(offset.unwrap_or(0))
    }

    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let clock = Self { file: self.file.clone() };
        Box::pin(async move {
            loop {
                let left = at.saturating_sub(clock.now());
                if left == 0 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(left).min(LOOK_AGAIN)).await;
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_offset_stands_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let clock = SkewedClock { file: folder.path().join("offset") };
        let before = SystemClock.now();
        assert!((before..before + 60_000).contains(&clock.now()), "without a file there is no offset");
        std::fs::write(&clock.file, "-7200000\n").unwrap();
        assert!((before - 7_200_000..before - 7_140_000).contains(&clock.now()));
    }
}
