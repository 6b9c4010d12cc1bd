//! Orders by trial.

use game_core::Luck;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;

use super::ledger::{Cells, GUESTS};
use crate::polterfass::round::{OPTIONS, OrderKind};

/// How likely somebody lays each order.
pub(super) type Weights = [f64; OPTIONS];
/// By guest: what was laid in a trial.
pub(super) type Trial = [Laid; GUESTS];

/// What a guest laid in a trial.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Laid {
    pub(super) sum: usize,
    /// 0 for one card, 1 for two.
    pub(super) backs: usize,
    /// What the sum adds to the place of a bill in the ledger, drawn from the two cells around it, so that on average it lies on the line
    /// between them.
    pub(super) place: usize,
}

/// Trials of what everybody lays.
///
/// Every part of a guest's chances is drawn equally often (a Latin hypercube, McKay et al. 1979), so that only what depends on
/// several guests together varies by luck.
pub(super) struct Draws {
    /// Any orders.
    pub(super) any: Vec<Trial>,
    /// Orders with one card, and with two.
    pub(super) by_backs: [Vec<Trial>; 2],
}

/// What an order that nobody would lay weighs beside those that somebody would.
const UNTHOUGHT: f64 = 1e-9;

impl Draws {
    /// Room for so many trials.
    pub(super) fn new(trials: usize) -> Self {
        let none = || vec![[Laid::default(); GUESTS]; trials];
        Self { any: none(), by_backs: [none(), none()] }
    }

    /// Draws all trials, with these chances of orders by guest.
    pub(super) fn draw(&mut self, orders: &[Weights], cells: &[Cells], luck: &mut Xoshiro256PlusPlus) {
        for (guest, (orders, cells)) in orders.iter().zip(cells).enumerate() {
            column(&mut self.any, guest, orders, cells, luck);
            for (backs, draws) in self.by_backs.iter_mut().enumerate() {
                column(draws, guest, &given(orders, backs), cells, luck);
            }
        }
    }
}

/// The chances of orders if the backs are known; any of them if nobody would lay so many.
pub(super) fn given(orders: &Weights, backs: usize) -> Weights {
    let mut weights = [0.0; OPTIONS];
    for ((weight, chance), kind) in weights.iter_mut().zip(orders).zip(OrderKind::all()) {
        if kind.backs == backs {
            *weight = chance + UNTHOUGHT;
        }
    }
    let all: f64 = weights.iter().sum();
    weights.map(|weight| weight / all)
}

/// How likely a pattern of backs is.
pub(super) fn likelihood(orders: &[Weights], pattern: usize) -> f64 {
    let likely = |(guest, orders): (usize, &Weights)| -> f64 {
        let fits = |&(kind, _): &(OrderKind, &f64)| kind.backs == pattern >> guest & 1;
        OrderKind::all().zip(orders).filter(fits).map(|(_, chance)| chance).sum()
    };
    orders.iter().enumerate().map(likely).product()
}

/// Draws what one guest lays in all trials.
fn column(draws: &mut [Trial], guest: usize, weights: &Weights, cells: &Cells, luck: &mut Xoshiro256PlusPlus) {
    let each = 1.0 / draws.len() as f64;
    let mut likely = OrderKind::all().zip(weights).filter(|&(_, &weight)| weight > 0.0);
    let Some((mut kind, mut weight)) = likely.next() else { return };
    let mut below = 0.0;
    for (trial, laid) in draws.iter_mut().enumerate() {
        let at = (trial as f64 + f64::from(luck.next_u32()) / 4_294_967_296.0) * each;
        while at >= below + weight {
            // Rounding may leave a bit at the end, which is the last order's.
            let Some(next) = likely.next() else { break };
            below += weight;
            (kind, weight) = next;
        }
        // Where it falls within the chance of this order is as good as luck of its own.
        let within = ((at - below) / weight) as f32;
        let (cell, further) = cells.places[kind.sum];
        let place = (cell + usize::from(within < further)) * cells.stride;
        laid[guest] = Laid { sum: kind.sum, backs: kind.backs, place };
    }
    for trial in (1..draws.len()).rev() {
        let other = luck.below(trial as u32 + 1) as usize;
        (draws[trial][guest], draws[other][guest]) = (draws[other][guest], draws[trial][guest]);
    }
}
