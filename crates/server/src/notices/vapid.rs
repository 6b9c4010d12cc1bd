//! How push services know the house: RFC 8292, with a key pair that is made once and kept in the data folder.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use referee::Millis;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use super::PushKeyError;
use super::config::Contact;

/// The key's file in the data folder.
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
    /// The pair in this folder, which is made if there is none.
    ///
    /// # Errors
    /// If it can't be read or written. One that can't be used is never replaced, as all browsers know it.
    pub(super) fn open(folder: &Path, contact: Contact) -> Result<Self, PushKeyError> {
        let file = folder.join(FILE);
        let opened = match std::fs::read_to_string(&file) {
            Ok(pem) => read(&pem),
            Err(error) if error.kind() == io::ErrorKind::NotFound => make(folder, &file),
            Err(error) => Err(error),
        };
        let pair = opened.map_err(|source| PushKeyError { file, source })?;
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

fn read(pem: &str) -> io::Result<EcdsaKeyPair> {
    let wrong = || io::Error::new(io::ErrorKind::InvalidData, "it is no private key of the curve P-256 in PKCS #8");
    let text = pem.split_once(BEGIN).and_then(|(_, rest)| rest.split_once(END)).ok_or_else(wrong)?.0;
    let text: String = text.split_whitespace().collect();
    pair(&STANDARD.decode(text).map_err(|_| wrong())?).ok_or_else(wrong)
}

fn pair(pkcs8: &[u8]) -> Option<EcdsaKeyPair> {
    EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &SystemRandom::new()).ok()
}

/// Makes a pair that only the owner can read; the file has its name only once it is whole.
fn make(folder: &Path, file: &Path) -> io::Result<EcdsaKeyPair> {
    let failed = || io::Error::other("no key can be made");
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    let made = made.map_err(|_| failed())?;
    let text = STANDARD.encode(made.as_ref());
    let lines: Vec<&str> = text.as_bytes().chunks(64).filter_map(|line| std::str::from_utf8(line).ok()).collect();
    let part = folder.join(format!("{FILE}.part"));
    let _ = std::fs::remove_file(&part);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut writing = options.open(&part)?;
    writing.write_all(format!("{BEGIN}\n{}\n{END}\n", lines.join("\n")).as_bytes())?;
    writing.sync_all()?;
    std::fs::rename(&part, file)?;
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    pair(made.as_ref()).ok_or_else(failed)
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    fn contact() -> Contact {
        "mailto:ada@example.org".parse().unwrap()
    }

    #[test]
    fn the_key_is_made_once_and_only_its_owner_reads_it() {
        let folder = tempfile::tempdir().unwrap();
        let made = Vapid::open(folder.path(), contact()).unwrap();
        let again = Vapid::open(folder.path(), contact()).unwrap();
        assert_eq!(made.public(), again.public());
        let point = URL_SAFE_NO_PAD.decode(made.public()).unwrap();
        assert_eq!((point.len(), point[0]), (65, 4));
        let file = folder.path().join(FILE);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&file, "nonsense").unwrap();
        let error = Vapid::open(folder.path(), contact()).err().unwrap();
        assert_eq!((error.file, error.source.kind()), (file.clone(), io::ErrorKind::InvalidData));
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "nonsense", "never replaced");
    }

    /// RFC 8292, section 2: a JWT with audience, end and contact, signed with the key that is named beside it.
    #[test]
    fn a_service_can_check_who_sends() {
        let folder = tempfile::tempdir().unwrap();
        let vapid = Vapid::open(folder.path(), contact()).unwrap();
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
