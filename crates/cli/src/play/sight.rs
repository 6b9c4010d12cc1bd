//! What somebody at a table is told: the updates of the protocol, whether they come from afar or from this process.

use game_core::Seat;
use referee::{ChairView, Fairness, Occupant, Stage};
use serde::Deserialize;
use serde_json::Value;

/// An update, as far as it is used here.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Sight {
    pub(crate) n: u64,
    /// The time by the table's clock, in milliseconds.
    now: u64,
    pub(crate) events: Vec<Told>,
    pub(crate) table: Place,
    /// None before the game.
    pub(crate) game: Option<GameSight>,
}

/// An event.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Told {
    pub(crate) n: u64,
    pub(crate) event: Value,
}

/// The table.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Place {
    pub(crate) game: String,
    pub(crate) stage: Stage,
    pub(crate) chairs: Vec<ChairView>,
    pub(crate) host: Option<Seat>,
    pub(crate) you: Option<Seat>,
    pub(crate) fairness: Fairness,
}

/// The game; how it looks inside only the game itself knows.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct GameSight {
    pub(crate) view: Value,
    pub(crate) pad: Value,
    pub(crate) legal: Vec<Value>,
    pub(crate) asked: Option<u64>,
}

impl Sight {
    /// How many seconds are left for the decision, if there is a limit.
    pub(crate) fn seconds_left(&self) -> Option<i64> {
        let chair = self.table.chairs.get(self.table.you?.index())?;
        i64::try_from(chair.due?.saturating_sub(self.now) / 1000).ok()
    }
}

impl Place {
    /// By seat; free chairs have none.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |chair: &ChairView| match &chair.occupant {
            Occupant::Open => "?".into(),
            Occupant::Person { name } | Occupant::Computer { name, .. } => name.clone(),
        };
        self.chairs.iter().map(name).collect()
    }

    /// Whether a computer player has taken one's place.
    pub(crate) fn is_replaced(&self) -> bool {
        self.you.and_then(|seat| self.chairs.get(seat.index())).is_some_and(|chair| chair.stand_in.is_some())
    }
}
