//! Somebody who comes to a server of this process as a stranger would: by HTTP and a socket.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Instant;

use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use server::{Config, Pace, RunError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::COOKIE;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Why nothing could be measured.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The server did not start.
    #[error("the server did not start")]
    NoServer,
    /// The server did not start, or failed.
    #[error(transparent)]
    Server(#[from] RunError),
    /// A request could not be made.
    #[error(transparent)]
    Http(#[from] std::io::Error),
    /// A socket broke.
    #[error(transparent)]
    Socket(#[from] tungstenite::Error),
    /// The server answered something else than it should.
    #[error("the server answered: {0}")]
    Answer(String),
    /// The server said nothing more.
    #[error("the server said nothing for {0} s")]
    Silence(u64),
}

/// Starts a server with its journal in this folder, and ends it when the visit has ended.
pub(super) async fn at_server<T, V: Future<Output = Result<T, Trouble>>>(
    folder: &Path,
    pace: Pace,
    visit: impl FnOnce(SocketAddr) -> V,
) -> Result<T, Trouble> {
    let (stop, stopped) = oneshot::channel::<()>();
    let (ready, address) = oneshot::channel();
    let config = Config { pace, ..Config::new(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), folder.to_owned()) };
    let server = server::run(config, async { drop(stopped.await) }, move |address| {
        // Nobody waits any more if the measurement has ended already.
        let _ = ready.send(address.listening);
    });
    let guests = async {
        let result = match address.await {
            Ok(address) => visit(address).await,
            Err(_) => Err(Trouble::NoServer),
        };
        // A server that failed has ended without being told.
        let _ = stop.send(());
        result
    };
    let (served, result) = tokio::join!(server, guests);
    served?;
    result
}

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// One visitor with a device of their own.
pub(super) struct Visitor {
    address: SocketAddr,
    cookie: String,
}

/// A frame that came, and when.
pub(super) struct Arrival {
    pub(super) seat: usize,
    pub(super) at: Instant,
    pub(super) message: Value,
}

/// What a visitor says at a table.
pub(super) struct Mouth(SplitSink<Stream, Message>);

impl Visitor {
    pub(super) fn new(address: SocketAddr) -> Self {
        Self { address, cookie: String::new() }
    }

    /// Makes a POST request, and keeps the cookie that comes with the answer.
    pub(super) async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        for line in head.lines() {
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("set-cookie")
            {
                self.cookie = value.split(';').next().unwrap_or_default().trim().to_owned();
            }
        }
        match serde_json::from_str(body) {
            Ok(body) if head.starts_with("HTTP/1.1 200 ") => Ok(body),
            _ => Err(Trouble::Answer(answer)),
        }
    }

    /// Opens a socket; whatever comes is sent on with the time of its arrival.
    pub(super) async fn connect(
        &self,
        table: &str,
        seat: usize,
        arrivals: UnboundedSender<Arrival>,
    ) -> Result<Mouth, Trouble> {
        let mut request = format!("ws://{}/api/tables/{table}/socket", self.address).into_client_request()?;
        let cookie = HeaderValue::from_str(&self.cookie).map_err(|_| Trouble::Answer(self.cookie.clone()))?;
        request.headers_mut().insert(COOKIE, cookie);
        // Browsers don't hold small frames back, either.
        let (stream, _) = connect_async_with_config(request, None, true).await?;
        let (mouth, mut ears) = stream.split();
        tokio::spawn(async move {
            while let Some(Ok(frame)) = ears.next().await {
                let at = Instant::now();
                let Message::Text(text) = frame else { continue };
                let message = serde_json::from_str(&text).unwrap_or_default();
                if arrivals.send(Arrival { seat, at, message }).is_err() {
                    break;
                }
            }
        });
        Ok(Mouth(mouth))
    }
}

impl Mouth {
    pub(super) async fn say(&mut self, message: &Value) -> Result<(), Trouble> {
        Ok(self.0.send(Message::text(message.to_string())).await?)
    }
}
