//! `GET api/tables/{table}/advice`: what each action of this device's seat is worth.

use axum::extract::State;
use axum::http::HeaderMap;
use protocol::Advice;

use super::app::Shared;
use super::device;
use super::json::Json;
use super::table::OfTable;
use crate::error::Failed;
use crate::table::Ask;

pub(super) async fn advice(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<Advice>, Failed> {
    let device = device::at_table(&app, &table, &headers).await?.device;
    Ok(Json(app.hub.ask(&table, |reply| Ask::Advice { device, reply }).await??))
}
