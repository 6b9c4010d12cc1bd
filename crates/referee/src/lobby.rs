//! Chairs, the people on them, and the house rules of a table.

use serde::{Deserialize, Serialize};

use crate::entry::Why;
use crate::seed::Nonce;

/// A place at the table and who has it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chair {
    /// Who sits there.
    pub occupant: Occupant,
    /// Why a computer player stands in for the person, if one does.
    pub stand_in: Option<Why>,
    /// Whether the host silenced the person.
    pub muted: bool,
    /// The person's share of the luck.
    pub nonce: Option<Nonce>,
}

/// Who has a chair.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    #[default]
    Open,
    /// A person.
    Person {
        /// Their name.
        name: String,
    },
    /// A computer player.
    Computer {
        /// Its name at this table.
        name: String,
        /// Which computer player it is.
        player: String,
    },
}

/// The house rules of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How long a decision may take.
    pub deadline: Deadline,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether a person on turn may ask the house what each action is worth.
    pub advice: bool,
    /// Whether strangers may find the table in the house's list before the game; left out of the journal if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub listed: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { deadline: Deadline::Off, spectators: true, advice: false, listed: false }
    }
}

/// How long a decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Deadline {
    /// As long as it takes.
    #[default]
    Off,
    /// So many seconds: 30, up to 14 days.
    Seconds(u32),
}

/// The shortest and the longest deadline, in seconds.
const DEADLINES: std::ops::RangeInclusive<u32> = 30..=14 * 24 * 60 * 60;

/// A house rule out of range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum OptionsError {
    /// A deadline too short or too long.
    #[error("`options.deadline` is {seconds} s; it must be 30 to 1209600 s")]
    DeadlineRange {
        /// The seconds asked for.
        seconds: u32,
    },
}

impl Options {
    /// # Errors
    /// If the deadline is out of range.
    pub fn check(&self) -> Result<(), OptionsError> {
        match self.deadline {
            Deadline::Seconds(seconds) if !DEADLINES.contains(&seconds) => Err(OptionsError::DeadlineRange { seconds }),
            _ => Ok(()),
        }
    }
}
