//! Every request, counted and told to the log.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;

use super::app::Shared;
use crate::error::Code;
use crate::metrics::Route;

/// Counts a request and its error. The log has the route and the table, but not the path, nor who asked.
pub(super) async fn watch(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned().map_or(Route::Fixed("page"), Route::Path);
    let method = request.method().clone();
    let table = request.uri().path().strip_prefix("/api/tables/").and_then(|rest| rest.split('/').next());
    // What stands in the place of a table may be anything.
    let table = table.and_then(|table| referee::TableId::try_from(table.to_owned()).ok());
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let code = response.extensions().get::<Code>().map(|Code(code)| code.as_str());
    if let Some(code) = code {
        app.hub.metrics.errors.count(code);
    }
    let (took, table) = (began.elapsed(), table.as_ref().map(tracing::field::display));
    let route_name = route.as_str();
    tracing::debug!(%method, route = route_name, status, code, table, ms = took.as_secs_f64() * 1000.0, "a request");
    app.hub.metrics.answered(route, status);
    response
}
