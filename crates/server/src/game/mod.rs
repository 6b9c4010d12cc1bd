//! The games that can be played here. A new game is added to [`GAMES`] and gets an `impl Hosted`.

mod any;
mod erased;
mod goldbraeu;
mod polterfass;

use protocol::ErrorBody;
use rand_chacha::ChaCha8Rng;
use referee::{Millis, Options, Secret, TableGame, TableId};
use serde_json::Value;
use store::NewRow;

pub(crate) use self::goldbraeu::on_map;
pub(crate) use any::{AnyCommand, AnyTable, Proposed, Seating};

/// A game that this server knows to host.
pub(crate) trait Hosted: TableGame + Clone {
    /// The names of its computer players, the strongest first; it plays for people who are away or late.
    const PLAYERS: &'static [&'static str];

    /// What the computer player decides who has this view; nothing if there is no such player.
    fn choose(&self, player: &str, view: &Self::View, luck: &mut ChaCha8Rng) -> Option<Self::Action>;
}

/// What can be done with a game before there is a table.
pub(crate) struct Entry {
    pub(crate) id: &'static str,
    pub(crate) players: &'static [&'static str],
    /// A table with an empty journal.
    pub(crate) empty: fn(TableId, Secret) -> Box<dyn AnyTable>,
    /// The first row of a table's journal.
    pub(crate) open: Open,
}

type Open = fn(TableId, Secret, Option<Value>, Options, Millis) -> Result<Vec<NewRow>, ErrorBody>;

const GAMES: &[Entry] = &[erased::entry::<::polterfass::Polterfass>(), erased::entry::<::goldbraeu::Goldbraeu>()];

/// The game of this name.
pub(crate) fn by_name(name: &str) -> Result<&'static Entry, ErrorBody> {
    let unknown = || ErrorBody::new("unknown_game").with("game", name);
    GAMES.iter().find(|entry| entry.id == name).ok_or_else(unknown)
}
