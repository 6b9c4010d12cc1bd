//! One request to somebody else's server: no redirects, no second try, no longer than a moment, and nothing read but the status.

use std::convert::Infallible;
use std::future::{Future, pending};
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::http::header::{HOST, USER_AGENT};
use axum::http::{HeaderName, HeaderValue, Method, Request};
use bytes::Bytes;
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use protocol::DeliveryResult;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;

use super::guard::Target;
use crate::trust::trust;

/// How long it may take until the other side listens.
const CONNECTING: Duration = Duration::from_secs(5);
/// How long it may take altogether.
const ALL: Duration = Duration::from_secs(10);
/// How many addresses of a name are tried.
const TRIED: usize = 3;
/// How much of an answer is taken in, its head included.
const BUFFER: usize = 8192;

const AGENT: &str = concat!("Stammtisch/", env!("CARGO_PKG_VERSION"));

/// What is sent.
pub(super) struct Letter {
    pub(super) head: Vec<(HeaderName, HeaderValue)>,
    pub(super) body: Vec<u8>,
}

/// Bytes in both directions.
trait Bytewise: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Bytewise for T {}

/// Sends a letter to the first of these addresses that takes it; the status of the answer.
///
/// # Errors
/// `Unreachable` or `TimedOut`.
pub(super) async fn send(target: &Target, addresses: &[SocketAddr], letter: Letter) -> Result<u16, DeliveryResult> {
    let request = request(target, letter).ok_or(DeliveryResult::Unreachable)?;
    let sending = async {
        let stream = within(CONNECTING, open(target, addresses)).await?;
        post(stream, request).await.map_err(|_| DeliveryResult::Unreachable)
    };
    timeout(ALL, sending).await.unwrap_or(Err(DeliveryResult::TimedOut))
}

async fn within<T>(time: Duration, doing: impl Future<Output = io::Result<T>>) -> Result<T, DeliveryResult> {
    match timeout(time, doing).await {
        Ok(done) => done.map_err(|_| DeliveryResult::Unreachable),
        Err(_) => Err(DeliveryResult::TimedOut),
    }
}

fn request(target: &Target, Letter { head, body }: Letter) -> Option<Request<Full<Bytes>>> {
    let query = target.url.query().map(|query| format!("?{query}")).unwrap_or_default();
    let path = format!("{}{query}", target.url.path());
    let request = Request::builder().method(Method::POST).uri(path);
    let request = request.header(HOST, target.authority()).header(USER_AGENT, AGENT);
    let request = head.into_iter().fold(request, |request, (name, value)| request.header(name, value));
    request.body(Full::new(Bytes::from(body))).ok()
}

async fn open(target: &Target, addresses: &[SocketAddr]) -> io::Result<Box<dyn Bytewise>> {
    let mut failed = io::Error::from(io::ErrorKind::NotFound);
    for address in addresses.iter().take(TRIED) {
        match connect(target, *address).await {
            Ok(stream) => return Ok(stream),
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

async fn connect(target: &Target, address: SocketAddr) -> io::Result<Box<dyn Bytewise>> {
    let stream = TcpStream::connect(address).await?;
    if !target.is_secure() {
        return Ok(Box::new(stream));
    }
    let host = target.host_name();
    let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned()).map_err(io::Error::other)?;
    let trust = trust().inspect_err(|error| tracing::error!(%error, "nothing can be sent with https"))?;
    Ok(Box::new(TlsConnector::from(trust).connect(name, stream).await?))
}

async fn post(stream: Box<dyn Bytewise>, request: Request<Full<Bytes>>) -> io::Result<u16> {
    let mut http = http1::Builder::new();
    http.max_buf_size(BUFFER);
    let (mut sender, connection) = http.handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    let answer = sender.send_request(request);
    tokio::select! {
        biased;
        answer = answer => answer.map(|answer| answer.status().as_u16()).map_err(io::Error::other),
        // When the connection has ended, the answer is there or never comes.
        never = async { drop(connection.await); pending::<Infallible>().await } => match never {},
    }
}
