//! How the barrels of a cup fall, by arrangements.

use std::sync::Arc;

use ::polterfass::BarrelModel;

use super::coaster::{NUMBERS, SPECIALS, UPENDED, Upended, kinds_of, numbers_of, size_of, standing};
use super::few::Few;

/// The odds from each arrangement to each other one that a roll can make of it.
pub(super) struct Falls {
    /// By arrangement of the number barrels: those that can follow, with their odds, those with the fewest standing first;
    /// so it begins with the arrangement itself.
    pub(super) numbers: Vec<Vec<(usize, f64)>>,
    /// By arrangement of the special barrels: the odds of each other one.
    pub(super) specials: [[f64; SPECIALS]; SPECIALS],
    /// The same without those in which nothing comes to stand.
    pub(super) changed: [[f64; SPECIALS]; SPECIALS],
    /// By kind of number barrels and arrangement: the chance that it stays, and what else can follow, with its chance.
    kinds: [[Fall; 6]; 4],
}

/// What can follow an arrangement.
type Fall = (f64, Vec<(usize, f64)>);

/// By how much the number of an arrangement of all number barrels grows with the number of each kind's arrangement.
pub(super) const STRIDES: [usize; 4] = [1, 3, 18, 108];

static KNOWN: Few<BarrelModel, Falls> = Few::new();

impl Falls {
    /// How all barrels fall by this model; remembered, as it takes a while to find out.
    pub(super) fn new(model: BarrelModel) -> Arc<Self> {
        KNOWN.get(model, || Self::of(model, std::array::from_fn(size_of), 2))
    }

    /// If only so many barrels of each kind, and so many special ones, ever come to stand; the others always lie.
    pub(super) fn of(model: BarrelModel, numbers: [usize; 4], specials: usize) -> Self {
        let BarrelModel::Reckoned { stand, large_end } = model;
        let kinds: [[[f64; 6]; 6]; 4] = numbers.map(|size| rolls(size, stand, large_end));
        let numbers = (0..NUMBERS).map(|from| follow(from, &kinds)).collect();
        let kinds = kinds.map(|odds| std::array::from_fn(|from| fall(from, &odds[from])));
        let specials = rolls(specials, stand, 0.5);
        let mut changed = specials;
        changed.iter_mut().enumerate().for_each(|(from, odds)| odds[from] = 0.0);
        Self { numbers, specials, changed, kinds }
    }

    /// The chance that a kind's arrangement stays as it is, and what else can follow with which chance.
    pub(super) fn of_kind(&self, kind: usize, arrangement: usize) -> (f64, &[(usize, f64)]) {
        let (stay, others) = &self.kinds[kind][arrangement];
        (*stay, others)
    }

    /// The chance that no further number barrel comes to stand.
    pub(super) fn stay(&self, numbers: usize) -> f64 {
        self.numbers[numbers].first().map_or(1.0, |&(_, stay)| stay)
    }
}

/// The odds between the arrangements of `size` barrels of one kind: those that stand stay, the others are rolled.
fn rolls(size: usize, stand: f64, large_end: f64) -> [[f64; 6]; 6] {
    let (small, large) = (stand * (1.0 - large_end), stand * large_end);
    let one = |at: Upended| {
        let next = |small: usize, large: usize| Upended { small: at.small + small, large: at.large + large }.number();
        [(at.number(), 1.0 - stand), (next(1, 0), small), (next(0, 1), large)]
    };
    let mut odds = [[0.0; 6]; 6];
    for (from, &at) in UPENDED.iter().enumerate().filter(|(_, at)| at.standing() <= size) {
        match size - at.standing() {
            0 => odds[from][from] = 1.0,
            1 => one(at).into_iter().for_each(|(to, chance)| odds[from][to] += chance),
            _ => {
                for (first, chance) in one(at) {
                    // The second barrel falls beside the first one, whether that stands or not.
                    for (second, again) in one(Upended { small: 0, large: 0 }) {
                        let [first, second] = [UPENDED[first], UPENDED[second]];
                        let to = Upended { small: first.small + second.small, large: first.large + second.large };
                        odds[from][to.number()] += chance * again;
                    }
                }
            }
        }
    }
    odds
}

fn fall(from: usize, odds: &[f64; 6]) -> Fall {
    let others = odds.iter().copied().enumerate().filter(|&(to, chance)| to != from && chance > 0.0);
    (odds[from], others.collect())
}

fn follow(from: usize, kinds: &[[[f64; 6]; 6]; 4]) -> Vec<(usize, f64)> {
    let mut found = vec![([0; 4], 1.0)];
    for (kind, at) in kinds_of(from).into_iter().enumerate() {
        let possible = || kinds[kind][at].into_iter().enumerate().filter(|&(_, chance)| chance > 0.0);
        let step = |(mut to, before): ([usize; 4], f64)| {
            possible().map(move |(next, chance)| {
                to[kind] = next;
                (to, before * chance)
            })
        };
        found = found.into_iter().flat_map(step).collect();
    }
    let mut found: Vec<_> = found.into_iter().map(|(to, chance)| (numbers_of(to), chance)).collect();
    found.sort_by_key(|&(to, _)| standing(to));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p1_9_the_odds_of_every_arrangement_add_up_to_one() {
        for (stand, large_end) in [(0.05, 0.0), (0.3, 0.5), (0.95, 1.0)] {
            let falls = Falls::new(BarrelModel::Reckoned { stand, large_end });
            let sums = falls.numbers.iter().map(|follow| follow.iter().map(|(_, chance)| chance).sum::<f64>());
            assert!(
                sums.chain(falls.specials.iter().map(|odds| odds.iter().sum())).all(|sum| (sum - 1.0).abs() < 1e-12)
            );
        }
    }

    #[test]
    fn p4_4_seven_number_barrels_all_stay_lying_as_often_as_each_by_itself() {
        let falls = Falls::new(BarrelModel::default());
        let stay = falls.numbers[0].iter().find(|(to, _)| *to == 0).map(|(_, chance)| *chance);
        assert!((stay.unwrap() - 0.7_f64.powi(7)).abs() < 1e-12);
    }
}
