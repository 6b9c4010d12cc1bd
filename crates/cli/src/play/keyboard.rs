//! What arrives at the table's edge: typed lines, Ctrl-C, and news from the table.

use std::io::{BufRead, IsTerminal, Read};
use std::sync::mpsc::{Receiver, Sender, SyncSender, sync_channel};

use serde_json::Value;

use crate::complaint::Complaint;

/// Something that has to be looked at.
#[derive(Debug)]
pub(crate) enum News {
    /// A line was typed.
    Line(String),
    /// Nothing more will be typed.
    End,
    /// Ctrl-C.
    Interrupted,
    /// An update of the table.
    Sight(Value),
    /// The step that was sent is done.
    Done,
    /// The step that was sent is refused.
    Refused(Value),
    /// What each action is worth, or an error of the protocol.
    Advice(Result<Value, Value>),
    /// The connection is lost, and is being looked for.
    Lost,
    /// The connection is there again.
    Found,
    /// The server does not let one play on; an error of the protocol.
    Expelled(Value),
    /// The table can be played at no longer.
    Trouble(Complaint),
}

/// Longer lines are read in pieces.
const LONGEST: u64 = 4096;

/// Typed lines, one at a time: the next is read when it is asked for.
pub(super) struct Keyboard {
    next: SyncSender<()>,
    /// Whether somebody sits there, who did not mean a line for a question that was not asked yet.
    pub(super) is_terminal: bool,
}

impl Keyboard {
    /// Sends the lines of standard input, and Ctrl-C, to `news`.
    pub(super) fn listen(news: &Sender<News>) -> Self {
        let (next, wanted) = sync_channel(1);
        let interrupted = news.clone();
        // The process has one handler; a second one is refused.
        let _ = ctrlc::set_handler(move || {
            let _ = interrupted.send(News::Interrupted);
        });
        let lines = news.clone();
        std::thread::spawn(move || read(&lines, &wanted));
        let keyboard = Self { next, is_terminal: std::io::stdin().is_terminal() };
        keyboard.next();
        keyboard
    }

    /// Asks for the next line.
    pub(super) fn next(&self) {
        // Once standard input has ended nobody listens.
        let _ = self.next.try_send(());
    }
}

fn read(lines: &Sender<News>, wanted: &Receiver<()>) {
    let mut bytes = Vec::new();
    while wanted.recv().is_ok() {
        bytes.clear();
        let read = std::io::stdin().lock().take(LONGEST).read_until(b'\n', &mut bytes);
        let news = match read {
            Ok(1..) => News::Line(String::from_utf8_lossy(&bytes).trim().to_owned()),
            Ok(0) | Err(_) => News::End,
        };
        let ended = matches!(news, News::End);
        if lines.send(news).is_err() || ended {
            break;
        }
    }
}
