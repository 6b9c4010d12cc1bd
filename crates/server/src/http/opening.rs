//! `POST api/tables`: opens a table.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::AppendHeaders;
use game_core::Seat;
use protocol::{ErrorBody, OpenTable, Opened};
use referee::{Actor, Command, Millis, Occupant, Secret};
use store::{NewRow, NewTable, SeatChange};

use super::address;
use super::app::Shared;
use super::device;
use super::json::Json;
use crate::error::{Failed, internal, of_append};
use crate::game::{self, AnyCommand, AnyTable, Proposed};
use crate::secret::{random, table_id};
use crate::thinking::Troupes;

type Cookie = AppendHeaders<[(HeaderName, HeaderValue); 1]>;

pub(super) async fn open(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Json(mut wanted): Json<OpenTable>,
) -> Result<(Cookie, Json<Opened>), Failed> {
    let now = app.hub.clock.now();
    if address::client(&app.config, peer, &headers).is_some_and(|address| !app.openings.take(address, now)) {
        return Err(ErrorBody::new("too_many_requests").into());
    }
    let (device, cookie) = device::made_known(&app, &headers);
    let (id, secret) = (table_id(), Secret(random()));
    let game = wanted.game.clone();
    if let Some(map) = wanted.map.take() {
        wanted.setup = app.config.maps.put(game::by_name(&game)?.id, wanted.setup, &map)?;
    }
    let rows = first_rows(&app.hub.troupes, &id, secret, wanted, now)?;
    let seats = vec![SeatChange::Claim { seat: Seat::FIRST, device }];
    let secret_bytes = store::Secret(secret.0);
    let table = NewTable { id: id.to_string(), game, secret: secret_bytes, opened_at: now, rows, seats };
    app.hub.store.create(table).await.map_err(|error| of_append(&error))?;
    tracing::info!(table = %id, "a table was opened");
    let opened = Opened { table: id, seat: Seat::FIRST, commitment: secret.commitment().to_string() };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(opened)))
}

/// The rows of a table whose host has sat down and seated computer players.
fn first_rows(
    troupes: &Troupes,
    id: &referee::TableId,
    secret: Secret,
    wanted: OpenTable,
    at: Millis,
) -> Result<Vec<NewRow>, ErrorBody> {
    let OpenTable { game, name, setup, options, computers, map: _ } = wanted;
    let entry = game::by_name(&game)?;
    let mut rows = (entry.open)(id.clone(), secret, setup, options, at)?;
    let mut table = (entry.empty)(troupes, id.clone(), secret);
    apply(table.as_mut(), &rows)?;
    let mut give = |actor, command: &dyn Fn(&dyn AnyTable) -> Result<AnyCommand, ErrorBody>| {
        let command = command(table.as_ref())?;
        let Proposed::Append(more, _) = table.propose(actor, None, command, at)? else { return Err(internal()) };
        apply(table.as_mut(), &more)?;
        rows.extend(more);
        Ok(())
    };
    give(Actor::Newcomer, &|_| Ok(Command::Sit { name: name.clone() }))?;
    for player in computers {
        give(Actor::Seat(Seat::FIRST), &|table| {
            let free = table.chairs().iter().position(|chair| chair.occupant == Occupant::Open);
            let seat = free.and_then(Seat::new).ok_or_else(|| ErrorBody::new("table_full"))?;
            Ok(Command::SeatComputer { seat, player: player.clone(), name: None })
        })?;
    }
    Ok(rows)
}

fn apply(table: &mut dyn AnyTable, rows: &[NewRow]) -> Result<(), ErrorBody> {
    rows.iter().try_for_each(|row| table.apply(&row.json)).map_err(|what| {
        tracing::error!(what, "a new table does not follow from its own rows");
        internal()
    })
}
