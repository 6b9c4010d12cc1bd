//! Chance, from any generator.

use rand_core::Rng;

/// A source of luck: any generator of the `rand` family.
///
/// At a table it is ChaCha20, keyed by the table's seed and the ordinal of the luck event; in playouts any fast generator.
pub trait Luck: Rng {
    /// A number from 0 to `bound - 1`, without bias.
    ///
    /// It takes one 32-bit word, multiplies it by `bound` and takes the upper half; a word whose lower half is below
    /// `2^32 mod bound` is thrown away and the next one is taken (Lemire 2019). `bound` is at least 1.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let reject_below = bound.wrapping_neg() % bound;
            while (product as u32) < reject_below {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

impl<R: Rng + ?Sized> Luck for R {}
