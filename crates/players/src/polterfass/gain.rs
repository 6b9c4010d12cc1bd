//! What is left to be won of somebody who is known.

use ::polterfass::{Pad, PhaseView, Polterfass, View};
use game_core::Game;

use super::Responder;
use super::coaster::{Coaster, MOST};
use super::falls::Falls;
use super::responder::{order_worth, tap_worth};
use super::round::{OPTIONS, Outcomes};
use super::solver::Place;
use super::tap::{Choice, Plan};
use crate::unhurried;

/// What the best answer to a known player wins beyond what that player would win in the same place, in games: 0.01 is 1 win of 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gain {
    /// With an order.
    Order(f64),
    /// At the tap, with all decisions of the round together.
    Tap(f64),
}

impl Responder {
    /// What a guest who is ordering, or an innkeeper at the tap, gains by knowing the others; none for who decides neither.
    ///
    /// The known player is taken to order and to keep the tap by the strategies that it has found, so a solver is reckoned with the plans
    /// that it would not follow to an obvious mistake, too. The chances after the round are those of a game among equals. At the tap the
    /// gain is reckoned from the first roll on: it is the same at each decision of a round, and counts once. What
    /// [`hides`](Self::hides) gives away is not looked at. With five and more seats gains are estimates by trials.
    #[must_use]
    pub fn gain(&self, game: &Polterfass, view: &View, pad: &Pad) -> Option<Gain> {
        let place = Place::of(game, view, pad).filter(|_| view.seat.is_some_and(|seat| view.to_act.contains(seat)))?;
        match view.phase {
            PhaseView::Ordering => {
                let habits = self.habits(game, &place, &mut unhurried);
                let worth = order_worth(game, &place, &habits);
                Some(Gain::Order(beyond_order(&worth, &habits.orders[place.own - 1])))
            }
            PhaseView::Tap => {
                let habits = self.habits(game, &place, &mut unhurried);
                let (falls, worth) = (Falls::new(game.setup().barrels), tap_worth(game, &place, &habits));
                Some(Gain::Tap(beyond_tap(&falls, place.laid, &worth, &habits.outcomes[place.pattern])))
            }
            _ => None,
        }
    }
}

/// How much more the best order is worth than orders with these chances.
fn beyond_order(worth: &[f64; OPTIONS], chances: &[f64; OPTIONS]) -> f64 {
    let best = worth.iter().copied().fold(f64::MIN, f64::max);
    best - worth.iter().zip(chances).map(|(worth, chance)| worth * chance).sum::<f64>()
}

/// How much more the best plan for the tap is worth than outcomes with these chances, from this first roll on.
fn beyond_tap(falls: &Falls, laid: Coaster, worth: &Outcomes, chances: &Outcomes) -> f64 {
    let servings = std::array::from_fn(|served| worth[served]);
    let plan = Plan::with(falls, &servings, worth[MOST + 1], laid);
    let best = Choice::all(laid).map(|choice| plan.value(laid, choice)).fold(f64::MIN, f64::max);
    best - worth.iter().zip(chances).map(|(worth, chance)| worth * chance).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use ::polterfass::{Action, Setup};

    use super::*;
    use crate::Player;
    use crate::polterfass::playout::play;
    use crate::polterfass::round::{OrderKind, outcomes_of};
    use crate::polterfass::stopping::Stopping;
    use crate::polterfass::tap::{Flow, servings_of};
    use crate::polterfass::{Aim, Careful, Known, Solver, Suspicion};

    /// What stopping values are rounded to; and what is very unlikely is left out of outcomes.
    const ROUNDING: f64 = 1e-5;

    fn three() -> Polterfass {
        Polterfass::new(Setup { goal: 50, ..Setup::standard(3) }).unwrap()
    }

    fn solver(iterations: u32) -> Solver {
        Solver { iterations, careful: Suspicion::NONE, aim: Aim::Win }
    }

    fn knows(known: Known) -> Responder {
        Responder { known, hides: 0 }
    }

    /// The mean gain with an order, and in a round at the tap, in a game of careful players.
    fn means(responder: Responder) -> [f64; 2] {
        let (mut sums, mut counts, mut last_tap) = ([0.0; 2], [0.0; 2], 0);
        let game = three();
        play(&game, &[&Careful as &dyn Player<Polterfass>; 3], 6, &mut |view, pad, _| {
            let (kind, gain) = match responder.gain(&game, view, pad) {
                Some(Gain::Order(gain)) => (0, gain),
                Some(Gain::Tap(gain)) if view.round > last_tap => (1, gain),
                Some(Gain::Tap(_)) => return,
                None => return assert!(!matches!(view.phase, PhaseView::Ordering | PhaseView::Tap)),
            };
            assert!(gain > -ROUNDING && gain < 1.0, "{gain} in {:?} of round {}", view.phase, view.round);
            if kind == 1 {
                last_tap = view.round;
            }
            sums[kind] += gain;
            counts[kind] += 1.0;
        });
        assert!(counts[0] >= 8.0 && counts[0] == 2.0 * counts[1], "{counts:?}");
        std::array::from_fn(|kind| sums[kind] / counts[kind])
    }

    #[test]
    fn the_careful_leave_much_and_who_thinks_long_leaves_little() {
        let careful = means(knows(Known::Careful));
        let hasty = means(knows(Known::Solver(solver(6))));
        let patient = means(knows(Known::Solver(solver(300))));
        for kind in [0, 1] {
            assert!(careful[kind] > 10.0 * patient[kind], "{careful:?} {patient:?}");
            assert!(hasty[kind] > 3.0 * patient[kind], "{hasty:?} {patient:?}");
        }
    }

    #[test]
    fn the_gain_is_nothing_beyond_the_answer_itself() {
        let responder = knows(Known::Solver(solver(2)));
        let (mut orders, mut taps) = (0, 0);
        let game = three();
        play(&game, &[&responder as &dyn Player<Polterfass>; 3], 6, &mut |view, pad, action| {
            let Some(gain) = responder.gain(&game, view, pad) else { return };
            let place = Place::of(&game, view, pad).unwrap();
            let habits = responder.habits(&game, &place, &mut unhurried);
            match gain {
                Gain::Order(gain) => {
                    let Action::Order { cards } = action else { panic!("{action:?} is no order") };
                    let mut own = [0.0; OPTIONS];
                    own[OrderKind::of(cards).option()] = 1.0;
                    let left = beyond_order(&order_worth(&game, &place, &habits), &own);
                    assert!(left.abs() < 1e-12, "{left}");
                    orders += usize::from(gain > 1e-4);
                }
                Gain::Tap(gain) => {
                    let (falls, worth) = (Falls::new(game.setup().barrels), tap_worth(&game, &place, &habits));
                    let mut plan = Stopping::new();
                    let servings = std::array::from_fn(|served| worth[served]);
                    plan.reckon(&falls, &servings, worth[MOST + 1], place.laid.numbers);
                    let own = outcomes_of(&servings_of(&mut Flow::new(), &falls, &plan, place.laid));
                    let left = beyond_tap(&falls, place.laid, &worth, &own);
                    assert!(left.abs() < ROUNDING, "{left}");
                    taps += usize::from(gain > 1e-4);
                }
            }
        });
        assert!(orders > 3 && taps > 3, "{orders} orders and {taps} taps with something to gain");
    }
}
