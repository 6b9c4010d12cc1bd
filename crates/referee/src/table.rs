//! The table: the fold of its journal.

use std::collections::HashMap;
use std::fmt;

use game_core::{Observer, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::entry::{By, Millis, StepId};
use crate::event::Happened;
use crate::game::TableGame;
use crate::lobby::{Chair, Occupant, Options};
use crate::played::{Asked, Played};
use crate::seed::{Hex, Secret, Seed};

/// A table's name in addresses: 1 to 32 of `a-z 0-9`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z0-9]{1,32}$")))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

impl TableId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for TableId {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let fits = (1..=32).contains(&text.len());
        if fits && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()) {
            Ok(Self(text))
        } else {
            Err("a table's name is 1 to 32 lower-case letters or digits".into())
        }
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.0
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
    /// The table was closed.
    Closed,
}

/// An entry that does not fit the table: the journal is damaged, or was written by another version.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {n}: {why}")]
pub struct ReplayError {
    /// The entry's number.
    pub n: u64,
    /// What is wrong with it.
    pub why: String,
}

/// What happened, numbered for those who missed it.
#[derive(Clone)]
pub(crate) struct Logged<E> {
    pub(crate) n: u64,
    pub(crate) at: Millis,
    pub(crate) event: Happened<E>,
}

/// One table.
#[derive(Clone)]
pub struct Table<G: TableGame> {
    pub(crate) id: TableId,
    pub(crate) secret: Option<Secret>,
    pub(crate) seq: u64,
    pub(crate) setup: Option<G::Setup>,
    pub(crate) options: Options,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: Option<Seat>,
    pub(crate) played: Option<Played<G>>,
    pub(crate) seed: Option<Seed>,
    pub(crate) commitment: Option<Hex<32>>,
    pub(crate) disclosed: Option<Hex<32>>,
    pub(crate) rematch: Option<TableId>,
    pub(crate) closed: bool,
    pub(crate) done: HashMap<(Seat, StepId), u64>,
    pub(crate) log: Vec<Logged<G::Event>>,
}

impl<G: TableGame> Table<G> {
    /// A table with an empty journal, to be filled by [`apply`](Self::apply). Without its secret it can be replayed, but
    /// not go on.
    #[must_use]
    pub fn new(id: TableId, secret: Option<Secret>) -> Self {
        Self {
            id,
            secret,
            seq: 0,
            setup: None,
            options: Options::default(),
            chairs: Vec::new(),
            host: None,
            played: None,
            seed: None,
            commitment: None,
            disclosed: None,
            rematch: None,
            closed: false,
            done: HashMap::new(),
            log: Vec::new(),
        }
    }

    /// Its name.
    #[must_use]
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The number of the last entry; 0 if there is none.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How far it is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match &self.played {
            _ if self.closed => Stage::Closed,
            None => Stage::Lobby,
            Some(played) if played.outcome().is_some() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// The chairs, by seat.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The house rules.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The setup; none before the first entry.
    #[must_use]
    pub fn setup(&self) -> Option<&G::Setup> {
        self.setup.as_ref()
    }

    /// Who is host.
    #[must_use]
    pub fn host(&self) -> Option<Seat> {
        self.host
    }

    /// Where the party moved to.
    #[must_use]
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// The seats that are asked for a decision now.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        self.played.as_ref().filter(|_| !self.closed).map_or(SeatSet::EMPTY, Played::to_act)
    }

    /// The prompt that `seat` is asked to answer.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> Option<Asked> {
        self.played.as_ref().filter(|_| !self.closed)?.asked(seat)
    }

    /// The seats that a computer player has to act for now, with its name; a stand-in has none.
    pub fn computers_to_act(&self) -> impl Iterator<Item = (Seat, Option<&str>)> {
        self.to_act().iter().filter_map(|seat| match self.chairs.get(seat.index())? {
            Chair { occupant: Occupant::Computer { player, .. }, .. } => Some((seat, Some(player.as_str()))),
            Chair { stand_in: Some(_), .. } => Some((seat, None)),
            _ => None,
        })
    }

    /// Who would be making a choice for `seat`.
    pub(crate) fn chooser(&self, seat: Seat) -> By {
        match &self.chairs[seat.index()] {
            Chair { occupant: Occupant::Computer { .. }, .. } => By::Computer,
            Chair { stand_in: Some(_), .. } => By::StandIn,
            _ => By::Person,
        }
    }

    /// The game's view of `observer`; none before the game.
    #[must_use]
    pub fn view(&self, observer: Observer) -> Option<G::View> {
        self.played.as_ref().map(|played| played.view(observer))
    }

    /// What has been written down in public; none before the game.
    #[must_use]
    pub fn pad(&self) -> Option<&G::Pad> {
        self.played.as_ref().map(|played| &played.pad)
    }

    /// The rules that are played, with their setup; none before the game.
    #[must_use]
    pub fn game(&self) -> Option<&G> {
        self.played.as_ref().map(|played| &played.game)
    }
}
