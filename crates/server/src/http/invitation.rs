//! `GET api/tables/{table}/invitation`: the address to send to friends.

use axum::extract::State;
use axum::http::HeaderMap;
use protocol::Invitation;

use super::app::Shared;
use super::json::Json;
use super::table::OfTable;
use crate::error::{Failed, internal};
use crate::qr;

pub(super) async fn invitation(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<Invitation>, Failed> {
    // That there is such a table.
    app.hub.table(&table).await?;
    let url = app.link(&headers, &format!("t/{table}"));
    let qr = qr::svg(&url).ok_or_else(internal)?;
    Ok(Json(Invitation { url, qr }))
}
