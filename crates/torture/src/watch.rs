//! Whether it is late.

use std::sync::atomic::{AtomicBool, Ordering};

/// Says when nobody should begin anything new.
#[derive(Default)]
pub(crate) struct Watch(AtomicBool);

impl Watch {
    pub(crate) fn say_that_it_is_late(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_late(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
