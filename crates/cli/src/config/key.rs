//! What can be set: a name, and how it is read and written.

use std::ops::RangeInclusive;

use clap::builder::ValueParser;
use clap::{Arg, ArgAction};

use super::Settings;

/// One thing that can be set: by the flag `--name`, by the variable `STAMMTISCH_NAME`, and by the key `name` of a file.
pub(crate) struct Key {
    /// In lower case, with hyphens.
    pub(crate) name: &'static str,
    pub(crate) shape: Shape,
    /// What stands for the value in the help.
    pub(crate) value: &'static str,
    /// One sentence, without a full stop.
    pub(crate) about: &'static str,
    /// What is taken if nothing is set, where the value itself doesn't say it.
    pub(crate) standard: Option<&'static str>,
    /// Takes the value over; it has the right shape already.
    pub(crate) set: fn(&mut Settings, &[String]) -> Result<(), String>,
    /// What is set; nothing if nothing is.
    pub(crate) get: fn(&Settings) -> Vec<String>,
}

/// What a value looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Text,
    /// One of these.
    Word(&'static [&'static str]),
    Truth,
    Number(RangeInclusive<u64>),
    /// Several texts: a flag for each, commas in a variable, a list in a file.
    List,
}

impl Key {
    /// The variable of the surroundings.
    pub(crate) fn variable(&self) -> String {
        format!("STAMMTISCH_{}", self.name.to_uppercase().replace('-', "_"))
    }

    /// The key of this name.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        super::KEYS.iter().find(|key| key.name == name)
    }

    /// Takes a value over, as it was written.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn put(&self, settings: &mut Settings, texts: &[String]) -> Result<(), String> {
        if self.shape != Shape::List {
            let [text] = texts else { return Err("is to be set once".into()) };
            self.shape.check(text)?;
        }
        (self.set)(settings, texts)
    }

    /// What a flag takes.
    pub(crate) fn argument(&'static self) -> Arg {
        let check = move |text: &str| {
            let text = text.to_owned();
            self.put(&mut Settings::default(), std::slice::from_ref(&text)).map(|()| text)
        };
        let standard = self.standard.map(|standard| format!(" [default: {standard}]"));
        let standard = standard.or_else(|| match (self.get)(&Settings::default()).as_slice() {
            [one] if self.shape != Shape::Truth => Some(format!(" [default: {one}]")),
            _ => None,
        });
        let help = format!("{}{}", self.about, standard.unwrap_or_default());
        let argument = Arg::new(self.name).long(self.name).value_name(self.value).help(help);
        let argument = argument.value_parser(ValueParser::new(check));
        match &self.shape {
            Shape::List => argument.action(ArgAction::Append),
            Shape::Truth => argument.num_args(0..=1).require_equals(true).default_missing_value("true"),
            Shape::Text | Shape::Word(_) | Shape::Number(_) => argument,
        }
    }
}

impl Shape {
    fn check(&self, text: &str) -> Result<(), String> {
        let fits = match self {
            Self::Text => !text.trim().is_empty(),
            Self::Word(words) => words.contains(&text),
            Self::Truth => matches!(text, "true" | "false"),
            Self::Number(range) => text.parse().is_ok_and(|number| range.contains(&number)),
            Self::List => true,
        };
        if fits { Ok(()) } else { Err(format!("must be {}", self.words())) }
    }

    /// What a value has to be.
    pub(crate) fn words(&self) -> String {
        match self {
            Self::Text => "a text that isn't empty".into(),
            Self::Word(words) => words.join(" or "),
            Self::Truth => "true or false".into(),
            Self::Number(range) => format!("a whole number from {} to {}", range.start(), range.end()),
            Self::List => "a list of texts".into(),
        }
    }

    /// How a value stands in a file.
    pub(crate) fn written(&self, texts: &[String]) -> String {
        let quoted = |text: &String| format!("{text:?}");
        match (self, texts) {
            (Self::Text | Self::Word(_), [text]) => quoted(text),
            (Self::Truth | Self::Number(_), [text]) => text.clone(),
            _ => format!("[{}]", texts.iter().map(quoted).collect::<Vec<_>>().join(", ")),
        }
    }
}
