//! The way to a server, in TLS if its address says so.

use std::io;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;

use super::link::Address;

/// Bytes in both directions.
pub(crate) trait Bytes: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Bytes for T {}

/// An open way to a server.
pub(crate) type Way = Box<dyn Bytes>;

/// Connects; with TLS only to whoever this machine's certificates vouch for.
///
/// # Errors
/// If nobody is there, or it is somebody else.
pub(super) async fn open(house: &Address) -> io::Result<Way> {
    let stream = TcpStream::connect(house.authority.as_str()).await?;
    // Small frames are not held back.
    stream.set_nodelay(true)?;
    if !house.secure {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(house.host().to_owned()).map_err(io::Error::other)?;
    Ok(Box::new(TlsConnector::from(server::trust()?).connect(name, stream).await?))
}
