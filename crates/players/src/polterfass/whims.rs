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
    /// Where whims lead to, rather.
    pub temper: Temper,
}

/// What somebody does on a whim, rather than something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// Anything.
    Even,
    /// A guest who orders much: of two orders that come to mind the larger one.
    Thirsty,
    /// A guest who orders little: of two orders that come to mind the smaller one.
    Modest,
    /// An innkeeper who closes the tap at once one time out of four, not every other time, before anything at all comes to mind.
    Bold,
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
        let closes = if self.temper == Temper::Bold { 4 } else { 2 };
        if view.phase == PhaseView::Tap && luck.below(closes) == 0 {
            return legal.get(0);
        }
        let mut any = || legal.get(luck.below(legal.len() as u32) as usize);
        if view.phase == PhaseView::Ordering { self.temper.rather([any(), any()]) } else { any() }
    }
}

impl Temper {
    /// The one of two orders that is liked better; the first one of equals.
    fn rather(self, orders: [Action; 2]) -> Action {
        let [one, other] = orders;
        let sum = |action| match action {
            Action::Order { cards } => cards.sum(),
            _ => 0,
        };
        let better = match self {
            Self::Thirsty => sum(other) > sum(one),
            Self::Modest => sum(other) < sum(one),
            Self::Even | Self::Bold => false,
        };
        if better { other } else { one }
    }
}

#[cfg(test)]
mod tests {
    use ::polterfass::{FirstInnkeeper, Setup};
    use game_core::{Game, Observer, Seat};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// How many mugs are ordered on average, and how often of 100 the tap is closed, by whims alone.
    fn whims(temper: Temper) -> (f64, usize) {
        let setup = Setup { first_innkeeper: FirstInnkeeper::Seat(Seat::FIRST), ..Setup::standard(3) };
        let game = Polterfass::new(setup).unwrap();
        let player = Whims { orders: 100, taps: 100, temper };
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut state = game.start();
        let (mut ordered, mut closed) = (Vec::new(), Vec::new());
        while ordered.len() < 600 || closed.len() < 600 {
            match game.turn(&state) {
                game_core::Turn::Over => state = game.start(),
                game_core::Turn::Luck => {
                    let draw = game.draw_fast(&state, &mut luck);
                    game.resolve(&mut state, draw, &mut game_core::Ignored).unwrap();
                }
                game_core::Turn::Act(seats) => {
                    let seat = seats.lowest().unwrap();
                    let view = game.view(&state, Observer::Seat(seat));
                    let legal = game.legal_in(&view);
                    let action = player.choose(&game, &view, &Pad::default(), legal, &mut luck, &mut crate::unhurried);
                    match action {
                        Action::Order { cards } => ordered.push(f64::from(cards.sum())),
                        Action::Close {} => closed.push(true),
                        Action::RollOn { .. } if legal.contains(Action::Close {}) => closed.push(false),
                        _ => {}
                    }
                    game.act(&mut state, seat, action, &mut game_core::Ignored).unwrap();
                }
            }
        }
        let often = 100 * closed.iter().filter(|closed| **closed).count() / closed.len();
        (ordered.iter().sum::<f64>() / ordered.len() as f64, often)
    }

    #[test]
    fn tempers_lean_to_what_they_are_called_by_and_to_nothing_else() {
        let [even, thirsty, modest, bold] = [Temper::Even, Temper::Thirsty, Temper::Modest, Temper::Bold].map(whims);
        assert!(thirsty.0 > even.0 + 1.0 && modest.0 < even.0 - 1.0, "{thirsty:?}, {even:?}, {modest:?}");
        assert!((bold.0 - even.0).abs() < 0.5, "{bold:?}, {even:?}");
        // Where anything comes to mind closing is one of two or more things.
        assert!(even.1.abs_diff(70) < 6 && bold.1.abs_diff(55) < 6, "{bold:?}, {even:?}");
        assert!(thirsty.1.abs_diff(even.1) < 6 && modest.1.abs_diff(even.1) < 6, "{thirsty:?}, {even:?}, {modest:?}");
    }
}
