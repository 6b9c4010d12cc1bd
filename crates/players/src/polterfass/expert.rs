//! The player who could solve every round, and doesn't always.

use ::polterfass::{Action, Legal, Pad, Polterfass, View};
use game_core::Luck;
use rand_core::Rng;

use super::{Careful, Solver};
use crate::Player;

/// Solves rounds as its solver does, but decides some things by habit, as [`Careful`] would.
#[derive(Clone, Copy, Debug)]
pub struct Expert {
    /// How it solves rounds.
    pub solver: Solver,
    /// How many of a hundred decisions are made by habit, 0 to 100.
    pub habits: u32,
}

impl Player<Polterfass> for Expert {
    fn choose(
        &self,
        game: &Polterfass,
        view: &View,
        pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        if luck.below(100) < self.habits {
            return Careful.choose(game, view, pad, legal, luck, go_on);
        }
        self.solver.choose(game, view, pad, legal, luck, go_on)
    }
}

#[cfg(test)]
mod tests {
    use ::polterfass::Setup;
    use game_core::{Game, LegalActions, Noted, Observer, Turn};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn it_decides_as_its_solver_or_by_habit_as_often_as_it_is_told() {
        let solver = Solver { iterations: 1, ..Solver::EXPERT };
        let experts = [0, 100].map(|habits| Expert { solver, habits });
        let others: [&dyn Player<Polterfass>; 2] = [&solver, &Careful];
        let game = Polterfass::new(Setup::standard(3)).unwrap();
        let (mut state, mut pad) = (game.start(), Pad::default());
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(11);
        let (mut asked, mut differ) = (0, 0);
        while asked < 60 {
            match game.turn(&state) {
                Turn::Luck => {
                    let draw = game.draw_fast(&state, &mut luck);
                    game.resolve(&mut state, draw, &mut Noted { game: &game, pad: &mut pad }).unwrap();
                }
                Turn::Act(seats) => {
                    let seat = seats.lowest().unwrap();
                    let view = game.view(&state, Observer::Seat(seat));
                    let legal = game.legal_in(&view);
                    let answer = |player: &dyn Player<Polterfass>, mut luck: Xoshiro256PlusPlus| {
                        player.choose(&game, &view, &pad, legal, &mut luck, &mut crate::unhurried)
                    };
                    let mut drawn = luck.clone();
                    drawn.below(100);
                    for (expert, other) in experts.iter().zip(others) {
                        assert_eq!(answer(expert, luck.clone()), answer(other, drawn.clone()), "{expert:?}: {view:?}");
                    }
                    let [solved, habit] = others.map(|other| answer(other, drawn.clone()));
                    (asked, differ) = (asked + usize::from(legal.len() > 1), differ + usize::from(solved != habit));
                    luck = drawn;
                    game.act(&mut state, seat, solved, &mut Noted { game: &game, pad: &mut pad }).unwrap();
                }
                Turn::Over => state = game.start(),
            }
        }
        assert!(differ > 5, "so it makes a difference: {differ} of {asked}");
    }
}
