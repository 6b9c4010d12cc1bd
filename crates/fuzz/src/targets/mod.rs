//! What reads what others wrote.

mod bodies;
mod frames;
mod maps;
mod notes;
mod records;
mod tables;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Verdict;

/// Something that reads.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, which is that of its folder in `corpus/`, too.
    pub name: &'static str,
    /// What it makes of an input, or its own law that is broken.
    pub read: fn(&[u8]) -> Result<Verdict, String>,
    /// Files and folders of the project that are inputs as well, from its root.
    pub seeds: &'static [&'static str],
    /// Words that mean something to it.
    pub words: &'static [&'static str],
}

/// All of them.
pub const TARGETS: &[Target] = &[
    Target { name: "frames", read: frames::read, seeds: &[], words: frames::WORDS },
    Target { name: "bodies", read: bodies::read, seeds: &[], words: bodies::WORDS },
    Target { name: "records", read: records::read, seeds: &["recordings"], words: records::WORDS },
    Target { name: "maps", read: maps::read, seeds: &["maps"], words: maps::WORDS },
    Target { name: "pads", read: notes::pads, seeds: &[], words: notes::WORDS },
    Target { name: "scores", read: notes::scores, seeds: &[], words: notes::WORDS },
    Target { name: "settings", read: notes::settings, seeds: &[], words: notes::SETTINGS },
    Target {
        name: "values",
        read: notes::values,
        seeds: &["crates/players/data/polterfass-3.values"],
        words: &["end", "NaN"],
    },
];

/// The input as text; everything here reads text.
fn text(input: &[u8]) -> Result<&str, Verdict> {
    std::str::from_utf8(input).map_err(|error| Verdict::Refused(error.to_string()))
}

/// A refusal that has to name a place: a line, or a field or a word between backticks.
fn refused(why: String) -> Result<Verdict, String> {
    let has = |word: &str| {
        why.match_indices(word).any(|(at, _)| why[at + word.len()..].starts_with(|next: char| next.is_ascii_digit()))
    };
    if has("line ") || why.contains('`') { Ok(Verdict::Refused(why)) } else { Err(format!("no place is named: {why}")) }
}

/// What was read is written and read again.
fn same_again<T: Serialize + DeserializeOwned + PartialEq>(value: &T) -> Result<(), String> {
    let text = serde_json::to_string(value).map_err(|error| format!("it can't be written: {error}"))?;
    let again: T =
        serde_json::from_str(&text).map_err(|error| format!("what was written can't be read: {error}: {text}"))?;
    if again == *value { Ok(()) } else { Err(format!("it is read as something else: {text}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_without_a_place_breaks_the_law() {
        for fine in ["line 3, column 1: no", "missing field at line 1 column 7", "missing field `name`"] {
            assert_eq!(refused(fine.into()), Ok(Verdict::Refused(fine.into())));
        }
        for bad in ["no", "the line is wrong", "field 3"] {
            assert!(refused(bad.into()).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_read_as_something_else_breaks_the_law() {
        #[derive(PartialEq, Serialize, serde::Deserialize)]
        struct Forgetful {
            #[serde(skip_serializing, default)]
            kept: u8,
        }
        assert!(same_again(&Forgetful { kept: 0 }).is_ok() && same_again(&Forgetful { kept: 1 }).is_err());
        assert!(same_again(&f64::NAN).is_err());
    }
}
