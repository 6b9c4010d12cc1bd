//! What is to be done.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Options {
    /// The program `stammtisch`, built with debug assertions, or its clock won't jump.
    pub program: PathBuf,
    /// How many kills there are at least; the last evening is played to its end.
    pub kills: Option<u64>,
    /// After how long no other evening begins.
    pub time: Option<Duration>,
    /// How many kills an evening has.
    pub kills_each: u64,
    /// How many parties play at once.
    pub parties: u64,
    /// Where luck begins.
    pub seed: u64,
    /// Whether to tell about it while it goes on.
    pub talks: bool,
    /// Whether the disk forgets after each kill a row that somebody was told of, as one does that lies about its syncs: a run has to find that out.
    pub forgets: bool,
    /// Set by somebody who does not want to wait; the evening is then played to its end at once.
    pub stop: Arc<AtomicBool>,
}

impl Options {
    /// A run of the program with so many kills.
    #[must_use]
    pub fn new(program: PathBuf) -> Self {
        Self {
            program,
            kills: None,
            time: None,
            kills_each: 40,
            parties: 4,
            seed: 1,
            talks: false,
            forgets: false,
            stop: Arc::default(),
        }
    }
}
