//! The player who acts by habit alone.

use ::goldbraeu::{Action, Goldbraeu, Legal, Pad, View};
use game_core::{Game as _, LegalActions};
use rand_core::Rng;

use super::books::Grounds;
use super::habit::{self, Habit};
use super::playout::Fate;
use crate::Player;

/// Acts by habit, without any look ahead.
#[derive(Clone, Copy, Debug)]
pub struct Habitual(pub Habit);

impl Player<Goldbraeu> for Habitual {
    fn choose(
        &self,
        game: &Goldbraeu,
        view: &View,
        _pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        _go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        let Some(seat) = view.seat.filter(|_| legal.len() > 1) else { return legal.get(0) };
        let roll = Fate::new(luck.next_u64()).whim();
        let state = game.sample(view, &mut { luck });
        habit::act(&self.0, &Grounds::new(game), &state, seat, legal, roll)
    }
}
