//! What can't be so of the money that is written down between paydays.

use game_core::Seat;

use super::Fault;
use crate::Goldbraeu;
use crate::buy::PRICES;
use crate::day::DAYS;

/// An amount that somebody spent (negative) or got before a payday.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who.
    pub seat: Seat,
    /// How much; at most 9999 either way.
    pub thalers: i32,
}

/// The fewest cards that cost so many thalers together; none if no cards do, or not as many as can be bought in a week.
fn fewest_cards(thalers: i32) -> Option<u16> {
    let most = i32::from(PRICES[2]) * i32::from(DAYS);
    let thalers = usize::try_from(thalers).ok().filter(|_| thalers <= most)?;
    let mut fewest = vec![None; thalers + 1];
    fewest[0] = Some(0);
    for sum in 1..=thalers {
        let before = PRICES.iter().filter_map(|&price| fewest[sum.checked_sub(price.into())?]);
        fewest[sum] = before.min().map(|cards: u16| cards + 1);
    }
    fewest[thalers]
}

impl Goldbraeu {
    /// Thalers come at paydays only (G8), and go for cards only: one a day at most, at one of three prices (G6.1, G3.5).
    pub(super) fn check_entries(&self, entries: &[Entry], faults: &mut Vec<Fault>) {
        let mut add = |fault| {
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        };
        for seat in self.all.iter() {
            let (mut count, most) = (0_u16, u16::from(DAYS));
            for &Entry { thalers, .. } in entries.iter().filter(|entry| entry.seat == seat) {
                if thalers > 0 {
                    add(Fault::Income { seat, thalers });
                } else if let Some(cards) = fewest_cards(-thalers) {
                    count = count.saturating_add(cards);
                } else {
                    add(Fault::NoPrice { seat, thalers });
                }
            }
            if count > most {
                add(Fault::TooManyCards { seat, count, most });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// G6.1, G3.5: a card costs 2, 5 or 8, and a week has seven days.
    #[test]
    fn amounts_are_made_of_prices() {
        for (thalers, cards) in [
            (0, Some(0)),
            (1, None),
            (2, Some(1)),
            (3, None),
            (4, Some(2)),
            (5, Some(1)),
            (6, Some(3)),
            (8, Some(1)),
            (11, Some(4)),
            (56, Some(7)),
            (57, None),
            (9_999, None),
        ] {
            assert_eq!(fewest_cards(thalers), cards, "{thalers}");
        }
    }
}
