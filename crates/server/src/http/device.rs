//! Who sent a request: a device, by the one cookie, or a program, by the token of a seat. The store knows their hashes only.

use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use protocol::ErrorBody;
use referee::TableId;
use store::DeviceHash;

use super::app::App;
use crate::error::{not_for_programs, of_store, unknown_token};
use crate::secret;

const NAME: &str = "stammtisch_device";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// Whoever sends something to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Visitor {
    /// The device, or what stands for it with a program; none if neither is known.
    pub(crate) device: Option<DeviceHash>,
    /// Whether it is a program, which may play its seat and nothing else.
    pub(crate) program: bool,
}

/// The device that sent these headers, if it is known.
///
/// # Errors
/// `not_for_programs` if a token was sent: what it opens is [`at_table`].
pub(super) fn known(headers: &HeaderMap) -> Result<Option<DeviceHash>, ErrorBody> {
    if bearer(headers).is_some() { Err(not_for_programs()) } else { Ok(cookie(headers).map(secret::device)) }
}

/// Whoever sent these headers to a table; beside a token a cookie counts for nothing.
///
/// # Errors
/// `unknown_token` if there is a token that opens no seat there, and those of the store.
pub(super) async fn at_table(app: &App, table: &TableId, headers: &HeaderMap) -> Result<Visitor, ErrorBody> {
    let Some(token) = bearer(headers) else {
        return Ok(Visitor { device: cookie(headers).map(secret::device), program: false });
    };
    let device = secret::program(token);
    match app.hub.store.seat_of(table.as_str(), device).await {
        Ok(Some(_)) => Ok(Visitor { device: Some(device), program: true }),
        Ok(None) => Err(unknown_token()),
        Err(error) => Err(of_store(&error)),
    }
}

/// The token that was sent. Other schemes are a proxy's business.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The device that sent these headers, and the header that makes it known for a year from now.
///
/// # Errors
/// `not_for_programs` if a token was sent.
pub(super) fn made_known(app: &App, headers: &HeaderMap) -> Result<(DeviceHash, HeaderValue), ErrorBody> {
    if bearer(headers).is_some() {
        return Err(not_for_programs());
    }
    let cookie = cookie(headers).map_or_else(secret::token, str::to_owned);
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let path = app.config.base_path.as_str();
    let header = format!("{NAME}={cookie}; Path={path}/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
    let mut header = HeaderValue::try_from(header).expect("a token and a plain path");
    header.set_sensitive(true);
    Ok((secret::device(&cookie), header))
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|&(name, value)| name == NAME && secret::is_token(value)).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookies: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookies).unwrap())])
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let token = secret::token();
        assert_eq!(known(&headers(&format!("a=b; {NAME}={token}; c=d"))), Ok(Some(secret::device(&token))));
        assert_eq!(known(&headers(&format!("x{NAME}={token}"))), Ok(None));
        assert_eq!(known(&headers(&format!("{NAME}=short"))), Ok(None));
        assert_eq!(known(&HeaderMap::new()), Ok(None));
    }

    #[test]
    fn a_token_is_a_bearer_and_nothing_else() {
        let with = |value: &str| HeaderMap::from_iter([(AUTHORIZATION, value.parse().unwrap())]);
        assert_eq!(bearer(&with("Bearer abc")), Some("abc"));
        assert_eq!(bearer(&with("bearer  abc")), Some("abc"));
        // A proxy that asks for a password of its own passes it on; that is no token.
        assert_eq!(bearer(&with("Basic YTpi")), None);
        assert_eq!(bearer(&with("Bearer")), None);
        assert_eq!(known(&with("Bearer abc")), Err(not_for_programs()));
    }
}
