//! Somebody who plays whatever is legal.

use game_core::{Luck as _, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};
use serde_json::json;

use crate::{Mind, OccupantKind, Sight, Wish};

/// Which of the legal actions is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The first.
    First,
    /// Any of them with equal odds, drawn from the player's seed and the number of the prompt.
    Random,
}

/// Plays a whole game: adds to the luck, begins it as host once everybody has, acts when asked, and takes the seat back whenever
/// a computer player stands in.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    choice: Choice,
    seed: u64,
}

impl Player {
    /// A player whose choices follow from this seed.
    #[must_use]
    pub fn new(choice: Choice, seed: u64) -> Self {
        Self { choice, seed }
    }

    fn luck(&self, seat: Seat, prompt: u64) -> Xoshiro256PlusPlus {
        let place = prompt.wrapping_mul(Seat::MAX as u64).wrapping_add(seat.index() as u64);
        // Seeding mixes, so neighbouring prompts have nothing to do with each other.
        Xoshiro256PlusPlus::seed_from_u64(self.seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn index(&self, seat: Seat, prompt: u64, count: usize) -> usize {
        match (self.choice, u32::try_from(count)) {
            (Choice::Random, Ok(count)) if count > 0 => self.luck(seat, prompt).below(count) as usize,
            _ => 0,
        }
    }
}

impl Mind for Player {
    fn wish(&mut self, sight: &Sight) -> Option<Wish> {
        let seat = sight.table.you?;
        if sight.game.is_none() {
            if !sight.has_shared(seat) {
                let mut luck = self.luck(seat, 0);
                let nonce = format!("{:016x}{:016x}", luck.next_u64(), luck.next_u64());
                return Some(Wish::now(json!({ "kind": "nonce", "nonce": nonce })));
            }
            return begins(sight, seat).then(|| Wish::now(json!({ "kind": "begin" })));
        }
        if sight.chair().is_some_and(|chair| chair.stand_in) {
            return sight.goes_on().then(|| Wish::now(json!({ "kind": "take_back" })));
        }
        let (legal, asked) = sight.prompt()?;
        let action = &legal[self.index(seat, asked, legal.len())];
        Some(Wish::now(json!({ "kind": "act", "action": action, "asked": asked })))
    }
}

/// Whether it is up to this seat to begin the game.
fn begins(sight: &Sight, seat: Seat) -> bool {
    let seats = Seat::all(Seat::MAX).zip(&sight.table.chairs);
    let mut ready = seats.map(|(seat, chair)| match chair.occupant.kind {
        OccupantKind::Open => false,
        OccupantKind::Person => sight.has_shared(seat),
        OccupantKind::Computer => true,
    });
    sight.table.host == Some(seat) && ready.all(|ready| ready)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_follow_from_seed_seat_and_prompt() {
        let drawn = |seed, seat| {
            let player = Player::new(Choice::Random, seed);
            (0..40).map(|prompt| player.index(Seat::new(seat).unwrap(), prompt, 7)).collect::<Vec<_>>()
        };
        assert_eq!(drawn(1, 0), drawn(1, 0));
        assert_ne!(drawn(1, 0), drawn(2, 0));
        assert_ne!(drawn(1, 0), drawn(1, 1));
        let all: std::collections::BTreeSet<_> = drawn(1, 0).into_iter().collect();
        assert_eq!(all.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
        let first = Player::new(Choice::First, 1);
        assert_eq!(first.index(Seat::FIRST, 5, 7), 0);
    }
}
