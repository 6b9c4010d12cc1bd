//! A running program: lines in, lines out, and no trace of it afterwards.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

use super::words::repeated;
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
    /// What it said when it had not been asked.
    unasked: Option<Heard>,
}

/// What comes out of a program.
enum Heard {
    Line(String),
    TooLong,
    NoText,
    /// A line, and at once something after it, which begins so.
    More(String),
}

impl Heard {
    /// The line, if it is an answer.
    fn answer(self) -> Result<String, Unanswered> {
        let why = match self {
            Self::Line(line) => return Ok(line),
            Self::TooLong => format!("a line of more than {LONGEST_LINE} bytes"),
            Self::NoText => "a line that is not UTF-8".into(),
            Self::More(more) => unasked(&more),
        };
        Err(Unanswered::Fault(Fault::Nonsense, why))
    }

    /// What is wrong with it when there was no question.
    fn fault(self) -> Unanswered {
        let nonsense = |line: String| Unanswered::Fault(Fault::Nonsense, unasked(&line));
        self.answer().map_or_else(|fault| fault, nonsense)
    }
}

fn unasked(line: &str) -> String {
    format!("{}: a line without a question", repeated(line))
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
        Ok(Self { child, is_gone: false, to, from, unasked: None })
    }

    /// Sends a line that needs no answer; that nobody reads it shows when an answer is missing, and what was said before it when one is wanted.
    pub(in crate::contest) fn tell(&mut self, line: String) {
        self.unasked = self.unasked.take().or_else(|| self.from.try_recv().ok());
        let _ = self.to.send(line);
    }

    /// Sends a line and waits for one.
    pub(in crate::contest) fn ask(&mut self, line: String, limit: Duration) -> Result<String, Unanswered> {
        self.tell(line);
        if let Some(heard) = self.unasked.take() {
            return Err(heard.fault());
        }
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
                Ok(heard) => heard.answer(),
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
        let more = String::from_utf8_lossy(stdout.buffer());
        let what = match String::from_utf8(line) {
            _ if is_too_long => Heard::TooLong,
            // The next question comes after this line was heard.
            Ok(_) if !more.is_empty() => Heard::More(more.lines().next().unwrap_or_default().to_owned()),
            Ok(line) => Heard::Line(line.trim_end().to_owned()),
            Err(_) => Heard::NoText,
        };
        if heard.send(what).is_err() {
            return;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// A program that says nothing by itself, and who speaks for it.
    fn silent() -> (Program, SyncSender<Heard>) {
        let mut program = Program::start(&["cat".to_owned()]).unwrap();
        let (says, from) = sync_channel(1);
        program.from = from;
        (program, says)
    }

    fn fault(program: &mut Program) -> String {
        match program.ask("question".into(), Duration::from_secs(600)) {
            Err(Unanswered::Fault(Fault::Nonsense, why)) => why,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_waits_when_a_question_comes_is_no_answer() {
        for (heard, why) in [
            (Heard::Line("0".into()), "`0`: a line without a question"),
            (Heard::More("1".into()), "`1`: a line without a question"),
            (Heard::NoText, "a line that is not UTF-8"),
        ] {
            let (mut program, says) = silent();
            says.send(heard).unwrap();
            assert_eq!(fault(&mut program), why);
        }
    }

    #[test]
    fn what_waits_when_a_game_begins_is_no_answer() {
        let (mut program, says) = silent();
        says.send(Heard::Line("0".into())).unwrap();
        program.tell("hello".into());
        says.send(Heard::Line("1".into())).unwrap();
        assert_eq!(fault(&mut program), "`0`: a line without a question");
    }

    #[test]
    fn two_lines_at_once_are_no_answer() {
        let command = ["sh", "-c", r"read question; printf '0\n1\n'; read question"].map(str::to_owned);
        let why = fault(&mut Program::start(&command).unwrap());
        assert_eq!(why, "`1`: a line without a question");
    }
}
