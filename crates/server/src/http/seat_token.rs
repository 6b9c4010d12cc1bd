//! `api/tables/{table}/seat-token`: a seat is given to a program, and taken away from it.

use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{SeatToken, TokenState, WishForToken};

use super::app::Shared;
use super::device;
use super::json::Json;
use super::table::OfTable;
use crate::error::Failed;
use crate::secret;
use crate::table::{Ask, Given, Sitting};

/// `POST`: a fresh token; an older one no longer works.
pub(super) async fn make(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
    Json(WishForToken { name }): Json<WishForToken>,
) -> Result<Json<SeatToken>, Failed> {
    let device = device::known(&headers)?;
    let token = secret::token();
    let program = secret::program(&token);
    let ask = |reply| Ask::Program { device, name: name.clone(), program, reply };
    let Sitting { seat } = app.hub.ask(&table, ask).await??;
    Ok(Json(SeatToken { seat, token, url: app.link(&headers, &format!("t/{table}")) }))
}

/// `GET`: whether there is one.
pub(super) async fn state(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<TokenState>, Failed> {
    let device = device::known(&headers)?;
    let Given(given) = app.hub.ask(&table, |reply| Ask::HasProgram { device, reply }).await??;
    Ok(Json(TokenState { given }))
}

/// `DELETE`: the program of this device's seat loses it.
pub(super) async fn dismiss(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<TokenState>, Failed> {
    let device = device::known(&headers)?;
    let Given(given) = app.hub.ask(&table, |reply| Ask::Dismiss { device, reply }).await??;
    Ok(Json(TokenState { given }))
}
