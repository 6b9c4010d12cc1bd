//! A browser as far as pushed messages concern it: its keys, and reading what was sealed for it.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use serde_json::{Value, json};

pub struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

fn hmac(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), &parts.concat()).as_ref().to_vec()
}

impl Browser {
    pub fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Self { private, public, auth: *b"sixteen of bytes" }
    }

    pub fn subscription(&self, endpoint: &str) -> Value {
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        json!({ "endpoint": endpoint, "keys": { "p256dh": encode(&self.public), "auth": encode(&self.auth) } })
    }

    /// Reads a message as RFC 8291 and RFC 8188 say, in HMACs by hand.
    pub fn open(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4096_u32.to_be_bytes());
        let (sender, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let peer = UnparsedPublicKey::new(&ECDH_P256, sender);
        let shared = agree_ephemeral(self.private, &peer, <[u8]>::to_vec).unwrap();
        let both = hmac(&self.auth, &[&shared]);
        let secret = hmac(&both, &[b"WebPush: info\0", &self.public, sender, &[1]]);
        let prk = hmac(salt, &[&secret]);
        let key = &hmac(&prk, &[b"Content-Encoding: aes128gcm\0", &[1]])[..16];
        let nonce = &hmac(&prk, &[b"Content-Encoding: nonce\0", &[1]])[..12];
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, key).unwrap());
        let mut text = sealed.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(nonce).unwrap();
        let text = key.open_in_place(nonce, Aad::empty(), &mut text).unwrap();
        assert_eq!(text.last(), Some(&2), "the last record");
        serde_json::from_slice(&text[..text.len() - 1]).unwrap()
    }
}
