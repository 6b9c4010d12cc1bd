//! What guests are likely to order (P3), from what stands on the coaster.

use ::polterfass::{EqualGreedy, Order};

use super::coaster::{Coaster, MOST};
use super::falls::Falls;
use super::tap::{Plan, erratic_servings, worth};

/// The largest order (P3.1).
pub(super) const LARGEST: usize = 13;
/// A chance for each sum that a guest can order.
pub(super) type Sums = [f64; LARGEST + 1];

/// How many mugs make an order e times as likely as another.
const TEMPERATURE: f64 = 0.5;
/// The share of guests who are thought to order anything at all, and of innkeepers who are thought to roll and serve so.
const ERRATIC: f64 = 0.7;
const ROUNDS: usize = 10;

/// In how many ways each sum can be laid with one and with two cards (P3.3).
fn ways() -> [[f64; 2]; LARGEST + 1] {
    let mut ways = [[0.0; 2]; LARGEST + 1];
    for order in Order::all() {
        ways[usize::from(order.sum())][usize::from(order.backs()) - 1] += 1.0;
    }
    ways
}

/// Any of the 36 orders, all equally likely.
fn anything() -> Sums {
    ways().map(|[one, two]| (one + two) / Order::COUNT as f64)
}

/// What a guest of this table is thought to order.
pub(super) fn suspected(wise: &Sums) -> Sums {
    let mut wise = *wise;
    wise.iter_mut().zip(anything()).for_each(|(chance, any)| *chance += ERRATIC * (any - *chance));
    wise
}

/// The same if the number of backs is known (P3.2), for one and for two; a wise guest lays each way to a sum alike.
pub(super) fn by_backs(suspected: &Sums) -> [Sums; 2] {
    [0, 1].map(|backs| {
        let mut sums = *suspected;
        sums.iter_mut().zip(ways()).for_each(|(chance, ways)| *chance *= ways[backs] / (ways[0] + ways[1]));
        let all: f64 = sums.iter().sum();
        sums.map(|chance| chance / all)
    })
}

/// The chances of each total of these guests' orders.
pub(super) fn totals<'a>(guests: impl IntoIterator<Item = &'a Sums>) -> Vec<f64> {
    guests.into_iter().fold(vec![1.0], |so_far, sums| add(&so_far, sums))
}

fn add(one: &[f64], other: &[f64]) -> Vec<f64> {
    let mut sums = vec![0.0; one.len() + other.len() - 1];
    for (at, chance) in one.iter().enumerate().filter(|&(_, &chance)| chance > 0.0) {
        sums[at..].iter_mut().zip(other).for_each(|(sum, also)| *sum += chance * also);
    }
    sums
}

/// How a wise guest orders who sees this coaster, thinks that the others are as wise, give or take, and that the innkeeper
/// plays as well as can be.
///
/// It is the quantal response equilibrium of the round (McKelvey and Palfrey 1995), found by repeated answers to the mean
/// of the answers before.
pub(super) fn wise(falls: &Falls, coaster: Coaster, seats: usize, equal_greedy: EqualGreedy) -> Sums {
    let others = seats - 2;
    let erratic = erratic_servings(falls, coaster);
    let mut mean = anything();
    for round in 0..ROUNDS {
        let guest = suspected(&mean);
        let plan = Plan::new(falls, &worth(&totals(std::iter::repeat_n(&guest, others + 1))), coaster);
        let mut served = plan.servings(coaster);
        served.iter_mut().zip(erratic).for_each(|(chance, any)| *chance += ERRATIC * (any - *chance));
        let table = Table::of(&served, &guest, others, equal_greedy);
        let answer = answer(&std::array::from_fn(|order| table.gain(order)));
        let weight = 2.0 / (round as f64 + 2.0);
        mean.iter_mut().zip(answer).for_each(|(chance, new)| *chance += weight * (new - *chance));
    }
    mean
}

/// The likelier the better.
fn answer(gains: &Sums) -> Sums {
    let best = gains.iter().copied().fold(f64::MIN, f64::max);
    let weights = gains.map(|gain| exp((gain - best) / TEMPERATURE));
    let all: f64 = weights.iter().sum();
    weights.map(|weight| weight / all)
}

/// The exponential function of a number that is not above 0, by arithmetic alone, so that it is the same on all machines.
fn exp(of: f64) -> f64 {
    let mut power = (1.0 + of / 1024.0).max(0.0);
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// What the other guests and the innkeeper are thought to do.
struct Table {
    /// By total: the chance that it is too much (P6.4).
    too_much: [f64; MOST + 1],
    /// By lowest and highest order allowed: the chances of each total of the other guests with all orders within.
    within: Vec<Vec<f64>>,
    equal_greedy: EqualGreedy,
}

impl Table {
    fn of(served: &[f64; MOST + 1], guest: &Sums, others: usize, equal_greedy: EqualGreedy) -> Self {
        let mut below = 0.0;
        let too_much = std::array::from_fn(|total| {
            let chance = below;
            below += served[total];
            chance
        });
        let ranges = (0..=LARGEST).flat_map(|low| (0..=LARGEST).map(move |high| (low, high)));
        let within = ranges.map(|(low, high)| {
            if low > high {
                return Vec::new();
            }
            // Kept at their places, so that the totals come out right.
            let mut only = [0.0; LARGEST + 1];
            only[low..=high].copy_from_slice(&guest[low..=high]);
            totals(std::iter::repeat_n(&only, others))
        });
        Self { too_much, within: within.collect(), equal_greedy }
    }

    /// The chance that all others order from `low` to `high` and that it is too much with `own` added.
    fn greedy(&self, low: usize, high: usize, own: usize) -> f64 {
        let totals = self.within.get(low * (LARGEST + 1) + high).into_iter().flatten().enumerate();
        totals.map(|(total, chance)| chance * self.too_much[(total + own).min(MOST)]).sum()
    }

    /// The mugs that a guest can expect from an order (P6.2 to P6.5).
    fn gain(&self, own: usize) -> f64 {
        let any = self.greedy(0, LARGEST, own);
        let greediest = self.greedy(0, own, own);
        let mut gain = own as f64 * (1.0 - any - greediest);
        let mut before = 0.0;
        for high in own..=LARGEST {
            let modest = self.greedy(own, high, own);
            gain += high as f64 * (modest - before);
            before = modest;
        }
        if self.equal_greedy == EqualGreedy::Penalty {
            gain -= own as f64 * self.greedy(own, own, own);
        }
        gain
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::polterfass::BarrelModel;

    /// How guests order who see these arrangements of 9/2, 8/3, 7/4 and 6/5 barrels.
    fn seeing(kinds: [usize; 4], specials: usize) -> Sums {
        let coaster = Coaster { numbers: super::super::coaster::numbers_of(kinds), specials };
        wise(&Falls::new(BarrelModel::default()), coaster, 4, EqualGreedy::NetZero)
    }

    fn mean(sums: &Sums) -> f64 {
        sums.iter().enumerate().map(|(order, chance)| order as f64 * chance).sum()
    }

    #[test]
    fn guests_order_more_the_more_stands() {
        let (three, nine, many) =
            (mean(&seeing([0, 1, 0, 0], 0)), mean(&seeing([2, 0, 0, 0], 0)), mean(&seeing([2, 2, 2, 0], 0)));
        assert!(three < nine && nine < many - 2.0, "{three:.2} {nine:.2} {many:.2}");
    }

    #[test]
    fn guests_are_not_predictable() {
        let sums = seeing([2, 0, 0, 0], 0);
        assert!(sums.iter().all(|&chance| chance < 0.6), "{sums:.2?}");
    }

    #[test]
    fn one_back_is_never_more_than_seven() {
        let [one, two] = by_backs(&anything());
        assert!((one[7] - 0.125).abs() < 1e-12 && one[8..].iter().all(|&chance| chance == 0.0));
        assert!((two.iter().sum::<f64>() - 1.0).abs() < 1e-12 && two[0] == 0.0);
    }

    #[test]
    fn the_exponential_function_is_near_enough() {
        for of in [0.0, -0.1, -1.0, -5.0_f64] {
            assert!((exp(of) - of.exp()).abs() < 2e-3, "{of}");
        }
    }
}
