//! What happened, and what each observer sees of it.

use game_core::{ForObserver, Observer, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{BarrelSet, Order, Row, Top};

/// An event with its secrets.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Something that all may see.
    Public(Seen),
    /// A guest laid an order; only they know which (P3.1).
    Ordered {
        /// The guest.
        seat: Seat,
        /// The secret.
        order: Order,
    },
}

impl ForObserver for Event {
    type Seen = Seen;

    fn for_observer(&self, observer: Observer) -> Seen {
        match *self {
            Self::Public(ref seen) => seen.clone(),
            Self::Ordered { seat, order } => Seen::Ordered { seat, cards: observer.is(seat).then_some(order) },
        }
    }
}

/// An event as an observer sees it; its kind and fields are the Fluent message `polterfass-<kind>` and its arguments.
///
/// Fields with a seat are called `seat` or `innkeeper`; lists of seats `winners`, `greediest`, `modest`; lists of tops are
/// what stands on barrels.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Seen {
    /// The lot named the first innkeeper (P1.7).
    InnkeeperDrawn {
        /// The seat.
        innkeeper: Seat,
    },
    /// A round began: the innkeeper takes up all nine barrels (P1.8, P2.1).
    RoundBegan {
        /// Counted from 1.
        round: u32,
        /// Who keeps the tap.
        innkeeper: Seat,
    },
    /// All nine barrels were rolled (P2.1).
    FirstRolled {
        /// Who rolled.
        innkeeper: Seat,
        /// Which barrels stand.
        stood: BarrelSet,
        /// What they show, numbers from high to low, then specials.
        tops: Vec<Top>,
        /// The sum of the standing numbers, before any special.
        sum: u8,
        /// Whether no number barrel stands, so that all nine are rolled again.
        again: bool,
    },
    /// A guest laid an order (P3.1).
    Ordered {
        /// The guest.
        seat: Seat,
        /// The cards, for the guest's own eyes only.
        cards: Option<Order>,
    },
    /// All guests have laid; the number of backs is public (P3.2).
    OrdersIn {
        /// By seat: how many cards lie there; none for the innkeeper.
        backs: Vec<Option<u8>>,
    },
    /// The innkeeper puts barrels into the cup and rolls on (P4.2).
    RollsOn {
        /// Who.
        innkeeper: Seat,
        /// Which barrels are in the cup.
        barrels: BarrelSet,
        /// How many they are, 1 to 9.
        cup: u8,
        /// How many standing specials were put back, 0 to 2.
        put_back: u8,
    },
    /// The cup was turned over (P4.4).
    Rolled {
        /// Who rolled.
        innkeeper: Seat,
        /// Which barrels of this roll stand.
        stood: BarrelSet,
        /// What those show, numbers from high to low, then specials.
        tops: Vec<Top>,
        /// The sum of all standing numbers, older ones too, before any special.
        sum: u8,
    },
    /// No barrel of the roll stands (P4.4).
    Failed {
        /// Who failed.
        innkeeper: Seat,
        /// How many barrels were in the cup, 1 to 9.
        cup: u8,
    },
    /// The tap is closed (P4.1).
    Closed {
        /// Who closed it.
        innkeeper: Seat,
    },
    /// The barrels are counted (P5).
    Served {
        /// Who serves.
        innkeeper: Seat,
        /// The serving in mugs, 0 to 68 (P5.7).
        served: u8,
        /// What the destroyed barrels showed.
        destroyed: Vec<Top>,
        /// What the doubled barrels showed.
        doubled: Vec<Top>,
    },
    /// The orders were turned over and paid (P6).
    Billed {
        /// The line on the notepad.
        #[serde(flatten)]
        row: Row,
    },
    /// The game ended (P7).
    Ended {
        /// Who won.
        winners: SeatSet,
        /// Their score in mugs.
        score: i32,
    },
}
