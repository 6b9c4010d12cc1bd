//! Whom this machine believes to be who they say, in TLS.

use std::io;
use std::sync::{Arc, OnceLock};

use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Whom this machine trusts; the file that `SSL_CERT_FILE` names comes in the place of its own.
///
/// # Errors
/// If there are no certificates at all.
pub fn trust() -> io::Result<Arc<ClientConfig>> {
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
