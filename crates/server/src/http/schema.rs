//! `GET api/openapi.json` and `GET api/schema.json`: the interface, for programs that want to know it.

use axum::http::HeaderName;
use axum::http::header::CONTENT_TYPE;

type Document = ([(HeaderName, &'static str); 1], &'static str);

pub(super) async fn openapi() -> Document {
    ([(CONTENT_TYPE, "application/json")], include_str!("../../../../docs/protocol/openapi.json"))
}

pub(super) async fn messages() -> Document {
    ([(CONTENT_TYPE, "application/schema+json")], include_str!("../../../../docs/protocol/schema.json"))
}
