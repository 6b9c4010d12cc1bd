//! Trying things out on tables that may be the true one.

mod halving;
mod picking;
mod tally;

use ::goldbraeu::{Action, Board, Legal, Phase, State, View};
use game_core::{Game as _, Seat};
use rand_core::Rng;

pub(super) use self::tally::Tally;
use super::books::Grounds;
use super::habit::{self, Habit};
use super::playout::{self, Horizon};

/// A decision that is looked into.
///
/// Tables are drawn from what was seen. On each of them things are tried out and everybody plays on by habit for some days;
/// what counts is how likely the seat is then to win.
pub(super) struct Search<'a> {
    pub(super) grounds: &'a Grounds<'a>,
    pub(super) habit: &'a Habit,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) legal: Legal,
    /// How many times things are played on.
    pub(super) iterations: u32,
    /// How many days are played on, this one included, at least 1.
    pub(super) days: u32,
    /// The λ by which what is foreseen later counts less; see [`Horizon`](playout::Horizon).
    pub(super) lambda: f32,
    /// What an action is taken to be worth besides what was found, in chances to win.
    pub(super) fancy: &'a dyn Fn(Action) -> f32,
}

impl Search<'_> {
    /// Whether several choose an action card at the same time.
    pub(super) fn is_pick(&self) -> bool {
        matches!(self.view.board.phase, Phase::Pick { .. })
    }

    /// The best action that is found before `go_on` says no or everything has been played on often enough.
    pub(super) fn best(&self, luck: &mut dyn Rng, go_on: &mut dyn FnMut() -> bool) -> Action {
        if self.is_pick() { self.pick(luck, go_on).0 } else { self.halve(luck, go_on) }
    }

    /// A table that fits what was seen.
    fn table(&self, luck: &mut dyn Rng) -> State {
        self.grounds.game.sample(self.view, &mut { luck })
    }

    /// How far is looked ahead from a table.
    fn horizon(&self, board: &Board) -> Horizon {
        Horizon { until: playout::until(board, self.days), lambda: self.lambda }
    }

    /// What is done without a look ahead.
    fn usual(&self, luck: &mut dyn Rng) -> Action {
        let state = self.table(luck);
        let roll = playout::Fate::new(luck.next_u64()).whim();
        habit::act(self.habit, self.grounds, &state, self.seat, self.legal, roll)
    }
}
