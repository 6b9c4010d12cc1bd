//! What the server says to its log, all of it.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use tracing::Level;
use tracing::subscriber::DefaultGuard;

/// The log of whatever runs on this thread: the whole server, but for the threads on which computer players think.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Listens until what is returned beside it is dropped.
    pub fn listen() -> (Self, DefaultGuard) {
        let log = Self::default();
        let writer = {
            let log = log.clone();
            move || log.clone()
        };
        let told = tracing_subscriber::fmt().with_writer(writer).with_max_level(Level::TRACE);
        let guard = tracing::subscriber::set_default(told.with_ansi(false).without_time().finish());
        (log, guard)
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()).unwrap()
    }

    /// The server's own lines without how long anything took, and without ports. Those of the database tell how busy the machine is.
    pub fn lines(&self) -> Vec<String> {
        let plain = |word: &&str| !["ms=", "elapsed", "http://127."].iter().any(|varies| word.starts_with(varies));
        let text = self.text();
        let own = text.lines().filter(|line| line.contains(" server::"));
        own.map(|line| line.split(' ').filter(plain).collect::<Vec<_>>().join(" ")).collect()
    }

    /// Where the server of this log serves its metrics.
    pub fn metrics(&self) -> std::net::SocketAddr {
        let text = self.text();
        let (_, told) = text.split_once("metrics are at http://").expect("it says where they are");
        told.split('/').next().unwrap().parse().unwrap()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The metrics in an order of their own, without what hangs on the machine and its speed: seconds, memory, processor, and which writes
/// happened to share a transaction.
pub fn steady(metrics: &str) -> Vec<String> {
    let varies = |line: &&str| {
        line.contains("_bucket{")
            || line.contains("_seconds_sum")
            || line.starts_with("process_")
            || line.starts_with("stammtisch_commit_")
    };
    let mut lines: Vec<String> = metrics.lines().filter(|line| !varies(line)).map(str::to_owned).collect();
    lines.sort();
    lines
}
