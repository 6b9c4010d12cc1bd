//! The bill (P6), by itself: from orders and serving to results.

use game_core::{PerSeat, Seat, SeatSet};

use crate::{EqualGreedy, Order, Verdict};

/// How a round is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bill {
    /// How it was paid.
    pub verdict: Verdict,
    /// The sum of all orders.
    pub ordered: u16,
    /// What each seat scores; 0 for seats that don't play.
    pub results: PerSeat<i32>,
    /// The guests with the highest order, if they were too greedy.
    pub greediest: SeatSet,
    /// The guests with the lowest order, if they were too greedy.
    pub modest: SeatSet,
}

/// Pays a round (P6): `orders` has none for the innkeeper, `served` is none if the innkeeper failed.
#[inline]
#[must_use]
pub fn settle(orders: &PerSeat<Option<Order>>, innkeeper: Seat, served: Option<u8>, equal_greedy: EqualGreedy) -> Bill {
    let sums = PerSeat(orders.0.map(|order| order.map_or(ABSENT, |order| i16::from(order.sum()))));
    settle_lanes(&sums, innkeeper, served.map(u16::from), equal_greedy)
}

/// Pays a round (P6) of which only the sums of the orders are known, as on a notepad.
///
/// `sums` is by seat, at most [`Seat::MAX`] of them (more are ignored), with none for the innkeeper; `served` is none if the
/// innkeeper failed. A sum that stands at the innkeeper's place is ignored.
#[must_use]
pub fn settle_sums(sums: &[Option<u8>], innkeeper: Seat, served: Option<u16>, equal_greedy: EqualGreedy) -> Bill {
    let mut lanes = PerSeat([ABSENT; Seat::MAX]);
    for (lane, sum) in lanes.0.iter_mut().zip(sums) {
        *lane = sum.map_or(ABSENT, i16::from);
    }
    lanes[innkeeper] = ABSENT;
    settle_lanes(&lanes, innkeeper, served, equal_greedy)
}

/// Stands for "no guest" in a lane, so that all eight lanes are reckoned alike without a branch.
const ABSENT: i16 = -1;

#[inline]
fn settle_lanes(sums: &PerSeat<i16>, innkeeper: Seat, served: Option<u16>, equal_greedy: EqualGreedy) -> Bill {
    let ordered = sums.0.iter().map(|&sum| sum.max(0) as u16).sum();
    let each_their_own = PerSeat(sums.0.map(|sum| i32::from(sum.max(0))));
    let nobody = SeatSet::EMPTY;
    match served {
        None => Bill { verdict: Verdict::Failed, ordered, results: each_their_own, greediest: nobody, modest: nobody },
        Some(served) if served >= ordered => {
            let mut results = each_their_own;
            results[innkeeper] = i32::from(served - ordered);
            Bill { verdict: Verdict::Enough, ordered, results, greediest: nobody, modest: nobody }
        }
        Some(served) => {
            let highest = sums.0.iter().fold(0, |highest, &sum| sum.max(highest));
            let lowest = sums.0.iter().fold(i16::MAX, |lowest, &sum| if sum < 0 { lowest } else { sum.min(lowest) });
            let spare_plus = highest == lowest && equal_greedy == EqualGreedy::Penalty;
            let plus = if spare_plus { 0 } else { highest };
            let mut results = PerSeat(sums.0.map(|sum| {
                i32::from(if sum == lowest { plus } else { 0 }) - i32::from(if sum == highest { highest } else { 0 })
            }));
            results[innkeeper] = i32::from(served);
            let with =
                |wanted| (0..).zip(sums.0).filter(move |&(_, sum)| sum == wanted).filter_map(|(i, _)| Seat::new(i));
            Bill {
                verdict: Verdict::TooGreedy,
                ordered,
                results,
                greediest: with(highest).collect(),
                modest: with(lowest).collect(),
            }
        }
    }
}
