//! A length of time as people write it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A length of time, such as `250ms`, `5s` or `2m`; a bare number is of seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span(pub(super) Duration);

/// Something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a time looks like 250ms, 5s or 2m, and is at most an hour")]
pub(super) struct NoSpan;

const LONGEST: f64 = 3600.0;

impl FromStr for Span {
    type Err = NoSpan;

    fn from_str(text: &str) -> Result<Self, NoSpan> {
        let digits = text.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        let unit = match &text[digits.len()..] {
            "ms" => 1e-3,
            "" | "s" => 1.0,
            "m" => 60.0,
            _ => return Err(NoSpan),
        };
        let seconds = digits.parse::<f64>().map_err(|_| NoSpan)? * unit;
        if (0.0..=LONGEST).contains(&seconds) { Ok(Self(Duration::from_secs_f64(seconds))) } else { Err(NoSpan) }
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} s", self.0.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        for (text, millis) in [("0", 0), ("250ms", 250), ("5s", 5000), ("1.5", 1500), ("2m", 120_000)] {
            assert_eq!(text.parse(), Ok(Span(Duration::from_millis(millis))), "{text}");
        }
        for text in ["", "s", "-1s", "2h", "1e9", "NaN", "inf", "ä"] {
            assert_eq!(text.parse::<Span>(), Err(NoSpan), "{text}");
        }
    }
}
