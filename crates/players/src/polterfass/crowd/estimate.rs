//! What strategies are worth, estimated from trials.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Crowd;
use super::draws::{Draws, Weights, likelihood};
use super::ledger::Ledger;
use super::reckoning::{Taps, Worths, gains};
use crate::polterfass::round::{OPTIONS, Outcomes, Plans, SLIP, Solution, blend};

/// How many trials an estimate is made of.
const TRIALS: usize = 512;

impl Crowd<'_> {
    /// About what everybody has from these strategies, and about what everybody could gain, without what outcomes are worth.
    pub(super) fn estimate(&mut self, guests: Vec<Weights>, outcomes: Vec<Outcomes>, iterations: u32) -> Solution {
        let thought = self.thought(guests.iter());
        let draws = trials(self.ledger, &thought);
        let (mut values, mut nash_conv, mut all_gains) = (vec![0.0], 0.0, Vec::new());
        for (pattern, outcomes) in outcomes.iter().enumerate() {
            let worth = self.worths.reckon(self.ledger, &draws.by_backs, pattern);
            let (value, more) = self.gained(&worth, outcomes);
            let likely = likelihood(&thought, pattern);
            values[0] += likely * value;
            nash_conv += likely * more;
            self.expect(pattern, outcomes);
        }
        for (guest, strategy) in guests.iter().enumerate() {
            let gains = gains(self.ledger, guest, &draws.any, &self.taps);
            let value: f64 = gains.iter().zip(strategy).map(|(gain, chance)| gain * chance).sum();
            values.push(value);
            nash_conv += gains.into_iter().fold(f64::MIN, f64::max) - value;
            all_gains.push(gains);
        }
        let (worths, plans) = (Vec::new(), Plans::default());
        Solution { orders: guests, gains: all_gains, outcomes, worths, plans, values, nash_conv, iterations }
    }

    /// What these outcomes are worth to the innkeeper, and how much more the best answer is.
    pub(super) fn gained(&mut self, worth: &Outcomes, outcomes: &Outcomes) -> (f64, f64) {
        let value: f64 = worth.iter().zip(outcomes).map(|(worth, chance)| worth * chance).sum();
        (value, (self.answer(worth).0 - value).max(0.0))
    }

    /// The same solution with what outcomes are worth if guests do now and then what they should not.
    pub(super) fn with_worths(&mut self, solution: Solution) -> Solution {
        let slip = |orders: &Weights| blend(orders, &[1.0 / OPTIONS as f64; OPTIONS], SLIP);
        let slipping: Vec<Weights> = solution.orders.iter().map(slip).collect();
        let draws = trials(self.ledger, &self.thought(slipping.iter()));
        let patterns = 0..solution.outcomes.len();
        let worths = patterns.map(|pattern| self.worths.reckon(self.ledger, &draws.by_backs, pattern)).collect();
        Solution { worths, ..solution }
    }
}

/// About what each order is worth to a guest, counted from 0, if everybody does this.
pub(in crate::polterfass) fn gains_of(
    ledger: &Ledger<'_>,
    guest: usize,
    orders: &[Weights],
    outcomes: &[Outcomes],
) -> [f64; OPTIONS] {
    let mut taps = Taps::new(ledger);
    outcomes.iter().enumerate().for_each(|(pattern, outcomes)| taps.set(ledger, pattern, outcomes));
    gains(ledger, guest, &trials(ledger, orders).any, &taps)
}

/// About what each outcome is worth to the innkeeper who sees this pattern of backs, if guests order like this.
pub(in crate::polterfass) fn worth_of(ledger: &Ledger<'_>, orders: &[Weights], pattern: usize) -> Outcomes {
    Worths::new(ledger).reckon(ledger, &trials(ledger, orders).by_backs, pattern)
}

/// Trials that always have the same luck, so that differences are those of the strategies.
fn trials(ledger: &Ledger<'_>, orders: &[Weights]) -> Draws {
    let mut draws = Draws::new(TRIALS);
    draws.draw(orders, &ledger.cells, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    draws
}
