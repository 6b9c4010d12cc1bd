//! The rules of Goldbräu: shares, bosses, beer gardens and breweries in three weeks, for 3 or 4 players.
//!
//! The rules of record are in `docs/rules/goldbraeu.md`; their numbers (`G5.3`) are cited throughout. What actions, luck,
//! events and views look like in JSON is shown by examples in `docs/goldbraeu-json.md`, which a test reads.

mod action;
mod appoint;
mod board;
mod bosses;
mod buy;
mod by;
mod cards;
mod contract;
mod day;
mod decline;
mod duel;
mod event;
mod expand;
mod figure;
mod game;
mod ids;
mod keep;
mod legal;
mod look;
mod map;
mod opening;
mod pad;
mod pay;
pub mod payday;
pub mod peers;
mod phase;
mod pick;
mod reckon;
mod refusal;
mod refusal_rules;
mod seen;
mod sets;
mod setup;
mod state;
mod stones;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Draw};
pub use board::{Board, Figures, FirmBoard, GardenBoard};
pub use by::{ByBrewery, ByFirm, ByGarden, BySeat};
pub use cards::{Cards, Row, TooManyCards};
pub use event::Event;
pub use game::Goldbraeu;
pub use ids::{Brewery, Card, Figure, Firm, Garden, Pick};
pub use legal::Legal;
pub use map::{At, Map, MapError, MapText, Side};
pub use pad::{BreweryRow, DayRow, GardenRow, Pad, PaydayRow};
pub use phase::Phase;
pub use reckon::{Entry, Fault, GardenSheet, Ground, Reckoned, Sheet, Week};
pub use refusal::Refusal;
pub use seen::{Purpose, Seen};
pub use sets::{FirmSet, GardenSet, Space, SpaceError, SpaceSet};
pub use setup::{Setup, SetupError, StartPlayer};
pub use state::State;
pub use view::{Cut, View};
