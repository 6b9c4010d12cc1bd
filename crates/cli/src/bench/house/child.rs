//! The server: the same program in a process of its own, so that its memory and its time on the cores are its own.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use swarm::Device;

use super::process::{Reading, read};

/// Whoever has not started by then does not.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often to look whether it answers.
const LOOK: Duration = Duration::from_millis(2);

/// A running server; killed when it is dropped.
pub(super) struct House {
    child: Child,
    data: PathBuf,
    pub(super) address: SocketAddr,
    /// From the start of the process until it answered that it is well.
    pub(super) ready: Duration,
}

impl House {
    /// Starts a server with its tables in this folder.
    ///
    /// # Errors
    /// If it can't be started or does not answer.
    pub(super) async fn start(data: &Path) -> io::Result<Self> {
        Self::start_at(data, SocketAddr::from(([127, 0, 0, 1], 0))).await
    }

    async fn start_at(data: &Path, listen: SocketAddr) -> io::Result<Self> {
        let started = Instant::now();
        let mut command = Command::new(std::env::current_exe()?);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("STAMMTISCH_") {
                command.env_remove(name);
            }
        }
        command.args(["serve", "--computer-delay", "0", "--listen", &listen.to_string(), "--data"]).arg(data);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Ctrl-C is for the measurement, which then ends the server.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let output = child.stdout.take();
        let mut house = Self { child, data: data.to_owned(), address: listen, ready: Duration::ZERO };
        let first = tokio::task::spawn_blocking(move || {
            let mut line = String::new();
            output.map(|output| BufReader::new(output).read_line(&mut line)).transpose().map(|_| line)
        });
        let line = first.await.map_err(io::Error::other)??;
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/');
        house.address = address.parse().map_err(|_| io::Error::other("the server did not start"))?;
        let mut device = Device::new(house.address);
        while device.get("healthz").await.is_err() {
            if started.elapsed() > PATIENCE {
                return Err(io::Error::other("the server does not answer"));
            }
            tokio::time::sleep(LOOK).await;
        }
        house.ready = started.elapsed();
        Ok(house)
    }

    /// Ends it without a warning, and starts it again at the same place.
    ///
    /// # Errors
    /// Those of [`start`](Self::start).
    pub(super) async fn kill_and_start(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        *self = Self::start_at(&self.data, self.address).await?;
        Ok(())
    }

    /// What the process has used so far, where the system tells.
    pub(super) fn reading(&self) -> Option<Reading> {
        read(self.child.id()).ok()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // One that has ended already can't be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
