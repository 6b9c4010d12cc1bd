//! Goldbräu at this server.

use game_core::Game;
use goldbraeu::{Action, Goldbraeu, View};
use rand_chacha::ChaCha8Rng;

use super::Hosted;

impl Hosted for Goldbraeu {
    const PLAYERS: &'static [&'static str] = &players::goldbraeu::NAMES;

    fn choose(&self, player: &str, view: &View, luck: &mut ChaCha8Rng) -> Option<Action> {
        let player = players::goldbraeu::by_name(player)?;
        Some(player.choose(self, view, self.legal_in(view), luck, &mut players::unhurried))
    }
}
