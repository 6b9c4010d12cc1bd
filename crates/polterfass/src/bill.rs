//! The bill (P6), by itself: from orders and serving to results.

use game_core::{PerSeat, Seat, SeatSet};

use crate::{EqualGreedy, Verdict};

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
    /// The guests who get a plus for the lowest order, if they were too greedy; nobody if the option of P6.5 spares it.
    pub modest: SeatSet,
}

/// Pays a round (P6) of which only the sums of the orders are known, as on a notepad.
///
/// `sums` is by seat, at most [`Seat::MAX`] of them (more are ignored), with none for seats that don't play; what stands at
/// the innkeeper's place is ignored. `served` is none if the innkeeper failed.
///
/// ```
/// use game_core::Seat;
/// use polterfass::bill::settle_sums;
///
/// // Served 29, ordered 32: the highest order costs 11 twice, the lowest order earns 11 (P6.4).
/// let orders = [Some(11), Some(11), None, Some(3), Some(7)];
/// let innkeeper = Seat::new(2).unwrap();
/// let bill = settle_sums(&orders, innkeeper, Some(29), Default::default());
/// assert_eq!(bill.results.0[..5], [-11, -11, 29, 11, 0]);
/// ```
#[must_use]
pub fn settle_sums(sums: &[Option<u8>], innkeeper: Seat, served: Option<u16>, equal_greedy: EqualGreedy) -> Bill {
    let seats = sums.len().min(Seat::MAX);
    let guests = Seat::all(seats).filter(|&seat| seat != innkeeper);
    let sums: Sums = guests.filter_map(|guest| sums[guest.index()].map(|sum| (guest, sum))).collect();
    let terms = Terms::of(seats, &sums, served, equal_greedy);
    let mut results = PerSeat::default();
    for seat in Seat::all(seats) {
        results[seat] = terms.result(seat, &sums);
    }
    results[innkeeper] += terms.innkeepers;
    let too_greedy = terms.verdict == Verdict::TooGreedy;
    let ordering = |wanted| Seat::all(seats).filter(|&seat| too_greedy && sums.to_undercut[seat] == wanted).collect();
    // Too greedy is only who orders something, so without a plus the option of P6.5 spares it.
    let modest = if terms.plus == 0 { SeatSet::EMPTY } else { ordering(terms.lowest) };
    Bill { verdict: terms.verdict, ordered: terms.ordered, results, greediest: ordering(terms.highest), modest }
}

/// The sums of the orders by seat, such that seats without an order need no case of their own.
#[derive(Clone, Copy)]
pub(crate) struct Sums {
    /// 0 for seats without an order.
    pub(crate) own: PerSeat<u8>,
    /// 255 for seats without an order.
    pub(crate) to_undercut: PerSeat<u8>,
}

impl FromIterator<(Seat, u8)> for Sums {
    fn from_iter<I: IntoIterator<Item = (Seat, u8)>>(orders: I) -> Self {
        let mut sums = Self { own: PerSeat([0; Seat::MAX]), to_undercut: PerSeat([u8::MAX; Seat::MAX]) };
        for (seat, sum) in orders {
            sums.own[seat] = sum;
            sums.to_undercut[seat] = sum;
        }
        sums
    }
}

/// What decides everybody's result in a round.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    pub(crate) verdict: Verdict,
    pub(crate) ordered: u16,
    highest: u8,
    lowest: u8,
    /// What the most modest score.
    plus: u8,
    /// What the innkeeper scores.
    pub(crate) innkeepers: i32,
}

impl Terms {
    /// The terms of a round at a table of `seats` seats.
    #[inline(always)]
    pub(crate) fn of(seats: usize, sums: &Sums, served: Option<u16>, equal_greedy: EqualGreedy) -> Self {
        let (mut ordered, mut highest, mut lowest) = (0, 0, u8::MAX);
        for seat in Seat::all(seats) {
            ordered += u16::from(sums.own[seat]);
            highest = sums.own[seat].max(highest);
            lowest = sums.to_undercut[seat].min(lowest);
        }
        let (verdict, innkeepers) = match served {
            None => (Verdict::Failed, 0),
            Some(served) if served >= ordered => (Verdict::Enough, i32::from(served - ordered)),
            Some(served) => (Verdict::TooGreedy, i32::from(served)),
        };
        let spare_plus = equal_greedy == EqualGreedy::Penalty && highest == lowest;
        Self { verdict, ordered, highest, lowest, plus: if spare_plus { 0 } else { highest }, innkeepers }
    }

    /// What a guest scores; 0 without an order.
    #[inline(always)]
    pub(crate) fn result(self, seat: Seat, sums: &Sums) -> i32 {
        let own = sums.own[seat];
        if self.verdict != Verdict::TooGreedy {
            return own.into();
        }
        // Without an order nobody is the most modest, and the highest order is above 0 if it can't be served.
        let gain = if sums.to_undercut[seat] == self.lowest { self.plus } else { 0 };
        let loss = if own == self.highest { own } else { 0 };
        i32::from(gain) - i32::from(loss)
    }
}
