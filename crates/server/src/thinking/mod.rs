//! Computer players: who they are, and the threads that they think on.

mod pool;
mod troupe;

use std::panic;

pub(crate) use pool::Pool;
pub use troupe::{Troupe, Troupes, offered};

/// What the threads of the pool are called.
const THREAD: &str = "thinker";

/// Why nothing came of a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The player panicked.
    #[error("it panicked")]
    Panicked,
    /// The player wants what the rules forbid.
    #[error("its action is illegal")]
    Illegal,
    /// There is no such player, or its answer can't be told.
    #[error("it gave no answer")]
    Silent,
}

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
