//! `GET api/tables/{table}/socket`: the upgrade to a socket.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::{ErrorBody, MAX_MESSAGE};

use super::address;
use super::app::Shared;
use super::connections::Kept;
use super::device;
use super::table::OfTable;
use crate::error::{Failed, bad_message, shutting_down};
use crate::metrics::Limit;
use crate::socket::{Caller, serve};

/// The library's buffers, far smaller than its own choice, as there are many sockets and most say little.
const BUFFER: usize = 4096;
/// What may be gathered before it is sent: an update and the answer that follows it.
const GATHERED: usize = 32 * 1024;
/// What the library reads at most; above [`MAX_MESSAGE`], so that whoever goes a little too far can still be told so.
const LIBRARY_LIMIT: usize = 4 * MAX_MESSAGE;

pub(super) async fn open(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Extension(kept): Extension<Kept>,
    OfTable(table): OfTable,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    let upgrade = upgrade.map_err(|_| bad_message("this address is for WebSocket connections"))?;
    if *app.hub.stop.borrow() {
        return Err(shutting_down().into());
    }
    // A connection of its own was counted when it came; one that a proxy passes on is counted now.
    let behind = address::client(&app.config, peer, &headers).filter(|_| !address::is_counted_here(&app.config, peer));
    let place = match behind {
        Some(client) => Some(app.crowd.enter(client).ok_or_else(|| {
            app.hub.metrics.refused(Limit::Connections);
            ErrorBody::new("too_many_requests")
        })?),
        None => None,
    };
    let visitor = device::at_table(&app, &table, &headers).await?;
    let hub = Arc::clone(&app.hub);
    let caller = Caller { table, visitor, build: Arc::clone(app.files.build()) };
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(GATHERED);
    let upgrade = upgrade.max_message_size(LIBRARY_LIMIT).max_frame_size(LIBRARY_LIMIT);
    let running = hub.tasks.token();
    Ok(upgrade.on_upgrade(async move |socket| {
        serve(hub, caller, socket).await;
        drop((running, kept, place));
    }))
}
