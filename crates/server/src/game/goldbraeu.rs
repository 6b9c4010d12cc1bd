//! Goldbräu at this server.

use game_core::Game;
use goldbraeu::{Action, Goldbraeu, Map, Setup, View};
use protocol::ErrorBody;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::Hosted;
use crate::error::{bad_field, internal};

impl Hosted for Goldbraeu {
    const PLAYERS: &'static [&'static str] = &players::goldbraeu::NAMES;

    fn choose(&self, player: &str, view: &View, luck: &mut ChaCha8Rng) -> Option<Action> {
        let player = players::goldbraeu::by_name(player)?;
        Some(player.choose(self, view, self.legal_in(view), luck, &mut players::unhurried))
    }
}

/// A setup, the book's for four if there is none, with this map in it.
///
/// # Errors
/// `bad_field` if it has a map already.
pub(crate) fn on_map(setup: Option<Value>, map: &Map) -> Result<Value, ErrorBody> {
    let Some(mut setup) = setup else {
        return serde_json::to_value(Setup { map: map.clone(), ..Setup::standard(4) }).map_err(|_| internal());
    };
    let map = serde_json::to_value(map).map_err(|_| internal())?;
    match setup.as_object_mut() {
        Some(fields) if fields.contains_key("map") => {
            return Err(bad_field("map", "the setup has a map of its own; give one of the two"));
        }
        Some(fields) => drop(fields.insert("map".to_owned(), map)),
        // What isn't a setup at all is refused by whoever reads it.
        None => {}
    }
    Ok(setup)
}
