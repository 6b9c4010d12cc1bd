//! What a round can bring everybody (P6), kept so that it stays small with any number of guests.

use ::polterfass::EqualGreedy;

use super::ruler::Ruler;
use crate::polterfass::guests::LARGEST;
use crate::polterfass::round::After;
use crate::polterfass::values::{Values, shares};

/// How many guests there are at most (P1.1).
pub(super) const GUESTS: usize = 5;
/// For how many sums of a guest's chances are reckoned if all get what they ordered: the least and the greatest that end no game, and
/// some between.
const CELLS: usize = 4;

/// By bill: what everybody has, for each mark of the innkeeper's result.
///
/// Who gets too little has a bill that only tells of the most greedy, the most modest, and the greatest sum (P6.4): at most 2,353 with
/// five guests, which are all written down. If all get what they ordered, chances lie on straight lines between a few sums of each guest's.
pub struct Ledger<'a> {
    prize: Prize<'a>,
    equal_greedy: EqualGreedy,
    pub(super) ruler: Ruler,
    /// One row for each seat of each bill.
    little: Vec<f32>,
    /// By the sets of the most greedy and of the most modest: the place of their bills.
    sets: Vec<u16>,
    enough: Vec<f32>,
    pub(super) cells: Vec<Cells>,
    /// By how far the guests who are farthest beyond the goal are, and who they are: the game is over.
    over: Vec<f32>,
}

/// What a round is about.
enum Prize<'a> {
    Mugs { guests: usize },
    Chances { after: After<'a>, to_go: &'a [i32] },
}

/// Where a guest's sums are among those for which chances are reckoned.
pub(super) struct Cells {
    sums: Vec<usize>,
    /// By how much the place of a bill grows with the place of the sum.
    pub(super) stride: usize,
    /// By sum: the place at or before it, and which part of the way to the next one it is.
    pub(super) places: [(usize, f32); LARGEST + 1],
}

impl Cells {
    fn new(to_go: i32, stride: usize) -> Self {
        let top = usize::try_from(to_go - 1).unwrap_or(0).min(LARGEST);
        let mut sums: Vec<usize> = (0..CELLS).map(|cell| (cell * top + 1) / (CELLS - 1)).collect();
        sums.dedup();
        let places = std::array::from_fn(|sum| {
            let at = sums.partition_point(|&cell| cell <= sum) - 1;
            let part = sums.get(at + 1).map_or(0.0, |next| (sum - sums[at]) as f32 / (next - sums[at]) as f32);
            (at, part)
        });
        Self { sums, stride, places }
    }
}

impl<'a> Ledger<'a> {
    /// Mugs, as they are written down (P6).
    ///
    /// # Panics
    /// If there are fewer than 2 or more than 5 guests.
    #[must_use]
    pub fn mugs(guests: usize, equal_greedy: EqualGreedy) -> Self {
        Self::new(Prize::Mugs { guests }, equal_greedy)
    }

    /// Chances to win the game, by these values, for a table at which so many mugs are missing to the goal (P7.1), clockwise from the
    /// innkeeper.
    ///
    /// # Panics
    /// If the values are for another number of seats.
    #[must_use]
    pub fn chances(values: &'a Values, to_go: &'a [i32], equal_greedy: EqualGreedy) -> Self {
        Self::new(Prize::Chances { after: After::new(values, to_go), to_go }, equal_greedy)
    }

    fn new(prize: Prize<'a>, equal_greedy: EqualGreedy) -> Self {
        let to_go = prize.to_go();
        let guests = prize.guests();
        assert!((2..=GUESTS).contains(&guests), "a round has 2 to 5 guests, not {guests}");
        let mut bills = 1;
        let cells = (1..=guests).map(|seat| {
            let cells = Cells::new(to_go.map_or(i32::MAX, |to_go| to_go[seat]), bills);
            bills *= cells.sums.len();
            cells
        });
        let cells: Vec<Cells> = cells.collect();
        let mut ledger = Self {
            ruler: Ruler::new(to_go),
            prize,
            equal_greedy,
            little: Vec::new(),
            sets: vec![0; 1 << (2 * guests)],
            enough: Vec::new(),
            cells,
            over: Vec::new(),
        };
        ledger.write_little();
        ledger.write_enough(bills);
        ledger.write_over();
        ledger
    }

    fn write_little(&mut self) {
        let (guests, row) = (self.guests(), self.bill());
        let all = (1 << guests) - 1;
        let pairs = (1..=all).flat_map(|high| (1..=all).map(move |low| (high, low)));
        let pairs: Vec<(usize, usize)> =
            pairs.filter(|&(high, low)| high & low == 0 || high == all && low == all).collect();
        for (place, &(high, low)) in (0..).zip(&pairs) {
            self.sets[high << guests | low] = place;
        }
        self.little = vec![0.0; LARGEST * pairs.len() * row];
        let mut little = std::mem::take(&mut self.little);
        let bills = pairs.iter().flat_map(|&(high, low)| (1..=LARGEST).map(move |most| (most, high, low)));
        for (bill, (most, high, low)) in little.chunks_exact_mut(row).zip(bills) {
            self.fill(bill, |guest| self.too_little(most, high >> guest & 1 == 1, low >> guest & 1 == 1, high == low));
        }
        self.little = little;
    }

    /// What a guest gets who is, or is not, among the most greedy and among the most modest (P6.4, P6.5).
    pub(super) fn too_little(&self, most: usize, greedy: bool, modest: bool, equal: bool) -> i32 {
        let most = most as i32;
        let plus = if equal && self.equal_greedy == EqualGreedy::Penalty { 0 } else { most };
        (if modest { plus } else { 0 }) - if greedy { most } else { 0 }
    }

    fn write_enough(&mut self, bills: usize) {
        let row = self.bill();
        let mut enough = vec![0.0; bills * row];
        for (place, bill) in enough.chunks_exact_mut(row).enumerate() {
            self.fill(bill, |guest| {
                let Cells { sums, stride, .. } = &self.cells[guest];
                sums[place / stride % sums.len()] as i32
            });
        }
        self.enough = enough;
    }

    fn write_over(&mut self) {
        let Some(to_go) = self.prize.to_go() else { return };
        let (guests, width) = (self.guests(), self.ruler.width());
        let row = self.bill();
        self.over = vec![0.0; (LARGEST << guests) * row];
        for (place, bill) in self.over.chunks_exact_mut(row).enumerate() {
            let (beyond, set) = ((place >> guests) as i32, place & ((1 << guests) - 1));
            for (mark, &result) in self.ruler.marks().iter().enumerate() {
                let guest = |guest: usize| if set >> guest & 1 == 1 { -beyond } else { 1 };
                let own = to_go[0] - result as i32;
                let after: [i32; GUESTS + 1] =
                    std::array::from_fn(|seat| if seat == 0 { own } else { guest(seat - 1) });
                let mut shared = [0.0; GUESTS + 1];
                shares(&after[..=guests], &mut shared);
                shared[..=guests].iter().enumerate().for_each(|(seat, share)| bill[seat * width + mark] = *share);
            }
        }
    }

    /// Writes a bill down, by what each guest gets.
    fn fill(&self, bill: &mut [f32], result: impl Fn(usize) -> i32) {
        let (guests, width) = (self.guests(), self.ruler.width());
        match &self.prize {
            Prize::Mugs { .. } => {
                for (seat, row) in bill.chunks_exact_mut(width).enumerate() {
                    let mugs = |&mark: &usize| if seat == 0 { mark as f32 } else { result(seat - 1) as f32 };
                    row.iter_mut().zip(self.ruler.marks()).for_each(|(worth, mark)| *worth = mugs(mark));
                }
            }
            Prize::Chances { after, .. } => {
                let made = after.guests((0..guests).map(result));
                let mut chances = [0.0; GUESTS + 1];
                for (at, &mark) in self.ruler.marks().iter().enumerate() {
                    after.at(&made, mark, &mut chances[..=guests]);
                    chances[..=guests].iter().enumerate().for_each(|(seat, chance)| bill[seat * width + at] = *chance);
                }
            }
        }
    }

    /// The bill if everybody gets these sums, reckoned anew.
    pub(super) fn exactly(&self, bill: &mut [f32], sums: &[usize]) {
        self.fill(bill, |guest| sums[guest] as i32);
    }

    /// How many guests there are.
    pub(super) fn guests(&self) -> usize {
        self.prize.guests()
    }

    /// How many mugs are missing to the goal, if that matters.
    pub(super) fn to_go(&self) -> Option<&[i32]> {
        self.prize.to_go()
    }

    /// How many numbers a bill takes.
    pub(super) fn bill(&self) -> usize {
        (self.guests() + 1) * self.ruler.width()
    }

    /// How far beyond the goal a guest is with this sum; none if the game goes on.
    #[inline]
    pub(super) fn beyond(&self, guest: usize, sum: usize) -> Option<usize> {
        let Prize::Chances { to_go, .. } = &self.prize else { return None };
        usize::try_from(sum as i32 - to_go[guest + 1]).ok()
    }

    /// What a seat has if the serving is too small, by mark of the serving.
    #[inline]
    pub(super) fn little(&self, most: usize, high: usize, low: usize, seat: usize) -> &[f32] {
        let place = usize::from(self.sets[high << self.guests() | low]);
        row(&self.little, place * LARGEST + most - 1, self.bill(), seat, self.ruler.width())
    }

    /// What a seat has if all get what they ordered and the game goes on, by the place of the bill.
    #[inline]
    pub(super) fn enough(&self, place: usize, seat: usize) -> &[f32] {
        row(&self.enough, place, self.bill(), seat, self.ruler.width())
    }

    /// What a seat has if all get what they ordered, and these guests are the farthest beyond the goal.
    #[inline]
    pub(super) fn over(&self, beyond: usize, set: usize, seat: usize) -> &[f32] {
        row(&self.over, beyond << self.guests() | set, self.bill(), seat, self.ruler.width())
    }
}

#[inline]
fn row(rows: &[f32], place: usize, bill: usize, seat: usize, width: usize) -> &[f32] {
    &rows[place * bill + seat * width..][..width]
}

impl Prize<'_> {
    fn to_go(&self) -> Option<&[i32]> {
        match self {
            Prize::Mugs { .. } => None,
            Prize::Chances { to_go, .. } => Some(to_go),
        }
    }

    fn guests(&self) -> usize {
        match self {
            Prize::Mugs { guests } => *guests,
            Prize::Chances { to_go, .. } => to_go.len() - 1,
        }
    }
}
