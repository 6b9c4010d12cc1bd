//! `GET api/tables/{table}` and its record.

use axum::extract::{FromRequestParts, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use protocol::Summary;
use referee::TableId;

use super::app::Shared;
use super::device;
use super::json::Json;
use crate::error::{Failed, unknown_table};
use crate::table::Ask;

/// The part of a path that names something.
pub(super) struct Named(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failed> {
        let name = Path::<String>::from_request_parts(parts, state).await;
        Ok(Self(name.map_or_else(|_| String::new(), |Path(name)| name)))
    }
}

/// The table that a path names.
pub(super) struct OfTable(pub(super) TableId);

impl<S: Send + Sync> FromRequestParts<S> for OfTable {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failed> {
        let Named(name) = Named::from_request_parts(parts, state).await?;
        Ok(Self(TableId::try_from(name).map_err(|_| unknown_table())?))
    }
}

pub(super) async fn summary(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<Summary>, Failed> {
    let device = device::at_table(&app, &table, &headers).await?.device;
    Ok(Json(app.hub.ask(&table, |reply| Ask::Summary { device, reply }).await??))
}

/// JSON lines; only once the game has ended, as they tell everything.
pub(super) async fn record(
    State(app): State<Shared>,
    OfTable(table): OfTable,
) -> Result<([(HeaderName, String); 2], String), Failed> {
    let record = app.hub.ask(&table, |reply| Ask::Record { reply }).await??;
    let file = format!("attachment; filename=\"{table}.jsonl\"");
    Ok(([(CONTENT_TYPE, "application/x-ndjson".to_owned()), (CONTENT_DISPOSITION, file)], record))
}
