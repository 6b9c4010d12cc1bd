//! Random games, to measure how fast they go and what they come to.
//!
//! Every choice is uniform over the legal actions, but who can do something does not decline. Whoever is asked first by number acts
//! first. Everything goes through the public [`Game`] interface with its checks on.

use game_core::{Game, Ignored, LegalActions, Luck, PerSeat, Turn};

use crate::{Action, Goldbraeu, Legal, Refusal, Setup, StartPlayer};

/// Sums over many random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Games played.
    pub games: u64,
    /// Steps made in them: actions of seats and luck.
    pub steps: u64,
    /// Those of them that were luck.
    pub luck: u64,
    /// Final money by seat; seat 0 began.
    pub money: PerSeat<u64>,
}

impl Stats {
    /// Steps per game, luck included.
    #[must_use]
    pub fn steps_per_game(&self) -> f64 {
        self.steps as f64 / self.games as f64
    }

    /// The mean final money of each seat, the start player first.
    #[must_use]
    pub fn mean_money(&self, seats: usize) -> Vec<f64> {
        self.money.0.iter().take(seats).map(|&sum| sum as f64 / self.games as f64).collect()
    }
}

/// The setup that is measured: the reconstructed map, seat 0 begins.
#[must_use]
pub fn setup(seats: u8) -> Setup {
    Setup { start: StartPlayer::Seat(game_core::Seat::FIRST), ..Setup::standard(seats) }
}

/// Plays one random game and adds it to `stats`.
///
/// # Errors
/// Never, unless the rules refuse what they call legal.
pub fn playout(game: &Goldbraeu, luck: &mut impl Luck, stats: &mut Stats) -> Result<(), Refusal> {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Luck => {
                let draw = game.draw_fast(&state, luck);
                game.resolve(&mut state, draw, &mut Ignored)?;
                stats.luck += 1;
            }
            Turn::Act(seats) => {
                let Some(seat) = seats.lowest() else { break };
                let action = choose(game.legal(&state, seat), luck);
                game.act(&mut state, seat, action, &mut Ignored)?;
            }
            Turn::Over => break,
        }
        stats.steps += 1;
    }
    stats.games += 1;
    for (sum, (_, money)) in stats.money.0.iter_mut().zip(state.board.money.iter()) {
        *sum += u64::from(money);
    }
    Ok(())
}

/// Any of the legal actions but declining, which is the last one where it is among them.
#[inline]
fn choose(legal: Legal, luck: &mut impl Luck) -> Action {
    let others = legal.len() - usize::from(legal.contains(Action::Decline {}));
    match u32::try_from(others) {
        Ok(others @ 1..) => legal.get(luck.below(others) as usize),
        _ => Action::Decline {},
    }
}
