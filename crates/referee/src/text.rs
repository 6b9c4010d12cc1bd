//! Names and table talk: short, printable, one line.

use serde::{Deserialize, Serialize};

/// The longest name, in characters.
pub const MAX_NAME: usize = 24;
/// The longest thing said at once, in characters.
pub const MAX_SAID: usize = 280;

/// So many marks a letter may carry, as in Vietnamese.
const MOST_MARKS: usize = 2;

/// Why a text is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum TextError {
    /// Nothing but white space.
    #[error("the text is empty")]
    TextEmpty,
    /// Too many characters.
    #[error("the text has {length} characters; at most {max} are allowed")]
    TextTooLong {
        /// How many it has.
        length: usize,
        /// How many it may have.
        max: usize,
    },
    /// A control character, line break or invisible direction mark, or one mark too many on a letter.
    #[error("the text has a control character (U+{character:04X}) at place {place}")]
    TextControl {
        /// Its code point.
        character: u32,
        /// Its place, counted from 1.
        place: usize,
    },
}

/// The text with its outer white space cut off.
///
/// # Errors
/// If it is empty, longer than `max` characters, or has control or direction characters.
pub(crate) fn clean(text: &str, max: usize) -> Result<String, TextError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(TextError::TextEmpty);
    }
    let length = text.chars().count();
    if length > max {
        return Err(TextError::TextTooLong { length, max });
    }
    let mut marks = 0;
    for (at, character) in text.chars().enumerate() {
        marks = if is_mark(character) { marks + 1 } else { 0 };
        if is_unprintable(character) || marks > MOST_MARKS {
            return Err(TextError::TextControl { character: character.into(), place: at + 1 });
        }
    }
    Ok(text.to_owned())
}

/// Marks that are set above, below or through the letter before them; a pile of them covers the lines around.
fn is_mark(character: char) -> bool {
    matches!(u32::from(character),
        0x300..=0x36f | 0x483..=0x489 | 0x1ab0..=0x1aff | 0x1dc0..=0x1dff | 0x20d0..=0x20ff | 0xfe20..=0xfe2f)
}

/// Control characters, and those that reorder or hide text: bidi marks, line and paragraph separators, zero-width ones,
/// letters that fill and show nothing, variation selectors (but for the one that makes an emoji), tags.
fn is_unprintable(character: char) -> bool {
    character.is_control()
        || matches!(u32::from(character),
            0xad | 0x34f | 0x61c | 0x115f | 0x1160 | 0x17b4 | 0x17b5 | 0x180b..=0x180f | 0x2800 | 0x3164 | 0xffa0 | 0x200b..=0x200f | 0x2028..=0x202e | 0x2060..=0x206f | 0xfe00..=0xfe0e | 0xfeff | 0xfff9..=0xfffb | 0xe0000..=0xe007f | 0xe0100..=0xe01ef)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_letters_and_lose_outer_space() {
        for name in ["Jürgen", "Анна", "Mélanie O’Hara", "李", "<b>Bo</b>", "🍺 Rosi"] {
            assert_eq!(clean(&format!("  {name} "), MAX_NAME).as_deref(), Ok(name));
        }
    }

    #[test]
    fn what_hides_or_reorders_text_is_refused_with_its_place() {
        for bad in [
            '\0',
            '\n',
            '\u{1b}',
            '\u{7f}',
            '\u{85}',
            '\u{200b}',
            '\u{202e}',
            '\u{2066}',
            '\u{3164}',
            '\u{feff}',
            '\u{e0041}',
            '\u{fe01}',
            '\u{e0100}',
        ] {
            let error = clean(&format!("Bo{bad}b"), MAX_NAME);
            assert_eq!(error, Err(TextError::TextControl { character: bad.into(), place: 3 }), "{bad:?}");
        }
    }

    #[test]
    fn letters_carry_no_towers() {
        let marked = |marks| format!("Bo{}", "\u{301}".repeat(marks));
        assert!(clean(&marked(MOST_MARKS), MAX_NAME).is_ok() && clean("e\u{302}\u{301}", MAX_NAME).is_ok());
        assert_eq!(clean(&marked(3), MAX_NAME), Err(TextError::TextControl { character: 0x301, place: 5 }));
    }

    #[test]
    fn length_counts_characters() {
        assert!(clean(&"ß".repeat(MAX_NAME), MAX_NAME).is_ok());
        let error = clean(&"ß".repeat(10_000), MAX_NAME);
        assert_eq!(error, Err(TextError::TextTooLong { length: 10_000, max: MAX_NAME }));
        assert_eq!(clean(" \t", MAX_NAME), Err(TextError::TextEmpty));
    }
}
