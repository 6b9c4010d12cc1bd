//! The running `stammtisch serve`: waiting until it answers, and ending it in order.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Command, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

const LOOK_AGAIN: Duration = Duration::from_millis(50);
const TO_START: Duration = Duration::from_secs(60);
const TO_STOP: Duration = Duration::from_secs(10);

/// A server that is ended when this goes out of scope.
pub struct Server {
    child: Child,
    asked_to_stop: Arc<AtomicBool>,
}

impl Server {
    /// Starts it; from now on Ctrl-C and a request to end reach us only, and we pass them on.
    pub fn start(command: &mut Command) -> anyhow::Result<Self> {
        let asked_to_stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&asked_to_stop);
        ctrlc::set_handler(move || asked.store(true, Ordering::SeqCst)).context("can't watch for Ctrl-C")?;
        // In a group of its own the server gets the interruption once, from us, and can end in order.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let child = command.spawn().context("can't start the server")?;
        Ok(Self { child, asked_to_stop })
    }

    /// Waits until `/healthz` answers; false if we were asked to stop before.
    ///
    /// # Errors
    /// If the server ends, or says nothing for a minute.
    pub fn wait_until_healthy(&mut self, port: u16) -> anyhow::Result<bool> {
        let started = Instant::now();
        while !self.asked_to_stop.load(Ordering::SeqCst) {
            if let Some(status) = self.child.try_wait()? {
                bail!("the server ended before it answered ({status})");
            }
            if is_healthy(port) {
                return Ok(true);
            }
            if started.elapsed() > TO_START {
                bail!("the server did not answer at port {port} within {} s", TO_START.as_secs());
            }
            thread::sleep(LOOK_AGAIN);
        }
        Ok(false)
    }

    /// Waits until somebody asks us to stop or the server ends by itself.
    ///
    /// # Errors
    /// If the server ends by itself with an error.
    pub fn wait(mut self) -> anyhow::Result<()> {
        while !self.asked_to_stop.load(Ordering::SeqCst) {
            if let Some(status) = self.child.try_wait()? {
                return if status.success() { Ok(()) } else { bail!("the server ended ({status})") };
            }
            thread::sleep(LOOK_AGAIN);
        }
        let status = self.stop()?;
        println!("\nstopped ({status})");
        Ok(())
    }

    /// Interrupts it, and ends it for good if it takes too long.
    fn stop(&mut self) -> anyhow::Result<ExitStatus> {
        interrupt(&self.child);
        let asked = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            if asked.elapsed() > TO_STOP {
                self.child.kill()?;
                return Ok(self.child.wait()?);
            }
            thread::sleep(LOOK_AGAIN);
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Nobody is left to tell if even this fails.
        let _ = self.stop();
    }
}

#[cfg(unix)]
fn interrupt(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process};
    // It fails only if the server has ended already, which the caller looks for next.
    let _ = kill_process(Pid::from_child(child), Signal::INT);
}

/// On Windows every program in the window gets Ctrl-C by itself.
#[cfg(not(unix))]
fn interrupt(_child: &Child) {}

fn is_healthy(port: u16) -> bool {
    let answer = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        stream.set_read_timeout(Some(Duration::from_secs(2)))?;
        let request = format!("GET /healthz HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes())?;
        let mut head = [0; 12];
        stream.read_exact(&mut head)?;
        Ok(String::from_utf8_lossy(&head).into_owned())
    };
    answer().is_ok_and(|head| head.ends_with(" 200"))
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    fn answering(answer: &'static str) -> bool {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let server = thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = [0; 256];
            assert!(stream.read(&mut request).unwrap() > 0);
            stream.write_all(answer.as_bytes()).unwrap();
        });
        let healthy = is_healthy(port);
        server.join().unwrap();
        healthy
    }

    #[test]
    fn only_success_is_healthy() {
        assert!(answering("HTTP/1.1 200 OK\r\n\r\n"));
        assert!(!answering("HTTP/1.1 503 Service Unavailable\r\n\r\n"));
        assert!(!answering(""));
    }
}
