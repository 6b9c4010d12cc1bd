//! Messages that only one browser can read: RFC 8291, with the coding `aes128gcm` of RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;

use crate::secret::random;

/// The length of a browser's secret.
pub(super) const AUTH: usize = 16;
/// The size of a record; a notice fits into one.
const RECORD: u32 = 4096;
/// What stands behind the text of the last record.
const LAST: u8 = 2;

/// A text for the browser with this public key and this secret; nothing if they are no keys.
pub(super) fn seal(text: &[u8], browser: &[u8], auth: &[u8]) -> Option<Vec<u8>> {
    if auth.len() != AUTH {
        return None;
    }
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let public = own.compute_public_key().ok()?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, browser);
    agree_ephemeral(own, &peer, |shared| {
        let keys = Keys::derive(shared, auth, browser, public.as_ref(), random())?;
        keys.seal(text)
    })
    .ok()
    .flatten()
}

/// What a message is encrypted with, and what its reader has to know.
struct Keys {
    key: [u8; 16],
    nonce: [u8; 12],
    salt: [u8; 16],
    public: Vec<u8>,
}

impl Keys {
    fn derive(shared: &[u8], auth: &[u8], browser: &[u8], public: &[u8], salt: [u8; 16]) -> Option<Self> {
        let both = Salt::new(HKDF_SHA256, auth).extract(shared);
        let secret: [u8; 32] = expand(&both, &[b"WebPush: info\0", browser, public])?;
        let prk = Salt::new(HKDF_SHA256, &salt).extract(&secret);
        let key = expand(&prk, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce = expand(&prk, &[b"Content-Encoding: nonce\0"])?;
        Some(Self { key, nonce, salt, public: public.to_vec() })
    }

    fn seal(self, text: &[u8]) -> Option<Vec<u8>> {
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &self.key).ok()?);
        let mut sealed = [text, &[LAST]].concat();
        let nonce = Nonce::assume_unique_for_key(self.nonce);
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed).ok()?;
        let length = u8::try_from(self.public.len()).ok()?;
        Some([&self.salt[..], &RECORD.to_be_bytes(), &[length], &self.public, &sealed].concat())
    }
}

/// So many bytes.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    prk.expand(info, Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let browser = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let public = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let keys = Keys::derive(&shared, &auth, &browser, &public, salt).unwrap();
        assert_eq!(keys.key[..], bytes("oIhVW04MRdy2XN9CiKLxTg"));
        assert_eq!(keys.nonce[..], bytes("4h_95klXJ5E_qnoN"));
        let sealed = keys.seal(b"When I grow up, I want to be a watermelon").unwrap();
        let told = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK\
                    6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), told);
    }

    #[test]
    fn what_is_no_key_is_noticed() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = own.compute_public_key().unwrap();
        assert!(seal(b"x", public.as_ref(), &[1; 16]).is_some());
        assert!(seal(b"x", public.as_ref(), &[1; 15]).is_none());
        assert!(seal(b"x", &[4; 65], &[1; 16]).is_none(), "not on the curve");
        assert!(seal(b"x", &[], &[1; 16]).is_none());
    }
}
