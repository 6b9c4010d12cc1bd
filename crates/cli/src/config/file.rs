//! A configuration file: TOML, and where each value stands in it.

use std::collections::BTreeMap;
use std::fmt;

use toml::{Spanned, Value};

use super::key::{Key, Shape};

/// More than any configuration needs.
const MOST_BYTES: usize = 1 << 20;

/// A place in a file, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct At {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A text, and where its lines begin.
struct Lines<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let starts = text.match_indices('\n').map(|(end, _)| end + 1);
        Self { text, starts: std::iter::once(0).chain(starts).collect() }
    }

    fn at(&self, byte: usize) -> At {
        let line = self.starts.partition_point(|&start| start <= byte).max(1);
        let before = self.text.get(self.starts[line - 1]..byte).unwrap_or_default();
        At { line, column: before.chars().count() + 1 }
    }
}

/// What a file says of a key.
pub(crate) struct Said {
    pub(crate) key: &'static Key,
    pub(crate) texts: Vec<String>,
    pub(crate) at: At,
}

/// What a file says, in its order, and everything that is wrong with how it says it.
pub(crate) fn read(text: &str) -> (Vec<Said>, Vec<(At, String)>) {
    let start = At { line: 1, column: 1 };
    if text.len() > MOST_BYTES {
        return (Vec::new(), vec![(start, "the file is too large".into())]);
    }
    let lines = Lines::of(text);
    let table: BTreeMap<Spanned<String>, Spanned<Value>> = match toml::from_str(text) {
        Ok(table) => table,
        Err(error) => {
            let at = error.span().map_or(start, |span| lines.at(span.start));
            return (Vec::new(), vec![(at, error.message().to_owned())]);
        }
    };
    let (mut said, mut wrong) = (Vec::new(), Vec::new());
    for (name, value) in table {
        let at = lines.at(value.span().start);
        match Key::named(name.get_ref()) {
            Some(key) => match texts(&key.shape, value.get_ref()) {
                Some(texts) => said.push(Said { key, texts, at }),
                None => wrong.push((at, format!("`{}` must be {}", key.name, key.shape.words()))),
            },
            None => wrong.push((lines.at(name.span().start), unknown(name.get_ref()))),
        }
    }
    said.sort_by_key(|said| said.at);
    wrong.sort();
    (said, wrong)
}

fn unknown(name: &str) -> String {
    let plain = name.to_lowercase().replace('_', "-");
    let meant = super::KEYS.iter().find(|key| key.name == plain);
    let hint = meant.map(|key| format!("; `{}` is meant, perhaps", key.name)).unwrap_or_default();
    format!("there is no key `{name}`{hint}")
}

/// A value as it would be written elsewhere, if it has the right shape.
fn texts(shape: &Shape, value: &Value) -> Option<Vec<String>> {
    match (shape, value) {
        (Shape::Text | Shape::Word(_), Value::String(text)) => Some(vec![text.clone()]),
        (Shape::Truth, Value::Boolean(truth)) => Some(vec![truth.to_string()]),
        (Shape::Number(_), Value::Integer(number)) => Some(vec![number.to_string()]),
        (Shape::List, Value::Array(values)) => {
            values.iter().map(|value| value.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(text: &str) -> Vec<String> {
        read(text).1.into_iter().map(|(at, why)| format!("{at}: {why}")).collect()
    }

    #[test]
    fn everything_that_is_wrong_has_its_place() {
        let text = "listen = \"127.0.0.1:80\"\nlisen = 1\n  public_url = \"https://a.example\"\nlan = \"yes\"\ndrain = 1.5\nproxy = [1]\n";
        assert_eq!(
            wrong(text),
            [
                "line 2, column 1: there is no key `lisen`",
                "line 3, column 3: there is no key `public_url`; `public-url` is meant, perhaps",
                "line 4, column 7: `lan` must be true or false",
                "line 5, column 9: `drain` must be a whole number from 0 to 86400",
                "line 6, column 9: `proxy` must be a list of texts",
            ]
        );
    }

    #[test]
    fn what_is_no_toml_is_told_with_its_place() {
        let wrong = wrong("data = \"a\"\ndata = \"b\"\n");
        assert!(wrong[0].starts_with("line 2, column 1: ") && wrong.len() == 1, "{wrong:?}");
        assert!(super::read("[limits]\ndrain = 1\n").1[0].1.contains("`limits`"));
    }

    #[test]
    fn what_is_said_comes_in_its_order() {
        let (said, wrong) = read("# a comment\nproxy = [\"10.0.0.9\"]\ndata = \"d\"\n");
        assert!(wrong.is_empty(), "{wrong:?}");
        let told: Vec<_> = said.iter().map(|said| (said.key.name, said.texts.join(","), said.at.line)).collect();
        assert_eq!(told, [("proxy", "10.0.0.9".to_owned(), 2), ("data", "d".to_owned(), 3)]);
    }
}
