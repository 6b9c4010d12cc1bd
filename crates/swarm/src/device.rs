//! Requests to a server, as a device of its own.

use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderMap, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::{Address, Trouble};

/// Who has not answered by then does not.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);
/// More than any record has.
const MOST_BYTES: usize = 64 << 20;

/// Somebody's browser, as far as the server can tell: it keeps the cookie.
#[derive(Clone, Debug)]
pub struct Device {
    /// The server.
    pub house: Address,
    /// Who it is, once the server has said so; as it stands in the `Cookie` header.
    pub cookie: String,
    /// Headers to be sent with every request, upgrades among them.
    pub headers: HeaderMap,
}

impl Device {
    /// A device that the server doesn't know yet.
    #[must_use]
    pub fn new(house: impl Into<Address>) -> Self {
        Self { house: house.into(), cookie: String::new(), headers: HeaderMap::new() }
    }

    /// A POST with a body, and its answer.
    ///
    /// # Errors
    /// If it is refused or nobody answers.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let answer = self.request(Method::POST, path, body.to_string()).await?;
        self.understood(&answer)
    }

    /// A GET, and its answer.
    ///
    /// # Errors
    /// If it is refused or nobody answers.
    pub async fn get(&mut self, path: &str) -> Result<Value, Trouble> {
        let answer = self.text(path).await?;
        self.understood(&answer)
    }

    /// A GET, and its answer as text.
    ///
    /// # Errors
    /// If it is refused or nobody answers.
    pub async fn text(&mut self, path: &str) -> Result<String, Trouble> {
        self.request(Method::GET, path, String::new()).await
    }

    fn understood(&self, answer: &str) -> Result<Value, Trouble> {
        serde_json::from_str(answer).map_err(|_| Trouble::Stranger {
            authority: self.house.authority.clone(),
            what: answer.chars().take(60).collect(),
        })
    }

    async fn request(&mut self, method: Method, path: &str, body: String) -> Result<String, Trouble> {
        let late = |late| Trouble::unreachable(&self.house.authority, &late);
        let (text, cookie) = timeout(PATIENCE, self.exchange(method, path, body)).await.map_err(late)??;
        if let Some(cookie) = cookie {
            self.cookie = cookie;
        }
        Ok(text)
    }

    async fn exchange(&self, method: Method, path: &str, body: String) -> Result<(String, Option<String>), Trouble> {
        let Address { authority, base } = &self.house;
        let stream = TcpStream::connect(authority.as_str()).await;
        let stream = stream.map_err(|error| Trouble::unreachable(authority, &error))?;
        let unreachable = |error: hyper::Error| Trouble::unreachable(authority, &error);
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
        let carrier = tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{base}/{path}"))
            .header(HOST, authority)
            .header(COOKIE, &self.cookie)
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(body)))
            .map_err(|error| Trouble::unreachable(authority, &error))?;
        request.headers_mut().extend(self.headers.clone());
        let response = sender.send_request(request).await.map_err(unreachable)?;
        let status = response.status();
        let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(|cookie| cookie.trim().to_owned());
        let body = Limited::new(response.into_body(), MOST_BYTES).collect().await;
        carrier.abort();
        let bytes = body.map_err(|error| Trouble::unreachable(authority, error.as_ref()))?.to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if status.is_success() {
            Ok((text, cookie))
        } else {
            Err(Trouble::of_answer(authority, &text, status.as_str()))
        }
    }
}
