//! The committed and mixed seed: neither the people at the table can choose the luck, nor can a house that does not play.
//! One that plays can; docs/record-format.md says how far.

use std::fmt;

use game_core::Seat;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Bytes written as lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Hex{N}", extend("pattern" = "^([0-9a-f]{2})+$")))]
#[serde(try_from = "String", into = "String")]
pub struct Hex<const N: usize>(pub [u8; N]);

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> From<Hex<N>> for String {
    fn from(hex: Hex<N>) -> Self {
        hex.to_string()
    }
}

impl<const N: usize> TryFrom<String> for Hex<N> {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let wrong = || format!("{} hexadecimal digits are expected", 2 * N);
        if text.len() != 2 * N || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; N];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digit = |at: usize| char::from(pair[at]).to_digit(16).filter(|_| !pair[at].is_ascii_uppercase());
            *byte = (digit(0).ok_or_else(wrong)? * 16 + digit(1).ok_or_else(wrong)?) as u8;
        }
        Ok(Self(bytes))
    }
}

/// The house's share of a table's luck, kept secret until the game has ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// The SHA-256 of the secret, published when the table opens.
    #[must_use]
    pub fn commitment(&self) -> Hex<32> {
        Hex(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A player's share of a table's luck, public.
pub type Nonce = Hex<16>;

/// What every roll and deal of a game follows from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Mixes the house's secret with the players' nonces: the SHA-256 of the ASCII text `stammtisch luck 1`, the 32 bytes
    /// of the secret, and for each nonce, in the order of the seats, one byte with the seat's number and the 16 bytes of
    /// the nonce.
    #[must_use]
    pub fn mix(secret: &Secret, nonces: impl IntoIterator<Item = (Seat, Nonce)>) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"stammtisch luck 1");
        hash.update(secret.0);
        for (seat, nonce) in nonces {
            hash.update([u8::from(seat)]);
            hash.update(nonce.0);
        }
        Self(hash.finalize().into())
    }

    /// The generator of the luck event with this ordinal, counted from 0 at each table: ChaCha20 keyed by the seed, with
    /// the ordinal as 64-bit stream number (nonce) and the block counter at 0; its 32-bit words are read little-endian.
    #[must_use]
    pub fn luck(&self, ordinal: u64) -> ChaCha20Rng {
        let mut generator = ChaCha20Rng::from_seed(self.0);
        generator.set_stream(ordinal);
        generator
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::Rng;

    #[test]
    fn every_share_changes_the_seed() {
        let seat = |index| Seat::new(index).unwrap();
        let secret = Secret([7; 32]);
        let one = Seed::mix(&secret, [(seat(0), Hex([1; 16]))]);
        assert_ne!(one, Seed::mix(&Secret([8; 32]), [(seat(0), Hex([1; 16]))]));
        assert_ne!(one, Seed::mix(&secret, [(seat(0), Hex([2; 16]))]));
        assert_ne!(one, Seed::mix(&secret, [(seat(1), Hex([1; 16]))]));
    }

    #[test]
    fn each_luck_event_has_its_own_words() {
        let seed = Seed::mix(&Secret([7; 32]), []);
        let words = |ordinal| -> Vec<u32> {
            let mut luck = seed.luck(ordinal);
            (0..18).map(|_| luck.next_u32()).collect()
        };
        assert_eq!(words(3), words(3));
        assert_ne!(words(3), words(4));
    }

    #[test]
    fn hexadecimal_digits_round_trip_and_others_are_refused() {
        let hex: Nonce = serde_json::from_str("\"000102030405060708090a0b0c0d0eff\"").unwrap();
        assert_eq!(hex.0[15], 255);
        assert_eq!(hex.to_string(), "000102030405060708090a0b0c0d0eff");
        for bad in [
            "",
            "00",
            "000102030405060708090A0b0c0d0eff",
            "+00102030405060708090a0b0c0d0eff",
            "ü0102030405060708090a0b0c0d0eff",
        ] {
            assert!(Nonce::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
