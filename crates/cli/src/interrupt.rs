//! Ctrl-C and what a scheduler sends to end a job, for commands that then tell what they have found so far.

use std::sync::atomic::{AtomicBool, Ordering};

/// The process has one handler and runs one command, so a wish stays.
static WISHED: AtomicBool = AtomicBool::new(false);

/// From here on Ctrl-C, SIGTERM and SIGHUP are noticed rather than obeyed.
///
/// Every stage of a command may say so: what came between two of them ends the second one.
pub(crate) fn watch() {
    // A second handler is refused; then the first one is in place.
    let _ = ctrlc::set_handler(wish);
}

/// Does what Ctrl-C does.
pub(crate) fn wish() {
    WISHED.store(true, Ordering::Relaxed);
}

/// Whether the command is to come to its end.
pub(crate) fn was_wished() -> bool {
    WISHED.load(Ordering::Relaxed)
}
