//! How a server is to run.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use axum::http::Uri;
use referee::Millis;
use tables::{Pace, Troupes};

use crate::maps::Maps;
use crate::notices::NoticesConfig;

/// Enough for a whole house full of players behind one address.
const DEFAULT_CONNECTIONS: usize = 256;
/// A page asks for a handful of things when it opens, and then hardly ever.
const DEFAULT_REQUESTS: Rate = Rate { burst: 240, every: 50 };
/// A week.
const ABANDONED: Millis = 7 * 24 * 60 * 60 * 1000;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The folder with the tables.
    pub data: PathBuf,
    /// Below which path everything is served.
    pub base_path: BasePath,
    /// How people reach the server, if that isn't where it listens.
    pub public_url: Option<PublicUrl>,
    /// Whether invitations name the machine's address on the local network.
    pub lan: bool,
    /// How fast computer players act.
    pub pace: Pace,
    /// How many tables one address may open.
    pub openings: Rate,
    /// How many requests to the interface one address may make.
    pub requests: Rate,
    /// How many connections one address may have, sockets among them.
    pub connections: usize,
    /// How many sockets may be open at one table.
    pub watching: Watching,
    /// How much a table may write.
    pub room: Room,
    /// After how many milliseconds a table is closed that nobody comes to.
    pub abandoned_after: Millis,
    /// How long the server goes on, in milliseconds, after it was told to stop.
    pub drain: Millis,
    /// Where metrics are served, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// The proxies, apart from this machine itself, that are believed when they say whom they heard from.
    pub proxies: Vec<IpAddr>,
    /// The maps of Goldbräu that tables can be opened on.
    pub maps: Maps,
    /// The computer players.
    pub troupes: Troupes,
    /// Whether hosts may put their tables into a list that everybody can read.
    pub listing: bool,
    /// How people are told who aren't at the table.
    pub notices: NoticesConfig,
}

impl Config {
    /// A server at this address with its tables in this folder, and nothing else out of the ordinary.
    #[must_use]
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        let (base_path, pace, openings, maps, troupes) = Default::default();
        let (connections, proxies) = (DEFAULT_CONNECTIONS, Vec::new());
        let (public_url, lan, metrics, listing) = (None, false, None, true);
        let (watching, room, abandoned_after, drain) = (Watching::default(), Room::default(), ABANDONED, 0);
        Self {
            listen,
            data,
            base_path,
            public_url,
            lan,
            pace,
            openings,
            requests: DEFAULT_REQUESTS,
            connections,
            watching,
            room,
            abandoned_after,
            drain,
            metrics,
            proxies,
            maps,
            troupes,
            listing,
            notices: NoticesConfig::default(),
        }
    }
}

/// How often an address other than this machine's may do something, such as opening a table: so many times at once, then once
/// every so many milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// Then one in this time.
    pub every: Millis,
}

impl Default for Rate {
    fn default() -> Self {
        Self { burst: 20, every: 15_000 }
    }
}

/// How many sockets may be open at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Watching {
    /// Of one seat, in tabs or on devices.
    pub of_seat: usize,
    /// Of all together who only watch.
    pub of_spectators: usize,
}

impl Default for Watching {
    fn default() -> Self {
        Self { of_seat: 20, of_spectators: 200 }
    }
}

/// How many rows the journal of one table may have: whatever people do there stays for good, is read whenever the table wakes, and is
/// sent to whoever comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// From how many on nobody talks any more.
    pub for_talk: u64,
    /// From how many on nobody does anything but leave or go on to another table. A game of the longest kind has about a thousand.
    pub for_all: u64,
}

impl Default for Room {
    fn default() -> Self {
        Self { for_talk: 3_000, for_all: 10_000 }
    }
}

/// A value of the configuration that can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConfigError {
    /// A base path that is no plain path.
    #[error("the base path `{0}` must begin with `/` and have only letters, digits, `-`, `_`, `.`, `~` and `/`")]
    BasePath(String),
    /// A public address that isn't one.
    #[error(
        "the public URL `{0}` must look like `https://games.example.org`, without a query; a path goes into the base path"
    )]
    PublicUrl(String),
}

/// The path below which everything is served: empty, or `/` and more without a `/` at the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BasePath(String);

impl BasePath {
    /// As text: empty, or like `/games`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is left of a path below it.
    pub(crate) fn strip<'a>(&self, path: &'a str) -> Option<&'a str> {
        path.strip_prefix(self.0.as_str()).filter(|rest| rest.starts_with('/'))
    }
}

impl FromStr for BasePath {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let trimmed = text.trim_end_matches('/');
        let plain = |part: &str| {
            !matches!(part, "" | "." | "..")
                && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte))
        };
        let fits = trimmed.is_empty() || trimmed.strip_prefix('/').is_some_and(|rest| rest.split('/').all(plain));
        if fits { Ok(Self(trimmed.to_owned())) } else { Err(ConfigError::BasePath(text.to_owned())) }
    }
}

/// How people reach the server: scheme, host and perhaps a port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// As text, without a `/` at the end; also what browsers send as `Origin`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it is encrypted on its way.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }

    pub(crate) fn host(&self) -> &str {
        self.0.split_once("://").map_or("", |(_, host)| host)
    }
}

impl FromStr for PublicUrl {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let wrong = || ConfigError::PublicUrl(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        match (uri.scheme_str(), uri.authority(), uri.path(), uri.query()) {
            (Some(scheme @ ("http" | "https")), Some(authority), "" | "/", None)
                if !authority.as_str().contains('@') =>
            {
                let default = if scheme == "https" { ":443" } else { ":80" };
                let host = authority.as_str().to_ascii_lowercase();
                Ok(Self(format!("{scheme}://{}", host.strip_suffix(default).unwrap_or(&host))))
            }
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_paths_are_plain() {
        for (text, path) in [("", ""), ("/", ""), ("/games", "/games"), ("/a/b-c/", "/a/b-c")] {
            assert_eq!(text.parse::<BasePath>().unwrap().as_str(), path);
        }
        for bad in ["games", "/a//b", "/a b", "/..", "/a?b", "/\"><script>"] {
            assert_eq!(bad.parse::<BasePath>(), Err(ConfigError::BasePath(bad.into())));
        }
        let path: BasePath = "/games".parse().unwrap();
        assert_eq!(path.strip("/games/t/x"), Some("/t/x"));
        assert_eq!(path.strip("/gamesome"), None);
    }

    #[test]
    fn public_urls_are_origins() {
        for (text, url) in [
            ("https://Games.example.org/", "https://games.example.org"),
            ("http://192.168.0.7:7411", "http://192.168.0.7:7411"),
            ("https://a.example:443", "https://a.example"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().as_str(), url);
        }
        for bad in [
            "games.example.org",
            "ftp://a.example",
            "https://a.example/games",
            "https://u:p@a.example",
            "https://a.example/?x",
        ] {
            assert_eq!(bad.parse::<PublicUrl>(), Err(ConfigError::PublicUrl(bad.into())));
        }
    }
}
