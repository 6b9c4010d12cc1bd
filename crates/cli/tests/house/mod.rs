//! A real server, and people who play at it through a pipe.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

fn stammtisch() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    command.env("LANG", "en").env_remove("LC_ALL").env("NO_COLOR", "1").env("RUST_LOG", "off");
    command
}

/// A running server; killed when it is dropped.
pub struct House {
    child: Child,
    pub address: String,
}

impl House {
    /// Serves the tables of a folder; at port 0 of this machine, or where a house was before.
    pub fn open(data: &Path, listen: &str) -> Self {
        let mut command = stammtisch();
        command.args(["serve", "--computer-delay", "0", "--listen", listen, "--data"]).arg(data);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut url = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut url).unwrap();
        let address = url.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        Self { child, address }
    }

    /// Opens a table for one person and computer players: its name, and a personal link to the first seat.
    pub fn table(&self, body: &Value) -> (String, String) {
        let (cookie, opened) = self.post("/api/tables", "", body);
        let table = opened["table"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned();
        let (_, link) = self.post(&format!("/api/tables/{table}/return-link"), &cookie, &json!({}));
        (table, link["url"].as_str().unwrap_or_else(|| panic!("{link}")).to_owned())
    }

    /// The same; the first seat is given to a program, by a token, and the person stays there, too.
    pub fn given(&self, body: &Value) -> (String, String, Player) {
        let (cookie, opened) = self.post("/api/tables", "", body);
        let table = opened["table"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned();
        let (_, link) = self.post(&format!("/api/tables/{table}/return-link"), &cookie, &json!({}));
        let (_, given) = self.post(&format!("/api/tables/{table}/seat-token"), &cookie, &json!({}));
        let mut player = Player::new(&["--at", link["url"].as_str().unwrap()]);
        assert!(player.reads_to("> "));
        (table, given["token"].as_str().unwrap_or_else(|| panic!("{given}")).to_owned(), player)
    }

    /// The cookie and the body of an answer.
    fn post(&self, path: &str, cookie: &str, body: &Value) -> (String, Value) {
        let (body, address) = (body.to_string(), &self.address);
        let mut stream = TcpStream::connect(address).unwrap();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        (cookie.to_owned(), serde_json::from_str(body).unwrap())
    }
}

impl Drop for House {
    /// As if the power failed.
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A way to a house on which answers get lost.
pub struct Detour {
    pub address: String,
    /// Whether what is said next reaches the house, but its answer nobody.
    cut: Arc<AtomicBool>,
}

impl Detour {
    pub fn to(house: &House) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let cut = Arc::new(AtomicBool::new(false));
        let (upstream, cuts) = (house.address.clone(), Arc::clone(&cut));
        std::thread::spawn(move || {
            for client in listener.incoming().map(Result::unwrap) {
                let server = TcpStream::connect(&upstream).unwrap();
                let silent = Arc::new(AtomicBool::new(false));
                let (from, to) = (client.try_clone().unwrap(), server.try_clone().unwrap());
                let (cuts, falls_silent) = (Arc::clone(&cuts), Arc::clone(&silent));
                std::thread::spawn(move || {
                    pass(from, &to, || {
                        if cuts.swap(false, Ordering::SeqCst) {
                            falls_silent.store(true, Ordering::SeqCst);
                        }
                        true
                    });
                    let _ = to.shutdown(Shutdown::Both);
                });
                std::thread::spawn(move || {
                    pass(server, &client, || !silent.load(Ordering::SeqCst));
                    let _ = client.shutdown(Shutdown::Both);
                });
            }
        });
        Self { address, cut }
    }

    /// The connection breaks when the house answers what is said next.
    pub fn loses_the_next_answer(&self) {
        self.cut.store(true, Ordering::SeqCst);
    }
}

/// Carries bytes from one to the other, as long as `goes_on` says so of what has come.
fn pass(mut from: TcpStream, mut to: &TcpStream, goes_on: impl Fn() -> bool) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if !goes_on() || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
}

/// Somebody who plays.
pub struct Player {
    child: Child,
    answers: Option<ChildStdin>,
    screen: BufReader<ChildStdout>,
    /// What was read so far.
    pub seen: String,
}

impl Player {
    pub fn new(arguments: &[&str]) -> Self {
        let mut command = stammtisch();
        command.arg("play").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let screen = BufReader::new(child.stdout.take().unwrap());
        Self { answers: child.stdin.take(), child, screen, seen: String::new() }
    }

    /// Reads on until this is seen, and after it, a question; false if the game is over before.
    pub fn reads_to(&mut self, wanted: &str) -> bool {
        let from = self.seen.len();
        while !self.seen[from..].contains(wanted) {
            let mut line = Vec::new();
            // A prompt has no line end, but the blank is the last byte of it.
            loop {
                let mut byte = [0];
                match self.screen.read(&mut byte).unwrap() {
                    0 => break,
                    _ => line.push(byte[0]),
                }
                if byte == *b"\n" || line == b"> " {
                    break;
                }
            }
            if line.is_empty() {
                return false;
            }
            self.seen += std::str::from_utf8(&line).unwrap();
        }
        true
    }

    pub fn answers(&mut self, line: &str) {
        writeln!(self.answers.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Answers every question with this until the game is over.
    pub fn answers_always(&mut self, line: &str) {
        while self.reads_to("> ") {
            self.answers(line);
        }
    }

    /// No more answers.
    pub fn hangs_up(&mut self) {
        self.answers = None;
    }

    /// Reads the rest; how the program ended.
    pub fn ends(mut self) -> (Option<i32>, String) {
        while self.reads_to("\0") {}
        let status = self.child.wait().unwrap();
        (status.code(), std::mem::take(&mut self.seen))
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // It has ended by itself unless a test failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
