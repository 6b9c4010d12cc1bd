//! The smallest input that shows the same.

/// Leaves out parts of an input for as long as `still` holds of the rest, the large ones first.
pub fn shrunk(input: &[u8], still: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let mut input = input.to_vec();
    let mut part = input.len().div_ceil(2);
    // An input of a few kilobytes takes a few thousand attempts; a larger one is left half as it is.
    let mut left = 5_000_u32;
    while part > 0 {
        let mut at = 0;
        while at < input.len() && left > 0 {
            left -= 1;
            let mut shorter = input.clone();
            shorter.drain(at..(at + part).min(input.len()));
            if still(&shorter) {
                input = shorter;
            } else {
                at += part;
            }
        }
        part /= 2;
    }
    input
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_matters_is_left() {
        let has = |input: &[u8], letter| input.contains(&letter);
        let small = shrunk(b"many letters, of which two matter: x and y", |input| has(input, b'x') && has(input, b'y'));
        assert_eq!(small, b"xy");
        assert_eq!(shrunk(b"abc", |input| input == b"abc"), b"abc");
    }
}
