//! How push services know the house: RFC 8292, with a key pair that is made once and kept in the store.

use std::fs;
use std::io;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use referee::Millis;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::NoticeStore;

use super::PushKeyError;
use super::config::Contact;

/// Where the key was before it was in the store: a file in the data folder.
const FILE: &str = "push.pem";
/// A service takes a signature for at most a day.
const HALF_A_DAY: u64 = 12 * 60 * 60;
const BEGIN: &str = "-----BEGIN PRIVATE KEY-----";
const END: &str = "-----END PRIVATE KEY-----";

/// The house's key pair.
pub(super) struct Vapid {
    pair: EcdsaKeyPair,
    public: String,
    contact: Contact,
}

impl Vapid {
    /// The pair in the store. If there is none, the one that an older version has left in this folder is put there, or a new one. The file
    /// stays as it is, for a return to that version, and is looked at no more.
    ///
    /// # Errors
    /// If it can't be read or kept. One that can't be used is never replaced, as all browsers know it.
    pub(super) async fn open(store: &dyn NoticeStore, folder: &Path, contact: Contact) -> Result<Self, PushKeyError> {
        let kept = match store.push_key().await? {
            Some(kept) => kept,
            None => store.keep_push_key(first(folder)?).await?,
        };
        let pair = pair(&kept).ok_or(PushKeyError::Kept)?;
        let public = URL_SAFE_NO_PAD.encode(pair.public_key());
        Ok(Self { pair, public, contact })
    }

    /// The public key, an uncompressed point in base64url.
    pub(super) fn public(&self) -> &str {
        &self.public
    }

    /// The header `Authorization` for a service at this origin; nothing if there is no randomness to sign with.
    pub(super) fn authorization(&self, origin: &str, now: Millis) -> Option<String> {
        let encode = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let claims = json!({ "aud": origin, "exp": now / 1000 + HALF_A_DAY, "sub": self.contact.to_string() });
        let said = format!("{}.{}", encode(json!({ "typ": "JWT", "alg": "ES256" })), encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), said.as_bytes()).ok()?;
        Some(format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public))
    }
}

/// The key to begin with, in PKCS #8.
fn first(folder: &Path) -> Result<Vec<u8>, PushKeyError> {
    let file = folder.join(FILE);
    let found = match fs::read_to_string(&file) {
        Ok(pem) => read(&pem),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return make().ok_or(PushKeyError::Made),
        Err(error) => Err(error),
    };
    let found = found.map_err(|source| PushKeyError::File { file, source })?;
    tracing::info!("the key for pushed notices in {FILE} is kept in the database from now on");
    Ok(found)
}

fn read(pem: &str) -> io::Result<Vec<u8>> {
    let wrong = || io::Error::new(io::ErrorKind::InvalidData, "it is no private key of the curve P-256 in PKCS #8");
    let text = pem.split_once(BEGIN).and_then(|(_, rest)| rest.split_once(END)).ok_or_else(wrong)?.0;
    let text: String = text.split_whitespace().collect();
    let pkcs8 = STANDARD.decode(text).map_err(|_| wrong())?;
    pair(&pkcs8).ok_or_else(wrong)?;
    Ok(pkcs8)
}

fn pair(pkcs8: &[u8]) -> Option<EcdsaKeyPair> {
    EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &SystemRandom::new()).ok()
}

fn make() -> Option<Vec<u8>> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
    Some(made.as_ref().to_vec())
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use store::{SqliteStore, Store};

    use super::*;

    fn contact() -> Contact {
        "mailto:ada@example.org".parse().unwrap()
    }

    async fn opened(folder: &Path) -> Result<Vapid, PushKeyError> {
        let store = SqliteStore::open(folder).await.unwrap();
        let opened = Vapid::open(&store, folder, contact()).await;
        store.shut_down().await.unwrap();
        opened
    }

    fn pem(pkcs8: &[u8]) -> String {
        format!("{BEGIN}\n{}\n{END}\n", STANDARD.encode(pkcs8))
    }

    #[tokio::test]
    async fn the_key_is_made_once_and_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let (made, again) = (opened(folder.path()).await.unwrap(), opened(folder.path()).await.unwrap());
        assert_eq!(made.public(), again.public());
        let point = URL_SAFE_NO_PAD.decode(made.public()).unwrap();
        assert_eq!((point.len(), point[0]), (65, 4));
        assert!(!folder.path().join(FILE).exists());
    }

    #[tokio::test]
    async fn the_key_of_an_older_version_is_taken_over_and_its_file_left() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(FILE);
        let old = make().unwrap();
        let public = URL_SAFE_NO_PAD.encode(pair(&old).unwrap().public_key());
        fs::write(&file, pem(&old)).unwrap();
        assert_eq!(opened(folder.path()).await.unwrap().public(), public);
        assert_eq!(fs::read_to_string(&file).unwrap(), pem(&old));
        // From now on nobody asks the file.
        for other in [pem(&make().unwrap()), "nonsense".to_owned()] {
            fs::write(&file, other).unwrap();
            assert_eq!(opened(folder.path()).await.unwrap().public(), public);
        }
    }

    #[tokio::test]
    async fn a_key_that_cannot_be_used_is_never_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(FILE);
        fs::write(&file, "nonsense").unwrap();
        let error = opened(folder.path()).await.err().unwrap();
        assert!(matches!(&error, PushKeyError::File { file: named, .. } if *named == file), "{error:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "nonsense");
        fs::remove_file(&file).unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        assert_eq!(store.keep_push_key(b"nonsense".to_vec()).await.unwrap(), b"nonsense");
        for _ in 0..2 {
            let error = Vapid::open(&store, folder.path(), contact()).await.err().unwrap();
            assert!(matches!(error, PushKeyError::Kept), "{error:?}");
        }
        assert_eq!(store.keep_push_key(make().unwrap()).await.unwrap(), b"nonsense", "the first one stays");
    }

    /// RFC 8292, section 2: a JWT with audience, end and contact, signed with the key that is named beside it.
    #[tokio::test]
    async fn a_service_can_check_who_sends() {
        let folder = tempfile::tempdir().unwrap();
        let vapid = opened(folder.path()).await.unwrap();
        let header = vapid.authorization("https://push.example.net", 1_700_000_000_999).unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (said, signature) = token.rsplit_once('.').unwrap();
        let key = URL_SAFE_NO_PAD.decode(key).unwrap();
        let signature = URL_SAFE_NO_PAD.decode(signature).unwrap();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key).verify(said.as_bytes(), &signature).unwrap();
        let part = |index| -> serde_json::Value {
            serde_json::from_slice(&URL_SAFE_NO_PAD.decode(said.split('.').nth(index).unwrap()).unwrap()).unwrap()
        };
        assert_eq!(part(0), json!({ "typ": "JWT", "alg": "ES256" }));
        let claims =
            json!({ "aud": "https://push.example.net", "exp": 1_700_043_200, "sub": "mailto:ada@example.org" });
        assert_eq!(part(1), claims);
    }
}
