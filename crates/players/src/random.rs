//! The player that every other has to beat.

use game_core::{Game, LegalActions, Luck};
use rand_core::Rng;

use crate::Player;

/// Takes any legal action, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(
        &self,
        _game: &G,
        _view: &G::View,
        _pad: &G::Pad,
        legal: G::Legal,
        luck: &mut dyn Rng,
        _go_on: &mut dyn FnMut() -> bool,
    ) -> G::Action {
        let count = u32::try_from(legal.len()).unwrap_or(u32::MAX);
        legal.get(luck.below(count) as usize)
    }
}
