//! What the system says of a process.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::time::Duration;

/// What a process has used so far.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    /// Its memory that is not on the disk, in bytes.
    pub(super) memory: u64,
    /// By the number of the thread, as threads come and go.
    threads: BTreeMap<u32, Thread>,
}

/// What a process has used in a time, without the last of threads that have ended in it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Used {
    /// The time that its threads had a core.
    pub(super) cpu: Duration,
    /// How often its threads waited for something, and so were woken.
    pub(super) waits: u64,
}

#[derive(Clone, Copy, Debug)]
struct Thread {
    nanoseconds: u64,
    waits: u64,
}

impl Reading {
    /// What was used since an earlier reading of the same process.
    pub(super) fn since(&self, earlier: &Self) -> Used {
        let (mut nanoseconds, mut waits) = (0, 0);
        for (number, thread) in &self.threads {
            let before = earlier.threads.get(number);
            // Another thread may have got the number of one that has ended.
            nanoseconds += thread.nanoseconds.saturating_sub(before.map_or(0, |before| before.nanoseconds));
            waits += thread.waits.saturating_sub(before.map_or(0, |before| before.waits));
        }
        Used { cpu: Duration::from_nanos(nanoseconds), waits }
    }
}

/// Reads `/proc`; other systems than Linux have none.
///
/// # Errors
/// If it can't be read.
pub(super) fn read(process: u32) -> io::Result<Reading> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let memory = number_after(&status, "VmRSS:").unwrap_or_default() * 1024;
    let mut threads = BTreeMap::new();
    for thread in fs::read_dir(format!("/proc/{process}/task"))? {
        let thread = thread?;
        let Some(number) = thread.file_name().to_str().and_then(|name| name.parse().ok()) else { continue };
        // A thread may have ended since.
        let Ok(times) = fs::read_to_string(thread.path().join("schedstat")) else { continue };
        let Ok(status) = fs::read_to_string(thread.path().join("status")) else { continue };
        let nanoseconds = times.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or_default();
        let waits = number_after(&status, "\nvoluntary_ctxt_switches:").unwrap_or_default();
        threads.insert(number, Thread { nanoseconds, waits });
    }
    Ok(Reading { memory, threads })
}

fn number_after(text: &str, name: &str) -> Option<u64> {
    text.split_once(name)?.1.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(threads: &[(u32, u64, u64)]) -> Reading {
        let threads = threads
            .iter()
            .map(|(number, nanoseconds, waits)| (*number, Thread { nanoseconds: *nanoseconds, waits: *waits }));
        Reading { memory: 0, threads: threads.collect() }
    }

    #[test]
    fn threads_that_have_ended_take_nothing_back() {
        let earlier = reading(&[(1, 100, 7), (2, 5000, 900), (3, 60, 6)]);
        let later = reading(&[(1, 150, 9), (3, 20, 2), (4, 30, 3)]);
        assert_eq!(later.since(&earlier), Used { cpu: Duration::from_nanos(80), waits: 5 });
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_uses_something() {
        let reading = read(std::process::id()).unwrap();
        assert!(reading.memory > 100_000 && reading.memory < 1 << 40, "{reading:?}");
        let used = reading.since(&Reading { memory: 0, threads: BTreeMap::new() });
        assert!(used.cpu > Duration::ZERO, "{reading:?}");
    }
}
