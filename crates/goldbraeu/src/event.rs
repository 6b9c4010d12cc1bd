//! What happened, secrets included.

use game_core::{ForObserver, Observer, Seat};

use crate::{BySeat, Card, Cards, Pick, Seen};

/// An event with its secrets.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Something that all may see.
    Public(Seen),
    /// The first hands were dealt; each sees their own (G2.5).
    Dealt {
        /// The secrets.
        hands: BySeat<Cards>,
    },
    /// A seat chose its two cards (G2.6).
    Kept {
        /// Who.
        seat: Seat,
        /// The secret.
        cards: Cards,
    },
    /// A seat picked an action card (G3.1).
    Picked {
        /// Who.
        seat: Seat,
        /// The secret.
        action: Pick,
    },
    /// A seat drew a share blind that nobody else knows (G6.3).
    Drew {
        /// Who.
        seat: Seat,
        /// For how many thalers.
        price: u8,
        /// The secret.
        card: Card,
    },
}

impl ForObserver for Event {
    type Seen = Seen;

    fn for_observer(&self, observer: Observer) -> Seen {
        match *self {
            Self::Public(ref seen) => seen.clone(),
            Self::Dealt { hands } => Seen::Dealt { hand: observer.seat().and_then(|seat| hands.get(seat)) },
            Self::Kept { seat, cards } => Seen::Kept { seat, cards: observer.is(seat).then_some(cards) },
            Self::Picked { seat, action } => Seen::Picked { seat, action: observer.is(seat).then_some(action) },
            Self::Drew { seat, price, card } => {
                Seen::Drew { seat, price, card: observer.is(seat).then_some(card), known: false }
            }
        }
    }
}
