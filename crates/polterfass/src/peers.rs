//! Random games by the policy that other engines are measured with.
//!
//! Each guest lays one of the 36 orders; the innkeeper closes the tap with probability 1/2 at each decision and else puts
//! each standing special into the cup with probability 1/2, closing if nothing would be in it; targets are picked at
//! random. Everything goes through the public [`Game`] interface with its checks on.

use game_core::{Game, Ignored, LegalActions, Luck, PerSeat, Seat, Turn};

use crate::state::Phase;
use crate::{Action, BarrelModel, BarrelSet, FirstInnkeeper, Legal, Polterfass, Refusal, Setup, State};

/// Sums over many random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Games played.
    pub games: u64,
    /// Rounds played.
    pub rounds: u64,
    /// Rounds in which the innkeeper failed (P6.2).
    pub failed: u64,
    /// Rounds in which the guests were too greedy (P6.4).
    pub too_greedy: u64,
    /// Mugs served in the rounds in which the innkeeper did not fail.
    pub served: u64,
    /// Final scores by place from the first innkeeper on.
    pub scores: PerSeat<i64>,
}

impl Stats {
    /// Rounds per game.
    #[must_use]
    pub fn rounds_per_game(&self) -> f64 {
        self.rounds as f64 / self.games as f64
    }

    /// The share of rounds in which the innkeeper failed.
    #[must_use]
    pub fn fail_rate(&self) -> f64 {
        self.failed as f64 / self.rounds as f64
    }

    /// The share of rounds in which the guests were too greedy.
    #[must_use]
    pub fn too_greedy_rate(&self) -> f64 {
        self.too_greedy as f64 / self.rounds as f64
    }

    /// The mean serving of the rounds in which the innkeeper did not fail.
    #[must_use]
    pub fn mean_serving(&self) -> f64 {
        self.served as f64 / (self.rounds - self.failed) as f64
    }

    /// The mean final score of the seat that sits `place` seats to the left of the first innkeeper.
    #[must_use]
    pub fn mean_score(&self, place: Seat) -> f64 {
        self.scores[place] as f64 / self.games as f64
    }
}

/// The setup that the peers are measured with: seat 0 keeps the tap first and a barrel stands with probability 0.35.
#[must_use]
pub fn setup(seats: u8) -> Setup {
    Setup {
        first_innkeeper: FirstInnkeeper::Seat(Seat::FIRST),
        barrels: BarrelModel::Reckoned { stand: 0.35, large_end: 0.5 },
        ..Setup::standard(seats)
    }
}

/// Plays one random game and adds it to `stats`.
///
/// # Errors
/// Never, unless the rules refuse what they call legal.
pub fn playout(game: &Polterfass, luck: &mut impl Luck, stats: &mut Stats) -> Result<(), Refusal> {
    let mut state = game.start();
    let mut bits = Bits { luck, word: 0, left: 0 };
    loop {
        match game.turn(&state) {
            Turn::Act(seats) => {
                for seat in seats.iter() {
                    let legal = game.legal(&state, seat);
                    let action = choose(&state, legal, &mut bits);
                    game.act(&mut state, seat, action, &mut Ignored)?;
                }
            }
            Turn::Luck => {
                let draw = game.draw_fast(&state, bits.luck);
                game.resolve(&mut state, draw, &mut Ignored)?;
            }
            Turn::Over => break,
        }
    }
    stats.games += 1;
    stats.rounds += u64::from(state.round);
    for (sum, score) in stats.scores.0.iter_mut().zip(state.totals.0) {
        *sum += i64::from(score);
    }
    Ok(())
}

#[inline]
fn choose<L: Luck>(state: &State, legal: Legal, bits: &mut Bits<'_, L>) -> Action {
    match state.phase {
        Phase::Tap => {
            let choice = bits.take(3) as u16;
            let put_back = state.coaster.specials().and(BarrelSet::from_bits(choice << 6));
            let action = Action::RollOn { put_back };
            if choice & 1 == 0 && legal.contains(action) { action } else { Action::Close {} }
        }
        _ => legal.get(bits.below(legal.len())),
    }
}

/// Random bits out of 64-bit words.
struct Bits<'a, L> {
    luck: &'a mut L,
    word: u64,
    left: u32,
}

impl<L: Luck> Bits<'_, L> {
    /// The next `count` bits.
    #[inline]
    fn take(&mut self, count: u32) -> u32 {
        if self.left < count {
            self.word = self.luck.next_u64();
            self.left = 64;
        }
        let bits = self.word as u32 & ((1 << count) - 1);
        self.word >>= count;
        self.left -= count;
        bits
    }

    /// A number below `bound`, which is at most 42, even to within 0.1 %.
    #[inline]
    fn below(&mut self, bound: usize) -> usize {
        (self.take(16) as usize * bound) >> 16
    }
}
