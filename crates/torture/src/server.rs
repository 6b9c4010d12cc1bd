//! One process of the server, from its start to its end.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tokio::sync::oneshot::{self, error::TryRecvError};
use tokio::time::{Instant, sleep, timeout};

use crate::disk::Disk;

/// Longer than a start takes on a busy machine.
const START: Duration = Duration::from_secs(60);
/// Longer than an orderly end takes.
const END: Duration = Duration::from_secs(30);

/// The environment's name for the file that sets the clock of a build with debug assertions, which names it in its log.
pub(crate) const CLOCK: &str = "SKEWED_CLOCK_FILE";

/// A running server; it is killed when this is dropped.
pub(crate) struct Server {
    child: Child,
    said: Option<oneshot::Receiver<String>>,
}

/// How a start has ended.
pub(crate) enum Started {
    At(SocketAddr),
    Ended(ExitStatus),
    /// It neither ended nor said where it is.
    Silent,
}

impl Server {
    /// Starts the program; it may take a while until it listens.
    pub(crate) fn spawn(program: &Path, disk: &Disk) -> io::Result<Self> {
        let log = File::options().create(true).append(true).open(disk.log())?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--connections-per-address", "4096"])
            .args(["--computer-delay", "20"])
            .arg("--data")
            .arg(disk.data())
            .env(CLOCK, disk.clock())
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()?;
        let (tell, said) = oneshot::channel();
        let output = child.stdout.take();
        std::thread::spawn(move || {
            let mut line = String::new();
            let read = output.map(|output| BufReader::new(output).read_line(&mut line));
            if read.is_some_and(|read| read.is_ok()) && line.ends_with('\n') {
                // Whoever has killed the server doesn't listen any more.
                let _ = tell.send(line);
            }
        });
        Ok(Self { child, said: Some(said) })
    }

    /// Waits until it says where it listens, or ends.
    pub(crate) async fn started(&mut self) -> io::Result<Started> {
        let Some(said) = self.said.take() else { return Ok(Started::Silent) };
        match timeout(START, said).await {
            Ok(Ok(line)) => {
                let address = line.trim().trim_start_matches("http://").trim_end_matches('/').parse();
                Ok(address.map_or(Started::Silent, Started::At))
            }
            Ok(Err(_)) => Ok(Started::Ended(self.child.wait()?)),
            Err(_) => Ok(Started::Silent),
        }
    }

    /// Whether it has said where it listens, or ended.
    pub(crate) fn has_said(&mut self) -> bool {
        self.said.as_mut().is_none_or(|said| !matches!(said.try_recv(), Err(TryRecvError::Empty)))
    }

    /// Whether it has ended by itself.
    pub(crate) fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Kills it, as if the machine had.
    pub(crate) fn kill(mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(|_| ())
    }

    /// Tells it to end, and waits until it has; none if it doesn't.
    pub(crate) async fn end(mut self) -> io::Result<Option<ExitStatus>> {
        kill_process(Pid::from_child(&self.child), Signal::TERM)?;
        let by = Instant::now() + END;
        while Instant::now() < by {
            if let Some(status) = self.child.try_wait()? {
                return Ok(Some(status));
            }
            sleep(Duration::from_millis(10)).await;
        }
        Ok(None)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
