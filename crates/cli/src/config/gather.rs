//! Putting together what flags, surroundings and a file say.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;

use clap::{ArgMatches, Command, FromArgMatches};

use super::file::{self, At};
use super::key::{Key, Shape};
use super::{KEYS, Settings};
use crate::complaint::Complaint;
use crate::input;

/// The variable that names the file.
pub(super) const FILE: &str = "STAMMTISCH_CONFIG";

/// The flags that were given.
#[derive(Debug, Default)]
pub(crate) struct Flags(Vec<(&'static str, Vec<String>)>);

impl FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = |key: &Key| Some((key.name, matches.get_many::<String>(key.name)?.cloned().collect()));
        Ok(Self(KEYS.iter().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl clap::Args for Flags {
    fn augment_args(command: Command) -> Command {
        command.args(KEYS.iter().map(Key::argument))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    Standard,
    File { path: String, at: At },
    Variable(String),
    Flag(&'static str),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Standard => f.write_str("default"),
            Self::File { path, at } => write!(f, "{path}, line {}", at.line),
            Self::Variable(name) => write!(f, "environment, {name}"),
            Self::Flag(name) => write!(f, "flag --{name}"),
        }
    }
}

/// What is set, and by whom.
#[derive(Debug, Default)]
pub(crate) struct Gathered {
    pub(crate) settings: Settings,
    pub(crate) origins: BTreeMap<&'static str, Origin>,
    /// Everything that is wrong.
    pub(crate) wrong: Vec<String>,
    /// Variables that look as if they set something. They are no mistake: some surroundings name the address of every service so.
    pub(crate) unknown: Vec<String>,
}

impl Gathered {
    /// From a file, these variables of the surroundings and the flags, of which the later count more. What is wrong is wrong, be
    /// it overridden or not, as it would count one day.
    ///
    /// # Errors
    /// If the file can't be read.
    pub(crate) fn new(
        path: Option<&str>,
        variable: impl Fn(&str) -> Option<OsString>,
        flags: &Flags,
    ) -> Result<Self, Complaint> {
        let mut gathered = Self::default();
        let from_surroundings = variable(FILE).filter(|path| !path.is_empty());
        let from_surroundings = from_surroundings.map(|path| path.to_string_lossy().into_owned());
        if let Some(path) = path.map(str::to_owned).or(from_surroundings) {
            gathered.take_file(&path)?;
        }
        for key in KEYS {
            let name = key.variable();
            // An empty variable is what some surroundings have instead of none.
            let Some(value) = variable(&name).filter(|value| !value.is_empty()) else { continue };
            match value.into_string() {
                Ok(value) => gathered.take(key, Origin::Variable(name), &parts(key, &value)),
                Err(_) => gathered.wrong.push(format!("{name}: is not UTF-8")),
            }
        }
        for (name, texts) in &flags.0 {
            if let Some(key) = Key::named(name) {
                gathered.take(key, Origin::Flag(name), texts);
            }
        }
        let contradictions = gathered.settings.contradictions();
        gathered.wrong.extend(contradictions);
        Ok(gathered)
    }

    /// From the surroundings of this process.
    ///
    /// # Errors
    /// If the file can't be read.
    pub(crate) fn here(path: Option<&str>, flags: &Flags) -> Result<Self, Complaint> {
        let mut gathered = Self::new(path, |name| std::env::var_os(name), flags)?;
        let known = |name: &str| name == FILE || KEYS.iter().any(|key| key.variable() == name);
        let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
        gathered.unknown = names.filter(|name| name.starts_with("STAMMTISCH_") && !known(name)).collect();
        gathered.unknown.sort();
        Ok(gathered)
    }

    fn take_file(&mut self, path: &str) -> Result<(), Complaint> {
        let (said, wrong) = file::read(&input::read(path)?);
        let path = if path == "-" { "standard input" } else { path };
        self.wrong.extend(wrong.into_iter().map(|(at, why)| format!("{path}: {at}: {why}")));
        for said in said {
            self.take(said.key, Origin::File { path: path.to_owned(), at: said.at }, &said.texts);
        }
        Ok(())
    }

    fn take(&mut self, key: &'static Key, origin: Origin, texts: &[String]) {
        match key.put(&mut self.settings, texts) {
            Ok(()) => {
                self.origins.insert(key.name, origin);
            }
            Err(why) => self.wrong.push(match origin {
                Origin::File { path, at } => format!("{path}: {at}: `{}`: {why}", key.name),
                Origin::Variable(name) => format!("{name}: {why}"),
                Origin::Flag(_) | Origin::Standard => format!("--{}: {why}", key.name),
            }),
        }
    }

    /// Where the value of a key comes from.
    pub(crate) fn origin(&self, key: &Key) -> &Origin {
        self.origins.get(key.name).unwrap_or(&Origin::Standard)
    }

    /// The settings, if nothing is wrong.
    ///
    /// # Errors
    /// With everything that is.
    pub(crate) fn right(self) -> Result<Self, Complaint> {
        let why = match self.wrong.as_slice() {
            [] => return Ok(self),
            [one] => one.clone(),
            all => all.iter().fold(String::new(), |all, one| format!("{all}\n- {one}")),
        };
        let help = Some("`stammtisch config sample` shows all that can be set".into());
        Err(Complaint::Input { source_name: "configuration".into(), why, help })
    }
}

/// The parts of a variable: several for a list, with commas between.
fn parts(key: &Key, value: &str) -> Vec<String> {
    if key.shape != Shape::List {
        return vec![value.to_owned()];
    }
    value.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}
