//! The browser client's files, which are part of the program.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::api::not_found;
use super::app::Shared;
use super::preview::dress;
use crate::config::BasePath;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

const INDEX: &str = "index.html";
/// Files below have their hash in their name, so a name always means the same content.
const HASHED: &str = "assets/";
const FOREVER: &str = "public, max-age=31536000, immutable";
/// The build puts a file beside another, compressed better than there is time for at every answer.
const SMALL: &str = ".br";

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

    /// The page, on which relative addresses mean the same wherever it is shown, with words for who asks for this path.
    fn index(&self, path: &str, headers: &HeaderMap) -> Option<Cow<'static, [u8]>> {
        let page = Dist::get(INDEX)?.data;
        let text = &dress(std::str::from_utf8(&page).ok()?, path, headers);
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
    let own = !path.is_empty() && path != INDEX && !path.ends_with(SMALL);
    let file = own.then(|| Dist::get(path)).flatten();
    let (name, data) = match file {
        Some(file) => (path, Some(file.data)),
        None if path.starts_with(HASHED) => return not_found().await.into_response(),
        None => (INDEX, app.files.index(path, request.headers())),
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
    // The page speaks the language of whoever asks; files don't.
    let spoken = name == INDEX;
    let small = takes_brotli(headers).then(|| Dist::get(&format!("{name}{SMALL}"))).flatten();
    let coding = small.is_some().then_some([(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")]);
    let body = match small.map_or(data, |small| small.data) {
        Cow::Borrowed(data) => Body::from(data),
        Cow::Owned(data) => Body::from(data),
    };
    let mut response = ([(CONTENT_TYPE, kind), (CACHE_CONTROL, cache.to_owned()), (ETAG, tag)], body).into_response();
    if spoken {
        response.headers_mut().append(VARY, HeaderValue::from_static("accept-language"));
    }
    response
        .headers_mut()
        .extend(coding.into_iter().flatten().map(|(name, value)| (name, HeaderValue::from_static(value))));
    response
}

/// Whether the answer may be compressed with Brotli.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let codings = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|codings| codings.to_str().ok());
    codings.flat_map(|codings| codings.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("br") && weight.is_some_and(|weight| weight > 0.0)
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
