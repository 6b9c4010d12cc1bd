//! Whose requests and connections count together.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

use crate::config::Config;

/// Whether the one at the other end of a connection is who it is for, rather than a proxy or this very machine.
pub(super) fn is_counted_here(config: &Config, peer: SocketAddr) -> bool {
    !passes_on(config, peer.ip())
}

/// The address that a request came from; none if that is this machine.
///
/// What a known proxy says of its client is believed, and nobody else. This machine is one as well: whoever is on it is not
/// counted, so that nobody gains anything by what they say there.
pub(super) fn client(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> Option<IpAddr> {
    let peer = peer.ip().to_canonical();
    if !passes_on(config, peer) {
        return Some(peer);
    }
    // Each proxy adds the one it heard from at the end, be it in the line it got or in one of its own.
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    for hop in hops.into_iter().rev() {
        match hop.parse::<IpAddr>() {
            Ok(address) if passes_on(config, address) => {}
            Ok(address) => return Some(address.to_canonical()),
            // What stands before it was not said by somebody who is believed.
            Err(_) => break,
        }
    }
    (!peer.is_loopback()).then_some(peer)
}

fn passes_on(config: &Config, address: IpAddr) -> bool {
    let address = address.to_canonical();
    address.is_loopback() || config.proxies.iter().any(|proxy| proxy.to_canonical() == address)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client_of(peer: &str, forwarded: &[&str]) -> Option<String> {
        let peer = SocketAddr::new(peer.parse().unwrap(), 50_000);
        let mut config = Config::new(peer, "data".into());
        config.proxies = vec!["10.0.0.9".parse().unwrap()];
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        client(&config, peer, &headers).map(|address| address.to_string())
    }

    #[test]
    fn only_known_proxies_are_believed() {
        for (peer, forwarded, found) in [
            ("127.0.0.1", &[][..], None),
            ("::1", &["192.0.2.1"], Some("192.0.2.1")),
            ("127.0.0.1", &["198.51.100.7, 192.0.2.1"], Some("192.0.2.1")),
            ("127.0.0.1", &["198.51.100.7", "192.0.2.1"], Some("192.0.2.1")),
            ("127.0.0.1", &["nonsense"], None),
            ("192.0.2.5", &["192.0.2.1"], Some("192.0.2.5")),
            ("10.0.0.9", &["192.0.2.1"], Some("192.0.2.1")),
            ("::ffff:10.0.0.9", &["::ffff:192.0.2.1"], Some("192.0.2.1")),
            ("127.0.0.1", &["192.0.2.1, 10.0.0.9"], Some("192.0.2.1")),
            ("127.0.0.1", &["192.0.2.1, nonsense, 10.0.0.9"], None),
            ("10.0.0.9", &[], Some("10.0.0.9")),
        ] {
            assert_eq!(client_of(peer, forwarded).as_deref(), found, "{peer} {forwarded:?}");
        }
    }
}
