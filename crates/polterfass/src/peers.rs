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
#[inline]
pub fn playout(game: &Polterfass, luck: &mut impl Luck, stats: &mut Stats) -> Result<(), Refusal> {
    let mut state = game.start();
    // In the order of a round rather than by asking `turn` for each step, so that every decision has its own place in the
    // code and the processor learns how it usually goes.
    loop {
        if state.phase == Phase::FirstRoll {
            ask(game, &mut state, luck)?;
        }
        while matches!(state.phase, Phase::Lot | Phase::FirstFall) {
            roll(game, &mut state, luck)?;
        }
        let mut watched = Watched::new(&state);
        let mut word = 0;
        while let Phase::Ordering { waiting } = state.phase
            && let Some(guest) = waiting.lowest()
        {
            if word <= 0xffff {
                word = luck.next_u64();
            }
            let legal = game.legal(&state, guest);
            let action = legal.get(((word as usize & 0xffff) * legal.len()) >> 16);
            word >>= 16;
            watched.lays(guest, action);
            game.act(&mut state, guest, action, &mut Ignored)?;
        }
        word = luck.next_u64();
        while state.phase == Phase::Tap {
            let innkeeper = state.innkeeper;
            let legal = game.legal(&state, innkeeper);
            let put_back = state.coaster.specials().and(BarrelSet::from_bits(word as u16));
            let roll_on = Action::RollOn { put_back };
            let closes = word & 1 == 0;
            word = word.rotate_right(13);
            if !closes && legal.contains(roll_on) {
                game.act(&mut state, innkeeper, roll_on, &mut Ignored)?;
                roll(game, &mut state, luck)?;
                watched.failed = state.phase != Phase::Tap;
            } else {
                game.act(&mut state, innkeeper, Action::Close {}, &mut Ignored)?;
            }
        }
        if let Phase::Targets { .. } = state.phase {
            ask(game, &mut state, luck)?;
        }
        watched.ends(&state, stats);
        if game.turn(&state) == Turn::Over {
            break;
        }
    }
    stats.games += 1;
    stats.rounds += u64::from(state.round);
    for (sum, score) in stats.scores.0.iter_mut().zip(state.totals.0) {
        *sum += i64::from(score);
    }
    Ok(())
}

/// A round as somebody at the table can follow it: who ordered most, and what the bill then gave them.
struct Watched {
    before: PerSeat<i32>,
    innkeeper: Seat,
    ordered: i32,
    highest: i32,
    greediest: Seat,
    failed: bool,
}

impl Watched {
    #[inline(always)]
    fn new(state: &State) -> Self {
        let innkeeper = state.innkeeper;
        Self { before: state.totals, innkeeper, ordered: 0, highest: -1, greediest: innkeeper, failed: false }
    }

    #[inline(always)]
    fn lays(&mut self, guest: Seat, action: Action) {
        if let Action::Order { cards } = action {
            let sum = i32::from(cards.sum());
            self.ordered += sum;
            if sum > self.highest {
                (self.highest, self.greediest) = (sum, guest);
            }
        }
    }

    /// Whoever ordered most gets just that only if there was enough for all, or the innkeeper failed (P6.2 to P6.4).
    #[inline(always)]
    fn ends(&self, state: &State, stats: &mut Stats) {
        let gain = |seat| state.totals[seat] - self.before[seat];
        let enough = gain(self.greediest) == self.highest;
        let served = gain(self.innkeeper) + if enough { self.ordered } else { 0 };
        stats.failed += u64::from(self.failed);
        stats.too_greedy += u64::from(!self.failed && !enough);
        stats.served += if self.failed { 0 } else { u64::from(served.unsigned_abs()) };
    }
}

/// The innkeeper takes any legal action.
#[inline(always)]
fn ask(game: &Polterfass, state: &mut State, luck: &mut impl Luck) -> Result<(), Refusal> {
    let action = pick(game.legal(state, state.innkeeper), luck);
    game.act(state, state.innkeeper, action, &mut Ignored)
}

/// Luck takes its course.
#[inline(always)]
fn roll(game: &Polterfass, state: &mut State, luck: &mut impl Luck) -> Result<(), Refusal> {
    let draw = game.draw_fast(state, luck);
    game.resolve(state, draw, &mut Ignored)
}

/// Any of the legal actions, without a loop for the last bit of evenness.
#[inline(always)]
fn pick(legal: Legal, luck: &mut impl Luck) -> Action {
    legal.get(((u64::from(luck.next_u32()) * legal.len() as u64) >> 32) as usize)
}
