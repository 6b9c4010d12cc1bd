//! The player who solves the round it is in.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use ::polterfass::{Action, BarrelModel, EqualGreedy, Legal, Order, PhaseView, Polterfass, View};
use game_core::{Game, LegalActions, Luck, Seat};
use rand_core::Rng;

use super::acting::{at_tap, pick, targets};
use super::coaster::Coaster;
use super::falls::Falls;
use super::round::{OrderKind, Round, Solution, Stakes};
use super::tap::{Choice, Plan, Worth};
use super::values::Values;
use crate::Player;

/// Plays an equilibrium of each round, in which everybody's stake is the chance to win the game.
#[derive(Clone, Copy, Debug)]
pub struct Solver {
    /// How often everybody learns in each round.
    pub iterations: u32,
}

/// Orders that are less likely than this part of the likeliest are mistakes of somebody who is still learning.
const MISTAKE: f64 = 0.05;
/// How many solved rounds are remembered.
const ROUNDS: usize = 512;

/// What of a round makes a difference.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    to_go: Vec<i32>,
    coaster: Coaster,
    equal_greedy: bool,
    barrels: [u64; 2],
    iterations: u32,
}

static SOLVED: Mutex<Option<HashMap<Key, Arc<Solution>>>> = Mutex::new(None);

impl Player<Polterfass> for Solver {
    fn choose(
        &self,
        game: &Polterfass,
        view: &View,
        legal: Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        let first = legal.get(0);
        let (Some(seat), Some(innkeeper)) = (view.seat, view.innkeeper) else { return first };
        if legal.len() == 1 {
            return first;
        }
        let seats = game.seats();
        match view.phase {
            PhaseView::Ordering => {
                let solution = self.solution(game, view, innkeeper, Coaster::seen(&view.barrels), go_on);
                let guest = (seat.index() + seats - innkeeper.index()) % seats - 1;
                order(&solution.orders[guest], luck)
            }
            PhaseView::Tap => {
                let worth = self.worth(game, view, innkeeper, go_on);
                let coaster = Coaster::seen(&view.barrels);
                let falls = Falls::new(game.setup().barrels);
                let plan = Plan::with(&falls, &worth.0, worth.1, coaster);
                let best = Choice::all(coaster)
                    .max_by(|one, other| plan.value(coaster, *one).total_cmp(&plan.value(coaster, *other)));
                best.map_or(first, |choice| at_tap(view, legal, choice))
            }
            PhaseView::Targets { .. } => targets(&self.worth(game, view, innkeeper, go_on).0, view, legal),
            PhaseView::Lot | PhaseView::FirstRoll | PhaseView::Rolling { .. } | PhaseView::Over { .. } => first,
        }
    }
}

impl Solver {
    fn worth(&self, game: &Polterfass, view: &View, innkeeper: Seat, go_on: &mut dyn FnMut() -> bool) -> (Worth, f64) {
        let before = Coaster::before(&view.barrels);
        let laid = if before.numbers == 0 { Coaster::seen(&view.barrels) } else { before };
        let solution = self.solution(game, view, innkeeper, laid, go_on);
        let seats = game.seats();
        let guests = (1..seats).map(|step| view.backs[(innkeeper.index() + step) % seats]);
        let pattern = guests.zip(0..).map(|(backs, guest)| usize::from(backs == Some(2)) << guest).sum::<usize>();
        let worth = &solution.worths[pattern];
        (std::array::from_fn(|served| worth[served]), worth[worth.len() - 1])
    }

    fn solution(
        &self,
        game: &Polterfass,
        view: &View,
        innkeeper: Seat,
        coaster: Coaster,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Arc<Solution> {
        let (setup, seats) = (game.setup(), game.seats());
        let to_go: Vec<i32> = (0..seats)
            .map(|step| i32::from(setup.goal) - view.totals[(innkeeper.index() + step) % seats])
            .collect();
        let BarrelModel::Reckoned { stand, large_end } = setup.barrels;
        let key = Key {
            to_go,
            coaster,
            equal_greedy: setup.equal_greedy == EqualGreedy::Penalty,
            barrels: [stand, large_end].map(f64::to_bits),
            iterations: self.iterations,
        };
        let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = solved.get_or_insert_default().get(&key) {
            return known.clone();
        }
        drop(solved);
        let stakes = Stakes::chances(Values::shipped(seats), &key.to_go, setup.equal_greedy);
        let mut out_of_time = false;
        let solution = Round::at(setup.barrels, coaster, &stakes).solve(self.iterations, &mut || {
            let more = go_on();
            out_of_time |= !more;
            more
        });
        let solution = Arc::new(solution);
        // What was found in haste is not what others are to have.
        if !out_of_time {
            let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
            let known = solved.get_or_insert_default();
            if known.len() >= ROUNDS {
                known.clear();
            }
            known.insert(key, solution.clone());
        }
        solution
    }
}

fn order(chances: &[f64], luck: &mut dyn Rng) -> Action {
    let best = chances.iter().copied().fold(0.0, f64::max);
    let weights: Vec<f64> = chances.iter().map(|&chance| if chance < MISTAKE * best { 0.0 } else { chance }).collect();
    let chosen = OrderKind::all().nth(pick(&weights, luck));
    let fits = |order: &Order| {
        chosen.is_some_and(|kind| usize::from(order.sum()) == kind.sum && usize::from(order.backs()) == kind.backs + 1)
    };
    let ways: Vec<Order> = Order::all().filter(fits).collect();
    let mut luck = luck;
    Action::Order { cards: ways[(&mut luck).below(ways.len() as u32) as usize] }
}
