//! Somebody else's server that takes notices, or doesn't.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A test that waits longer than this has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// A request as it came.
pub struct Letter {
    pub head: String,
    pub body: Vec<u8>,
}

impl Letter {
    pub fn header(&self, name: &str) -> Option<&str> {
        let named = |line: &&str| line.split_once(": ").is_some_and(|(found, _)| found.eq_ignore_ascii_case(name));
        self.head.lines().find(named).and_then(|line| line.split_once(": ")).map(|(_, value)| value)
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

pub struct Receiver {
    pub address: SocketAddr,
    letters: UnboundedReceiver<Letter>,
    answers: Arc<Mutex<VecDeque<u16>>>,
}

impl Receiver {
    /// It says yes to everything until it is told otherwise.
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (taken, letters) = unbounded_channel();
        let answers = Arc::new(Mutex::new(VecDeque::new()));
        tokio::spawn(listen(listener, taken, Arc::clone(&answers)));
        Self { address, letters, answers }
    }

    /// What it answers next; 0 is nothing at all.
    pub fn answers(&self, statuses: &[u16]) {
        self.answers.lock().unwrap().extend(statuses);
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}/{path}", self.address)
    }

    pub async fn next(&mut self) -> Letter {
        tokio::time::timeout(PATIENCE, self.letters.recv()).await.expect("nothing came").unwrap()
    }

    /// Whether nothing came that nobody has looked at.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }
}

async fn listen(listener: TcpListener, taken: UnboundedSender<Letter>, answers: Arc<Mutex<VecDeque<u16>>>) {
    while let Ok((stream, _)) = listener.accept().await {
        let (taken, answers) = (taken.clone(), Arc::clone(&answers));
        tokio::spawn(async move { take(stream, &taken, &answers).await });
    }
}

async fn take(mut stream: TcpStream, taken: &UnboundedSender<Letter>, answers: &Mutex<VecDeque<u16>>) -> Option<()> {
    let mut read = Vec::new();
    let end = loop {
        stream.read_buf(&mut read).await.ok().filter(|&count| count > 0)?;
        if let Some(end) = read.windows(4).position(|window| window == b"\r\n\r\n") {
            break end;
        }
    };
    let head = String::from_utf8(read[..end].to_vec()).unwrap();
    let mut letter = Letter { head, body: read[end + 4..].to_vec() };
    let length: usize = letter.header("content-length").unwrap().parse().unwrap();
    while letter.body.len() < length {
        stream.read_buf(&mut letter.body).await.ok().filter(|&count| count > 0)?;
    }
    let status = answers.lock().unwrap().pop_front().unwrap_or(200);
    let _ = taken.send(letter);
    if status == 0 {
        std::future::pending::<()>().await;
    }
    // Whoever followed that would come to nobody.
    let answer = format!("HTTP/1.1 {status} Told\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 2\r\n\r\nok");
    stream.write_all(answer.as_bytes()).await.ok()
}
