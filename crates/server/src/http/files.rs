//! The browser client's files, which are part of the program.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::api::not_found;
use super::app::Shared;
use crate::config::BasePath;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

const INDEX: &str = "index.html";
/// Files below have their hash in their name, so a name always means the same content.
const HASHED: &str = "assets/";
const FOREVER: &str = "public, max-age=31536000, immutable";

/// The files, with the page made ready for the base path.
pub(crate) struct Files {
    build: Arc<str>,
    base: String,
}

impl Files {
    pub(crate) fn new(base: &BasePath) -> Self {
        let written = Dist::get("build.txt").and_then(|file| String::from_utf8(file.data.into_owned()).ok());
        let made = || {
            let index = Dist::get(INDEX).map(|file| file.data).unwrap_or_default();
            hex(&Sha256::digest(&index)[..6])
        };
        let build = written.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).unwrap_or_else(made);
        Self { build: build.into(), base: format!("<base href=\"{}/\" />", base.as_str()) }
    }

    /// Which build of the client this is.
    pub(crate) fn build(&self) -> &Arc<str> {
        &self.build
    }

    /// The page, on which relative addresses mean the same wherever it is shown.
    fn index(&self) -> Option<Cow<'static, [u8]>> {
        let page = Dist::get(INDEX)?.data;
        let text = std::str::from_utf8(&page).ok()?;
        let head = text.find("<head>").map(|at| at + "<head>".len());
        Some(match head {
            Some(at) => Cow::Owned(format!("{}{}{}", &text[..at], self.base, &text[at..]).into_bytes()),
            None => page,
        })
    }
}

/// Any other path: a file, or the page, whose script knows the path.
pub(super) async fn serve(State(app): State<Shared>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return not_found().await.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    let file = Some(path).filter(|path| !path.is_empty() && *path != INDEX).and_then(Dist::get);
    let (name, data) = match file {
        Some(file) => (path, Some(file.data)),
        None if path.starts_with(HASHED) => return not_found().await.into_response(),
        None => (INDEX, app.files.index()),
    };
    match data {
        Some(data) => answer(request.headers(), name, data),
        None => not_found().await.into_response(),
    }
}

fn answer(headers: &HeaderMap, name: &str, data: Cow<'static, [u8]>) -> Response {
    // Weak, as the same content travels compressed in several ways.
    let tag = format!("W/\"{}\"", hex(&Sha256::digest(&data)[..12]));
    let cache = if name.starts_with(HASHED) { FOREVER } else { "no-cache" };
    let known = headers.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    if known.is_some_and(|tags| tags.split(',').any(|known| known.trim() == tag)) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag), (CACHE_CONTROL, cache.to_owned())]).into_response();
    }
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let kind = if kind.type_() == "text" { format!("{kind}; charset=utf-8") } else { kind.to_string() };
    let body = match data {
        Cow::Borrowed(data) => Body::from(data),
        Cow::Owned(data) => Body::from(data),
    };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, cache.to_owned()), (ETAG, tag)], body).into_response()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
