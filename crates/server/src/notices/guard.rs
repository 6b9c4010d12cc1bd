//! Where notices may go: to public addresses with https, and nowhere in the house's own network, whatever name leads there.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use tokio::net::lookup_host;
use url::{Host, Url};

use super::config::Allowed;

/// The port of https; others have to be above those that the system's own services have.
const HTTPS: u16 = 443;
const FIRST_FREE: u16 = 1024;

/// Why an address isn't sent to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// It is no address.
    Malformed,
    /// The house doesn't send there.
    Forbidden,
}

/// By which rules the house sends.
pub(super) struct Guard {
    allow: Vec<Allowed>,
    /// The names and addresses of the house itself.
    own: Vec<String>,
    listening: IpAddr,
}

/// An address that passed as far as it can be judged by its looks.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub(super) url: Url,
    pub(super) host: Host<String>,
    pub(super) port: u16,
    /// The operator allows it by name, so it may lead anywhere.
    allowed: bool,
}

impl Target {
    pub(super) fn is_secure(&self) -> bool {
        self.url.scheme() == "https"
    }

    pub(super) fn host_name(&self) -> String {
        self.host.to_string()
    }

    /// Scheme, host and port, as a browser would say where it comes from.
    pub(super) fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    /// The host, with the port unless it is the scheme's own.
    pub(super) fn authority(&self) -> String {
        self.url.port().map_or_else(|| self.host_name(), |port| format!("{}:{port}", self.host))
    }
}

impl Guard {
    pub(super) fn new(allow: Vec<Allowed>, origin: &str, listening: SocketAddr) -> Self {
        let own = Url::parse(origin).ok().and_then(|url| url.host_str().map(str::to_owned));
        Self { allow, own: own.into_iter().collect(), listening: listening.ip().to_canonical() }
    }

    /// Judges an address by its looks.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn look_at(&self, address: &str) -> Result<Target, Refused> {
        let url = Url::parse(address).map_err(|_| Refused::Malformed)?;
        let host = url.host().ok_or(Refused::Malformed)?.to_owned();
        let port = url.port_or_known_default().ok_or(Refused::Malformed)?;
        let web = matches!(url.scheme(), "http" | "https");
        if !web || !url.username().is_empty() || url.password().is_some() || address.bytes().any(|byte| byte <= b' ') {
            return Err(Refused::Malformed);
        }
        let name = host.to_string();
        let allowed = self.allow.iter().any(|allowed| allowed.is(&name, port));
        let target = Target { host, port, allowed, url };
        let may =
            allowed || (target.is_secure() && (port == HTTPS || port >= FIRST_FREE) && self.is_foreign(&target.host));
        if may { Ok(target) } else { Err(Refused::Forbidden) }
    }

    /// Whether a host isn't the house, nor an address that nobody outside has.
    fn is_foreign(&self, host: &Host<String>) -> bool {
        let name = host.to_string();
        let name = name.trim_end_matches('.');
        !self.own.iter().any(|own| own.trim_end_matches('.') == name)
            && match host {
                Host::Domain(_) => name != "localhost" && !name.ends_with(".localhost"),
                Host::Ipv4(address) => self.may(IpAddr::V4(*address)),
                Host::Ipv6(address) => self.may(IpAddr::V6(*address)),
            }
    }

    fn may(&self, address: IpAddr) -> bool {
        is_public(address) && address.to_canonical() != self.listening
    }

    /// Where a target leads: all addresses of its name, none of which may be forbidden. Whoever connects uses these and does not ask again,
    /// as the next answer could be another.
    ///
    /// # Errors
    /// If one of them is forbidden. If the name leads nowhere, there are none.
    pub(super) async fn resolve(&self, target: &Target) -> Result<Vec<SocketAddr>, Refused> {
        let found: Vec<SocketAddr> = match &target.host {
            Host::Ipv4(address) => vec![SocketAddr::new(IpAddr::V4(*address), target.port)],
            Host::Ipv6(address) => vec![SocketAddr::new(IpAddr::V6(*address), target.port)],
            Host::Domain(name) => lookup_host((name.as_str(), target.port)).await.into_iter().flatten().collect(),
        };
        if target.allowed || found.iter().all(|address| self.may(address.ip())) {
            Ok(found)
        } else {
            Err(Refused::Forbidden)
        }
    }
}

/// Blocks of IPv4 that lead to nobody in public: address and length of the prefix, from the IANA's list of special purposes.
const NOT_PUBLIC_4: [(Ipv4Addr, u32); 16] = [
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    (Ipv4Addr::new(240, 0, 0, 0), 4),
    (Ipv4Addr::BROADCAST, 32),
];

/// Of IPv6 only this block is public at all, so nothing that holds an address of IPv4 (mapped, compatible, NAT64) is;
const PUBLIC_6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);
/// and these blocks in it are not: Teredo and others of the IETF's, documentation, 6to4.
const NOT_PUBLIC_6: [(Ipv6Addr, u32); 4] = [
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// Whether an address is one of a machine somewhere in public.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            let within =
                |&(block, length): &(Ipv4Addr, u32)| (block.to_bits() ^ address.to_bits()) >> (32 - length) == 0;
            !NOT_PUBLIC_4.iter().any(within)
        }
        IpAddr::V6(address) => {
            let within =
                |&(block, length): &(Ipv6Addr, u32)| (block.to_bits() ^ address.to_bits()) >> (128 - length) == 0;
            within(&PUBLIC_6) && !NOT_PUBLIC_6.iter().any(within)
        }
    }
}
