//! What every request has to pass, and what every answer carries.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, REFERRER_POLICY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::ErrorBody;

use super::address;
use super::app::{App, Shared, is_this_machine};
use super::origin;
use crate::error::{Failed, bad_message};
use crate::metrics::Limit;

/// No script, style, picture or connection but the server's own, nothing inline, and no frame round it. WebAssembly may be
/// compiled, from the server's own files.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
                      img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'self'; \
                      frame-ancestors 'none'";

/// Headers of every answer.
const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    // For browsers that don't know `frame-ancestors`.
    (X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds the headers that protect the page.
pub(super) async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses requests to a name that isn't the server's, and whatever other sites want done.
pub(super) async fn check(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    // A foreign name that leads to this very machine was made up by another site to reach what only this machine can.
    let alone = app.listening.ip().is_loopback() && app.config.public_url.is_none();
    if alone && host.is_some_and(|host| !is_this_machine(host)) {
        return Failed(ErrorBody::new("bad_host_name")).into_response();
    }
    if is_one_too_many(&app, &request) {
        app.hub.metrics.refused(Limit::Requests);
        return Failed(ErrorBody::new("too_many_requests")).into_response();
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD) && !headers.contains_key(UPGRADE);
    if !reads && !origin::is_own(headers, app.config.public_url.as_ref()) {
        return Failed(ErrorBody::new("bad_origin")).into_response();
    }
    if request.uri().query().is_some_and(has_token) {
        let what = "a token belongs into the header `Authorization`, never into an address";
        return Failed(bad_message(what)).into_response();
    }
    next.run(request).await
}

/// Whether an address asks too much. The page and its files cost nothing worth counting; everything else may wake tables.
fn is_one_too_many(app: &App, request: &Request) -> bool {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let counts = request.uri().path().starts_with("/api/");
    let client = peer.filter(|_| counts).and_then(|peer| address::client(&app.config, peer.0, request.headers()));
    client.is_some_and(|address| !app.requests.take(address, app.hub.clock.now()))
}

/// Addresses are written down in many places, so no secret may stand in one.
fn has_token(query: &str) -> bool {
    query.split('&').any(|pair| matches!(pair.split('=').next(), Some("token" | "access_token" | "seat_token")))
}
