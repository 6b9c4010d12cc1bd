//! How likely everybody is to win, judged by the table alone.
//!
//! A table is described by some numbers for each seat: [`describe`]. A small network makes a score of those of a seat, the same one
//! for all seats, and the chances to win are in proportion to the exponential function of the scores: [`judge`]. There is a
//! network for each week. Their weights are fitted to games by the example `goldbraeu_leaf`.

mod features;
mod network;
mod weights;

use ::goldbraeu::{Board, Cards, Goldbraeu, Phase, State};
use game_core::Seat;

use super::books::{Grounds, NOTHING_TOLD, SEATS};

pub(super) use self::features::features;
pub use self::features::{FEATURES, Features};
pub(super) use self::network::exp;
pub use self::network::{HIDDEN, WEIGHTS_A_WEEK, Weights, judge};

/// The weights that the players judge by, week by week.
pub use self::weights::WEIGHTS;

/// What a table looks like to each seat, all hidden cards known.
#[must_use]
pub fn describe(game: &Goldbraeu, state: &State) -> Features {
    features::features(&Grounds::new(game), state.board(), &hands(state))
}

/// Everybody's hidden cards.
pub(super) fn hands(state: &State) -> [Cards; SEATS] {
    let mut hands = NOTHING_TOLD;
    for (hand, seat) in hands.iter_mut().zip(Seat::all(state.board().money.seats())) {
        *hand = state.hand(seat);
    }
    hands
}

/// How likely each seat is to win; a shared win counts as its part.
pub(super) fn chances(grounds: &Grounds<'_>, board: &Board, hands: &[Cards; SEATS]) -> [f32; SEATS] {
    let seats = board.money.seats();
    if let Phase::Over { winners } = board.phase {
        let mut won = [0.0; SEATS];
        for winner in winners.iter() {
            won[winner.index() % SEATS] = 1.0 / winners.len() as f32;
        }
        return won;
    }
    let features = features::features(grounds, board, hands);
    let week = usize::from(board.week.clamp(1, 3)) - 1;
    judge(&WEIGHTS[week], &features, seats)
}
