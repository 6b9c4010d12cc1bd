//! The machine's address on the local network.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// The address under which other machines of the local network reach this one, if there is one.
///
/// Nothing is sent: the system is only asked from which address it would send.
#[must_use]
pub fn lan_address() -> Option<IpAddr> {
    // An address of the documentation's own network: it is routed like any far one.
    let far = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(far).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}
