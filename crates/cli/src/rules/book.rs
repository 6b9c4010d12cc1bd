//! The numbers of the rules of record, as docs/rules has them.

use std::fmt;

/// The number of a section (`P4`) or of a rule (`P4.2`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Number {
    letter: char,
    section: u32,
    rule: Option<u32>,
}

impl Number {
    /// What a reader writes for a number, in whatever case, and without the letter if it has a dot; `letter` is that of the game.
    pub(crate) fn of(text: &str, letter: char) -> Option<Self> {
        let first = text.chars().next()?;
        // These Cyrillic letters look the same or stand for the same.
        let named = match first.to_uppercase().next()? {
            'P' | 'Р' | 'П' => Some('P'),
            'G' | 'Г' => Some('G'),
            _ => None,
        };
        let digits = if named.is_some() { &text[first.len_utf8()..] } else { text };
        let (section, rule) = match digits.split_once('.') {
            Some((section, rule)) => (section, Some(rule)),
            None => (digits, None),
        };
        // A figure by itself is rather looked for in the words.
        if named.is_none() && rule.is_none() {
            return None;
        }
        let figure = |digits: &str| digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok()).flatten();
        let rule = match rule {
            Some(rule) => Some(figure(rule)?),
            None => None,
        };
        Some(Self { letter: named.unwrap_or(letter), section: figure(section)?, rule })
    }

    /// The id of the message with its words: `rule-p4-2`, for a section `rules-p4`.
    pub(crate) fn message(self) -> String {
        let Self { letter, section, rule } = self;
        let letter = letter.to_ascii_lowercase();
        rule.map_or_else(|| format!("rules-{letter}{section}"), |rule| format!("rule-{letter}{section}-{rule}"))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.section)?;
        self.rule.map_or(Ok(()), |rule| write!(f, ".{rule}"))
    }
}

/// A rule of record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rule {
    /// Its number.
    pub(crate) number: Number,
    /// The book leaves it open, at least in part.
    pub(crate) house: bool,
    /// Whoever opens a table can choose.
    pub(crate) option: bool,
}

/// A section with its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    /// Its number.
    pub(crate) number: Number,
    /// In their order.
    pub(crate) rules: Vec<Rule>,
}

/// The numbers of a game's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Book {
    /// In their order.
    pub(crate) sections: Vec<Section>,
}

impl Book {
    /// Those of a page of docs/rules: `## P4 Serving`, `- P4.2 Rolling on: …`.
    pub(crate) fn of(page: &str) -> Self {
        let mut sections: Vec<Section> = Vec::new();
        let mut in_rule = false;
        for line in page.lines() {
            let numbered = |start| {
                let word = line.strip_prefix(start)?.split_whitespace().next()?;
                word.starts_with(['P', 'G']).then(|| Number::of(word, ' ')).flatten()
            };
            if let Some(number) = numbered("## ") {
                sections.push(Section { number, rules: Vec::new() });
            }
            let rule = numbered("- ");
            in_rule = rule.is_some() || in_rule && !line.starts_with(['#', '-', '|']);
            let Some(section) = sections.last_mut() else { continue };
            section.rules.extend(rule.map(|number| Rule { number, house: false, option: false }));
            if let Some(last) = section.rules.last_mut().filter(|_| in_rule) {
                for mark in line.split("**").skip(1).step_by(2).map(str::to_lowercase) {
                    last.house |= mark.contains("ruling");
                    last.option |= mark.contains("option");
                }
            }
        }
        Self { sections }
    }

    /// The letter of its numbers.
    pub(crate) fn letter(&self) -> char {
        self.sections.first().map_or('P', |section| section.number.letter)
    }

    /// All rules.
    pub(crate) fn rules(&self) -> impl Iterator<Item = Rule> {
        self.sections.iter().flat_map(|section| section.rules.iter().copied())
    }

    /// The three rules with the nearest numbers, in their order.
    pub(crate) fn nearest(&self, number: Number) -> Vec<Number> {
        let far = |other: &Number| {
            let rules = number.rule.unwrap_or(1).abs_diff(other.rule.unwrap_or(1));
            u64::from(number.section.abs_diff(other.section)) * 1000 + u64::from(rules)
        };
        let mut all: Vec<_> = self.rules().map(|rule| rule.number).collect();
        all.sort_by_key(far);
        all.truncate(3);
        all.sort_by_key(|number| (number.section, number.rule));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Rules\n\n## P1 One\n- P1.1 First,\n  **Option**: choose.\n- P1.2 Second. **Ruling**: so.\n\n## P2 Two\n- P2.1 Third\n\n## Notes\n\n| P1.1 | **ruling** |\n";

    #[test]
    fn a_page_tells_its_numbers_and_marks() {
        let book = Book::of(PAGE);
        let told: Vec<_> = book.rules().map(|rule| (rule.number.to_string(), rule.house, rule.option)).collect();
        let rule = |number: &str, house, option| (number.to_owned(), house, option);
        assert_eq!(told, [rule("P1.1", false, true), rule("P1.2", true, false), rule("P2.1", false, false)]);
        assert_eq!(book.sections.len(), 2);
    }

    #[test]
    fn numbers_are_read_as_people_write_them() {
        let read = |text| Number::of(text, 'P').map(|number| number.to_string());
        for (text, number) in [
            ("P4.4", Some("P4.4")),
            ("p4", Some("P4")),
            ("4.4", Some("P4.4")),
            ("Р4.4", Some("P4.4")),
            ("g5.1", Some("G5.1")),
        ] {
            assert_eq!(read(text).as_deref(), number, "{text}");
        }
        for text in ["4", "P", "P4.", "P4.x", "pay", ""] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn the_nearest_numbers_are_those_of_the_section() {
        let nearest = |text| {
            Book::of(PAGE).nearest(Number::of(text, 'P').unwrap()).iter().map(Number::to_string).collect::<Vec<_>>()
        };
        assert_eq!(nearest("P1.9"), ["P1.1", "P1.2", "P2.1"]);
        assert_eq!(nearest("P2.2"), ["P1.1", "P1.2", "P2.1"]);
    }
}
