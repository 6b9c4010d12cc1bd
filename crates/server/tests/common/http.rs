//! Requests by hand, so that nothing of a client's own habits gets between.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Somebody's browser: it keeps the cookie.
#[derive(Clone)]
pub struct Device {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    /// The address that a proxy says it comes from.
    pub forwarded: Option<String>,
    /// The token of a seat, if it is a program.
    pub token: Option<String>,
}

pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let named = |line: &&str| line.split_once(':').is_some_and(|(found, _)| found.eq_ignore_ascii_case(name));
        self.head.lines().find(named).and_then(|line| line.split_once(':')).map(|(_, value)| value.trim())
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The error's code.
    #[track_caller]
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_else(|| panic!("no error: {}", self.text())).to_owned()
    }
}

impl Device {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None, forwarded: None, token: None }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], "").await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        let answer = self.send("POST", path, &[("Content-Type", "application/json")], &body.to_string()).await;
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    /// The answer to a POST that is expected to be granted.
    #[track_caller]
    pub fn posted<'a>(&'a mut self, path: &'a str, body: Value) -> impl Future<Output = Value> + 'a {
        let caller = std::panic::Location::caller();
        async move {
            let answer = self.post(path, body).await;
            assert_eq!(answer.status, 200, "{path} at {caller}: {}", answer.text());
            answer.json()
        }
    }

    pub async fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            request += &format!("Host: {}\r\n", self.address);
        }
        if let Some(cookie) = &self.cookie {
            request += &format!("Cookie: {cookie}\r\n");
        }
        if let Some(forwarded) = &self.forwarded {
            request += &format!("X-Forwarded-For: {forwarded}\r\n");
        }
        if let Some(token) = &self.token {
            request += &format!("Authorization: Bearer {token}\r\n");
        }
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        if !body.is_empty() || method == "POST" {
            request += &format!("Content-Length: {}\r\n", body.len());
        }
        request += "\r\n";
        request += body;
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // The server may answer before it has read a body that is too long, and then close.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("an answer has a head");
        let head = String::from_utf8(answer[..end].to_vec()).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let body = answer[end + 4..].to_vec();
        let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
        let body = if chunked { unchunk(&body) } else { body };
        let encoded = head.to_ascii_lowercase().contains("content-encoding");
        if !encoded {
            super::check_answer(method, path, status, &body);
        }
        Answer { status, head, body }
    }
}

fn unchunk(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let line = rest.windows(2).position(|window| window == b"\r\n").unwrap();
        let length = usize::from_str_radix(std::str::from_utf8(&rest[..line]).unwrap().trim(), 16).unwrap();
        if length == 0 {
            return body;
        }
        body.extend_from_slice(&rest[line + 2..line + 2 + length]);
        rest = &rest[line + 4 + length..];
    }
}
