//! What the system says of a process.

use std::fs;
use std::io;
use std::time::Duration;

/// What a process has used so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    /// Its memory that is not on the disk, in bytes.
    pub(super) memory: u64,
    /// The time that its threads have had a core.
    pub(super) cpu: Duration,
    /// How often its threads have waited for something, and so been woken.
    pub(super) waits: u64,
}

/// Reads `/proc`; other systems than Linux have none.
///
/// # Errors
/// If it can't be read.
pub(super) fn read(process: u32) -> io::Result<Reading> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let memory = number_after(&status, "VmRSS:").unwrap_or_default() * 1024;
    let (mut nanoseconds, mut waits) = (0, 0);
    for thread in fs::read_dir(format!("/proc/{process}/task"))? {
        let thread = thread?.path();
        // A thread may have ended since.
        let Ok(times) = fs::read_to_string(thread.join("schedstat")) else { continue };
        let Ok(status) = fs::read_to_string(thread.join("status")) else { continue };
        nanoseconds += times.split(' ').next().and_then(|time| time.parse::<u64>().ok()).unwrap_or_default();
        waits += number_after(&status, "\nvoluntary_ctxt_switches:").unwrap_or_default();
    }
    Ok(Reading { memory, cpu: Duration::from_nanos(nanoseconds), waits })
}

fn number_after(text: &str, name: &str) -> Option<u64> {
    text.split_once(name)?.1.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_uses_something() {
        let reading = read(std::process::id()).unwrap();
        assert!(reading.memory > 100_000 && reading.memory < 1 << 40, "{reading:?}");
        assert!(reading.cpu > Duration::ZERO, "{reading:?}");
    }
}
