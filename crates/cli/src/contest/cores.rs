//! Working on all cores, with a progress bar.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};

use indicatif::{ProgressBar, ProgressStyle};

use crate::complaint::Complaint;
use crate::interrupt;

/// So many threads, or as many as there are cores.
pub(crate) fn threads(wished: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    wished.map_or_else(cores, usize::from).max(1)
}

/// Progress on standard error, if somebody looks.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// Lets so many threads do the same work, and gives back what each of them made.
///
/// # Errors
/// The complaint of one of them, or that it crashed; it ends the work of the others as Ctrl-C does.
pub(crate) fn on_cores<T: Send>(
    threads: usize,
    work: impl Fn() -> Result<T, Complaint> + Sync,
) -> Result<Vec<T>, Complaint> {
    together(threads, work, interrupt::wish)
}

/// The same with another way to tell the others.
fn together<T: Send>(
    threads: usize,
    work: impl Fn() -> Result<T, Complaint> + Sync,
    stop: impl Fn() + Sync,
) -> Result<Vec<T>, Complaint> {
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let result = caught(&work).inspect_err(|_| stop());
                results.lock().unwrap_or_else(PoisonError::into_inner).push(result);
            });
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect()
}

/// Does the work; a panic, which has been told already, is a complaint like any other.
fn caught<T>(work: impl Fn() -> Result<T, Complaint>) -> Result<T, Complaint> {
    // Whoever panics adds nothing any more, and what the others share with it is behind locks and atomics.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<&str>().map(|&text| text.to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
        Err(Complaint::Crashed(text.unwrap_or_else(|| "without a word".into())))
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use super::*;

    /// What is said if the first to come ends like this; the others work until they are told to stop.
    fn ended(first: impl Fn() -> Result<(), Complaint> + Sync) -> String {
        let (come, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
        let work = || {
            if come.fetch_add(1, Ordering::Relaxed) == 0 {
                return first();
            }
            while !stopped.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            Ok(())
        };
        together(3, work, || stopped.store(true, Ordering::Relaxed)).unwrap_err().to_string()
    }

    #[test]
    fn whoever_complains_or_crashes_ends_the_work_of_the_others() {
        assert_eq!(ended(|| Err(Complaint::Game("skat".into()))), "there is no game called `skat`");
        assert_eq!(ended(|| panic!("plain")), "a thread crashed: plain");
        assert_eq!(ended(|| panic!("formatted: {}", 1)), "a thread crashed: formatted: 1");
        assert_eq!(ended(|| std::panic::panic_any(1)), "a thread crashed: without a word");
    }
}
