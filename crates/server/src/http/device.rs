//! The one cookie: which device this is. The store knows its hash only.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use store::DeviceHash;

use super::app::App;
use crate::secret;

const NAME: &str = "stammtisch_device";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The device that sent these headers, if it is known.
pub(super) fn known(headers: &HeaderMap) -> Option<DeviceHash> {
    cookie(headers).map(secret::device)
}

/// The device that sent these headers, and the header that makes it known for a year from now.
pub(super) fn made_known(app: &App, headers: &HeaderMap) -> (DeviceHash, HeaderValue) {
    let cookie = cookie(headers).map_or_else(secret::token, str::to_owned);
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let path = app.config.base_path.as_str();
    let header = format!("{NAME}={cookie}; Path={path}/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
    let mut header = HeaderValue::try_from(header).expect("a token and a plain path");
    header.set_sensitive(true);
    (secret::device(&cookie), header)
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
        assert_eq!(known(&headers(&format!("a=b; {NAME}={token}; c=d"))), Some(secret::device(&token)));
        assert_eq!(known(&headers(&format!("x{NAME}={token}"))), None);
        assert_eq!(known(&headers(&format!("{NAME}=short"))), None);
        assert_eq!(known(&HeaderMap::new()), None);
    }
}
