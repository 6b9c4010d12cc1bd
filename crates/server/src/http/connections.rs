//! Connections: accepted within limits, served, and ended in order.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::rt::{Sleep, Timer};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use referee::Millis;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use super::address::is_counted_here;
use super::api::service;
use super::app::Shared;
use super::crowd::Place;
use crate::clock::Clock;
use crate::metrics::Limit;

/// How long the head of a request may take, and how long a connection may be idle between requests.
const HEAD: Duration = Duration::from_secs(60);
/// How long the head of a request may be: line and headers, cookies of other programs on the same host among them.
const HEAD_BYTES: usize = 32 * 1024;
/// How long to wait when nothing can be accepted, as the system has run out of something.
const EXHAUSTED: Duration = Duration::from_secs(1);

/// The connection's place among those of its address; whoever takes the connection over keeps it.
#[derive(Clone)]
pub(super) struct Kept(#[expect(dead_code, reason = "it is kept, not looked at")] pub(super) Option<Arc<Place>>);

/// Serves whoever connects until the server is to stop, then lets the requests that are under way come to their end.
pub(crate) async fn serve(listener: TcpListener, app: Shared) {
    let router = service(Arc::clone(&app));
    let connections = TaskTracker::new();
    let mut stop = app.hub.stop.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match accepted {
            Ok((stream, peer)) => meet(stream, peer, router.clone(), &app, &connections),
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "nobody can be let in");
                tokio::time::sleep(EXHAUSTED).await;
            }
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

fn meet(stream: TcpStream, peer: SocketAddr, router: Router, app: &Shared, connections: &TaskTracker) {
    let place = if is_counted_here(&app.config, peer) {
        let Some(place) = app.crowd.enter(peer.ip()) else {
            app.hub.metrics.refused(Limit::Connections);
            // Not a word: whoever has so many connections open has no use for one.
            return tracing::debug!("an address has too many connections");
        };
        Some(Arc::new(place))
    } else {
        None
    };
    // Small frames are to leave at once; without it the system holds them back until the last ones are confirmed.
    let _ = stream.set_nodelay(true);
    let kept = Kept(place);
    let timer = ClockTimer(Arc::clone(&app.hub.clock));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(kept.clone());
        let answer = router.clone().oneshot(request.map(Body::new));
        async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
    });
    let mut builder = http1::Builder::new();
    builder.timer(timer).header_read_timeout(HEAD).max_buf_size(HEAD_BYTES);
    let connection = builder.serve_connection(TokioIo::new(stream), service);
    let mut stop = app.hub.stop.subscribe();
    connections.spawn(async move {
        let mut connection = std::pin::pin!(connection.with_upgrades());
        // Its end, be it a good or a bad one, concerns nobody else.
        tokio::select! {
            _ = &mut connection => return,
            _ = stop.wait_for(|stop| *stop) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    });
}

/// The server's clock, as the library wants it.
#[derive(Clone)]
struct ClockTimer(Clock);

struct Slept(Mutex<Pin<Box<dyn Future<Output = ()> + Send>>>);

impl Timer for ClockTimer {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        let wanted = Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX);
        let at = self.0.now().saturating_add(wanted);
        Box::pin(Slept(Mutex::new(self.0.sleep_until(at))))
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn Sleep>> {
        self.sleep(deadline.saturating_duration_since(Instant::now()))
    }
}

impl Sleep for Slept {}

impl Future for Slept {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).as_mut().poll(context)
    }
}
