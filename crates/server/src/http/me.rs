//! `GET api/me`: the seats of this device.

use axum::extract::State;
use axum::http::HeaderMap;
use protocol::MyTable;
use referee::TableId;

use super::app::Shared;
use super::device;
use super::json::Json;
use crate::error::Failed;
use crate::table::Ask;

/// Nobody looks further back; each table has to be woken.
const MOST: usize = 30;

pub(super) async fn me(State(app): State<Shared>, headers: HeaderMap) -> Result<Json<Vec<MyTable>>, Failed> {
    let Some(device) = device::known(&headers)? else { return Ok(Json(Vec::new())) };
    let mut places = Vec::new();
    for place in app.hub.store.device_seats(device).await? {
        if let Some(meta) = app.hub.store.table(&place.table).await? {
            places.push((meta.last_at, place));
        }
    }
    places.sort_by_key(|(last_at, _)| std::cmp::Reverse(*last_at));
    let mut tables = Vec::new();
    for (_, place) in places.into_iter().take(MOST) {
        let Ok(table) = TableId::try_from(place.table) else { continue };
        // A table that can't be read must not hide the others.
        if let Ok(Ok(mine)) = app.hub.ask(&table, |reply| Ask::Mine { seat: place.seat, reply }).await {
            tables.push(mine);
        }
    }
    Ok(Json(tables))
}
