//! Configurations as text.

use super::gather::Gathered;
use super::key::Key;
use super::{KEYS, Settings};

/// How wide a comment may be.
const WIDTH: usize = 100;

/// What is set, as a file that says the same, with where each value comes from.
pub(super) fn resulting(gathered: &Gathered) -> String {
    let lines: Vec<(String, String)> = KEYS
        .iter()
        .map(|key| {
            let texts = (key.get)(&gathered.settings);
            let line = match texts.as_slice() {
                [] => format!("# {} is not set", key.name),
                texts => format!("{} = {}", key.name, key.shape.written(texts)),
            };
            (line, gathered.origin(key).to_string())
        })
        .collect();
    let width = lines.iter().map(|(line, _)| line.chars().count()).max().unwrap_or_default();
    let mut told: String = lines.into_iter().map(|(line, origin)| format!("{line:width$}  # {origin}\n")).collect();
    for name in &gathered.unknown {
        told += &format!("# {name} is set in the environment, but sets nothing here\n");
    }
    told
}

/// A file with everything that can be set, and nothing set.
pub(super) fn sample() -> String {
    let mut sample = String::from(
        "# The configuration of a Stammtisch server. What begins with `#` is not set.\n\
         # Each key is a flag of `stammtisch serve`, too, and a variable of the environment, which count more than this file.\n",
    );
    for key in KEYS {
        sample += &format!("\n{}{}\n", comment(&about(key)), example(key));
    }
    sample
}

fn about(key: &Key) -> String {
    let standard = key.standard.map(|standard| format!(" Without it: {standard}.")).unwrap_or_default();
    format!("{}.{standard} Flag --{}, variable {}.", key.about, key.name, key.variable())
}

fn example(key: &Key) -> String {
    let texts = (key.get)(&Settings::default());
    let value = if texts.is_empty() { Vec::from([key.value.to_owned()]) } else { texts };
    format!("#{} = {}", key.name, key.shape.written(&value))
}

fn comment(text: &str) -> String {
    let mut lines = vec![String::from("#")];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line from the start");
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(format!("# {word}"));
        } else {
            *line += &format!(" {word}");
        }
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

/// The table of docs/operating.md.
#[cfg(test)]
pub(super) fn table() -> String {
    let mut table = String::from(
        "| flag | variable | default | values | what it is |\n\
         |---|---|---|---|---|\n",
    );
    for key in KEYS {
        let standard = (key.get)(&Settings::default()).first().map(|text| format!("`{text}`"));
        let standard = key.standard.map(str::to_owned).or(standard).unwrap_or_default();
        let values = match &key.shape {
            super::key::Shape::Text => format!("`{}`", key.value),
            super::key::Shape::List => format!("`{}`, any number", key.value),
            super::key::Shape::Number(range) => format!("`{}`, {} to {}", key.value, range.start(), range.end()),
            shape => shape.words(),
        };
        table += &format!("| `--{}` | `{}` | {standard} | {values} | {} |\n", key.name, key.variable(), key.about);
    }
    table
}
