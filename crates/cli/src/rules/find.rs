//! Looking for words, as the page with all rules does it.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::book::{Book, Rule};
use crate::words::{Words, WordsError};

/// A text as it is compared: case, accents and the difference between ё and е don't count, but that between й and и does.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfc().flat_map(char::to_lowercase) {
        match letter {
            'й' => folded.push(letter),
            'ß' => folded.push_str("ss"),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '’' => folded.push('\''),
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            '\u{ad}' => {}
            _ => folded.extend(std::iter::once(letter).nfd().filter(|&part| !is_combining_mark(part))),
        }
    }
    folded
}

/// The rules with all of these words, in their own text or in the heading of their section.
///
/// # Errors
/// If the locale files have a gap.
pub(super) fn rules(book: &Book, words: &Words, what: &[String]) -> Result<Vec<Rule>, WordsError> {
    let asked: Vec<_> = what.iter().map(|word| fold(word)).collect();
    let mut hits = Vec::new();
    for section in &book.sections {
        let heading = fold(&words.label(&section.number.message(), &[])?);
        for rule in &section.rules {
            let text = fold(&words.label(&rule.number.message(), &[])?);
            if asked.iter().all(|word| text.contains(word) || heading.contains(word)) {
                hits.push(*rule);
            }
        }
    }
    Ok(hits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_dots_do_not_count() {
        assert_eq!(fold("Fässer GROẞ d’œuvre"), "fasser gross d'oeuvre");
        assert_eq!(fold("Ещё мой"), fold("еще МОЙ"));
        assert_ne!(fold("мой"), fold("мои"));
        assert_eq!(fold("e\u{301}chec"), "echec");
    }
}
