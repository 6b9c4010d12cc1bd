//! A notepad that people keep by hand at a real table (P1.6), reckoned and checked.
//!
//! Only what the pad has is known: who kept the tap, the serving and the sum of each order. Numbers that can't be are named with their rule,
//! and reckoned with all the same: a table may have rules of its own.

use game_core::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::bill::settle_sums;
use crate::end::leaders;
use crate::stands::{Stands, can_be_served};
use crate::{EqualGreedy, Order, Verdict};

/// A pad as it is written.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Written {
    /// How many play, 3 to 6 (P1.1).
    pub seats: usize,
    /// The score that ends the game (P7.1).
    pub goal: u16,
    /// The option of P6.5.
    #[serde(default)]
    pub equal_greedy: EqualGreedy,
    /// Who keeps the tap first (P1.7).
    pub first: Seat,
    /// The rounds, the oldest first; the last one may still be in the making.
    pub rounds: Vec<WrittenRound>,
}

/// One line as it is written.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct WrittenRound {
    /// Who kept the tap.
    pub innkeeper: Seat,
    /// None as long as nobody has said.
    pub tap: Option<Tap>,
    /// By seat; none for the innkeeper, and for guests of whom nobody has said.
    pub orders: Vec<Option<u8>>,
    /// What stood when the tap was closed, if somebody has told.
    #[serde(default)]
    pub stands: Option<Stands>,
}

/// How the innkeeper fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tap {
    /// The serving in mugs.
    Served(u16),
    /// Failed (P4.4).
    Failed,
}

/// A pad as the rules have it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reckoned {
    /// The rounds.
    pub rounds: Vec<ReckonedRound>,
    /// Who keeps the tap after the last one (P1.8).
    pub next: Seat,
    /// The end, once somebody has reached the goal (P7.1); a table that plays on leaves it where it was.
    pub end: Option<Standing>,
    /// Who leads after the last round; nobody before the first.
    pub now: Option<Standing>,
}

/// Who has most after a round (P7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Counted from 1.
    pub round: usize,
    /// All who have most.
    pub winners: SeatSet,
    /// What they have.
    pub score: i32,
}

/// A round as the rules have it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReckonedRound {
    /// Whether all is entered; until then the results are none.
    pub complete: bool,
    /// How it was paid; none until it is complete.
    pub verdict: Option<Verdict>,
    /// The sum of the orders entered.
    pub ordered: u16,
    /// What each seat scores; nothing until it is complete.
    pub results: Vec<i32>,
    /// The running totals after it.
    pub totals: Vec<i32>,
    /// The guests with the highest order; until the tap is known, those who would lose if it were too little.
    pub greediest: SeatSet,
    /// The guests with the lowest order, likewise.
    pub modest: SeatSet,
    /// What can't be, by the rules.
    pub doubts: Vec<Doubt>,
}

/// Something on the pad that the rules don't allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Doubt {
    /// No barrels serve so much (P5.7, P5.11).
    Serving {},
    /// What stood does not give this serving (P5.6, P5.7).
    NotFromBarrels {},
    /// No number barrel stood (P2.1).
    NoNumberBarrel {},
    /// No one or two cards give this order (P3.1).
    Order {
        /// Whose.
        seat: Seat,
    },
    /// The innkeeper orders nothing (P3.1).
    InnkeeperOrders {},
    /// It was somebody else's turn to keep the tap (P1.8).
    Innkeeper {
        /// Whose.
        due: Seat,
    },
}

impl Doubt {
    /// The rule of record that it goes against.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Serving {} => "P5.11",
            Self::NotFromBarrels {} => "P5.7",
            Self::NoNumberBarrel {} => "P2.1",
            Self::Order { .. } => "P3.1",
            Self::InnkeeperOrders {} => "P3.1",
            Self::Innkeeper { .. } => "P1.8",
        }
    }
}

/// Whether some order has this sum (P3.1, P3.3).
#[must_use]
pub fn can_be_ordered(sum: u8) -> bool {
    Order::all().any(|order| order.sum() == sum)
}

impl Written {
    /// Whether seats and goal are those of a game, so that it can be reckoned.
    ///
    /// # Errors
    /// As [`Setup::check`](crate::Setup::check) has them.
    pub fn check(&self) -> Result<(), crate::SetupError> {
        let seats = u8::try_from(self.seats).unwrap_or(u8::MAX);
        let first_innkeeper = crate::FirstInnkeeper::Seat(self.first);
        crate::Setup { goal: self.goal, first_innkeeper, ..crate::Setup::standard(seats) }.check()
    }

    /// Reckons all rounds, one after the other; those that are not complete change no totals, and the role moves on all the same.
    #[must_use]
    pub fn reckon(&self) -> Reckoned {
        let mut totals = PerSeat::default();
        let (mut due, mut end, mut now) = (self.first, None, None);
        let mut rounds = Vec::with_capacity(self.rounds.len());
        for (index, round) in self.rounds.iter().enumerate() {
            let reckoned = self.round(round, due, &mut totals);
            if reckoned.complete {
                let (winners, score) = leaders(self.seats, &totals);
                let standing = Standing { round: index + 1, winners, score };
                now = Some(standing);
                if score >= i32::from(self.goal) {
                    end = end.or(now);
                }
            }
            rounds.push(reckoned);
            due = round.innkeeper.next(self.seats);
        }
        Reckoned { rounds, next: due, end, now }
    }

    fn round(&self, round: &WrittenRound, due: Seat, totals: &mut PerSeat<i32>) -> ReckonedRound {
        let order = |seat: Seat| round.orders.get(seat.index()).copied().flatten();
        let mut sums: Vec<_> = Seat::all(self.seats).map(order).collect();
        let own = sums.get_mut(round.innkeeper.index()).and_then(Option::take);
        let entered = Seat::all(self.seats).all(|seat| seat == round.innkeeper || order(seat).is_some());
        let served = match round.tap {
            Some(Tap::Served(served)) => Some(served),
            Some(Tap::Failed) => None,
            // If nothing were served, it would be too little: that names who is greediest and who most modest so far.
            None => Some(0),
        };
        let complete = entered && round.tap.is_some();
        let bill = settle_sums(&sums, round.innkeeper, served, self.equal_greedy);
        let marks = if complete { bill } else { settle_sums(&sums, round.innkeeper, Some(0), self.equal_greedy) };
        if complete {
            for seat in Seat::all(self.seats) {
                totals[seat] += bill.results[seat];
            }
        }
        let by_seat = |values: &PerSeat<i32>| Seat::all(self.seats).map(|seat| values[seat]).collect();
        ReckonedRound {
            complete,
            verdict: complete.then_some(bill.verdict),
            ordered: bill.ordered,
            results: if complete { by_seat(&bill.results) } else { vec![0; self.seats] },
            totals: by_seat(totals),
            greediest: marks.greediest,
            modest: marks.modest,
            doubts: self.doubts(round, &sums, own, due),
        }
    }

    fn doubts(&self, round: &WrittenRound, sums: &[Option<u8>], own: Option<u8>, due: Seat) -> Vec<Doubt> {
        let mut doubts = Vec::new();
        if round.innkeeper != due {
            doubts.push(Doubt::Innkeeper { due });
        }
        if own.is_some() {
            doubts.push(Doubt::InnkeeperOrders {});
        }
        if let Some(Tap::Served(served)) = round.tap {
            match round.stands {
                Some(stands) if !stands.is_possible() => doubts.push(Doubt::NoNumberBarrel {}),
                Some(stands) if !stands.can_serve(served) => doubts.push(Doubt::NotFromBarrels {}),
                None if !can_be_served(served) => doubts.push(Doubt::Serving {}),
                _ => {}
            }
        }
        let strange = |(seat, sum): (Seat, &Option<u8>)| {
            sum.is_some_and(|sum| !can_be_ordered(sum)).then_some(Doubt::Order { seat })
        };
        doubts.extend(Seat::all(self.seats).zip(sums).filter_map(strange));
        doubts
    }
}
