//! A miniature of the round, small enough to be gone through by hand: of the nine barrels only a 9/2, a 7/4 and one special barrel ever
//! come to stand, the goal is 15 mugs, and there are two guests.
//!
//! Nothing here uses the solver's own arrangements, odds, stopping or learning; only the bill is that of the rules.

use ::polterfass::EqualGreedy;
use ::polterfass::bill::settle_sums;
use game_core::Seat;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::*;
use crate::polterfass::coaster::numbers_of;

const STAND: f64 = 0.3;
const LARGE_END: f64 = 0.6;
/// What is left of the way to the goal of 15, clockwise from the innkeeper.
const TO_GO: [i32; 3] = [15, 9, 12];

/// The 9/2, the 7/4 and the special barrel, each lying (0), on its smaller end or spoiled (1), or on its larger end or double (2).
type Three = [usize; 3];
/// By state: what a roll can make of it, with which chance, and how likely it fails; once for each cup that is allowed.
type Rolls = Vec<Vec<(Vec<(usize, f64)>, f64)>>;

/// By number of the state.
const STATES: usize = 27;
/// The largest serving: 9 and 7, the 9 doubled.
const LARGEST_SERVING: usize = 25;
/// The chance of each serving, and, last, of failing.
type Chances = [f64; LARGEST_SERVING + 2];

fn three(state: usize) -> Three {
    [state % 3, state / 3 % 3, state / 9]
}

/// One card with 0 to 7, then two with 1 to 13.
fn options() -> Vec<(usize, u8)> {
    (0..8).map(|sum| (0, sum)).chain((1..14).map(|sum| (1, sum))).collect()
}

fn rolls() -> Rolls {
    let of_state = |state: usize| {
        let before = three(state);
        let cups: &[bool] = if before[2] == 0 { &[false] } else { &[false, true] };
        let roll = |&put_back: &bool| {
            let in_cup = |barrel: usize| before[barrel] == 0 || barrel == 2 && put_back;
            let (mut next, mut fails) = (Vec::new(), 0.0);
            for (to, after) in (0..STATES).map(|to| (to, three(to))) {
                if (0..3).any(|barrel| !in_cup(barrel) && after[barrel] != before[barrel]) {
                    continue;
                }
                let fallen = (0..3).filter(|&barrel| in_cup(barrel)).map(|barrel| {
                    let large = if barrel == 2 { 0.5 } else { LARGE_END };
                    [1.0 - STAND, STAND * (1.0 - large), STAND * large][after[barrel]]
                });
                let chance: f64 = fallen.product();
                // The other barrels are in every cup, and lie.
                if (0..3).all(|barrel| !in_cup(barrel) || after[barrel] == 0) {
                    fails += chance;
                } else {
                    next.push((to, chance));
                }
            }
            (next, fails)
        };
        cups.iter().map(roll).collect()
    };
    (0..STATES).map(of_state).collect()
}

/// What can be served in a state (P5).
fn servings(state: usize) -> Vec<usize> {
    let [nine, seven, special] = three(state);
    let tops: Vec<usize> = [[0, 2, 9][nine], [0, 4, 7][seven]].into_iter().filter(|&top| top > 0).collect();
    let sum: usize = tops.iter().sum();
    match special {
        1 if !tops.is_empty() => tops.iter().map(|top| sum - top).collect(),
        2 if !tops.is_empty() => tops.iter().map(|top| sum + top).collect(),
        _ => vec![sum],
    }
}

/// The best that the innkeeper can have from a state, and the chances that come of it, by going round until nothing changes.
fn optimum(rolls: &Rolls, worth: &Chances, from: usize) -> (f64, Chances) {
    let failed = worth[LARGEST_SERVING + 1];
    let closed = |state: usize| {
        let all = servings(state).into_iter().map(|served| (worth[served], served));
        all.max_by(|one, other| one.0.total_cmp(&other.0)).unwrap()
    };
    let mut values: Vec<f64> = (0..STATES).map(|state| closed(state).0).collect();
    let rolled = |values: &[f64], (next, fails): &(Vec<(usize, f64)>, f64)| {
        next.iter().map(|&(to, chance)| chance * values[to]).sum::<f64>() + fails * failed
    };
    loop {
        let mut change = 0.0_f64;
        for state in 0..STATES {
            let best = rolls[state].iter().map(|roll| rolled(&values, roll)).fold(closed(state).0, f64::max);
            change = change.max(best - values[state]);
            values[state] = best;
        }
        if change < 1e-13 {
            break;
        }
    }
    let (mut chances, mut here) = ([0.0; LARGEST_SERVING + 2], [0.0; STATES]);
    here[from] = 1.0;
    while here.iter().sum::<f64>() > 1e-13 {
        let mut then = [0.0; STATES];
        for (state, likely) in here.into_iter().enumerate().filter(|&(_, likely)| likely > 0.0) {
            let mut best = (closed(state).0 + 1e-11, None);
            for roll in &rolls[state] {
                let value = rolled(&values, roll);
                if value > best.0 {
                    best = (value, Some(roll));
                }
            }
            match best.1 {
                None => chances[closed(state).1] += likely,
                Some((next, fails)) => {
                    chances[LARGEST_SERVING + 1] += likely * fails;
                    next.iter().for_each(|&(to, chance)| then[to] += likely * chance);
                }
            }
        }
        here = then;
    }
    (values[from], chances)
}

fn dot(one: &Chances, other: &Chances) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// A round of the miniature.
struct Miniature {
    rolls: Rolls,
    from: usize,
    options: Vec<(usize, u8)>,
    /// By orders of the first and of the second guest, and by seat: what each outcome is worth.
    worth: Vec<Vec<[Chances; 3]>>,
}

impl Miniature {
    fn new(from: usize, worth: impl Fn([u8; 2], Option<u8>) -> [f64; 3]) -> Self {
        let outcomes = |sums: [u8; 2]| {
            let mut by_seat = [[0.0; LARGEST_SERVING + 2]; 3];
            for outcome in 0..LARGEST_SERVING + 2 {
                let served = (outcome <= LARGEST_SERVING).then_some(outcome as u8);
                by_seat.iter_mut().zip(worth(sums, served)).for_each(|(seat, worth)| seat[outcome] = worth);
            }
            by_seat
        };
        let options = options();
        let row = |first: u8| options.iter().map(|&(_, second)| outcomes([first, second])).collect();
        let worth = options.iter().map(|&(_, first)| row(first)).collect();
        Self { rolls: rolls(), from, options, worth }
    }

    /// The same round for the solver.
    fn round<'a>(&self, stakes: &'a Stakes) -> Round<'a> {
        let [nine, seven, specials] = three(self.from);
        let model = BarrelModel::Reckoned { stand: STAND, large_end: LARGE_END };
        let from = Coaster { numbers: numbers_of([nine, 0, seven, 0]), specials };
        Round::of(Arc::new(Falls::of(model, [1, 0, 1, 0], 1)), from, stakes)
    }

    /// The solver's outcomes in the miniature; nothing else than what can be served has a chance.
    fn outcomes(outcomes: &Outcomes) -> Chances {
        assert!(outcomes[LARGEST_SERVING + 1..=MOST].iter().all(|&chance| chance == 0.0));
        std::array::from_fn(|at| if at <= LARGEST_SERVING { outcomes[at] } else { outcomes[MOST + 1] })
    }

    /// Goes through all pairs of orders, with how likely each is and which pattern of backs it shows.
    fn pairs(&self, orders: &[[f64; OPTIONS]], mut visit: impl FnMut(f64, usize, [usize; 2])) {
        for (first, &(backs, _)) in self.options.iter().enumerate() {
            for (second, &(others, _)) in self.options.iter().enumerate() {
                visit(orders[0][first] * orders[1][second], backs | others << 1, [first, second]);
            }
        }
    }

    /// What everybody has, and what all could gain, each alone, added up.
    fn measure(&self, orders: &[[f64; OPTIONS]], outcomes: &[Chances]) -> ([f64; 3], f64) {
        let (mut values, mut nash_conv) = ([0.0; 3], 0.0);
        for (pattern, outcomes) in outcomes.iter().enumerate() {
            let mut worth = [0.0; LARGEST_SERVING + 2];
            self.pairs(orders, |likely, shown, [first, second]| {
                if shown == pattern {
                    let of_pair = &self.worth[first][second][0];
                    worth.iter_mut().zip(of_pair).for_each(|(sum, worth)| *sum += likely * worth);
                }
            });
            values[0] += dot(outcomes, &worth);
            nash_conv += optimum(&self.rolls, &worth, self.from).0 - dot(outcomes, &worth);
        }
        for guest in 0..2 {
            let mut alone = orders.to_vec();
            alone[guest] = [1.0; OPTIONS];
            let mut gains = [0.0; OPTIONS];
            self.pairs(&alone, |likely, pattern, pair| {
                gains[pair[guest]] += likely * dot(&outcomes[pattern], &self.worth[pair[0]][pair[1]][guest + 1]);
            });
            values[guest + 1] = gains.iter().zip(orders[guest]).map(|(gain, chance)| gain * chance).sum();
            nash_conv += gains.into_iter().fold(f64::MIN, f64::max) - values[guest + 1];
        }
        (values, nash_conv)
    }
}

/// Shares of the win: exact if the game is over (P7), else so much the more, the less is left to go.
fn shares(sums: [u8; 2], served: Option<u8>) -> [f64; 3] {
    let orders = [None, Some(sums[0]), Some(sums[1])];
    let bill = settle_sums(&orders, Seat::FIRST, served.map(u16::from), EqualGreedy::NetZero);
    let to_go: [i32; 3] = std::array::from_fn(|seat| TO_GO[seat] - bill.results.0[seat]);
    let best = *to_go.iter().min().unwrap();
    let winners = to_go.iter().filter(|&&to_go| to_go == best).count() as f64;
    let mean = f64::from(to_go.iter().sum::<i32>()) / 3.0;
    to_go.map(|to_go| match to_go {
        _ if best > 0 => 1.0 / 3.0 + (mean - f64::from(to_go)) / 90.0,
        _ if to_go == best => 1.0 / winners,
        _ => 0.0,
    })
}

/// Nothing stands; the 9; the 7 on its smaller end beside a spoiled barrel.
const BEGINNINGS: [usize; 3] = [0, 2, 3 + 9];

#[test]
fn nash_conv_is_what_going_through_everything_gives() {
    let stakes = Stakes::new(2, |sums, served| shares([sums[0], sums[1]], served).to_vec());
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(4);
    for from in BEGINNINGS {
        let miniature = Miniature::new(from, shares);
        for (iterations, most) in [(1, 1.0), (8, 0.3), (800, 1e-3)] {
            let solution = miniature.round(&stakes).solve(iterations, &mut || true);
            let outcomes: Vec<Chances> = solution.outcomes.iter().map(Miniature::outcomes).collect();
            let (values, nash_conv) = miniature.measure(&solution.orders, &outcomes);
            assert!((nash_conv - solution.nash_conv).abs() < 1e-5, "{from}: {nash_conv} {}", solution.nash_conv);
            assert!((-1e-5..most).contains(&nash_conv), "{from} after {iterations}: {nash_conv}");
            for (value, expected) in solution.values.iter().zip(values) {
                assert!((value - expected).abs() < 1e-5, "{from}: {:?}, not {values:?}", solution.values);
            }
            // Whatever outcomes are worth, no innkeeper has more of them than the best: these can be had.
            for outcomes in &outcomes {
                let worth = std::array::from_fn(|_| f64::from(luck.next_u32()) / f64::from(u32::MAX));
                assert!(dot(outcomes, &worth) < optimum(&miniature.rolls, &worth, from).0 + 1e-5);
            }
        }
    }
}

/// What the second guest orders counts for nothing, and what the first one has the innkeeper lacks.
fn zero_sum(sums: [u8; 2], served: Option<u8>) -> [f64; 3] {
    let bill = settle_sums(&[None, Some(sums[0]), Some(3)], Seat::FIRST, served.map(u16::from), EqualGreedy::NetZero);
    let ahead = f64::from(bill.results.0[0] - bill.results.0[1]) / 10.0;
    [ahead, -ahead, 0.0]
}

/// The least that a mix of rows can be held to by columns, of which all entries are above 0: linear programming by the simplex method
/// with Bland's rule.
fn held_to(columns: &[[f64; OPTIONS]]) -> (f64, [f64; OPTIONS]) {
    // With `y` for the mix divided by what it is held to: as much `y` in all as can be, if no column brings it more than 1.
    let (rows, width) = (columns.len(), OPTIONS + columns.len() + 1);
    let mut table: Vec<Vec<f64>> = columns
        .iter()
        .enumerate()
        .map(|(row, column)| {
            let slack = (0..rows).map(|other| f64::from(u8::from(other == row)));
            column.iter().copied().chain(slack).chain([1.0]).collect()
        })
        .collect();
    let mut goal = vec![0.0; width];
    goal[..OPTIONS].fill(-1.0);
    let mut basis: Vec<usize> = (OPTIONS..OPTIONS + rows).collect();
    while let Some(enters) = goal[..width - 1].iter().position(|&cost| cost < -1e-11) {
        let ratio = |row: usize| table[row][width - 1] / table[row][enters];
        let leaves = (0..rows)
            .filter(|&row| table[row][enters] > 1e-11)
            .min_by(|&one, &other| ratio(one).total_cmp(&ratio(other)).then(basis[one].cmp(&basis[other])))
            .expect("every column holds every row to something");
        let by = table[leaves][enters];
        table[leaves].iter_mut().for_each(|entry| *entry /= by);
        let pivot = table[leaves].clone();
        let others = table.iter_mut().enumerate().filter(|&(row, _)| row != leaves).map(|(_, row)| row);
        for row in others.chain([&mut goal]) {
            let times = row[enters];
            row.iter_mut().zip(&pivot).for_each(|(entry, above)| *entry -= times * above);
        }
        basis[leaves] = enters;
    }
    let mut mix = [0.0; OPTIONS];
    for (row, &variable) in basis.iter().enumerate().filter(|&(_, &variable)| variable < OPTIONS) {
        mix[variable] = table[row][width - 1];
    }
    let all: f64 = mix.iter().sum();
    (1.0 / all, mix.map(|part| part / all))
}

/// What the innkeeper has of a zero-sum miniature if both play as well as can be: plans are added until none is better than those there.
fn exact_value(miniature: &Miniature) -> f64 {
    // Nothing is worth less to the innkeeper than this, below which everything is above 0.
    const LIFT: f64 = 10.0;
    let mut columns: Vec<[f64; OPTIONS]> = Vec::new();
    let mut mix = [1.0 / OPTIONS as f64; OPTIONS];
    let mut least = f64::MIN;
    loop {
        let (mut most, mut column) = (0.0, [0.0; OPTIONS]);
        for wanted in 0..2 {
            let rows = || miniature.options.iter().enumerate().filter(move |(_, (backs, _))| *backs == wanted);
            let mut worth = [0.0; LARGEST_SERVING + 2];
            for (row, _) in rows() {
                let of_row = &miniature.worth[row][0][0];
                worth.iter_mut().zip(of_row).for_each(|(sum, worth)| *sum += mix[row] * worth);
            }
            let (value, chances) = optimum(&miniature.rolls, &worth, miniature.from);
            most += value;
            rows().for_each(|(row, _)| column[row] = dot(&chances, &miniature.worth[row][0][0]) + LIFT);
        }
        if most < least + 1e-9 {
            return most;
        }
        columns.push(column);
        let (held, better) = held_to(&columns);
        (least, mix) = (held - LIFT, better);
    }
}

#[test]
fn where_only_two_play_the_value_is_the_exact_one() {
    let stakes = Stakes::new(2, |sums, served| zero_sum([sums[0], sums[1]], served).to_vec());
    for from in BEGINNINGS {
        let miniature = Miniature::new(from, zero_sum);
        let exact = exact_value(&miniature);
        let solution = miniature.round(&stakes).solve(2_000, &mut || true);
        assert!(solution.nash_conv < 2e-3, "{from}: {}", solution.nash_conv);
        let off = (solution.values[0] - exact).abs();
        assert!(
            off <= solution.nash_conv + 1e-5,
            "{from}: {} with {}, not {exact}",
            solution.values[0],
            solution.nash_conv
        );
    }
}
