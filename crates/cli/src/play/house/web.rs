//! Requests to a server, as a device of its own.

use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, HeaderName, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::time::timeout;

use super::link::Address;
use super::way;

/// Who has not answered by then does not.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);
/// More than any record has.
const MOST_BYTES: usize = 64 << 20;

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// Nobody answered.
    #[error("{authority} can't be reached: {why}")]
    Unreachable {
        /// Who.
        authority: String,
        /// What the system says.
        why: String,
    },
    /// The server refused; an error of the protocol.
    #[error("refused")]
    Refused(Value),
    /// Whoever answered is no such server.
    #[error("{authority} is no Stammtisch server: it answered {what}")]
    Stranger {
        /// Who.
        authority: String,
        /// What came.
        what: String,
    },
}

/// A device at a server.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    pub(crate) house: Address,
    /// Who it is, once the server has said so.
    pub(crate) cookie: String,
    /// The token of the one seat that it is there for.
    pub(crate) token: Option<String>,
}

impl Device {
    /// One that nobody knows yet.
    pub(crate) fn new(house: Address) -> Self {
        Self { house, cookie: String::new(), token: None }
    }

    /// By what the server knows who it is.
    pub(crate) fn credentials(&self) -> (HeaderName, String) {
        match &self.token {
            Some(token) => (AUTHORIZATION, format!("Bearer {token}")),
            None => (COOKIE, self.cookie.clone()),
        }
    }

    /// A POST with a body, and its answer.
    ///
    /// # Errors
    /// If it is refused or nobody answers.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let answer = self.request(Method::POST, path, body.to_string()).await?;
        self.understood(&answer)
    }

    /// A GET, and its answer.
    ///
    /// # Errors
    /// If it is refused or nobody answers.
    pub(crate) async fn get(&mut self, path: &str) -> Result<Value, Trouble> {
        let answer = self.text(path).await?;
        self.understood(&answer)
    }

    /// A GET, and its answer as text.
    ///
    /// # Errors
    /// If it is refused or nobody answers.
    pub(crate) async fn text(&mut self, path: &str) -> Result<String, Trouble> {
        self.request(Method::GET, path, String::new()).await
    }

    fn understood(&self, answer: &str) -> Result<Value, Trouble> {
        serde_json::from_str(answer).map_err(|_| self.stranger(answer.chars().take(60).collect()))
    }

    fn stranger(&self, what: String) -> Trouble {
        Trouble::Stranger { authority: self.house.authority.clone(), what }
    }

    fn unreachable(&self, why: &dyn std::error::Error) -> Trouble {
        Trouble::Unreachable { authority: self.house.authority.clone(), why: crate::serve::chain(why) }
    }

    async fn request(&mut self, method: Method, path: &str, body: String) -> Result<String, Trouble> {
        match timeout(PATIENCE, self.exchange(method, path, body)).await {
            Ok(answer) => answer,
            Err(late) => Err(self.unreachable(&late)),
        }
    }

    async fn exchange(&mut self, method: Method, path: &str, body: String) -> Result<String, Trouble> {
        let Address { authority, base, .. } = &self.house;
        let stream = way::open(&self.house).await.map_err(|error| self.unreachable(&error))?;
        let connected = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
        let (mut sender, connection) = connected.map_err(|error| self.unreachable(&error))?;
        let carrier = tokio::spawn(connection);
        let (name, value) = self.credentials();
        let request = Request::builder()
            .method(method)
            .uri(format!("{base}/{path}"))
            .header(HOST, authority)
            .header(name, value)
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(body)))
            .map_err(|error| self.unreachable(&error))?;
        let response = sender.send_request(request).await.map_err(|error| self.unreachable(&error))?;
        let status = response.status();
        let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(|cookie| cookie.trim().to_owned());
        let body = Limited::new(response.into_body(), MOST_BYTES).collect().await;
        carrier.abort();
        let bytes = body.map_err(|error| self.unreachable(error.as_ref()))?.to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some(cookie) = cookie {
            self.cookie = cookie;
        }
        if status.is_success() { Ok(text) } else { Err(self.refusal(&text, status.as_str())) }
    }

    /// What stands in the body of an error.
    pub(crate) fn refusal(&self, body: &str, status: &str) -> Trouble {
        match serde_json::from_str::<Value>(body) {
            Ok(error) if error["code"].is_string() => Trouble::Refused(error),
            _ => self.stranger(status.to_owned()),
        }
    }
}
