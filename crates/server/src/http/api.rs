//! All routes, and what lies round them.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::LOCATION;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use protocol::{ErrorBody, MAX_MESSAGE, MapInfo, PlayerInfo};
use tower::ServiceExt;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use super::app::Shared;
use super::json::Json;
use super::{
    advice, files, guard, invitation, me, notices, open_tables, opening, ready, return_link, schema, seat_token, sit,
    socket, table, watch,
};
use crate::error::Failed;

/// Everything that the server answers.
pub(super) fn service(app: Shared) -> Router {
    let routes = Router::new()
        .route("/api/tables", post(opening::open))
        .route("/api/tables/{table}", get(table::summary))
        .route("/api/tables/{table}/sit", post(sit::sit))
        .route("/api/tables/{table}/invitation", get(invitation::invitation))
        .route("/api/tables/{table}/return-link", post(return_link::make))
        .route(
            "/api/tables/{table}/seat-token",
            get(seat_token::state).post(seat_token::make).delete(seat_token::dismiss),
        )
        .route("/api/notices", get(notices::ways))
        .route("/api/tables/{table}/notices", get(notices::mine))
        .route("/api/tables/{table}/notices/push", put(notices::set_push).delete(notices::drop_push))
        .route("/api/tables/{table}/notices/webhook", put(notices::set_webhook).delete(notices::drop_webhook))
        .route("/api/tables/{table}/notices/quiet", put(notices::set_quiet).delete(notices::drop_quiet))
        .route("/api/tables/{table}/notices/test", post(notices::test))
        .route("/api/tables/{table}/advice", get(advice::advice))
        .route("/api/tables/{table}/record", get(table::record))
        .route("/api/tables/{table}/socket", get(socket::open))
        .route("/api/return", post(return_link::consume))
        .route("/api/me", get(me::me))
        .route("/api/open-tables", get(open_tables::list))
        .route("/api/games/{game}/players", get(players))
        .route("/api/games/{game}/maps", get(maps))
        .route("/api/openapi.json", get(schema::openapi))
        .route("/api/schema.json", get(schema::messages))
        .route("/api", get(not_found))
        .route("/api/{*rest}", get(not_found))
        .route("/healthz", get(ready::healthz))
        .route("/readyz", get(ready::readyz))
        .fallback(files::serve)
        .method_not_allowed_fallback(not_found)
        .layer(from_fn_with_state(app.clone(), guard::check))
        .layer(from_fn_with_state(app.clone(), watch::watch))
        .layer(DefaultBodyLimit::max(MAX_MESSAGE))
        // Fonts are compressed already.
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(NotForContentType::new("font/"))))
        .with_state(app.clone());
    Router::new().fallback(below_base_path).with_state((app, routes)).layer(axum::middleware::from_fn(guard::protect))
}

/// Passes a request on with its path as it is below the base path.
async fn below_base_path(State((app, routes)): State<(Shared, Router)>, mut request: Request) -> Response {
    let base = &app.config.base_path;
    let path = request.uri().path();
    let below = match base.strip(path) {
        Some(below) => below.to_owned(),
        // Whoever watches over the server need not know the base path.
        None if matches!(path, "/healthz" | "/readyz") => path.to_owned(),
        None if path == base.as_str() && request.method() == Method::GET => {
            return (StatusCode::PERMANENT_REDIRECT, [(LOCATION, format!("{path}/"))]).into_response();
        }
        None => return not_found().await.into_response(),
    };
    let query = request.uri().query().map(|query| format!("?{query}")).unwrap_or_default();
    match format!("{below}{query}").parse::<Uri>() {
        Ok(uri) => *request.uri_mut() = uri,
        Err(_) => return not_found().await.into_response(),
    }
    routes.oneshot(request).await.into_response()
}

pub(super) async fn not_found() -> Failed {
    ErrorBody::new("not_found").into()
}

/// `GET api/games/{game}/players`: the computer players of a game that people choose from, the strongest first.
async fn players(State(app): State<Shared>, game: super::table::Named) -> Result<Json<Vec<PlayerInfo>>, Failed> {
    let names = (tables::by_name(&game.0)?.players)(&app.hub.troupes);
    Ok(Json(tables::offered(names).into_iter().map(|name| PlayerInfo { name: name.to_owned() }).collect()))
}

/// `GET api/games/{game}/maps`: the maps that a table of a game can be opened on.
async fn maps(State(app): State<Shared>, game: super::table::Named) -> Result<Json<Vec<MapInfo>>, Failed> {
    Ok(Json(app.config.maps.of_game(tables::by_name(&game.0)?.id)))
}
