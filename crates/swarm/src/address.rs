//! Where a server is.

use std::net::SocketAddr;

/// Where a server is: its host and port, and the path below which it serves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Host and port.
    pub authority: String,
    /// What its paths begin with; empty, or with a slash before and none behind.
    pub base: String,
}

impl From<SocketAddr> for Address {
    fn from(address: SocketAddr) -> Self {
        Self { authority: address.to_string(), base: String::new() }
    }
}
