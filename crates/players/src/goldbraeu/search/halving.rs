//! Which of several actions is best, all others' being known by habit.

use ::goldbraeu::Action;
use game_core::{Game as _, Ignored, LegalActions};
use rand_core::Rng;

use super::{Search, Tally};
use crate::goldbraeu::books::SEATS;
use crate::goldbraeu::playout::{self, Fate};

/// An action that is still thought of.
#[derive(Clone, Copy)]
struct Thought {
    action: Action,
    fancy: f64,
    tally: Tally,
}

impl Thought {
    fn worth(&self) -> f64 {
        self.tally.mean() + self.fancy
    }
}

impl Search<'_> {
    /// Sequential halving (Karnin, Koren and Somekh, ICML 2013): all actions are tried out on the same tables with the same luck,
    /// then the better half of them, and so on, until one is left. Each round plays on equally often.
    pub(super) fn halve(&self, luck: &mut dyn Rng, go_on: &mut dyn FnMut() -> bool) -> Action {
        let usual = self.usual(luck);
        let thought = |action| Thought { action, fancy: f64::from((self.fancy)(action)), tally: Tally::default() };
        let mut alive: Vec<Thought> = self.legal.iter().map(thought).collect();
        // The usual one goes first: it is taken if there is no time for more, and if others are no better.
        alive.sort_by_key(|thought| thought.action != usual);
        let rounds = alive.len().next_power_of_two().trailing_zeros().max(1);
        for _ in 0..rounds {
            let tables = (self.iterations / rounds / alive.len() as u32).max(1);
            let tried = (0..tables).take_while(|_| go_on()).map(|_| self.try_out(&mut alive, luck)).count();
            let in_time = tried == tables as usize;
            // Misjudgements alone say nothing.
            if tried > 0 {
                alive.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
            }
            if !in_time {
                break;
            }
            alive.truncate(alive.len().div_ceil(2));
        }
        alive.first().map_or(usual, |thought| thought.action)
    }

    /// What was found about each legal action, each tried out equally often.
    pub(in crate::goldbraeu) fn compare(&self, luck: &mut dyn Rng, go_on: &mut dyn FnMut() -> bool) -> Vec<Tally> {
        let thought = |action| Thought { action, fancy: 0.0, tally: Tally::default() };
        let mut all: Vec<Thought> = self.legal.iter().map(thought).collect();
        let tables = (self.iterations / all.len() as u32).max(1);
        for table in 0..tables {
            if table > 0 && !go_on() {
                break;
            }
            self.try_out(&mut all, luck);
        }
        all.into_iter().map(|thought| thought.tally).collect()
    }

    /// Tries these actions out on one table.
    fn try_out(&self, thoughts: &mut [Thought], luck: &mut dyn Rng) {
        let state = self.table(luck);
        let fate = Fate::new(luck.next_u64());
        let horizon = self.horizon(&self.view.board);
        for Thought { action, tally, .. } in thoughts {
            let mut next = state;
            if self.grounds.game.act(&mut next, self.seat, *action, &mut Ignored).is_ok() {
                let chances = playout::chances(self.grounds, self.habit, &mut next, horizon, &mut fate.clone());
                tally.add(chances[self.seat.index() % SEATS]);
            }
        }
    }
}
