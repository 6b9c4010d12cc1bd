//! The player who knows the others.

use ::polterfass::{Action, Legal, Order, Pad, PhaseView, Polterfass, View};
use game_core::{Game, LegalActions};
use rand_core::Rng;

use super::acting::{at_tap, lay, targets};
use super::careful::{NEAR, intended};
use super::coaster::{Coaster, MOST};
use super::crowd::{Ledger, gains_of, worth_of};
use super::falls::Falls;
use super::mind::Mind;
use super::round::{Habits, OPTIONS, OrderKind, Outcomes, Stakes, outcomes_of};
use super::solver::{Place, Solver, WRITTEN_OUT};
use super::tap::{Any, Choice, Plan, Worth, servings_by};
use super::values::Values;
use crate::Player;

/// Whom a [`Responder`] knows.
#[derive(Clone, Copy, Debug)]
pub enum Known {
    /// [`Careful`](super::Careful).
    Careful,
    /// This solver.
    Solver(Solver),
}

/// Answers as well as can be in each round to others who all are the same known player, whose habits it has before it.
///
/// What it wins more than its part is a lower bound on what can be won of that player: it takes its chances after the round for those of
/// a game among equals.
#[derive(Clone, Copy, Debug)]
pub struct Responder {
    /// Whom it knows.
    pub known: Known,
    /// How many of a thousand games it gives away with an order so as to pass for a careful guest, 0 to 1,000. It then orders the best
    /// that somebody careful might.
    pub hides: u32,
}

impl Player<Polterfass> for Responder {
    fn choose(
        &self,
        game: &Polterfass,
        view: &View,
        pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        let first = legal.get(0);
        let Some(place) = Place::of(game, view, pad).filter(|_| legal.len() > 1) else { return first };
        match view.phase {
            PhaseView::Ordering => {
                let habits = self.habits(game, &place, go_on);
                let gains = order_worth(game, &place, &habits);
                let best = |among: &dyn Fn(&usize) -> bool| {
                    (0..OPTIONS).filter(among).max_by(|one, other| gains[*one].total_cmp(&gains[*other])).unwrap_or(0)
                };
                let (careful, open) = (careful_orders(&Mind::of(game), place.laid), best(&|_| true));
                let hidden = best(&|option| careful[*option] > 0.0);
                let price = f64::from(self.hides) / 1000.0;
                lay(if gains[hidden] >= gains[open] - price { hidden } else { open }, luck)
            }
            PhaseView::Tap | PhaseView::Targets { .. } => {
                let habits = self.habits(game, &place, go_on);
                let outcomes = tap_worth(game, &place, &habits);
                let worth: Worth = std::array::from_fn(|served| outcomes[served]);
                if view.phase != PhaseView::Tap {
                    return targets(&worth, view, legal);
                }
                let (falls, now) = (Falls::new(game.setup().barrels), Coaster::seen(&view.barrels));
                let plan = Plan::with(&falls, &worth, outcomes[MOST + 1], now);
                let better = |one: &Choice, other: &Choice| plan.value(now, *one).total_cmp(&plan.value(now, *other));
                Choice::all(now).max_by(better).map_or(first, |choice| at_tap(view, legal, choice))
            }
            PhaseView::Lot | PhaseView::FirstRoll | PhaseView::Rolling { .. } | PhaseView::Over { .. } => first,
        }
    }
}

impl Responder {
    pub(super) fn habits(&self, game: &Polterfass, place: &Place, go_on: &mut dyn FnMut() -> bool) -> Habits {
        match self.known {
            Known::Solver(solver) => {
                let solution = solver.solution(game, place, go_on);
                let played = |learnt| solver.aim.played(learnt, game.seats());
                let orders = solution.orders.iter().map(played).collect();
                Habits { parts: vec![1.0; game.seats()], orders, outcomes: solution.outcomes.clone() }
            }
            Known::Careful => careful_habits(game, place.laid),
        }
    }
}

/// What each order is worth to the guest in this place, in games, if all others have these habits.
pub(super) fn order_worth(game: &Polterfass, place: &Place, habits: &Habits) -> [f64; OPTIONS] {
    let (values, equal_greedy) = (Values::shipped(game.seats()), game.setup().equal_greedy);
    if game.seats() <= WRITTEN_OUT {
        let stakes = Stakes::chances(values, &place.to_go, equal_greedy);
        return stakes.gains(place.own - 1, &habits.orders, &habits.outcomes);
    }
    let ledger = Ledger::chances(values, &place.to_go, equal_greedy);
    gains_of(&ledger, place.own - 1, &habits.orders, &habits.outcomes)
}

/// What each outcome is worth to the innkeeper in this place, in games, if the guests have these habits.
pub(super) fn tap_worth(game: &Polterfass, place: &Place, habits: &Habits) -> Outcomes {
    let (values, equal_greedy) = (Values::shipped(game.seats()), game.setup().equal_greedy);
    if game.seats() <= WRITTEN_OUT {
        return Stakes::chances(values, &place.to_go, equal_greedy).worth(&habits.orders, place.pattern);
    }
    worth_of(&Ledger::chances(values, &place.to_go, equal_greedy), &habits.orders, place.pattern)
}

/// What careful players do after this first roll.
pub(super) fn careful_habits(game: &Polterfass, laid: Coaster) -> Habits {
    let (guests, mind) = (game.seats() - 1, Mind::of(game));
    let orders = careful_orders(&mind, laid);
    let falls = Falls::new(game.setup().barrels);
    let by_singles: Vec<Outcomes> = (0..=guests).map(|singles| outcomes(&mind, &falls, laid, singles)).collect();
    let singles = |pattern: usize| guests - pattern.count_ones() as usize;
    let outcomes = (0..1 << guests).map(|pattern| by_singles[singles(pattern)]).collect();
    Habits { parts: vec![1.0; guests + 1], orders: vec![orders; guests], outcomes }
}

/// How likely careful guests lay each order who see this first roll.
pub(super) fn careful_orders(mind: &Mind, laid: Coaster) -> [f64; OPTIONS] {
    let sums = intended(mind, laid);
    let all: f64 = sums.iter().sum();
    let mut orders = [0.0; OPTIONS];
    let ways = |fits: &dyn Fn(&Order) -> bool| Order::all().filter(fits).count() as f64;
    for (chance, kind) in orders.iter_mut().zip(OrderKind::all()) {
        let same_sum = ways(&|order| usize::from(order.sum()) == kind.sum);
        let same = ways(&|order| usize::from(order.sum()) == kind.sum && usize::from(order.backs()) == kind.backs + 1);
        *chance = sums[kind.sum] / all * same / same_sum;
    }
    orders
}

/// What comes of the tap of a careful innkeeper.
fn outcomes(mind: &Mind, falls: &Falls, laid: Coaster, singles: usize) -> Outcomes {
    let worth = mind.worth(laid, singles);
    let plan = Plan::new(falls, &worth, laid);
    let choose = |coaster| {
        let good = plan.good(coaster, NEAR);
        let choices = Choice::all(coaster).enumerate().filter(|(number, _)| good >> number & 1 == 1);
        Any(choices.map(|(_, choice)| choice).collect())
    };
    let serve = |coaster: Coaster| {
        let value = |served: u8| worth[usize::from(served)];
        let best = coaster.servings().iter().copied().max_by(|one, other| value(*one).total_cmp(&value(*other)));
        best.unwrap_or(0)
    };
    let served = servings_by(falls, laid, &choose, serve);
    outcomes_of(&served)
}

#[cfg(test)]
mod tests {
    use ::polterfass::Setup;

    use super::*;
    use crate::polterfass::playout::play;
    use crate::polterfass::{Aim, Suspicion};

    /// How many orders in a game of such players are as of somebody careful, and how many are not.
    fn orders(hides: u32) -> [usize; 2] {
        let game = Polterfass::new(Setup { goal: 50, ..Setup::standard(3) }).unwrap();
        let known = Solver { iterations: 4, careful: Suspicion { at_first: 10, at_most: Some(90) }, aim: Aim::Win };
        let player = Responder { known: Known::Solver(known), hides };
        let pad = play(&game, &[&player as &dyn Player<Polterfass>; 3], 4, &mut |_, _, _| {});
        let mut count = [0, 0];
        for row in &pad.rows {
            let careful = careful_orders(&Mind::of(&game), Coaster::written(&row.tops));
            for order in row.orders.iter().flatten() {
                count[usize::from(careful[OrderKind::of(*order).option()] <= 0.0)] += 1;
            }
        }
        count
    }

    #[test]
    fn who_hides_orders_only_what_somebody_careful_might() {
        let [hidden, open] = orders(1000);
        assert!(hidden > 5 && open == 0, "{hidden} {open}");
        assert!(orders(0)[1] > 0);
    }
}
