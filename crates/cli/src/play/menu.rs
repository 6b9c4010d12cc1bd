//! A question with its answers: numbered, and grouped so that they fit on a screen.

use serde_json::Value;

use super::screen::{WIDTH, fit, width};
use super::speech::{Speech, said};

/// Above so many answers they stand in columns.
const LINES: usize = 15;
/// Between columns.
const GAP: usize = 2;

/// A question.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    /// What is asked.
    pub(super) title: String,
    pub(super) items: Vec<Item>,
    /// Told instead of the list, if the answers are typed by their short forms only.
    pub(super) hint: Option<String>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) label: String,
    /// Short forms, in lower case.
    pub(super) keys: Vec<String>,
    pub(super) then: Then,
}

/// What follows from an answer.
#[derive(Clone, Debug)]
pub(super) enum Then {
    /// This is done.
    Do(Value),
    /// More is asked.
    Ask(Menu),
}

/// What was made of a line.
#[derive(Debug, PartialEq)]
pub(super) enum Answer {
    /// This is to be done.
    Do(Value),
    /// One question further: the answers so far, by their places.
    Deeper(Vec<usize>),
    /// One question back.
    Back,
    /// No answer; this part of the line is wrong.
    Wrong(String),
}

impl Menu {
    pub(super) fn new(title: String, items: Vec<Item>) -> Self {
        Self { title, items, hint: None }
    }

    /// The question that these answers lead to.
    pub(super) fn at(&self, path: &[usize]) -> &Self {
        path.iter().fold(self, |menu, &place| match menu.items.get(place).map(|item| &item.then) {
            Some(Then::Ask(deeper)) => deeper,
            _ => menu,
        })
    }

    /// The lines of the answers; `deep` if there is a question to go back to.
    pub(super) fn lines(&self, deep: bool, speech: &Speech) -> Vec<String> {
        let mut lines = match &self.hint {
            Some(hint) => vec![hint.clone()],
            None => columns(&self.items),
        };
        if deep {
            lines.push(format!(" 0  {}", said!(speech, "play-back")));
        }
        lines
    }

    /// What an answer means, or several in one line.
    pub(super) fn answer(&self, line: &str, deep: bool) -> Answer {
        let line = line.trim().to_lowercase();
        if deep && line == "0" {
            return Answer::Back;
        }
        if let Some(place) = self.place(&line) {
            return match &self.items[place].then {
                Then::Do(value) => Answer::Do(value.clone()),
                Then::Ask(_) => Answer::Deeper(vec![place]),
            };
        }
        let Some((first, rest)) = line.split_once(char::is_whitespace) else { return Answer::Wrong(line) };
        match self.place(first).map(|place| (place, &self.items[place].then)) {
            Some((place, Then::Ask(menu))) => match menu.answer(rest, false) {
                Answer::Deeper(more) => Answer::Deeper([vec![place], more].concat()),
                other => other,
            },
            Some((_, Then::Do(_))) => Answer::Wrong(line),
            None => Answer::Wrong(first.to_owned()),
        }
    }

    fn place(&self, answer: &str) -> Option<usize> {
        let spaced = answer.split([' ', ',', '+']).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        let keyed = self.items.iter().position(|item| item.keys.iter().any(|key| *key == spaced || key == answer));
        let numbered = || answer.parse::<usize>().ok()?.checked_sub(1).filter(|&place| place < self.items.len());
        keyed.or_else(|| if self.hint.is_none() { numbered() } else { None })
    }
}

impl Item {
    pub(super) fn act(label: String, action: Value) -> Self {
        Self { label, keys: Vec::new(), then: Then::Do(action) }
    }

    pub(super) fn ask(label: String, menu: Menu) -> Self {
        Self { label, keys: Vec::new(), then: Then::Ask(menu) }
    }

    pub(super) fn key(mut self, key: impl Into<String>) -> Self {
        self.keys.push(key.into().to_lowercase());
        self
    }
}

/// The answers with their numbers and first short forms, one a line, or beside each other if there are many.
fn columns(items: &[Item]) -> Vec<String> {
    let one = |(place, item): (usize, &Item)| match item.keys.first() {
        Some(key) if !item.label.to_lowercase().starts_with(key.as_str()) => {
            format!("{:>2}  {} [{key}]", place + 1, item.label)
        }
        _ => format!("{:>2}  {}", place + 1, item.label),
    };
    let cells: Vec<String> = items.iter().enumerate().map(one).collect();
    if cells.len() <= LINES {
        return cells;
    }
    let wide = cells.iter().map(|cell| width(cell)).max().unwrap_or(0) + GAP;
    let across = (WIDTH / wide).max(1);
    let down = cells.len().div_ceil(across);
    let row = |row: usize| {
        let row: String = cells.iter().skip(row).step_by(down).map(|cell| fit(cell, wide)).collect();
        row.trim_end().to_owned()
    };
    (0..down).map(row).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn menu() -> Menu {
        let spaces = ["c3", "d3"].map(|key| Item::act(key.into(), json!(key)).key(key));
        let garden = Item::ask("Krug".into(), Menu::new("Where?".into(), spaces.into())).key("k");
        Menu::new("What?".into(), vec![garden, Item::act("Decline".into(), json!("-")).key("-")])
    }

    #[test]
    fn answers_are_numbers_or_short_forms_also_several_at_once() {
        let menu = menu();
        for line in ["2", "-", " - "] {
            assert_eq!(menu.answer(line, false), Answer::Do(json!("-")), "{line}");
        }
        for line in ["k", "1", "K"] {
            assert_eq!(menu.answer(line, false), Answer::Deeper(vec![0]), "{line}");
        }
        for line in ["k d3", "1 2", "K D3"] {
            assert_eq!(menu.answer(line, false), Answer::Do(json!("d3")), "{line}");
        }
        assert_eq!(menu.at(&[0]).answer("0", true), Answer::Back);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let menu = menu();
        for (line, wrong) in [("0", "0"), ("3", "3"), ("krug c3", "krug"), ("k e9", "e9"), ("", ""), ("2 1", "2 1")] {
            assert_eq!(menu.answer(line, false), Answer::Wrong(wrong.into()), "{line}");
        }
    }

    #[test]
    fn many_answers_stand_beside_each_other() {
        let items: Vec<Item> = (0..33).map(|number| Item::act(format!("answer {number}"), json!(number))).collect();
        let lines = columns(&items);
        assert!(lines.len() <= LINES && lines.iter().all(|line| width(line) <= WIDTH), "{lines:?}");
        assert!(lines[0].starts_with(" 1  answer 0"), "{lines:?}");
    }
}
