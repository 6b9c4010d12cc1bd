//! The way to a server, in TLS if its address says so.

use std::io;
use std::sync::{Arc, OnceLock};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

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
    Ok(Box::new(TlsConnector::from(trust()?).connect(name, stream).await?))
}

/// Whom this machine trusts; the file that `SSL_CERT_FILE` names comes in the place of its own.
fn trust() -> io::Result<Arc<ClientConfig>> {
    static TRUST: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(trust) = TRUST.get() {
        return Ok(Arc::clone(trust));
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(io::Error::other(
            "this machine has no certificates to check others by; SSL_CERT_FILE can name a file",
        ));
    }
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions().map_err(io::Error::other)?;
    let trust = Arc::new(builder.with_root_certificates(roots).with_no_client_auth());
    Ok(Arc::clone(TRUST.get_or_init(|| trust)))
}
