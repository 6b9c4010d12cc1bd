//! `POST api/tables`: opens a table.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::AppendHeaders;
use game_core::Seat;
use protocol::{ErrorBody, OpenTable, Opened};
use referee::Secret;
use store::{NewTable, SeatChange};
use tables::first_rows;

use super::address;
use super::app::Shared;
use super::bucket::subscriber;
use super::device;
use super::json::Json;
use crate::error::{Failed, of_append};
use crate::metrics::Limit;
use crate::rows::stored;
use crate::secret::{random, table_id};
use crate::table::standing_after;

type Cookie = AppendHeaders<[(HeaderName, HeaderValue); 1]>;

pub(super) async fn open(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Json(mut wanted): Json<OpenTable>,
) -> Result<(Cookie, Json<Opened>), Failed> {
    let now = app.hub.clock.now();
    let address = address::client(&app.config, peer, &headers);
    if address.is_some_and(|address| !app.openings.take(address, now)) {
        app.hub.metrics.refused(Limit::Openings);
        return Err(ErrorBody::new("too_many_requests").into());
    }
    let (device, cookie) = device::made_known(&app, &headers)?;
    let (id, secret) = (table_id(), Secret(random()));
    let game = wanted.game.clone();
    if let Some(map) = wanted.map.take() {
        wanted.setup = app.config.maps.put(tables::by_name(&game)?.id, wanted.setup, &map)?;
    }
    let rows = stored(first_rows(&app.hub.troupes, &id, secret, wanted, now)?);
    let seats = vec![SeatChange::Claim { seat: Seat::FIRST, device }];
    let secret_bytes = store::Secret(secret.0);
    let empty = (tables::by_name(&game)?.empty)(&app.hub.troupes, id.clone(), secret);
    let standing = standing_after(empty.as_ref(), &rows);
    let table = NewTable { id: id.to_string(), game, secret: secret_bytes, opened_at: now, rows, seats, standing };
    app.hub.store.create(table).await.map_err(|error| of_append(&error))?;
    tracing::info!(table = %id, "a table was opened");
    if let (Some(listing), Some(address)) = (&app.hub.listing, address) {
        listing.opened(id.clone(), subscriber(address));
    }
    let opened = Opened { table: id, seat: Seat::FIRST, commitment: secret.commitment().to_string() };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(opened)))
}
