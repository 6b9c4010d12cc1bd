//! Random secrets, and what is kept of them.

use referee::TableId;
use sha2::{Digest, Sha256};
use store::{DeviceHash, TokenHash};

/// So many random bytes.
///
/// # Panics
/// If the system has no randomness to give, as nothing could be kept secret then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Letters and digits that can't be taken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn letters<const N: usize>() -> String {
    random::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A name for a new table; 80 random bits, as whoever knows it may sit down.
pub(crate) fn table_id() -> TableId {
    TableId::try_from(letters::<16>()).expect("lower-case letters and digits")
}

/// A secret text of 160 random bits, for a cookie or a return link.
pub(crate) fn token() -> String {
    letters::<32>()
}

/// Whether a text looks like one of [`token`].
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// What is kept of a device's cookie.
pub(crate) fn device(cookie: &str) -> DeviceHash {
    DeviceHash(Sha256::digest(cookie).into())
}

/// What is kept of a seat's token; no cookie has the same hash.
pub(crate) fn program(token: &str) -> DeviceHash {
    DeviceHash(Sha256::new().chain_update("program ").chain_update(token).finalize().into())
}

/// What is kept of a return link.
pub(crate) fn link(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_are_recognised() {
        let (one, two) = (token(), token());
        assert_ne!(one, two);
        assert!(is_token(&one) && is_token(&two));
        assert!(!is_token("") && !is_token(&one[1..]) && !is_token(&one.to_uppercase()));
        assert_ne!(table_id(), table_id());
        assert_ne!(device(&one), program(&one), "a cookie opens nothing as a token");
    }
}
