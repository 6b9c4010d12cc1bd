//! Names of players with a number of iterations of one's own.

use std::num::NonZeroU32;

/// What is before the colon of `NAME:ITERATIONS`, and the number behind it; none for a name alone.
///
/// Digits alone are a number: `+5` is one to the standard library, but no name of ours.
pub(crate) fn split(name: &str) -> Option<(&str, Option<NonZeroU32>)> {
    let Some((name, digits)) = name.split_once(':') else { return Some((name, None)) };
    let digits = Some(digits).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    Some((name, Some(digits.parse().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_iterations_is_digits_alone_from_1_on() {
        let number = |digits| split(digits).map(|(name, number)| (name, number.map_or(0, NonZeroU32::get)));
        assert_eq!(number("master"), Some(("master", 0)));
        assert_eq!(number("master:1"), Some(("master", 1)));
        assert_eq!(number("master:4294967295"), Some(("master", u32::MAX)));
        for wrong in [
            "master:",
            "master:0",
            "master:+5",
            "master:-5",
            "master: 5",
            "master:5:5",
            "master:4294967296",
            "master:٥",
        ] {
            assert_eq!(split(wrong), None, "{wrong}");
        }
    }
}
