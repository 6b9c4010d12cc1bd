//! JSON bodies, in and out.

use axum::body::{Bytes, HttpBody};
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::MAX_MESSAGE;
use referee::Millis;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::app::Shared;
use crate::error::{Failed, bad_message, too_large};

/// How long a whole body may take.
const PATIENCE: Millis = 30_000;

/// A JSON body.
pub(super) struct Json<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Shared> for Json<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Failed> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        // Forms of other sites can't send this type without being asked first.
        if !kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json")) {
            return Err(bad_message("the content type must be `application/json`").into());
        }
        // Nothing is unpacked, so nothing small becomes large.
        if request.headers().get(CONTENT_ENCODING).is_some_and(|coding| coding != "identity") {
            return Err(bad_message("the body must not be packed").into());
        }
        // Whoever says at once that it is too much need not be waited for.
        if request.body().size_hint().lower() > MAX_MESSAGE as u64 {
            return Err(too_large().into());
        }
        let clock = &app.hub.clock;
        let body = tokio::select! {
            body = Bytes::from_request(request, app) => body,
            () = clock.sleep_until(clock.now() + PATIENCE) => return Err(bad_message("the body came too slowly").into()),
        };
        let body = body.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => too_large(),
            _ => bad_message("the body can't be read"),
        })?;
        Ok(Self(serde_json::from_slice(&body).map_err(bad_message)?))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        match serde_json::to_string(&self.0) {
            Ok(json) => ([(CONTENT_TYPE, "application/json")], json).into_response(),
            Err(_) => Failed(crate::error::internal()).into_response(),
        }
    }
}
