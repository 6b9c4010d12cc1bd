//! Chances by trial, for tables that are too large to write all of a round out.

use ::polterfass::EqualGreedy;
use ::polterfass::bill::settle_sums;
use game_core::Seat;
use rand_core::Rng;

use super::acting::pick;
use super::coaster::MOST;
use super::round::{OPTIONS, OUTCOMES, OrderKind, Outcomes};
use super::values::Values;

/// How many rounds are tried out.
const TRIALS: usize = 200;

/// A round at a table of any size.
pub(super) struct Trial<'a> {
    pub(super) values: &'a Values,
    /// How many mugs are missing to the goal, clockwise from the innkeeper.
    pub(super) to_go: &'a [i32],
    pub(super) equal_greedy: EqualGreedy,
    /// By guest: the chance of each order.
    pub(super) orders: &'a [[f64; OPTIONS]],
}

impl Trial<'_> {
    /// What each order is worth to a guest, counted from 0, if these are the chances of outcomes by pattern of backs.
    pub(super) fn gains(&self, guest: usize, outcomes: &[Outcomes], luck: &mut dyn Rng) -> [f64; OPTIONS] {
        let mut gains = [0.0; OPTIONS];
        for _ in 0..TRIALS {
            let mut laid = self.draw(|_| true, luck);
            // The same luck for all orders of this guest's, as far as can be.
            let luck = draw_part(luck);
            for (gain, kind) in gains.iter_mut().zip(OrderKind::all()) {
                laid[guest] = kind;
                let pattern: usize = laid.iter().zip(0..).map(|(kind, guest)| kind.backs << guest).sum();
                let outcome = outcome_at(&outcomes[pattern], luck);
                *gain += self.chances(&laid, (outcome <= MOST).then_some(outcome))[guest + 1];
            }
        }
        gains.map(|gain| gain / TRIALS as f64)
    }

    /// What each outcome is worth to the innkeeper who sees this pattern of backs.
    pub(super) fn worth(&self, pattern: usize, luck: &mut dyn Rng) -> Outcomes {
        let mut worth = [0.0; OUTCOMES];
        for _ in 0..TRIALS {
            let laid = self.draw(|(guest, kind)| kind.backs == pattern >> guest & 1, luck);
            for (outcome, worth) in worth.iter_mut().enumerate() {
                *worth += self.chances(&laid, (outcome <= MOST).then_some(outcome))[0];
            }
        }
        worth.map(|worth| worth / TRIALS as f64)
    }

    fn draw(&self, fits: impl Fn((usize, OrderKind)) -> bool, luck: &mut dyn Rng) -> Vec<OrderKind> {
        let draw = |(guest, orders): (usize, &[f64; OPTIONS])| {
            let mut weights = *orders;
            for (weight, kind) in weights.iter_mut().zip(OrderKind::all()) {
                // Whoever is thought to order otherwise orders anything.
                *weight = if fits((guest, kind)) { *weight + 1e-6 } else { 0.0 };
            }
            OrderKind::all().nth(pick(&weights, luck)).unwrap_or(OrderKind { backs: 0, sum: 0 })
        };
        self.orders.iter().enumerate().map(draw).collect()
    }

    fn chances(&self, laid: &[OrderKind], served: Option<usize>) -> Vec<f64> {
        let sums: Vec<Option<u8>> = std::iter::once(None).chain(laid.iter().map(|kind| Some(kind.sum as u8))).collect();
        let bill = settle_sums(&sums, Seat::FIRST, served.map(|served| served as u16), self.equal_greedy);
        let after: Vec<i32> = self.to_go.iter().zip(bill.results.0).map(|(to_go, result)| to_go - result).collect();
        self.values.chances_after(&after)
    }
}

fn draw_part(luck: &mut dyn Rng) -> f64 {
    f64::from(luck.next_u32()) / 4_294_967_296.0
}

/// The outcome that this part of the luck falls to.
fn outcome_at(outcomes: &Outcomes, mut part: f64) -> usize {
    outcomes
        .iter()
        .position(|chance| {
            part -= chance;
            part < 0.0
        })
        .unwrap_or(OUTCOMES - 1)
}
