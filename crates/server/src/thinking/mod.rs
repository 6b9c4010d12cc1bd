//! The threads that computer players think on.

mod pool;

use std::panic;

pub(crate) use pool::Pool;

/// What the threads of the pool are called.
const THREAD: &str = "thinker";

/// From now on a player that panics leaves the place in the code in the log and nothing else: the words of a panic may tell
/// what its seat alone knows.
pub(crate) fn keep_panics_discreet() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| {
        if std::thread::current().name() == Some(THREAD) {
            let place = panicked.location().map(ToString::to_string).unwrap_or_default();
            tracing::error!(place, "a computer player panicked");
        } else {
            before(panicked);
        }
    }));
}
