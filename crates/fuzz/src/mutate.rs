//! Input that is nearly right: it goes deeper into a reader than noise does.

use game_core::Luck;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Damaged inputs are cut off here.
const LONGEST: usize = 64 << 10;
/// Numbers at which something ends.
const NUMBERS: [&str; 16] = [
    "0",
    "-1",
    "1",
    "2",
    "6",
    "7",
    "64",
    "65",
    "255",
    "256",
    "65536",
    "4000000000",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
    "0.5",
];
/// What means something in most texts.
const MARKS: [&str; 20] = [
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "null",
    "true",
    "\n",
    "\r\n",
    "\t",
    " ",
    "\u{0}",
    "\u{1b}[31m",
    "\u{202e}",
    "ß",
    "\u{1f37a}",
    "\\ud800",
];

/// Makes inputs from others, the same ones from the same seed.
pub struct Mutator {
    luck: ChaCha8Rng,
    words: &'static [&'static str],
}

impl Mutator {
    /// `words` mean something to the reader.
    #[must_use]
    pub fn new(seed: u64, words: &'static [&'static str]) -> Self {
        Self { luck: ChaCha8Rng::seed_from_u64(seed), words }
    }

    /// One of these inputs with some damage.
    ///
    /// # Panics
    /// If there are none.
    pub fn damaged(&mut self, pool: &[Vec<u8>]) -> Vec<u8> {
        assert!(!pool.is_empty(), "there is nothing to damage");
        let mut bytes = pool[self.below(pool.len())].clone();
        for _ in 0..=self.below(3) {
            self.damage(&mut bytes, pool);
        }
        bytes.truncate(LONGEST);
        bytes
    }

    fn below(&mut self, bound: usize) -> usize {
        self.luck.below(u32::try_from(bound.max(1)).unwrap_or(u32::MAX)) as usize
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of.get(self.below(of.len())).copied().unwrap_or_default()
    }

    fn damage(&mut self, bytes: &mut Vec<u8>, pool: &[Vec<u8>]) {
        let at = self.below(bytes.len() + 1);
        let length = 1 + self.below(12);
        let to = (at + length).min(bytes.len());
        match self.below(10) {
            0 => drop(bytes.drain(at..to)),
            1 => {
                let more = bytes[at..to].to_vec();
                bytes.splice(at..at, more);
            }
            2 => {
                let bit = 1 << self.below(8);
                bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= bit);
            }
            3 => {
                let mark = self.one(&MARKS);
                bytes.splice(at..to.min(at + 1), mark.bytes());
            }
            4 if !self.words.is_empty() => {
                let word = self.one(self.words);
                bytes.splice(at..to, word.bytes());
            }
            5 => self.damage_line(bytes, at),
            6 => {
                let other = &pool[self.below(pool.len())];
                let from = self.below(other.len() + 1);
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            7 => {
                let deep = 1 << self.below(12);
                let mark = *b"[{\"(".get(self.below(4)).unwrap_or(&b'[');
                bytes.splice(at..at, std::iter::repeat_n(mark, deep));
            }
            _ => self.damage_number(bytes, at),
        }
    }

    /// The first number behind this place becomes another one.
    fn damage_number(&mut self, bytes: &mut Vec<u8>, at: usize) {
        let number = self.one(&NUMBERS);
        let is_digit = |byte: &u8| byte.is_ascii_digit();
        let Some(start) = bytes[at..].iter().position(is_digit).map(|ahead| at + ahead) else { return };
        let length = bytes[start..].iter().take_while(|byte| is_digit(byte)).count();
        bytes.splice(start..start + length, number.bytes());
    }

    /// The line at this place is left out, or said twice.
    fn damage_line(&mut self, bytes: &mut Vec<u8>, at: usize) {
        let start = bytes[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |before| before + 1);
        let end = bytes[at..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |ahead| at + ahead + 1);
        if self.below(2) == 0 {
            bytes.drain(start..end);
        } else {
            let line = bytes[start..end].to_vec();
            bytes.splice(start..start, line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_does_the_same_damage_and_another_one_other_damage() {
        let pool = [b"{\"a\": 12}\n{\"b\": [3]}\n".to_vec(), Vec::new()];
        let inputs = |seed| {
            let mut mutator = Mutator::new(seed, &["word"]);
            (0..500).map(|_| mutator.damaged(&pool)).collect::<Vec<_>>()
        };
        assert_eq!(inputs(1), inputs(1));
        assert_ne!(inputs(1), inputs(2));
        let kinds: std::collections::BTreeSet<_> = inputs(1).into_iter().collect();
        assert!(kinds.len() > 300 && kinds.iter().all(|input| input.len() <= LONGEST), "{}", kinds.len());
        for part in ["word", "4000000000", "\u{1b}[31m", "[[[["] {
            let is_there = |input: &Vec<u8>| input.windows(part.len()).any(|window| window == part.as_bytes());
            assert!(kinds.iter().any(is_there), "{part:?}");
        }
    }
}
