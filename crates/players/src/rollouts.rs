//! Advice by trying out: the game is played to its end again and again.

use game_core::{Game, Ignored, LegalActions, Observer, Seat, Turn};
use rand_core::Rng;

use crate::{Advice, Adviser, Anybody, unhurried};

/// Tries out each action on tables drawn from what was seen, on which this player then plays for everybody.
pub struct Rollouts<G: Game> {
    player: Anybody<G>,
    most: u32,
}

impl<G: Game> Rollouts<G> {
    /// Rollouts by this player: each action is tried out `most` times, unless time is out before.
    pub fn new(player: Anybody<G>, most: u32) -> Self {
        Self { player, most: most.max(1) }
    }

    /// What part of the win is the seat's after it has acted and all have played on.
    fn play(&self, game: &G, mut state: G::State, seat: Seat, action: G::Action, mut luck: &mut dyn Rng) -> f64 {
        let mut acts = game.act(&mut state, seat, action, &mut Ignored).is_ok();
        while acts {
            acts = match game.turn(&state) {
                Turn::Luck => {
                    let draw = game.draw_fast(&state, &mut luck);
                    game.resolve(&mut state, draw, &mut Ignored).is_ok()
                }
                Turn::Act(seats) => seats.iter().all(|seat| {
                    let view = game.view(&state, Observer::Seat(seat));
                    let legal = game.legal_in(&view);
                    // Of seats that act at the same time, one may end what the others were asked for.
                    legal.is_empty() || {
                        let action = self.player.choose(game, &view, legal, luck, &mut unhurried);
                        game.act(&mut state, seat, action, &mut Ignored).is_ok()
                    }
                }),
                Turn::Over => false,
            };
        }
        let winners = game.outcome(&state).map(|outcome| outcome.winners);
        winners.filter(|winners| winners.contains(seat)).map_or(0.0, |winners| 1.0 / winners.len() as f64)
    }
}

impl<G: Game> Adviser<G> for Rollouts<G> {
    fn advise(
        &self,
        game: &G,
        view: &G::View,
        legal: G::Legal,
        mut luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Advice {
        let mut won = vec![0.0; legal.len()];
        let mut tries = 0;
        let asked = |state: &G::State| match game.turn(state) {
            Turn::Act(seats) => seats.iter().find(|&seat| game.view(state, Observer::Seat(seat)) == *view),
            _ => None,
        };
        while tries < self.most && (tries == 0 || go_on()) {
            // All actions are tried out on the same table.
            let state = game.sample(view, &mut luck);
            let Some(seat) = asked(&state) else { break };
            for (won, action) in won.iter_mut().zip(legal.iter()) {
                *won += self.play(game, state, seat, action, luck);
            }
            tries += 1;
        }
        let all = f64::from(tries.max(1));
        let chances: Vec<f64> = won.into_iter().map(|won| won / all).collect();
        let spread = chances.iter().map(|chance| chance * (1.0 - chance)).fold(0.0, f64::max);
        // Half a win more and less than was seen, so that nothing is certain after a few tries.
        let error = ((spread + 0.25 / all) / all).sqrt();
        Advice { chances, error }
    }
}
