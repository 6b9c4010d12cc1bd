//! Whether a request was made by the server's own page.

use axum::http::HeaderMap;
use axum::http::header::{HOST, HeaderName, ORIGIN};

use crate::config::PublicUrl;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Whether a request that changes something, or opens a socket, may be heard.
///
/// Browsers say where it comes from, and that must be the host it goes to, or the public address. Programs need not say
/// anything: other sites can't make them send somebody's cookie.
pub(super) fn is_own(headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(origin) = text(&ORIGIN) else {
        return text(&FETCH_SITE).is_none_or(|site| matches!(site, "same-origin" | "none"));
    };
    let Some((scheme @ ("http" | "https"), from)) = origin.split_once("://") else { return false };
    let default = if scheme == "https" { ":443" } else { ":80" };
    let same = |host: &str| host.strip_suffix(default).unwrap_or(host).eq_ignore_ascii_case(from);
    text(&HOST).is_some_and(same) || public_url.is_some_and(|url| same(url.host()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(host: &str, origin: Option<&str>, site: Option<&str>, public: Option<&str>) -> bool {
        let mut headers = HeaderMap::from_iter([(HOST, host.parse().unwrap())]);
        headers.extend(origin.map(|origin| (ORIGIN, origin.parse().unwrap())));
        headers.extend(site.map(|site| (FETCH_SITE, site.parse().unwrap())));
        is_own(&headers, public.map(|url| url.parse().unwrap()).as_ref())
    }

    #[test]
    fn the_own_page_is_heard() {
        assert!(check("localhost:7411", Some("http://localhost:7411"), None, None));
        assert!(check("Games.example.org", Some("https://games.example.org"), None, None));
        assert!(check("a.example:443", Some("https://a.example"), None, None));
        assert!(check("127.0.0.1:7411", Some("https://a.example"), None, Some("https://a.example")));
    }

    #[test]
    fn other_pages_are_not() {
        for origin in
            ["http://evil.example", "null", "http://localhost", "http://localhost:7412", "file://localhost:7411", ""]
        {
            assert!(!check("localhost:7411", Some(origin), None, Some("https://a.example")), "{origin}");
        }
        assert!(!check("localhost:7411", None, Some("cross-site"), None));
        assert!(!check("localhost:7411", None, Some("same-site"), None));
    }

    #[test]
    fn programs_need_not_say_where_they_come_from() {
        assert!(check("localhost:7411", None, None, None));
    }
}
