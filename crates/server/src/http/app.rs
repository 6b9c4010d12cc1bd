//! What every route can reach.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::http::header::HOST;

use super::bucket::Addresses;
use super::crowd::Crowd;
use super::files::Files;
use super::ready::Wellness;
use crate::config::Config;
use crate::hub::Hub;

/// What every route can reach.
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) config: Config,
    pub(crate) files: Files,
    pub(crate) openings: Addresses,
    pub(crate) requests: Addresses,
    pub(crate) looks: Addresses,
    pub(crate) crowd: Crowd,
    pub(crate) wellness: Wellness,
    /// Where the server really listens.
    pub(crate) listening: SocketAddr,
    /// The machine's address on the local network, if invitations are to name it.
    pub(crate) lan: Option<IpAddr>,
}

pub(crate) type Shared = Arc<App>;

impl App {
    pub(crate) fn is_secure(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.is_secure())
    }

    /// The address at which somebody else finds a page, as seen by whoever sent these headers.
    pub(crate) fn link(&self, headers: &HeaderMap, page: &str) -> String {
        format!("{}{}/{page}", self.origin(headers), self.config.base_path.as_str())
    }

    fn origin(&self, headers: &HeaderMap) -> String {
        if let Some(url) = &self.config.public_url {
            return url.to_string();
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).filter(|host| !is_this_machine(host));
        match (host, self.lan) {
            // Whoever plays by an address of the network shares that address.
            (Some(host), _) => format!("http://{host}"),
            (None, Some(address)) => format!("http://{}", SocketAddr::new(address, self.listening.port())),
            (None, None) => {
                let host = headers.get(HOST).and_then(|host| host.to_str().ok());
                host.map_or_else(|| format!("http://{}", self.listening), |host| format!("http://{host}"))
            }
        }
    }
}

/// Whether a host name, perhaps with a port, means the machine itself.
pub(crate) fn is_this_machine(host: &str) -> bool {
    let name = without_port(host);
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// A host without its port, and an IPv6 address without its brackets.
pub(super) fn without_port(host: &str) -> &str {
    match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_this_machine_are_known() {
        for host in ["localhost", "localhost:7411", "127.0.0.1:80", "[::1]:7411", "LOCALHOST"] {
            assert!(is_this_machine(host), "{host}");
        }
        for host in ["192.168.0.7:7411", "example.org", "localhost.example.org", "[2001:db8::1]:80", ""] {
            assert!(!is_this_machine(host), "{host}");
        }
    }
}
