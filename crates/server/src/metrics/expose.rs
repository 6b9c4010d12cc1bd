//! `GET /metrics`, on a listener of its own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::http::is_this_machine;
use crate::hub::Hub;

const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// How long the store may take to count its tables.
const PATIENCE: Duration = Duration::from_secs(2);

struct Exposed {
    hub: Arc<Hub>,
    listening: SocketAddr,
}

/// Serves the metrics until the task is ended.
pub(crate) async fn expose(hub: Arc<Hub>, listener: TcpListener) {
    let listening = match listener.local_addr() {
        Ok(listening) => listening,
        Err(error) => return tracing::error!(%error, "no metrics are served"),
    };
    tracing::info!("metrics are at http://{listening}/metrics");
    if !listening.ip().to_canonical().is_loopback() {
        tracing::warn!("metrics can be read by other machines; they tell how long computer players think");
    }
    let routes = Router::new().route("/metrics", get(metrics)).with_state(Arc::new(Exposed { hub, listening }));
    if let Err(error) = axum::serve(listener, routes).await {
        tracing::error!(%error, "metrics are served no more");
    }
}

async fn metrics(State(exposed): State<Arc<Exposed>>, headers: HeaderMap) -> Response {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    // As with the game: a foreign name that leads here was made up by a web site.
    if exposed.listening.ip().is_loopback() && host.is_some_and(|host| !is_this_machine(host)) {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    exposed.hub.look().await;
    let mut text = String::new();
    match prometheus_client::encoding::text::encode(&mut text, &exposed.hub.metrics.registry) {
        Ok(()) => ([(CONTENT_TYPE, TEXT)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

impl Hub {
    /// Looks up what is not counted as it happens.
    async fn look(&self) {
        let whole = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let metrics = &self.metrics;
        metrics.tables_awake.set(whole(self.count_awake()));
        let (waiting, busy) = self.thinkers.load();
        metrics.thoughts_waiting.set(whole(waiting));
        metrics.thoughts_busy.set(whole(busy));
        if let Ok(Ok(open)) = timeout(PATIENCE, self.store.count_open()).await {
            metrics.tables_open.set(i64::try_from(open).unwrap_or(i64::MAX));
        }
    }
}
