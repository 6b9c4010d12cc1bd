//! What was played: the input of `score`.

use polterfass::EqualGreedy;
use serde::Deserialize;

/// What was played.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    /// The names, clockwise.
    pub(crate) players: Vec<String>,
    /// The score that ends the game.
    #[serde(default = "default_goal")]
    pub(crate) goal: i64,
    /// What happens if all guests are too greedy with equal orders (P6.5).
    #[serde(default)]
    pub(crate) equal_greedy: EqualGreedy,
    /// What was served and ordered.
    pub(crate) rounds: Vec<Round>,
}

/// One round. Numbers have room for more than the rules allow, so that what is wrong can be said in the words of the game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Round {
    /// Who kept the tap.
    pub(crate) innkeeper: i64,
    /// The serving; none if the innkeeper failed.
    #[serde(default)]
    pub(crate) served: Option<i64>,
    /// Whether the innkeeper failed.
    #[serde(default)]
    pub(crate) failed: bool,
    /// By seat: the sum of the cards; none for the innkeeper.
    pub(crate) orders: Vec<Option<i64>>,
}

fn default_goal() -> i64 {
    75
}

/// What is wrong with the input; always names the field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SheetError {
    /// Not JSON, or not of the documented shape.
    #[error("{0}")]
    Shape(String),
    /// Too few or too many players.
    #[error("`players` has {0} names; Polterfass is for 3 to 6 players (P1.1)")]
    Players(usize),
    /// A name of white space.
    #[error("`players[{0}]` is empty")]
    Name(usize),
    /// A goal out of range.
    #[error("`goal` is {0}; it must be 25 to 300 mugs (P7.1)")]
    Goal(i64),
    /// No such seat.
    #[error("`rounds[{round}].innkeeper` is {innkeeper}, but seats are numbered 0 to {last}")]
    NoSeat {
        /// Its number, from 0.
        round: usize,
        /// Who was named.
        innkeeper: i64,
        /// The last seat.
        last: usize,
    },
    /// Somebody keeps the tap out of turn.
    #[error(
        "`rounds[{round}].innkeeper` is {innkeeper}, but the role moves clockwise (P1.8): it is the turn of {expected}"
    )]
    OutOfTurn {
        /// Its number, from 0.
        round: usize,
        /// Who was named.
        innkeeper: i64,
        /// Whose turn it is.
        expected: usize,
    },
    /// Neither served nor failed.
    #[error("`rounds[{0}].served` is missing: a number of mugs, or else `\"failed\": true`")]
    NoServing(usize),
    /// Served and failed.
    #[error("`rounds[{0}].served` is given, but the innkeeper failed (P4.4)")]
    ServedAndFailed(usize),
    /// More than all barrels hold, or less than nothing.
    #[error("`rounds[{round}].served` is {served}; a serving is 0 to 68 mugs (P5.11)")]
    Served {
        /// Its number, from 0.
        round: usize,
        /// What was served.
        served: i64,
    },
    /// Not one order for each seat.
    #[error("`rounds[{round}].orders` has {orders} entries for {players} players; the innkeeper's is null")]
    Count {
        /// Its number, from 0.
        round: usize,
        /// How many orders.
        orders: usize,
        /// How many players.
        players: usize,
    },
    /// The innkeeper orders.
    #[error("`rounds[{round}].orders[{seat}]` must be null: the innkeeper does not order (P3.1)")]
    InnkeeperOrders {
        /// Its number, from 0.
        round: usize,
        /// The innkeeper.
        seat: usize,
    },
    /// A guest does not order.
    #[error("`rounds[{round}].orders[{seat}]` is missing: every guest orders (P3.1)")]
    NoOrder {
        /// Its number, from 0.
        round: usize,
        /// The guest.
        seat: usize,
    },
    /// A sum that no cards make.
    #[error("`rounds[{round}].orders[{seat}]` is {order}; one or two cards make 0 to 13 mugs (P3.1)")]
    Order {
        /// Its number, from 0.
        round: usize,
        /// The guest.
        seat: usize,
        /// The order.
        order: i64,
    },
    /// A round after the end.
    #[error("`rounds[{round}]` comes after the end: the game was over with `rounds[{last}]` (P7.1)")]
    AfterEnd {
        /// Its number, from 0.
        round: usize,
        /// The last round of the game.
        last: usize,
    },
}

impl Sheet {
    /// Reads the input.
    ///
    /// # Errors
    /// If it is not JSON of the documented shape, naming the field.
    pub(crate) fn parse(text: &str) -> Result<Self, SheetError> {
        let sheet: Self = crate::score::from_json(text).map_err(SheetError::Shape)?;
        if !(3..=6).contains(&sheet.players.len()) {
            return Err(SheetError::Players(sheet.players.len()));
        }
        if let Some(nameless) = sheet.players.iter().position(|name| name.trim().is_empty()) {
            return Err(SheetError::Name(nameless));
        }
        if !(25..=300).contains(&sheet.goal) {
            return Err(SheetError::Goal(sheet.goal));
        }
        Ok(sheet)
    }
}

impl Round {
    /// The innkeeper, checked.
    ///
    /// # Errors
    /// If there is no such seat, or it is not the turn of this one.
    pub(crate) fn checked_innkeeper(
        &self,
        round: usize,
        players: usize,
        expected: Option<usize>,
    ) -> Result<usize, SheetError> {
        let innkeeper = self.innkeeper;
        let seat = usize::try_from(innkeeper).ok().filter(|&seat| seat < players);
        let seat = seat.ok_or(SheetError::NoSeat { round, innkeeper, last: players - 1 })?;
        match expected {
            Some(expected) if expected != seat => Err(SheetError::OutOfTurn { round, innkeeper, expected }),
            _ => Ok(seat),
        }
    }

    /// The serving, checked; none if the innkeeper failed.
    ///
    /// # Errors
    /// If it is missing, out of range, or given although the innkeeper failed.
    pub(crate) fn checked_serving(&self, round: usize) -> Result<Option<u16>, SheetError> {
        match (self.served, self.failed) {
            (None, true) => Ok(None),
            (Some(_), true) => Err(SheetError::ServedAndFailed(round)),
            (None, false) => Err(SheetError::NoServing(round)),
            (Some(served), false) => {
                let in_range = u16::try_from(served).ok().filter(|&served| served <= 68);
                in_range.map(Some).ok_or(SheetError::Served { round, served })
            }
        }
    }

    /// The orders by seat, checked.
    ///
    /// # Errors
    /// If one is missing, too many, or not 0 to 13.
    pub(crate) fn checked_orders(
        &self,
        round: usize,
        players: usize,
        innkeeper: usize,
    ) -> Result<Vec<Option<u8>>, SheetError> {
        if self.orders.len() != players {
            return Err(SheetError::Count { round, orders: self.orders.len(), players });
        }
        let check = |(seat, order): (usize, &Option<i64>)| match *order {
            None if seat == innkeeper => Ok(None),
            None => Err(SheetError::NoOrder { round, seat }),
            Some(_) if seat == innkeeper => Err(SheetError::InnkeeperOrders { round, seat }),
            Some(order) => {
                let in_range = u8::try_from(order).ok().filter(|&order| order <= 13);
                in_range.map(Some).ok_or(SheetError::Order { round, seat, order })
            }
        };
        self.orders.iter().enumerate().map(check).collect()
    }
}
