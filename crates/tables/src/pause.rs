//! How long a computer player takes before it acts, as far as others can see.
//!
//! The time follows from what all at the table may know, from the number of the prompt, and from the table's secret, which
//! nobody knows before the end; never from a hand, nor from how long somebody thought. So a prompt with one legal action
//! takes as long as one with forty. Whoever is not done by then acts at a later slot, which are as far from each other
//! everywhere.

use game_core::Seat;
use referee::{Millis, Secret};
use sha2::{Digest, Sha256};

use crate::{Moment, Pace};

/// How far the slots are from each other.
const SLOT: Millis = 250;

/// When a computer player acts that is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slots {
    first: Millis,
    /// Computer players that act at once have no slots.
    every: Option<Millis>,
}

impl Slots {
    /// The slots from `now`, after a pause.
    #[must_use]
    pub fn after(now: Millis, pause: Millis) -> Self {
        Self { first: now + pause, every: (pause > 0).then_some(SLOT) }
    }

    /// The first slot.
    #[must_use]
    pub fn first(self) -> Millis {
        self.first
    }

    /// The first slot that isn't before `now`.
    #[must_use]
    pub fn from(self, now: Millis) -> Millis {
        let late = now.saturating_sub(self.first);
        self.first + self.every.map_or(late, |every| late.next_multiple_of(every))
    }
}

/// How long the player of `seat` takes over the prompt with this number.
///
/// The longer of two draws and the shorter, halfway: times in the middle are likelier than those at the ends.
#[must_use]
pub fn pause(pace: &Pace, moment: Moment, secret: &Secret, prompt: u64, seat: Seat) -> Millis {
    let (low, high) = (*pace.0.start(), *pace.0.end());
    let half = high.saturating_sub(low) / 2;
    let (low, width) = match moment {
        Moment::Trifle => (low, half),
        Moment::Choice => (low, 2 * half),
        Moment::Plan => (low + half, 2 * half),
    };
    let mut hash = Sha256::new();
    hash.update(b"stammtisch pause 1");
    hash.update(secret.0);
    hash.update(prompt.to_le_bytes());
    hash.update([u8::from(seat)]);
    let bytes: [u8; 32] = hash.finalize().into();
    let draw = |at: usize| u64::from(u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]));
    low + (((draw(0) + draw(4)) * (width + 1)) >> 33)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Secret = Secret([7; 32]);

    fn pauses(pace: &Pace, moment: Moment) -> Vec<Millis> {
        (0..2_000).map(|prompt| pause(pace, moment, &SECRET, prompt, Seat::FIRST)).collect()
    }

    #[test]
    fn each_kind_of_moment_has_its_own_times() {
        let pace = Pace::default();
        for (moment, low, high) in
            [(Moment::Trifle, 700, 1_100), (Moment::Choice, 700, 1_500), (Moment::Plan, 1_100, 1_900)]
        {
            let pauses = pauses(&pace, moment);
            assert!(pauses.iter().all(|pause| (low..=high).contains(pause)), "{moment:?}");
            let mean = pauses.iter().sum::<Millis>() / 2_000;
            let middle = u64::midpoint(low, high);
            assert!(mean.abs_diff(middle) < 20, "{moment:?}: {mean}");
            let near = pauses.iter().filter(|pause| pause.abs_diff(middle) < (high - low) / 4).count();
            assert!((1_400..1_600).contains(&near), "three in four are nearer to the middle than to an end: {near}");
        }
        assert!(pauses(&Pace(300..=300), Moment::Plan).iter().all(|&pause| pause == 300));
        assert!(pauses(&Pace::AT_ONCE, Moment::Plan).iter().all(|&pause| pause == 0));
    }

    #[test]
    fn the_prompt_the_seat_and_the_secret_of_the_table_decide_and_nothing_else() {
        let pace = Pace::default();
        let of = |secret, prompt, seat| pause(&pace, Moment::Choice, &secret, prompt, Seat::new(seat).unwrap());
        assert_eq!(of(SECRET, 9, 1), of(SECRET, 9, 1));
        assert_ne!(of(SECRET, 9, 1), of(SECRET, 9, 2));
        assert_ne!(of(SECRET, 9, 1), of(SECRET, 10, 1));
        assert_ne!(of(SECRET, 9, 1), of(Secret([8; 32]), 9, 1));
    }

    #[test]
    fn who_is_late_acts_at_a_later_slot() {
        let slots = Slots::after(1_000, 700);
        assert_eq!([0, 1_700, 1_701, 1_950, 1_951].map(|now| slots.from(now)), [1_700, 1_700, 1_950, 1_950, 2_200]);
        let at_once = Slots::after(1_000, 0);
        assert_eq!(at_once.from(1_007), 1_007);
    }
}
