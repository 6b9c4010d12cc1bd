//! Errors as they travel: stable codes with parameters.

use axum::http::header::{CONTENT_TYPE, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{ErrorBody, MAX_MESSAGE};
use store::{AppendError, SeatError, StoreError};

/// An error on its way to a client.
#[derive(Debug)]
pub(crate) struct Failed(pub(crate) ErrorBody);

/// The code of the error that an answer is, for whoever counts them.
#[derive(Clone)]
pub(crate) struct Code(pub(crate) String);

impl From<ErrorBody> for Failed {
    fn from(body: ErrorBody) -> Self {
        Self(body)
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Self(of_store(&error))
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let json = serde_json::to_string(&self.0).unwrap_or_default();
        let mut response = (status(&self.0.code), [(CONTENT_TYPE, "application/json")], json).into_response();
        if response.status() == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response.extensions_mut().insert(Code(self.0.code));
        response
    }
}

fn status(code: &str) -> StatusCode {
    match code {
        "bad_message" => StatusCode::BAD_REQUEST,
        "unknown_token" => StatusCode::UNAUTHORIZED,
        "bad_origin"
        | "not_for_programs"
        | "spectators_forbidden"
        | "no_seat"
        | "advice_off"
        | "notices_off"
        | "not_host"
        | "not_yours" => StatusCode::FORBIDDEN,
        "unknown_table" | "unknown_return_link" | "unknown_game" | "unknown_map" | "not_found" => StatusCode::NOT_FOUND,
        "message_too_large" => StatusCode::PAYLOAD_TOO_LARGE,
        "bad_host_name" => StatusCode::MISDIRECTED_REQUEST,
        "too_many_requests" => StatusCode::TOO_MANY_REQUESTS,
        "internal" => StatusCode::INTERNAL_SERVER_ERROR,
        "store_full" => StatusCode::INSUFFICIENT_STORAGE,
        "read_only" | "shutting_down" => StatusCode::SERVICE_UNAVAILABLE,
        "bad_field" | "bad_setup" | "forbidden_address" | "deadline_range" | "unknown" | "text_empty"
        | "text_too_long" | "text_control" => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    }
}

pub(crate) fn unknown_table() -> ErrorBody {
    ErrorBody::new("unknown_table")
}

/// A token that opens no seat here, be it an old one, that of another table or none at all.
pub(crate) fn unknown_token() -> ErrorBody {
    ErrorBody::new("unknown_token")
}

pub(crate) fn not_for_programs() -> ErrorBody {
    ErrorBody::new("not_for_programs")
}

pub(crate) fn internal() -> ErrorBody {
    ErrorBody::new("internal")
}

pub(crate) fn shutting_down() -> ErrorBody {
    ErrorBody::new("shutting_down")
}

pub(crate) fn too_large() -> ErrorBody {
    ErrorBody::new("message_too_large").with("max", MAX_MESSAGE)
}

pub(crate) fn bad_message(what: impl ToString) -> ErrorBody {
    ErrorBody::new("bad_message").with("what", what.to_string())
}

/// What a failure of the store means for whoever asked; its details go into the server's log only.
pub(crate) fn of_store(error: &StoreError) -> ErrorBody {
    match error {
        StoreError::ShutDown => return shutting_down(),
        StoreError::DiskFull => tracing::error!("the disk is full"),
        error => tracing::error!(%error, source = ?std::error::Error::source(error), "the store failed"),
    }
    match error {
        StoreError::DiskFull => ErrorBody::new("store_full"),
        StoreError::ReadOnly => ErrorBody::new("read_only"),
        _ => internal(),
    }
}

pub(crate) fn of_seat(error: &SeatError) -> ErrorBody {
    match error {
        SeatError::NoTable => unknown_table(),
        SeatError::OtherSeat { .. } => ErrorBody::new("already_seated"),
        SeatError::TooManyDevices => ErrorBody::new("too_many_devices"),
        SeatError::TokenInUse => internal(),
        SeatError::Store(error) => of_store(error),
    }
}

pub(crate) fn of_append(error: &AppendError) -> ErrorBody {
    match error {
        AppendError::NoTable => unknown_table(),
        AppendError::Closed => ErrorBody::new("table_closed"),
        AppendError::Seat(error) => of_seat(error),
        AppendError::Store(error) => of_store(error),
        AppendError::Conflict { .. } | AppendError::Misnumbered { .. } | AppendError::Exists => {
            tracing::error!(%error, "the journal refused rows");
            internal()
        }
    }
}
