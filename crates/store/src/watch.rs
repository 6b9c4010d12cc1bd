//! How the writing goes.

use std::time::Duration;

use crate::StoreError;

/// Somebody who hears how the writing goes, to count it. It is called by whoever writes, so it has to be quick.
pub trait Watch: Send + Sync + 'static {
    /// A transaction of so many writes was committed, which took so long, with its sync.
    fn committed(&self, writes: usize, took: Duration);

    /// A transaction failed.
    fn failed(&self, error: &StoreError);
}
