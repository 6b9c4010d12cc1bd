//! Somebody's program as a player, as documented in `docs/computer-players.md`.

mod running;
mod words;

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::out::counted;

pub(super) use running::Program;
pub(super) use words::{hello, question, understand};

/// Why a program was replaced.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Fault {
    /// It ended, or closed its output.
    Ended,
    /// It took too long.
    Late,
    /// It said something that is no action.
    Nonsense,
    /// It wished for what the rules forbid.
    Illegal,
}

impl Fault {
    /// In words.
    fn in_words(self) -> &'static str {
        match self {
            Self::Ended => "it ended",
            Self::Late => "it was too slow",
            Self::Nonsense => "it answered nonsense",
            Self::Illegal => "it wished for something illegal",
        }
    }
}

/// That somebody else played a game to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Replaced {
    /// For whom.
    pub(crate) entrant: usize,
    /// Why.
    pub(crate) why: Fault,
    /// What exactly was wrong.
    pub(crate) detail: String,
}

/// How often, and why, somebody else had to play on for one entrant.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub(crate) struct Stood {
    games: u64,
    why: BTreeMap<Fault, u64>,
    /// What was wrong the first time.
    first: Option<String>,
}

impl Stood {
    /// What was the matter with this entrant.
    pub(crate) fn of<'a>(replaced: impl Iterator<Item = &'a Replaced>, entrant: usize) -> Self {
        let mut stood = Self::default();
        for Replaced { why, detail, .. } in replaced.filter(|one| one.entrant == entrant) {
            stood.games += 1;
            *stood.why.entry(*why).or_default() += 1;
            stood.first.get_or_insert_with(|| detail.clone());
        }
        stood
    }

    /// Whether all went well.
    pub(crate) fn is_empty(&self) -> bool {
        self.games == 0
    }

    /// Says it on lines of its own, unless all went well.
    pub(crate) fn tell(&self, f: &mut fmt::Formatter<'_>, player: &str) -> fmt::Result {
        let Some(first) = &self.first else { return Ok(()) };
        let why: Vec<_> = self.why.iter().map(|(why, times)| format!("{} ({times})", why.in_words())).collect();
        let games = counted(self.games, "game");
        write!(f, "\n\n{player} was replaced in {games}: {}", why.join(", "))?;
        write!(f, "\nThe first time: {first}")
    }
}

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum Unanswered {
    /// Ctrl-C was pressed.
    Interrupted,
    /// It is the program's fault, and this is what exactly was wrong.
    Fault(Fault, String),
}
