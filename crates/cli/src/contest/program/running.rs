//! A running program: lines in, lines out, and no trace of it afterwards.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

use super::{Fault, Unanswered};
use crate::interrupt;

/// No action needs that many bytes.
const LONGEST_LINE: u64 = 1 << 16;

/// How long Ctrl-C may go unnoticed.
const PATIENCE: Duration = Duration::from_millis(50);

/// A program that has been started, with two threads that wait for its pipes so that nobody else has to.
///
/// Dropped, it is killed with everything that it has started, and waited for.
pub(in crate::contest) struct Program {
    child: Child,
    /// Whether it has been waited for; then its number may be somebody else's.
    is_gone: bool,
    to: Sender<String>,
    from: Receiver<Heard>,
}

/// What comes out of a program.
enum Heard {
    Line(String),
    TooLong,
    NoText,
}

impl Program {
    /// Starts it. Its errors go where ours go.
    ///
    /// # Errors
    /// If the system can't.
    pub(in crate::contest) fn start(words: &[String]) -> std::io::Result<Self> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C goes to a whole group; we end it ourselves, after the games that it is needed for.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (to, questions) = channel();
        let (answers, from) = sync_channel(1);
        std::thread::spawn(move || stdin.map(|stdin| write(stdin, &questions)));
        std::thread::spawn(move || stdout.map(|stdout| read(stdout, &answers)));
        Ok(Self { child, is_gone: false, to, from })
    }

    /// Sends a line that needs no answer; that nobody reads it shows when an answer is missing.
    pub(in crate::contest) fn tell(&self, line: String) {
        let _ = self.to.send(line);
    }

    /// Sends a line and waits for one.
    pub(in crate::contest) fn ask(&mut self, line: String, limit: Duration) -> Result<String, Unanswered> {
        self.tell(line);
        let begun = Instant::now();
        loop {
            if interrupt::was_wished() {
                return Err(Unanswered::Interrupted);
            }
            let left = limit.saturating_sub(begun.elapsed());
            if left.is_zero() {
                return Err(Unanswered::Fault(Fault::Late, format!("no answer within {} s", limit.as_secs_f64())));
            }
            return match self.from.recv_timeout(left.min(PATIENCE)) {
                Ok(Heard::Line(line)) => Ok(line),
                Ok(Heard::TooLong) => {
                    Err(Unanswered::Fault(Fault::Nonsense, format!("a line of more than {LONGEST_LINE} bytes")))
                }
                Ok(Heard::NoText) => Err(Unanswered::Fault(Fault::Nonsense, "a line that is not UTF-8".into())),
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => Err(Unanswered::Fault(Fault::Ended, self.how_it_ended())),
            };
        }
    }

    /// Its exit status; one that has only closed its output is killed.
    fn how_it_ended(&mut self) -> String {
        self.end()
            .map_or_else(|| "it is gone".into(), |status| status.map_or_else(|e| e.to_string(), |s| s.to_string()))
    }

    /// Ends it, unless that has been done.
    fn end(&mut self) -> Option<std::io::Result<ExitStatus>> {
        if std::mem::replace(&mut self.is_gone, true) {
            return None;
        }
        #[cfg(unix)]
        {
            let group = rustix::process::Pid::from_child(&self.child);
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        Some(self.child.wait())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end();
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(mut line) = lines.recv() {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, heard: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => return,
        }
        let is_too_long = line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n");
        let what = match String::from_utf8(line) {
            _ if is_too_long => Heard::TooLong,
            Ok(line) => Heard::Line(line.trim_end().to_owned()),
            Err(_) => Heard::NoText,
        };
        if heard.send(what).is_err() {
            return;
        }
    }
}
