//! What is said at the table, in the chosen language.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use game_core::Seat;
use serde_json::Value;
use unic_langid::LanguageIdentifier;

use crate::words::{Language, Words};

/// The words of one language, and the names of those at the table.
pub(crate) struct Speech {
    words: Words,
    bundle: FluentBundle<FluentResource>,
    /// By seat.
    names: Vec<String>,
}

/// A value in a message.
pub(crate) enum Arg<'a> {
    Text(&'a str),
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

macro_rules! number {
    ($($type:ty),*) => {
        $(impl From<$type> for Arg<'_> {
            fn from(number: $type) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}
number!(u8, u16, u32, i32, i64);

/// Puts a message into words: `said!(speech, "id", "name" => value)`.
macro_rules! said {
    ($speech:expr, $id:expr $(, $name:literal => $value:expr)* $(,)?) => {
        $speech.say($id, &[$(($name, $crate::play::speech::Arg::from($value))),*])
    };
}
pub(crate) use said;

impl Speech {
    pub(crate) fn new(language: Language) -> Self {
        let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![identifier]);
        bundle.set_use_isolating(false);
        let f = language.files();
        for file in [f.common, f.table, f.errors, f.polterfass, f.goldbraeu, f.garden, f.play] {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            // A message that is there twice is caught by `cargo xtask tidy`.
            let _ = bundle.add_resource(resource);
        }
        Self { words: Words::new(language), bundle, names: Vec::new() }
    }

    /// From now on these are at the table.
    pub(crate) fn call(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// The name of whoever has the seat; its number if nobody has.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// A message. Nobody loses a game for want of a word: a gap in the files shows as the message's id.
    pub(crate) fn say(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        let mut values = FluentArgs::new();
        for (name, argument) in arguments {
            match argument {
                Arg::Text(text) => values.set((*name).to_owned(), (*text).to_owned()),
                Arg::Number(plain @ 0..1000) => values.set((*name).to_owned(), FluentValue::from(*plain)),
                Arg::Number(other) => values.set((*name).to_owned(), crate::out::mugs(*other)),
            }
        }
        self.formatted(id, &values).unwrap_or_else(|| format!("{{{id}}}"))
    }

    fn formatted(&self, id: &str, values: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let text = self.bundle.format_pattern(pattern, Some(values), &mut Vec::new());
        // Narrow columns of the browser may break words, those of a terminal not.
        Some(text.replace('\u{ad}', ""))
    }

    /// What happened.
    pub(crate) fn event(&self, game: &str, event: &Value) -> String {
        let told = self.words.event(game, event, &self.names);
        told.unwrap_or_else(|_| event["kind"].as_str().unwrap_or("?").to_owned()).replace('\u{ad}', "")
    }

    /// What is wrong: the code of an error, or that of the rule behind it, with its parameters.
    pub(crate) fn error(&self, game: &str, error: &Value) -> String {
        let code = |error: &Value| error["code"].as_str().unwrap_or("unknown-code").replace('_', "-");
        let (id, of) = match error.get("why") {
            Some(why) if why.is_object() => (format!("error-{game}-{}", code(why)), why),
            _ => (format!("error-{}", code(error)), error),
        };
        let mut values = FluentArgs::new();
        for (field, value) in of.as_object().into_iter().flatten() {
            let argument = field.replace('_', "-");
            match value {
                Value::String(id) => {
                    let name = self.formatted(&format!("name-{id}"), &FluentArgs::new());
                    values.set(argument, name.unwrap_or_else(|| id.clone()));
                }
                Value::Number(number) => values.set(argument, FluentValue::from(number.as_f64().unwrap_or_default())),
                _ => {}
            }
        }
        let known = self.formatted(&id, &values);
        known.unwrap_or_else(|| said!(self, "error-unknown-code", "code" => &code(of)))
    }

    /// "3, 5 and 9"; if there is nothing, that.
    pub(crate) fn list(&self, parts: &[String]) -> String {
        let [firsts @ .., last] = parts else { return said!(self, "play-none") };
        let Some((first, others)) = firsts.split_first() else { return last.clone() };
        let pair = |id, first: &String, last: &String| said!(self, id, "first" => first, "last" => last);
        let before = others.iter().fold(first.clone(), |before, part| pair("list-more", &before, part));
        pair("list-two", &before, last)
    }

    /// The name of a firm, card or figure.
    pub(crate) fn named(&self, id: &str) -> String {
        said!(self, &format!("name-{id}"))
    }
}
