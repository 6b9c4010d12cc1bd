//! A wall whose clock can be set from outside, for tests of what a server does when the machine's clock jumps.
//!
//! It exists in builds with debug assertions only, and only if whoever starts the process says so in its environment.

use std::path::{Path, PathBuf};
use std::time::Duration;

use referee::Millis;

use crate::clock::{SystemClock, Time};
use crate::steady::SteadyClock;

/// The environment's name for the file with the offset: milliseconds, with a sign.
const FILE: &str = "SKEWED_CLOCK_FILE";
/// How often a sleeper looks whether the clock has jumped.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// The skewed clock, if the environment wants it.
pub(crate) fn of_environment() -> Option<SteadyClock> {
    let file = PathBuf::from(std::env::var_os(FILE)?);
    tracing::warn!(file = %file.display(), "the clock is set by {FILE}");
    Some(SteadyClock::new(move || skewed_by(&file), LOOK_AGAIN))
}

fn skewed_by(file: &Path) -> Millis {
    let offset = std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse().ok());
    SystemClock.now().saturating_add_signed(offset.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_offset_stands_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("offset");
        let before = SystemClock.now();
        assert!((before..before + 60_000).contains(&skewed_by(&file)), "without a file there is no offset");
        std::fs::write(&file, "-7200000\n").unwrap();
        assert!((before - 7_200_000..before - 7_140_000).contains(&skewed_by(&file)));
    }
}
