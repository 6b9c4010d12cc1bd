//! Working on all cores, with a progress bar.

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
/// The complaint of one of them; it ends the work of the others as Ctrl-C does.
pub(crate) fn on_cores<T: Send>(
    threads: usize,
    work: impl Fn() -> Result<T, Complaint> + Sync,
) -> Result<Vec<T>, Complaint> {
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let result = work().inspect_err(|_| interrupt::wish());
                results.lock().unwrap_or_else(PoisonError::into_inner).push(result);
            });
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect()
}
