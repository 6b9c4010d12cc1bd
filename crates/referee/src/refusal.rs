//! Why a command is refused.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::lobby::OptionsError;
use crate::text::TextError;

/// Why a command is refused: a stable code with parameters; the words are in the locale files. `R` is the game's refusal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal<R: std::error::Error> {
    /// The game's rules forbid it.
    #[error("{why}")]
    Illegal {
        /// The rule's own code and parameters.
        why: R,
    },
    /// The prompt that this answers has passed: a computer player has acted for the seat.
    #[error("too late: the decision has been made for you")]
    TooLate,
    /// The prompt that this answers has passed: the seat has acted, perhaps from another tab.
    #[error("the decision has been made already")]
    AlreadyDecided,
    /// A computer player plays this seat at the moment.
    #[error("a computer player stands in for you; take the seat back first")]
    StandingIn,
    /// Only a person with a seat can do that.
    #[error("you have no seat at this table")]
    NoSeat,
    /// The person has a seat already.
    #[error("you have a seat at this table already")]
    AlreadySeated,
    /// Only the host can do that.
    #[error("only the host can do that")]
    NotHost,
    /// Only the house can do that.
    #[error("that is not yours to do")]
    NotYours,
    /// That can be done only before the game.
    #[error("the game has begun")]
    HasBegun,
    /// That can be done only during the game.
    #[error("no game is going on")]
    NotPlaying,
    /// That can be done only after the game.
    #[error("the game is not over yet")]
    NotOver,
    /// The table was closed.
    #[error("the table is closed")]
    TableClosed,
    /// No chair is free.
    #[error("every chair is taken")]
    TableFull,
    /// Some chairs are still free.
    #[error("{open} chairs are still free")]
    ChairsFree {
        /// How many.
        open: usize,
    },
    /// The table has no such chair.
    #[error("the table has no seat {seat}")]
    UnknownSeat {
        /// The seat asked for.
        seat: Seat,
    },
    /// The chair is taken, or free, or a computer player's, so that this can't be done with it.
    #[error("this can't be done with seat {seat} as it is")]
    WrongOccupant {
        /// The seat.
        seat: Seat,
    },
    /// More people sit there than the new setup has seats.
    #[error("{people} people are seated, too many for {seats} seats")]
    TooManyPeople {
        /// How many are seated.
        people: usize,
        /// How many seats there would be.
        seats: usize,
    },
    /// The setup is impossible.
    #[error("{what}")]
    BadSetup {
        /// What is wrong, naming the field, in English.
        what: String,
    },
    /// Another seat has that name.
    #[error("somebody at this table is called that already")]
    NameTaken,
    /// There is no such computer player or phrase.
    #[error("there is no `{what}`")]
    Unknown {
        /// What was asked for.
        what: String,
    },
    /// The host silenced the person.
    #[error("the host has silenced you")]
    Muted,
    /// The options are impossible.
    #[error(transparent)]
    #[serde(untagged)]
    BadOptions(#[from] OptionsError),
    /// A name or a thing said can't be taken.
    #[error(transparent)]
    #[serde(untagged)]
    BadText(#[from] TextError),
}

impl<R: std::error::Error> Refusal<R> {
    pub(crate) fn illegal(why: R) -> Self {
        Self::Illegal { why }
    }
}
