//! The real server as a process, and a guest who plays there over any kind of connection.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

/// A test that waits longer for a word has failed.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How long who has said too much keeps silent: a socket may talk again in a twentieth of a second.
const BREATH: Duration = Duration::from_millis(50);

/// A running server; killed when it is dropped, as if the power failed.
pub struct Server {
    child: Child,
    /// The first line that it prints: the address of its page.
    pub url: String,
}

impl Server {
    /// Serves the tables of a folder, with computer players that act at once.
    pub fn start(data: &Path, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
        command.args(["serve", "--computer-delay", "0", "--data"]).arg(data).args(more).env("RUST_LOG", "off");
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut url = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut url).unwrap();
        Self { child, url: url.trim().to_owned() }
    }

    /// Host and port of a server without a public address.
    pub fn address(&self) -> String {
        self.url.trim_start_matches("http://").trim_end_matches('/').to_owned()
    }

    /// Asks it to end, as a system does; how it ended.
    #[cfg(unix)]
    pub fn told_to_end(mut self) -> Option<i32> {
        use rustix::process::{Pid, Signal, kill_process};
        kill_process(Pid::from_child(&self.child), Signal::TERM).unwrap();
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A connection to a server that isn't encrypted.
pub fn plain(address: &str) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let pairs = self.head.lines().filter_map(|line| line.split_once(':'));
        pairs.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
}

/// One request on a connection of its own.
pub fn request(mut stream: impl Read + Write, head: &str, body: &str) -> Answer {
    let length = if body.is_empty() { String::new() } else { format!("Content-Length: {}\r\n", body.len()) };
    let json = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
    write!(stream, "{head}\r\nConnection: close\r\n{json}{length}\r\n{body}").unwrap();
    stream.flush().unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or_else(|| panic!("no answer to {head}"));
    let head = String::from_utf8(answer[..end].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head, body: answer[end + 4..].to_vec() }
}

/// The cookie that an answer sets, without what it says about it.
pub fn cookie(answer: &Answer) -> String {
    answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned()
}

/// Somebody at a table.
pub struct Guest<S: Read + Write> {
    socket: WebSocket<S>,
    /// The last update.
    pub update: Value,
    /// Every event that came, each of them once.
    pub events: Vec<Value>,
    steps: u32,
}

impl<S: Read + Write> Guest<S> {
    /// Opens a socket by this URL over the connection, and takes the first update.
    pub fn join(stream: S, url: &str, more: &[(&'static str, &str)], since: u64) -> Self {
        let mut request = url.into_client_request().unwrap();
        for (name, value) in more {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
        }
        let (socket, _) = client(request, stream).unwrap_or_else(|error| panic!("{url}: {error}"));
        let mut guest = Self { socket, update: Value::Null, events: Vec::new(), steps: 0 };
        let welcome = guest.next().unwrap();
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        guest.send(&json!({ "type": "hello", "protocol": 1, "since": since }));
        while guest.update.is_null() {
            guest.next().unwrap();
        }
        guest
    }

    fn send(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).unwrap();
    }

    /// The next message; none when the connection has ended.
    pub fn next(&mut self) -> Option<Value> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] == "update" {
                        self.events.extend(message["events"].as_array().unwrap().iter().cloned());
                        self.update = message.clone();
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::AlreadyClosed | Error::Protocol(_)) => {
                    return None;
                }
                Ok(_) => {}
                // An encrypted connection tells its end as an end of the file, or as a broken pipe.
                Err(Error::Io(error)) if error.kind() != std::io::ErrorKind::WouldBlock => return None,
                Err(error) => panic!("{error}; the last update: {}", self.update),
            }
        }
    }

    /// Gives a command, and waits until it is acknowledged; its number. A fast machine plays faster than a socket may talk: then she
    /// gives it again a bit later, as any program has to.
    pub fn does(&mut self, command: &Value) -> u64 {
        let mut message = self.tries(command);
        while message["error"]["code"] == "too_many_requests" {
            std::thread::sleep(BREATH);
            message = self.tries(command);
        }
        assert_eq!(message["type"], "ack", "{command}: {message}");
        message["n"].as_u64().unwrap()
    }

    /// Gives a command; what is answered.
    pub fn tries(&mut self, command: &Value) -> Value {
        self.steps += 1;
        let id = format!("{}-{}", std::process::id(), self.steps);
        self.send(&json!({ "type": "do", "id": id, "command": command }));
        loop {
            let message = self.next().expect("the connection has ended");
            if message["id"] == id {
                return message;
            }
        }
    }

    pub fn stage(&self) -> &str {
        self.update["table"]["stage"].as_str().unwrap()
    }

    /// Whether she has heard of something of this kind.
    pub fn heard(&self, kind: &str) -> bool {
        self.events.iter().any(|event| event["event"]["kind"] == kind)
    }

    pub fn may_act(&self) -> bool {
        self.update["game"]["legal"].as_array().is_some_and(|legal| !legal.is_empty())
    }

    /// Takes the first action there is, if there is one; else the next message. The number of what was acknowledged.
    pub fn plays(&mut self) -> Option<u64> {
        let game = &self.update["game"];
        if let Some(action) = game["legal"].as_array().and_then(|legal| legal.first()) {
            let command = json!({ "kind": "act", "action": action, "asked": game["asked"] });
            let n = self.does(&command);
            // What may be done next is in the update of that step, which may come after its acknowledgement.
            while self.update["n"].as_u64() < Some(n) {
                self.next().expect("the connection has ended");
            }
            return Some(n);
        }
        self.next().expect("the connection has ended");
        None
    }

    pub fn plays_to_the_end(&mut self) {
        while self.stage() != "over" {
            self.plays();
        }
    }
}

/// A table for one person and two computer players.
pub fn setup(goal: u32) -> String {
    let setup = json!({ "seats": 3, "goal": goal, "first_innkeeper": { "seat": 0 } });
    json!({ "game": "polterfass", "name": "Ada", "setup": setup, "computers": ["random", "random"] }).to_string()
}
