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
const MOST: u32 = 30;

pub(super) async fn me(State(app): State<Shared>, headers: HeaderMap) -> Result<Json<Vec<MyTable>>, Failed> {
    let Some(device) = device::known(&headers)? else { return Ok(Json(Vec::new())) };
    let mut tables = Vec::new();
    for place in app.hub.store.device_seats(device, MOST).await? {
        let Ok(table) = TableId::try_from(place.table) else { continue };
        // A table that can't be read must not hide the others.
        if let Ok(Ok(mine)) = app.hub.ask(&table, |reply| Ask::Mine { seat: place.seat, reply }).await {
            tables.push(mine);
        }
    }
    tables.sort_by_key(|mine: &MyTable| std::cmp::Reverse(mine.last_at));
    Ok(Json(tables))
}
