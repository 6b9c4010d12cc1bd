//! `GET api/open-tables`: the tables that strangers may join.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use protocol::{ErrorBody, FreeTables};

use super::address;
use super::app::Shared;
use super::json::Json;
use crate::error::Failed;
use crate::metrics::Limit;

pub(super) async fn list(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Json<FreeTables>, Failed> {
    let now = app.hub.clock.now();
    if address::client(&app.config, peer, &headers).is_some_and(|address| !app.looks.take(address, now)) {
        app.hub.metrics.refused(Limit::OpenTables);
        return Err(ErrorBody::new("too_many_requests").into());
    }
    let Some(listing) = &app.hub.listing else { return Ok(Json(FreeTables { listing: false, tables: Vec::new() })) };
    Ok(Json(FreeTables { listing: true, tables: listing.tell(now).to_vec() }))
}
