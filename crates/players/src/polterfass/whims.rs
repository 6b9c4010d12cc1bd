//! The player whose mind is elsewhere now and then.

use ::polterfass::{Action, Legal, Pad, PhaseView, Polterfass, View};
use game_core::{LegalActions, Luck};
use rand_core::Rng;

use super::Careful;
use crate::Player;

/// Plays as [`Careful`] does, but follows a whim now and then: any order at all; an innkeeper who rolls once more or serves what
/// stands there; targets that lie at hand.
#[derive(Clone, Copy, Debug)]
pub struct Whims {
    /// How many of a hundred orders are whims, 0 to 100.
    pub orders: u32,
    /// How many of a hundred decisions of an innkeeper are.
    pub taps: u32,
}

impl Player<Polterfass> for Whims {
    fn choose(
        &self,
        game: &Polterfass,
        view: &View,
        pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        let often = if view.phase == PhaseView::Ordering { self.orders } else { self.taps };
        if luck.below(100) >= often {
            return Careful.choose(game, view, pad, legal, luck, go_on);
        }
        // Of all ways to roll on none is liked better than to close the tap.
        match view.phase {
            PhaseView::Tap if luck.below(2) == 0 => legal.get(0),
            _ => legal.get(luck.below(legal.len() as u32) as usize),
        }
    }
}
