//! Events in words, from the Fluent files that the browser has, too.

use fluent_bundle::{FluentArgs, FluentBundle, FluentError, FluentResource, FluentValue};
use serde_json::{Map, Value};
use unic_langid::LanguageIdentifier;

pub use crate::language::Language;

/// Something can't be put into words: the locale files have a gap or a mistake.
#[derive(Debug, thiserror::Error)]
pub enum WordsError {
    /// The event has no kind.
    #[error("the event has no `{0}`")]
    Field(&'static str),
    /// There is no such message.
    #[error("{language}: there is no message `{id}`")]
    Missing {
        /// The language's code.
        language: &'static str,
        /// The message's id.
        id: String,
    },
    /// The message does not fit its arguments.
    #[error("{language}: message `{id}`: {why}")]
    Message {
        /// The language's code.
        language: &'static str,
        /// The message's id.
        id: String,
        /// What Fluent says.
        why: String,
    },
}

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

const SEATS: [&str; 8] = ["seat", "innkeeper", "owner", "challenger", "old", "start", "payday", "boss"];
const SEAT_LISTS: [&str; 4] = ["winners", "greediest", "modest", "losers"];
const TOP_LISTS: [&str; 3] = ["tops", "destroyed", "doubled"];
/// What has a name of its own, in the message `name-<id>`.
const NAMED: [&str; 8] = ["firm", "garden", "brewery", "supplier", "replaced", "from", "to", "card"];
/// Numbers with a name of their own, in the message `name-<field>-<number>`.
const NUMBERED: [&str; 1] = ["day"];
const CARDS: [&str; 2] = ["cards", "hand"];
/// Values by seat, and by garden for `signs`, each said by the message `each-<field>`.
const EACH: [&str; 6] = ["picks", "totals", "paid", "money", "hands", "signs"];
/// Of these a zero is said, too: it is what somebody has, not what they get.
const HAD: [&str; 1] = ["money"];
/// Of these only the number is said.
const COUNTED: [&str; 1] = ["freed"];

impl Words {
    /// The words of a language. What is wrong with a file shows when its messages are used.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![identifier]);
        bundle.set_use_isolating(false);
        let f = language.files();
        let games = [f.polterfass, f.goldbraeu, f.rules_polterfass, f.rules_goldbraeu];
        for file in [f.common, f.table, f.ui, f.rules].into_iter().chain(games) {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            // A message that is there twice is caught by the test of all messages.
            let _ = bundle.add_resource(resource);
        }
        Self { language, bundle }
    }

    /// An event of a table of `game`, as it is sent and recorded, in words; `names` are those of the seats.
    ///
    /// # Errors
    /// If there is no such message, or it does not fit the event's fields.
    pub fn event(&self, game: &str, event: &Value, names: &[String]) -> Result<String, WordsError> {
        let text = |field: &'static str| event.get(field).and_then(Value::as_str).ok_or(WordsError::Field(field));
        let scope = match text("scope")? {
            "game" => game,
            scope => scope,
        };
        let id = format!("{scope}-{}", text("kind")?.replace('_', "-"));
        let arguments = self.arguments(event.as_object().ok_or(WordsError::Field("kind"))?, names)?;
        self.say(&id, &arguments)
    }

    /// A message with numbers, in one piece: narrow columns of the browser may break words, those of a terminal not.
    pub(crate) fn label(&self, id: &str, numbers: &[(&str, i64)]) -> Result<String, WordsError> {
        let arguments = numbers.iter().map(|&(name, number)| (name, FluentValue::from(number))).collect();
        Ok(self.say(id, &arguments)?.replace('\u{ad}', ""))
    }

    fn say(&self, id: &str, arguments: &FluentArgs<'_>) -> Result<String, WordsError> {
        let language = self.language.code();
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| WordsError::Missing { language, id: id.into() })?;
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(WordsError::Message { language, id: id.into(), why: error.to_string() }),
        }
    }

    /// From the fields of any event to the arguments of its message, as ARCHITECTURE.md has it under `locales/`.
    fn arguments(&self, event: &Map<String, Value>, names: &[String]) -> Result<FluentArgs<'static>, WordsError> {
        let mut arguments = FluentArgs::new();
        if let (Some(from), Some(to)) = (event.get("from"), event.get("to")) {
            arguments.set("stays", truth(from == to));
        }
        for (field, value) in event.iter().filter(|(field, _)| !["kind", "scope"].contains(&field.as_str())) {
            let argument = field.replace('_', "-");
            let is = |fields: &[&str]| fields.contains(&field.as_str());
            match value {
                Value::Array(_) | Value::Object(_) => self.plural(field, &argument, value, names, &mut arguments)?,
                Value::Null if is(&CARDS) => {
                    arguments.set(format!("{argument}-count"), FluentValue::from(0));
                    arguments.set(argument, "none");
                }
                // A player may have any name, even one that a message selects by: so it stands beside, and not in the name's place.
                Value::Null if is(&SEATS) || is(&NAMED) => {
                    arguments.set(format!("{argument}-id"), "none");
                    arguments.set(argument, "");
                }
                Value::Number(number) if is(&SEATS) => {
                    arguments.set(format!("{argument}-id"), number.to_string());
                    arguments.set(argument, name(value, names));
                }
                Value::Number(number) if is(&NUMBERED) => {
                    arguments.set(argument, self.named(&Value::from(format!("{field}-{number}")))?);
                    arguments.set(format!("{field}-id"), number.to_string());
                }
                Value::Number(number) => arguments.set(argument, figure(number)),
                Value::Bool(is_so) => arguments.set(argument, truth(*is_so)),
                Value::String(id) if is(&NAMED) => {
                    arguments.set(format!("{argument}-id"), id.clone());
                    arguments.set(argument, self.named(value)?);
                }
                Value::String(text) => arguments.set(argument, text.clone()),
                Value::Null => arguments.set(argument, "none"),
            }
        }
        Ok(arguments)
    }

    /// A list in words and its count; nothing for those that are not said.
    fn plural(
        &self,
        field: &str,
        argument: &str,
        value: &Value,
        names: &[String],
        arguments: &mut FluentArgs<'static>,
    ) -> Result<(), WordsError> {
        let is = |fields: &[&str]| fields.contains(&field);
        let empty = Vec::new();
        let list = value.as_array().unwrap_or(&empty);
        let (count, words) = if is(&SEAT_LISTS) {
            (list.len(), self.joined(&list.iter().map(|seat| name(seat, names)).collect::<Vec<_>>())?)
        } else if is(&TOP_LISTS) {
            (list.len(), self.joined(&list.iter().map(|top| self.top(top)).collect::<Result<Vec<_>, _>>()?)?)
        } else if is(&EACH) || is(&CARDS) && list.first().is_some_and(Value::is_array) {
            self.each(field, value, names)?
        } else if is(&CARDS) && list.first().is_some_and(Value::is_string) {
            (list.len(), self.cards(list)?)
        } else if is(&CARDS) {
            (list.len(), numbers(list))
        } else if is(&COUNTED) {
            arguments.set(format!("{argument}-count"), FluentValue::from(list.len()));
            return Ok(());
        } else {
            return Ok(());
        };
        arguments.set(format!("{argument}-count"), FluentValue::from(count));
        arguments.set(argument.to_owned(), words);
        Ok(())
    }

    /// The name of a firm or card.
    fn named(&self, id: &Value) -> Result<String, WordsError> {
        self.say(&format!("name-{}", id.as_str().unwrap_or_default()), &FluentArgs::new())
    }

    /// Cards in words; of equal ones that lie together, how many.
    fn cards(&self, cards: &[Value]) -> Result<String, WordsError> {
        let one = |alike: &[Value]| {
            let card = self.named(&alike[0])?;
            if alike.len() == 1 {
                return Ok(card);
            }
            let mut arguments = FluentArgs::new();
            arguments.set("count", FluentValue::from(alike.len()));
            arguments.set("card", card);
            self.say("cards-alike", &arguments)
        };
        self.joined(&cards.chunk_by(|one, next| one == next).map(one).collect::<Result<Vec<_>, _>>()?)
    }

    /// What each seat or garden has, by the message of the field, and of how many that is said: who has nothing is left out.
    fn each(&self, field: &str, values: &Value, names: &[String]) -> Result<(usize, String), WordsError> {
        let nothing = |value: &Value| match value {
            Value::Null => true,
            Value::Number(number) => number.as_u64() == Some(0) && !HAD.contains(&field),
            Value::Array(cards) => cards.is_empty(),
            _ => false,
        };
        let one = |who: (&str, String), value: &Value| {
            let mut arguments = FluentArgs::new();
            arguments.set(who.0.to_owned(), who.1);
            match value {
                Value::Array(cards) => arguments.set("value", self.cards(cards)?),
                Value::Number(number) => arguments.set("value", figure(number)),
                Value::String(_) if values.is_object() => arguments.set("value", self.named(value)?),
                other => arguments.set("value", other.as_str().unwrap_or("none").to_owned()),
            }
            self.say(&format!("each-{field}"), &arguments)
        };
        let said: Vec<String> = match values {
            Value::Object(by_garden) => {
                let mut sorted: Vec<_> = by_garden.iter().filter(|(_, value)| !nothing(value)).collect();
                sorted.sort_by_key(|&(garden, _)| garden);
                let firm = |garden: &String| self.named(&Value::from(garden.as_str()));
                sorted
                    .into_iter()
                    .map(|(garden, value)| one(("garden", firm(garden)?), value))
                    .collect::<Result<_, _>>()?
            }
            _ => {
                let by_seat = values.as_array().into_iter().flatten().enumerate().filter(|(_, value)| !nothing(value));
                by_seat
                    .map(|(seat, value)| one(("seat", name(&Value::from(seat), names)), value))
                    .collect::<Result<_, _>>()?
            }
        };
        let nested = values.is_object() || values.as_array().into_iter().flatten().any(Value::is_array);
        let words = if nested { self.paired("list-each", "list-each", &said) } else { self.joined(&said) };
        Ok((said.len(), words?))
    }

    fn top(&self, top: &Value) -> Result<String, WordsError> {
        match top.as_str() {
            Some(special) => self.say(&format!("top-{special}"), &FluentArgs::new()),
            None => Ok(top.to_string()),
        }
    }

    /// "3, 5 and 9".
    fn joined(&self, parts: &[String]) -> Result<String, WordsError> {
        self.paired("list-more", "list-two", parts)
    }

    /// Parts put together from the left, the last one by a message of its own.
    fn paired(&self, more: &str, two: &str, parts: &[String]) -> Result<String, WordsError> {
        let [firsts @ .., last] = parts else { return Ok(String::new()) };
        let Some((first, others)) = firsts.split_first() else { return Ok(last.clone()) };
        let pair = |id, first: String, last: &String| {
            let mut arguments = FluentArgs::new();
            arguments.set("first", first);
            arguments.set("last", last.clone());
            self.say(id, &arguments)
        };
        let first = others.iter().try_fold(first.clone(), |before, part| pair(more, before, part))?;
        pair(two, first, last)
    }
}

const fn truth(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// Numbers that could be written in different ways (negative, grouped, broken) reach Fluent as text.
fn figure(number: &serde_json::Number) -> FluentValue<'static> {
    match number.as_i64() {
        Some(plain @ 0..1000) => FluentValue::from(plain),
        Some(negative) if negative < 0 => FluentValue::from(format!("\u{2212}{}", negative.unsigned_abs())),
        _ => FluentValue::from(number.to_string()),
    }
}

fn name(seat: &Value, names: &[String]) -> String {
    let known = seat.as_u64().and_then(|seat| names.get(usize::try_from(seat).ok()?));
    known.cloned().unwrap_or_else(|| seat.as_u64().map_or_else(|| "?".into(), |seat| (seat + 1).to_string()))
}

/// "2 + 6", or "none".
fn numbers(cards: &[Value]) -> String {
    match cards {
        [] => "none".into(),
        _ => cards.iter().map(Value::to_string).collect::<Vec<_>>().join(" + "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined_from_the_left() {
        let words = Words::new(Language::ENGLISH);
        let joined = |parts: &[&str]| words.joined(&parts.iter().map(|&part| part.into()).collect::<Vec<_>>()).unwrap();
        assert_eq!(
            ["", "3", "3 and 5", "3, 5 and 9"],
            [joined(&[]), joined(&["3"]), joined(&["3", "5"]), joined(&["3", "5", "9"])].each_ref().map(String::as_str)
        );
    }
}
