//! Rules on a terminal: the number in the margin, the text in a column beside it.

use unicode_width::UnicodeWidthStr;

use super::book::{Book, Number, Rule};
use crate::words::{Words, WordsError};

const MARGIN: usize = 8;
const COLUMN: usize = 72;

/// All rules under their headings.
///
/// # Errors
/// If the locale files have a gap.
pub(super) fn whole(book: &Book, words: &Words) -> Result<String, WordsError> {
    let sections = book
        .sections
        .iter()
        .map(|section| Ok(format!("{}\n\n{}", heading(section.number, words)?, these(&section.rules, words)?)));
    Ok(sections.collect::<Result<Vec<_>, _>>()?.join("\n\n"))
}

/// One rule, or one section; none if the book doesn't have it.
pub(super) fn numbered(book: &Book, words: &Words, number: Number) -> Option<Result<String, WordsError>> {
    if let Some(section) = book.sections.iter().find(|section| section.number == number) {
        let only = Book { sections: vec![section.clone()] };
        return Some(whole(&only, words));
    }
    book.rules().find(|rule| rule.number == number).map(|rule| these(&[rule], words))
}

/// These rules one below the other.
///
/// # Errors
/// If the locale files have a gap.
pub(super) fn these(rules: &[Rule], words: &Words) -> Result<String, WordsError> {
    Ok(rules.iter().map(|rule| told(rule, words)).collect::<Result<Vec<_>, _>>()?.join("\n"))
}

fn heading(number: Number, words: &Words) -> Result<String, WordsError> {
    Ok(format!("{:MARGIN$}{}", number.to_string(), words.label(&number.message(), &[])?))
}

fn told(rule: &Rule, words: &Words) -> Result<String, WordsError> {
    let mut text = words.label(&rule.number.message(), &[])?;
    for mark in [rule.house.then_some("rules-house"), rule.option.then_some("rules-option")].into_iter().flatten() {
        text += &format!(" [{}]", words.label(mark, &[])?.replace(' ', "\u{a0}"));
    }
    let lines = wrapped(&text);
    let mut number = rule.number.to_string();
    let mut block = Vec::new();
    for line in lines {
        block.push(format!("{number:MARGIN$}{line}"));
        number.clear();
    }
    Ok(block.join("\n"))
}

/// Lines no wider than the column, cut at plain spaces only.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= COLUMN => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_to_their_column_and_never_part_a_number_from_what_it_counts() {
        let lines = wrapped(&"some 75\u{a0}mugs ".repeat(20));
        assert!(lines.len() > 3);
        assert!(lines.iter().all(|line| line.width() <= COLUMN && !line.ends_with("75")), "{lines:?}");
    }
}
