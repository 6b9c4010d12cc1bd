//! `GET healthz` and `GET readyz`: whether the process lives, and whether it can do its work.

use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use protocol::{ErrorBody, Health, PROTOCOL};
use referee::Millis;
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::app::{App, Shared};
use super::json::Json;
use crate::error::{Failed, internal, of_store, shutting_down};

/// How long the store may take to show that it is well.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long an answer of the store holds, as each costs a write.
const HOLDS: Millis = 5_000;

/// When the store was asked last, and what it said.
#[derive(Default)]
pub(crate) struct Wellness(Mutex<Option<(Millis, Result<(), ErrorBody>)>>);

/// A process that answers lives, be it at its end or without a disk: nothing is mended by killing it.
pub(super) async fn healthz(State(app): State<Shared>) -> Response {
    let status = if app.hub.is_leaving() { "stopping" } else { "ok" };
    told(&app, status)
}

pub(super) async fn readyz(State(app): State<Shared>) -> Response {
    let error = match ready(&app).await {
        Ok(()) => return told(&app, "ready"),
        Err(error) => error,
    };
    let what = match error.code.as_str() {
        "shutting_down" => "the server ends",
        "store_full" => "the disk is full",
        "read_only" => "the data folder can't be written to",
        _ => "the store does not answer",
    };
    let mut response = Failed(error.with("what", what)).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("5"));
    *response.status_mut() = axum::http::StatusCode::SERVICE_UNAVAILABLE;
    response
}

async fn ready(app: &App) -> Result<(), ErrorBody> {
    if app.hub.is_leaving() {
        return Err(shutting_down());
    }
    let mut last = app.wellness.0.lock().await;
    let now = app.hub.clock.now();
    if let Some((_, said)) = last.as_ref().filter(|(at, _)| now.saturating_sub(*at) < HOLDS && *at <= now) {
        return said.clone();
    }
    let said = match timeout(PATIENCE, app.hub.store.probe()).await {
        Ok(said) => said.map_err(|error| of_store(&error)),
        Err(_) => {
            tracing::error!("the store does not answer");
            Err(internal())
        }
    };
    *last = Some((now, said.clone()));
    said
}

fn told(app: &App, status: &str) -> Response {
    let (version, build) = (env!("CARGO_PKG_VERSION").to_owned(), app.files.build().to_string());
    let mut response = Json(Health { status: status.to_owned(), version, build, protocol: PROTOCOL }).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
