//! Polterfass at this server.

use game_core::Game;
use polterfass::{Action, Polterfass, View};
use rand_chacha::ChaCha8Rng;

use super::Hosted;

impl Hosted for Polterfass {
    const PLAYERS: &'static [&'static str] = &players::polterfass::NAMES;

    fn choose(&self, player: &str, view: &View, luck: &mut ChaCha8Rng) -> Option<Action> {
        let player = players::polterfass::by_name(player)?;
        Some(player.choose(self, view, self.legal_in(view), luck, &mut players::unhurried))
    }
}
