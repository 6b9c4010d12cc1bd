//! `GET api/tables/{table}/socket`: the upgrade to a socket.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::MAX_MESSAGE;

use super::app::Shared;
use super::device;
use super::table::OfTable;
use crate::error::{Failed, bad_message, shutting_down};
use crate::socket::{Caller, serve};

/// The library's buffers, far smaller than its own choice, as there are many sockets and most say little.
const BUFFER: usize = 4096;
/// What the library reads at most; above [`MAX_MESSAGE`], so that whoever goes a little too far can still be told so.
const LIBRARY_LIMIT: usize = 4 * MAX_MESSAGE;

pub(super) async fn open(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    let upgrade = upgrade.map_err(|_| bad_message("this address is for WebSocket connections"))?;
    if *app.hub.stop.borrow() {
        return Err(shutting_down().into());
    }
    let hub = Arc::clone(&app.hub);
    let caller = Caller { table, device: device::known(&headers), build: Arc::clone(app.files.build()) };
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let upgrade = upgrade.max_message_size(LIBRARY_LIMIT).max_frame_size(LIBRARY_LIMIT);
    let running = hub.tasks.token();
    Ok(upgrade.on_upgrade(async move |socket| {
        serve(hub, caller, socket).await;
        drop(running);
    }))
}
