//! From what a player wants to the action that does it.

use ::polterfass::{Action, BarrelSet, BarrelView, End, Legal, Order, View};
use game_core::{LegalActions, Luck};
use rand_core::Rng;

use super::coaster::Coaster;
use super::round::OrderKind;
use super::tap::{Choice, Worth};

/// The place of one of these weights, each as likely as its part of all.
pub(super) fn pick(weights: &[f64], luck: &mut dyn Rng) -> usize {
    let all: f64 = weights.iter().sum();
    let mut rest = f64::from(luck.next_u32()) / 4_294_967_296.0 * all;
    let last = weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(0);
    let found = weights.iter().position(|&weight| {
        rest -= weight;
        rest < 0.0
    });
    found.map_or(last, |found| found.min(last))
}

/// Lays any cards that make this order, by its number among the [`OrderKind`]s.
pub(super) fn lay(option: usize, luck: &mut dyn Rng) -> Action {
    let chosen = OrderKind::all().nth(option);
    let fits = |order: &Order| {
        chosen.is_some_and(|kind| usize::from(order.sum()) == kind.sum && usize::from(order.backs()) == kind.backs + 1)
    };
    let ways: Vec<Order> = Order::all().filter(fits).collect();
    Action::Order { cards: ways[luck.below(ways.len() as u32) as usize] }
}

/// What an innkeeper wants who does this at the tap (P4.1, P4.2); nothing for what is not done there.
pub(super) fn choice(view: &View, action: Action) -> Option<Choice> {
    match action {
        Action::Close {} => Some(Choice::Close),
        Action::RollOn { put_back } => {
            let left = (0..).zip(&view.barrels).filter(|(barrel, _)| put_back.bits() >> barrel & 1 == 0);
            let kept = Coaster::standing(left.map(|(barrel, place)| (barrel, *place))).specials;
            Some(Choice::RollOn { kept })
        }
        _ => None,
    }
}

/// The action that does what the innkeeper wants.
pub(super) fn at_tap(view: &View, legal: Legal, wanted: Choice) -> Action {
    legal.iter().find(|action| choice(view, *action) == Some(wanted)).unwrap_or_else(|| legal.get(0))
}

/// What is served after each way to name targets (P5); nothing for what is no target.
pub(super) fn served(view: &View, action: Action) -> Option<usize> {
    let Action::Target { destroyed, doubled } = action else { return None };
    let is_large = |place: &BarrelView| matches!(place, BarrelView::Standing { up: End::Large, .. });
    let large = (0_u16..).zip(&view.barrels).filter(|(_, place)| is_large(place)).map(|(barrel, _)| 1 << barrel).sum();
    let numbers = (0_u16..7).zip(&view.barrels).filter(|(_, place)| matches!(place, BarrelView::Standing { .. }));
    let (large, numbers) =
        (BarrelSet::from_bits(large), BarrelSet::from_bits(numbers.map(|(barrel, _)| 1 << barrel).sum()));
    Some(usize::from(numbers.minus(destroyed).sum(large) + doubled.sum(large)))
}

/// The targets that make the serving worth most, which need not be the largest one (P5.8).
pub(super) fn targets(worth: &Worth, view: &View, legal: Legal) -> Action {
    let value = |action: &Action| served(view, *action).map_or(f64::MIN, |served| worth[served]);
    legal.iter().max_by(|one, other| value(one).total_cmp(&value(other))).unwrap_or_else(|| legal.get(0))
}
