//! What everybody has, and could gain, from strategies for a round, by going through all orders.

use super::Crowd;
use super::draws::{Weights, given, likelihood};
use super::ledger::{GUESTS, Ledger};
use super::reckoning::{Bill, Taps, Worths};
use super::ruler::{add, dot};
use crate::polterfass::guests::LARGEST;
use crate::polterfass::round::{OPTIONS, OrderKind, Solution};

/// How many sums there are.
const SUMS: usize = LARGEST + 1;
/// What is less likely is never done.
const NEVER: f64 = 1e-7;

/// By number of backs, how likely each sum is.
type BySum = [[f64; SUMS]; 2];

impl Crowd<'_> {
    /// The solution with everybody's values and NashConv measured over all orders of all guests, each with its own bill; between the marks of
    /// the innkeeper's result chances still lie on straight lines.
    ///
    /// With five guests this can take a few seconds.
    #[must_use]
    pub fn measured(&mut self, solution: Solution) -> Solution {
        let thought = self.thought(solution.orders.iter());
        for (pattern, outcomes) in solution.outcomes.iter().enumerate() {
            self.expect(pattern, outcomes);
        }
        let mut census = Census::new(self.ledger, &thought);
        for at in 0..SUMS.pow(thought.len() as u32) {
            census.count(at, &self.taps);
        }
        let (mut values, mut nash_conv) = (vec![0.0], 0.0);
        for (pattern, (worths, outcomes)) in census.worths.iter_mut().zip(&solution.outcomes).enumerate() {
            let (value, more) = self.gained(&worths.read(self.ledger), outcomes);
            let likely = likelihood(&thought, pattern);
            values[0] += likely * value;
            nash_conv += likely * more;
        }
        for (gains, strategy) in census.gains.iter().zip(&solution.orders) {
            let value: f64 = gains.iter().zip(strategy).map(|(gain, chance)| gain * chance).sum();
            values.push(value);
            nash_conv += gains.iter().copied().fold(f64::MIN, f64::max) - value;
        }
        Solution { gains: census.gains, values, nash_conv, ..solution }
    }
}

/// What has been found so far, going through the sums.
struct Census<'a> {
    ledger: &'a Ledger<'a>,
    /// By guest: the chances of orders, and those if the number of backs is known.
    chances: Vec<BySum>,
    given: Vec<BySum>,
    /// By pattern of backs.
    worths: Vec<Worths>,
    /// By guest.
    gains: Vec<Weights>,
    /// Room for a bill, and for what comes of the tap.
    bill: Vec<f32>,
    taken: Vec<f32>,
}

impl<'a> Census<'a> {
    fn new(ledger: &'a Ledger<'a>, thought: &[Weights]) -> Self {
        let sure = |orders: &Weights| {
            let [one, two] = [0, 1].map(|backs| by_sum(&given(orders, backs)));
            [one[0], two[1]]
        };
        Self {
            ledger,
            chances: thought.iter().map(by_sum).collect(),
            given: thought.iter().map(sure).collect(),
            worths: (0..1 << thought.len()).map(|_| Worths::new(ledger)).collect(),
            gains: vec![[0.0; OPTIONS]; thought.len()],
            bill: vec![0.0; ledger.bill()],
            taken: vec![0.0; 2 * ledger.ruler.width()],
        }
    }

    /// Counts the sums with this number.
    fn count(&mut self, mut at: usize, taps: &Taps) {
        let (ledger, guests) = (self.ledger, self.chances.len());
        let mut sums = [0; GUESTS];
        for sum in &mut sums {
            (*sum, at) = (at % SUMS, at / SUMS);
        }
        // Who wonders what to do looks at what the others do.
        let never = |&guest: &usize| self.chances[guest].iter().all(|chances| chances[sums[guest]] < NEVER);
        if (0..guests).filter(never).count() > 1 {
            return;
        }
        let bill = (0..guests).fold(Bill::NOTHING, |bill, guest| bill.with(ledger, guest, sums[guest], 0));
        let little = |seat: usize| (bill.total > 0).then(|| ledger.little(bill.most, bill.high, bill.low, seat));
        ledger.exactly(&mut self.bill, &sums[..guests]);
        let width = ledger.ruler.width();
        for (pattern, worths) in self.worths.iter_mut().enumerate() {
            let likely = likely(&self.given, &sums, pattern, None);
            if likely > 0.0 {
                worths.add(bill.total, likely as f32, &self.bill[..width], little(0));
            }
        }
        for guest in 0..guests {
            let own = &self.bill[(guest + 1) * width..][..width];
            for (option, kind) in OrderKind::all().enumerate().filter(|(_, kind)| kind.sum == sums[guest]) {
                self.taken.fill(0.0);
                let (too_little, enough) = self.taken.split_at_mut(width);
                for pattern in (0..1 << guests).filter(|pattern| pattern >> guest & 1 == kind.backs) {
                    let likely = likely(&self.chances, &sums, pattern, Some(guest)) as f32;
                    if likely > 0.0 {
                        let (less, all) = taps.rows(pattern, bill.total);
                        add(too_little, likely, less);
                        add(enough, likely, all);
                    }
                }
                let gain = dot(own, enough) + little(guest + 1).map_or(0.0, |little| dot(little, too_little));
                self.gains[guest][option] += f64::from(gain);
            }
        }
    }
}

/// How likely the guests, apart from this one, lay these sums with this pattern of backs.
fn likely(chances: &[BySum], sums: &[usize], pattern: usize, without: Option<usize>) -> f64 {
    let others = chances.iter().enumerate().filter(|&(guest, _)| Some(guest) != without);
    others.map(|(guest, chances)| chances[pattern >> guest & 1][sums[guest]]).product()
}

fn by_sum(orders: &Weights) -> BySum {
    let mut sums = [[0.0; SUMS]; 2];
    OrderKind::all().zip(orders).for_each(|(kind, &chance)| sums[kind.backs][kind.sum] = chance);
    sums
}
