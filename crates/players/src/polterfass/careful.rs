//! The player for whom a mug in the hand is worth two on the coaster.

use ::polterfass::{Action, Legal, Order, Pad, PhaseView, Polterfass, View};
use game_core::{LegalActions, Luck};
use rand_core::Rng;

use super::acting::{at_tap, pick, targets};
use super::coaster::Coaster;
use super::guests::Sums;
use super::mind::Mind;
use super::tap::Choice;
use crate::Player;

/// Goes by the odds: how barrels fall, what others are likely to order who see the same barrels, and what that brings.
///
/// It counts mugs, not who is about to win. What it has found out about a coaster it keeps, for all tables; that changes how long it
/// thinks, but not its answers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl Careful {
    /// Whether somebody careful who sees these barrels would ever lay this order.
    #[must_use]
    pub fn lays(game: &Polterfass, view: &View, order: Order) -> bool {
        intended(&Mind::of(game), Coaster::seen(&view.barrels))[usize::from(order.sum())] > 0.0
    }
}

/// Rolling or closing may cost so many mugs, for the sake of not being read.
pub(super) const NEAR: f64 = 0.15;

impl Player<Polterfass> for Careful {
    fn choose(
        &self,
        game: &Polterfass,
        view: &View,
        _pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        _go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        let first = legal.get(0);
        if legal.len() == 1 {
            return first;
        }
        let mind = Mind::of(game);
        match view.phase {
            PhaseView::Ordering => order(&mind, view, luck),
            PhaseView::Tap => tap(&mind, view, legal, luck),
            PhaseView::Targets { .. } => {
                targets(&mind.worth(Coaster::ordered_at(view), single_backs(view)), view, legal)
            }
            PhaseView::Lot | PhaseView::FirstRoll | PhaseView::Rolling { .. } | PhaseView::Over { .. } => first,
        }
    }
}

/// Any of the good orders, by how good they are; the cards of a sum are any that make it.
fn order(mind: &Mind, view: &View, luck: &mut dyn Rng) -> Action {
    let sum = pick(&intended(mind, Coaster::seen(&view.barrels)), luck);
    let ways: Vec<Order> = Order::all().filter(|order| usize::from(order.sum()) == sum).collect();
    Action::Order { cards: ways[luck.below(ways.len() as u32) as usize] }
}

/// How likely each sum is ordered, in proportion; what others would do only by mistake is left out.
pub(super) fn intended(mind: &Mind, coaster: Coaster) -> Sums {
    let sums = mind.orders(coaster);
    let best = sums.iter().copied().fold(0.0, f64::max);
    sums.map(|chance| if chance < 0.2 * best { 0.0 } else { chance })
}

fn tap(mind: &Mind, view: &View, legal: Legal, luck: &mut dyn Rng) -> Action {
    let coaster = Coaster::seen(&view.barrels);
    let good = mind.taps(Coaster::ordered_at(view), coaster, single_backs(view), NEAR);
    let choices: Vec<Choice> = Choice::all(coaster)
        .enumerate()
        .filter(|(number, _)| good >> number & 1 == 1)
        .map(|(_, choice)| choice)
        .collect();
    at_tap(view, legal, choices[luck.below(choices.len() as u32) as usize])
}

/// How many guests laid a single card (P3.2).
fn single_backs(view: &View) -> usize {
    view.backs.iter().filter(|backs| **backs == Some(1)).count()
}
