//! Vocabulary of any table game: seats, observers, luck, and the [`Game`] contract.
//!
//! No I/O, no clock and no generator live here. A rules crate implements [`Game`]; the referee, the computer players and
//! the conformance suite work through it alone. Everything on the hot path is generic and inlined, so that a playout
//! through the trait costs what a hand-written loop would.
//!
//! ```
//! use game_core::{Observer, Seat, SeatSet};
//!
//! let guests = SeatSet::first(4).without(Seat::new(2).unwrap());
//! assert_eq!(guests.len(), 3);
//! assert!(Observer::Spectator.seat().is_none());
//! ```

mod event;
mod game;
mod legal;
mod luck;
mod outcome;
mod seat;
mod sets;

pub use event::{Events, ForObserver, Ignored, Noted};
pub use game::{Game, Odds, Turn};
pub use legal::{LegalActions, LegalIter};
pub use luck::Luck;
pub use outcome::Outcome;
pub use seat::{Observer, PerSeat, Seat, SeatError, SeatSet};
