//! Links to tables, and personal links back to a seat.

use referee::TableId;
use url::Url;

/// Where a link leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) house: Address,
    pub(crate) to: To,
}

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    /// Whether it is to be spoken to in TLS.
    pub(crate) secure: bool,
    /// Host and port.
    pub(crate) authority: String,
    /// What its paths begin with; empty, or with a slash before and none behind.
    pub(crate) base: String,
}

/// What a link is good for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum To {
    /// A chair at this table.
    Table(TableId),
    /// The seat that goes with this secret.
    Seat(String),
}

/// Something that is no link to a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum LinkError {
    /// Not an address at all.
    #[error("`{0}` is no link: a table's link looks like http://host:7411/t/k3v9qmw2x7rtn5ab")]
    NoAddress(String),
    /// An address that leads elsewhere.
    #[error(
        "`{0}` leads to no table: a table's link ends in /t/ and its name, a personal link in /return# and a secret"
    )]
    NoTable(String),
}

const HTTP_PORT: u16 = 80;
const HTTPS_PORT: u16 = 443;

impl std::str::FromStr for Link {
    type Err = LinkError;

    fn from_str(link: &str) -> Result<Self, LinkError> {
        let url = Url::parse(link).map_err(|_| LinkError::NoAddress(link.into()))?;
        let (secure, port) = match url.scheme() {
            "http" => (false, HTTP_PORT),
            "https" => (true, HTTPS_PORT),
            _ => return Err(LinkError::NoAddress(link.into())),
        };
        let host = url.host_str().ok_or_else(|| LinkError::NoAddress(link.into()))?;
        let authority = format!("{host}:{}", url.port().unwrap_or(port));
        let elsewhere = || LinkError::NoTable(link.into());
        let path = url.path().trim_end_matches('/');
        let secret = url.fragment().filter(|secret| !secret.is_empty());
        let (base, to) = match (path.strip_suffix("/return"), secret) {
            (Some(base), Some(secret)) => (base, To::Seat(secret.to_owned())),
            _ => {
                let (base, table) = path.rsplit_once("/t/").ok_or_else(elsewhere)?;
                (base, To::Table(TableId::try_from(table.to_owned()).map_err(|_| elsewhere())?))
            }
        };
        Ok(Self { house: Address { secure, authority, base: base.to_owned() }, to })
    }
}

impl Address {
    /// The personal link with this secret.
    pub(crate) fn way_back(&self, secret: &str) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}{}/return#{secret}", self.authority, self.base)
    }

    /// The host without its port, and an IPv6 address without its brackets.
    pub(crate) fn host(&self) -> &str {
        let host = self.authority.rsplit_once(':').map_or(self.authority.as_str(), |(host, _)| host);
        host.trim_start_matches('[').trim_end_matches(']')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(link: &str) -> Result<(String, String, To), LinkError> {
        link.parse().map(|Link { house, to }| (house.authority, house.base, to))
    }

    #[test]
    fn links_lead_to_tables_and_seats() {
        let table = |name: &str| To::Table(TableId::try_from(name.to_owned()).unwrap());
        for (link, authority, base, to) in [
            ("http://localhost:7411/t/abc1", "localhost:7411", "", table("abc1")),
            ("http://[::1]:7411/t/abc1/", "[::1]:7411", "", table("abc1")),
            ("http://games.example.org/tavern/t/abc1", "games.example.org:80", "/tavern", table("abc1")),
            ("https://games.example.org/t/abc1", "games.example.org:443", "", table("abc1")),
            ("http://10.0.0.1:80/tavern/return#s3cret", "10.0.0.1:80", "/tavern", To::Seat("s3cret".into())),
        ] {
            assert_eq!(parsed(link), Ok((authority.into(), base.into(), to)), "{link}");
        }
        for (back, host) in [
            ("http://10.0.0.1:7411/tavern/return#s3cret", "10.0.0.1"),
            ("https://games.example.org:443/return#s3cret", "games.example.org"),
            ("http://[::1]:7411/return#s3cret", "::1"),
        ] {
            let Link { house, .. } = back.parse().unwrap();
            assert_eq!((house.way_back("s3cret").as_str(), house.host()), (back, host));
        }
    }

    #[test]
    fn other_links_are_refused_in_words() {
        for (link, words) in [
            ("k3v9qmw2", "is no link"),
            ("ftp://host/t/abc", "is no link"),
            ("http://host/", "leads to no table"),
            ("http://host/t/ABC", "leads to no table"),
            ("http://host/return", "leads to no table"),
            ("http://host/help", "leads to no table"),
        ] {
            let error = parsed(link).unwrap_err().to_string();
            assert!(error.contains(words), "{link}: {error}");
        }
    }
}
