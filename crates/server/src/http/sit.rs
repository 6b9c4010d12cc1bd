//! `POST api/tables/{table}/sit`: takes a seat.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::AppendHeaders;
use protocol::{SitDown, TakeSeat};

use super::app::Shared;
use super::device;
use super::json::Json;
use super::table::OfTable;
use crate::error::Failed;
use crate::table::{Ask, Sitting};

pub(super) async fn sit(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
    Json(SitDown { name }): Json<SitDown>,
) -> Result<(AppendHeaders<[(HeaderName, HeaderValue); 1]>, Json<TakeSeat>), Failed> {
    let (device, cookie) = device::made_known(&app, &headers)?;
    let ask = |reply| Ask::Sit { device, name: name.clone(), reply };
    let Sitting { seat } = app.hub.ask(&table, ask).await??;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(TakeSeat { seat })))
}
