//! The money of a whole game at a real table.

use game_core::SeatSet;

use super::money::Entry;
use super::{Fault, Sheet};
use crate::opening::MONEY;
use crate::payday::{Payday, payday, richest};
use crate::{BySeat, Goldbraeu};

/// A week at a real table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Week {
    /// What lies on the board at its payday.
    pub sheet: Sheet,
    /// What was spent and got before it, such as the price of cards.
    pub entries: Vec<Entry>,
}

/// What a week came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reckoned {
    /// Thalers by seat before the payday.
    pub before: BySeat<i32>,
    /// The payday.
    pub payday: Payday,
    /// Thalers by seat after it.
    pub after: BySeat<i32>,
    /// What can't be so.
    pub faults: Vec<Fault>,
}

impl Goldbraeu {
    /// Reckons week after week from what everybody starts with (G2.2, G8), whatever faults there are.
    #[must_use]
    pub fn reckon(&self, weeks: &[Week]) -> Vec<Reckoned> {
        let mut money = BySeat::all(self.seats, i32::from(MONEY));
        let reckoned = weeks.iter().map(|Week { sheet, entries }| {
            let (payday, mut before) = (payday(&self.case(sheet)), money);
            let mut faults = self.faults(sheet);
            for &Entry { seat, thalers } in entries {
                before[seat] = before[seat].saturating_add(thalers);
            }
            self.check_entries(entries, &mut faults);
            for seat in self.all.iter() {
                if before[seat] < 0 {
                    faults.push(Fault::Debt { seat });
                }
                money[seat] = before[seat].saturating_add(payday.totals[seat].into());
            }
            Reckoned { before, payday, after: money, faults }
        });
        reckoned.collect()
    }

    /// Who wins once the weeks are over (G3.1, G9.1); nobody before, or with other than three weeks.
    #[must_use]
    pub fn winners(&self, weeks: &[Reckoned]) -> SeatSet {
        match weeks {
            [.., last] if weeks.len() == usize::from(crate::day::WEEKS) => richest(&last.after),
            _ => SeatSet::EMPTY,
        }
    }
}
