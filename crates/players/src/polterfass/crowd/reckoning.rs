//! What everybody can expect of a round, from trials of the others' orders.

use super::draws::Trial;
use super::ledger::Ledger;
use super::ruler::{Between, add};
use crate::polterfass::coaster::MOST;
use crate::polterfass::guests::LARGEST;
use crate::polterfass::round::{OPTIONS, OUTCOMES, OrderKind, Outcomes};

/// By pattern of backs and total of the orders: what comes of the tap, as chances at the marks of the innkeeper's result.
pub(super) struct Taps {
    width: usize,
    totals: usize,
    /// Too little is served.
    little: Vec<f32>,
    /// There is enough, or the innkeeper fails.
    enough: Vec<f32>,
}

impl Taps {
    pub(super) fn new(ledger: &Ledger<'_>) -> Self {
        let (width, totals) = (ledger.ruler.width(), totals(ledger.guests()));
        let rows = || vec![0.0; (totals << ledger.guests()) * width];
        Self { width, totals, little: rows(), enough: rows() }
    }

    /// Writes down what comes of the tap at this pattern.
    pub(super) fn set(&mut self, ledger: &Ledger<'_>, pattern: usize, outcomes: &Outcomes) {
        let (ruler, width) = (&ledger.ruler, self.width);
        let rows = pattern * self.totals * width..(pattern + 1) * self.totals * width;
        let (little, enough) = (&mut self.little[rows.clone()], &mut self.enough[rows]);
        little[..width].fill(0.0);
        for (total, row) in enough.chunks_exact_mut(width).enumerate() {
            if total > 0 {
                little.copy_within((total - 1) * width..total * width, total * width);
                ruler.add(&mut little[total * width..][..width], total - 1, outcomes[total - 1] as f32);
            }
            row.fill(0.0);
            ruler.add(row, 0, outcomes[MOST + 1] as f32);
            for (result, &chance) in outcomes[total..=MOST].iter().enumerate() {
                ruler.add(row, result, chance as f32);
            }
        }
    }

    pub(super) fn rows(&self, pattern: usize, total: usize) -> (&[f32], &[f32]) {
        let at = (pattern * self.totals + total) * self.width;
        (&self.little[at..][..self.width], &self.enough[at..][..self.width])
    }
}

fn totals(guests: usize) -> usize {
    guests * LARGEST + 1
}

/// What matters of the orders of some guests.
#[derive(Clone, Copy)]
pub(super) struct Bill {
    pub(super) total: usize,
    pub(super) most: usize,
    least: usize,
    /// The sets of those who ordered most and least.
    pub(super) high: usize,
    pub(super) low: usize,
    /// The place in the ledger if there is enough and the game goes on.
    place: usize,
    /// How far beyond the goal some are if there is enough, 0 if nobody is, and who they are.
    beyond: usize,
    over: usize,
}

impl Bill {
    pub(super) const NOTHING: Self =
        Self { total: 0, most: 0, least: MOST, high: 0, low: 0, place: 0, beyond: 0, over: 0 };

    #[inline]
    pub(super) fn with(mut self, ledger: &Ledger<'_>, guest: usize, sum: usize, place: usize) -> Self {
        let set = 1 << guest;
        self.total += sum;
        self.place += place;
        if sum > self.most || self.high == 0 {
            (self.most, self.high) = (sum, set);
        } else if sum == self.most {
            self.high |= set;
        }
        if sum < self.least {
            (self.least, self.low) = (sum, set);
        } else if sum == self.least {
            self.low |= set;
        }
        if let Some(beyond) = ledger.beyond(guest, sum) {
            if self.over == 0 || beyond > self.beyond {
                (self.beyond, self.over) = (beyond, set);
            } else if beyond == self.beyond {
                self.over |= set;
            }
        }
        self
    }

    #[inline]
    pub(super) fn enough<'l>(&self, ledger: &'l Ledger<'_>, seat: usize) -> &'l [f32] {
        if self.over == 0 { ledger.enough(self.place, seat) } else { ledger.over(self.beyond, self.over, seat) }
    }
}

/// What each order is worth to a guest, counted from 0.
pub(super) fn gains(ledger: &Ledger<'_>, guest: usize, trials: &[Trial], taps: &Taps) -> [f64; OPTIONS] {
    let mut gains = [0.0; OPTIONS];
    let guests = ledger.guests();
    for laid in trials {
        let mut bill = Bill::NOTHING;
        let mut others = 0;
        for (other, laid) in laid[..guests].iter().enumerate().filter(|&(other, _)| other != guest) {
            bill = bill.with(ledger, other, laid.sum, laid.place);
            others |= laid.backs << other;
        }
        let cells = &ledger.cells[guest];
        for own in 0..=LARGEST {
            let (at, further) = cells.places[own];
            let bill = bill.with(ledger, guest, own, at * cells.stride);
            let enough = bill.enough(ledger, guest + 1);
            let next = if bill.over == 0 && further > 0.0 {
                ledger.enough(bill.place + cells.stride, guest + 1)
            } else {
                enough
            };
            let between = Between { one: enough, other: next, part: further };
            let little = (bill.total > 0).then(|| ledger.little(bill.most, bill.high, bill.low, guest + 1));
            let kinds = [0, 1].map(|backs| OrderKind { backs, sum: own });
            for kind in kinds.into_iter().filter(|kind| kind.exists()) {
                let (too_little, served) = taps.rows(others | kind.backs << guest, bill.total);
                gains[kind.option()] += f64::from(between.dots(served, little.unwrap_or(enough), too_little));
            }
        }
    }
    gains.map(|gain| gain / trials.len() as f64)
}

/// Room to reckon what outcomes are worth to the innkeeper.
pub(super) struct Worths {
    little: Vec<f32>,
    enough: Vec<f32>,
}

impl Worths {
    pub(super) fn new(ledger: &Ledger<'_>) -> Self {
        let rows = || vec![0.0; totals(ledger.guests()) * ledger.ruler.width()];
        Self { little: rows(), enough: rows() }
    }

    /// What each outcome is worth to the innkeeper who sees this pattern of backs.
    pub(super) fn reckon(&mut self, ledger: &Ledger<'_>, trials: &[Vec<Trial>; 2], pattern: usize) -> Outcomes {
        let guests = ledger.guests();
        self.little.fill(0.0);
        self.enough.fill(0.0);
        let each = 1.0 / trials[0].len() as f32;
        let [one, two] = trials;
        for (one, two) in one.iter().zip(two) {
            let bill = (0..guests).fold(Bill::NOTHING, |bill, guest| {
                let laid = if pattern >> guest & 1 == 1 { two[guest] } else { one[guest] };
                bill.with(ledger, guest, laid.sum, laid.place)
            });
            let little = (bill.total > 0).then(|| ledger.little(bill.most, bill.high, bill.low, 0));
            self.add(bill.total, each, bill.enough(ledger, 0), little);
        }
        self.read(ledger)
    }

    /// Adds orders of this total that are so likely.
    #[inline]
    pub(super) fn add(&mut self, total: usize, likely: f32, enough: &[f32], little: Option<&[f32]>) {
        let row = total * enough.len()..(total + 1) * enough.len();
        add(&mut self.enough[row.clone()], likely, enough);
        if let Some(little) = little {
            add(&mut self.little[row], likely, little);
        }
    }

    /// What each outcome is worth, by the orders that were added.
    pub(super) fn read(&mut self, ledger: &Ledger<'_>) -> Outcomes {
        let (ruler, width) = (&ledger.ruler, ledger.ruler.width());
        let mut worth = [0.0; OUTCOMES];
        // What is too little for some orders is too little for all greater ones.
        let rows = self.little.len() / width;
        for total in (1..rows - 1).rev() {
            let (lower, upper) = self.little.split_at_mut((total + 1) * width);
            add(&mut lower[total * width..], 1.0, &upper[..width]);
        }
        for (served, worth) in worth[..=MOST].iter_mut().enumerate() {
            let mut sum = 0.0;
            for (total, row) in self.enough.chunks_exact(width).take(served + 1).enumerate() {
                sum += ruler.read(row, served - total);
            }
            if let Some(row) = self.little.chunks_exact(width).nth(served + 1) {
                sum += ruler.read(row, served);
            }
            *worth = f64::from(sum);
        }
        worth[MOST + 1] = self.enough.chunks_exact(width).map(|row| f64::from(row[0])).sum();
        worth
    }
}
