//! A way to a house in TLS, as a proxy opens one. Its certificate and key are good for nothing else.

use std::net::TcpListener as Bound;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// Whom to trust, to reach it.
pub fn certificate() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tls/cert.pem")
}

/// It stays open as long as the test's process.
pub struct Encrypted {
    pub port: u16,
}

impl Encrypted {
    pub fn to(house: &str) -> Self {
        let bound = Bound::bind("127.0.0.1:0").unwrap();
        bound.set_nonblocking(true).unwrap();
        let port = bound.local_addr().unwrap().port();
        let house = house.to_owned();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(serve(bound, house));
        });
        Self { port }
    }
}

async fn serve(bound: Bound, house: String) {
    let chain = vec![CertificateDer::from_pem_file(certificate()).unwrap()];
    let key = PrivateKeyDer::from_pem_file(certificate().with_file_name("key.pem")).unwrap();
    let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
    let acceptor = TlsAcceptor::from(Arc::new(builder.with_single_cert(chain, key).unwrap()));
    let listener = TcpListener::from_std(bound).unwrap();
    loop {
        let (client, _) = listener.accept().await.unwrap();
        let (acceptor, house) = (acceptor.clone(), house.clone());
        tokio::spawn(async move {
            // A client that trusts nobody ends here.
            let Ok(mut client) = acceptor.accept(client).await else { return };
            let mut server = TcpStream::connect(house).await.unwrap();
            let _ = copy_bidirectional(&mut client, &mut server).await;
        });
    }
}
