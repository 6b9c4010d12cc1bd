//! What goes wrong on somebody's way to the server.

use std::num::NonZeroU32;

use game_core::Luck as _;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What goes wrong on somebody's way to the server: each of these happens once in so many times, or never.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Accidents {
    /// A step's frame is cut in the middle, and the line with it.
    pub cut: Option<NonZeroU32>,
    /// A step is sent and the line drops at once, before anything could be heard.
    pub unheard: Option<NonZeroU32>,
    /// A step is sent twice.
    pub twice: Option<NonZeroU32>,
    /// The line drops after an update.
    pub dropped: Option<NonZeroU32>,
}

/// What becomes of a step that is to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Sent,
    Twice,
    Cut,
    Unheard,
}

impl Accidents {
    pub(crate) fn of_step(&self, luck: &mut Xoshiro256PlusPlus) -> Fate {
        if happens(self.cut, luck) {
            Fate::Cut
        } else if happens(self.unheard, luck) {
            Fate::Unheard
        } else if happens(self.twice, luck) {
            Fate::Twice
        } else {
            Fate::Sent
        }
    }

    pub(crate) fn drops(&self, luck: &mut Xoshiro256PlusPlus) -> bool {
        happens(self.dropped, luck)
    }
}

fn happens(once_in: Option<NonZeroU32>, luck: &mut Xoshiro256PlusPlus) -> bool {
    once_in.is_some_and(|times| luck.below(times.get()) == 0)
}
