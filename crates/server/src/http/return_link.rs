//! Return links: they take a seat to another device, once. Only a POST makes or uses one, as robots follow links; and the
//! token stands in the fragment, which no browser sends, so that it is in nobody's log of requests.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::AppendHeaders;
use protocol::{ErrorBody, ReturnLink, Returned, ReturnedTo};
use referee::TableId;

use super::app::Shared;
use super::device;
use super::json::Json;
use super::table::OfTable;
use crate::error::{Failed, internal, of_seat};
use crate::table::{Ask, Link};
use crate::{qr, secret};

/// `POST api/tables/{table}/return-link`: a fresh link to this device's seat; an older one no longer works.
pub(super) async fn make(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<ReturnLink>, Failed> {
    let device = device::known(&headers)?;
    let token = secret::token();
    let Link = app.hub.ask(&table, |reply| Ask::Link { device, token: secret::link(&token), reply }).await??;
    let url = app.link(&headers, &format!("return#{token}"));
    let qr = qr::svg(&url).ok_or_else(internal)?;
    Ok(Json(ReturnLink { url, qr }))
}

/// `POST api/return`: this device gets the seat, and the link is spent.
pub(super) async fn consume(
    State(app): State<Shared>,
    headers: HeaderMap,
    Json(Returned { token }): Json<Returned>,
) -> Result<(AppendHeaders<[(HeaderName, HeaderValue); 1]>, Json<ReturnedTo>), Failed> {
    let (device, cookie) = device::made_known(&app, &headers)?;
    // Nobody learns the next token; whoever wants another link asks for one.
    let next = secret::link(&secret::token());
    let used = app.hub.store.consume_return_token(secret::link(&token), device, next).await;
    let place = used.map_err(|error| of_seat(&error))?.ok_or_else(|| ErrorBody::new("unknown_return_link"))?;
    let (table, seat) = (TableId::try_from(place.table).map_err(|_| internal())?, place.seat);
    // The seat is this device's already; should the table not hear of it now, it will when the device connects.
    if let Ok(mailbox) = app.hub.table(&table).await {
        let _ = mailbox.send(Box::new(Ask::Returned { device })).await;
    }
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(ReturnedTo { table, seat })))
}
