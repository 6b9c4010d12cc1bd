//! Playing on by habit, to see what becomes of a table.

use ::goldbraeu::{Action, Board, Phase, State};
use game_core::{Game, Ignored, LegalActions, Luck, Seat, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::books::{Grounds, SEATS};
use super::habit::{self, Habit};
use super::leaf;

/// More steps than a day can have, so that nothing goes on for ever.
const STEPS: usize = 4000;

/// The luck of one way in which things may go on: the same cards come and everybody wavers alike, whatever is tried out.
#[derive(Clone)]
pub(super) struct Fate {
    cards: Xoshiro256PlusPlus,
    whims: Xoshiro256PlusPlus,
}

impl Fate {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            cards: Xoshiro256PlusPlus::seed_from_u64(seed),
            whims: Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x9e37_79b9_7f4a_7c15),
        }
    }

    pub(super) fn whim(&mut self) -> f32 {
        self.whims.below(1 << 20) as f32 / (1 << 20) as f32
    }
}

/// The number of a day, counted from the first one of the game.
pub(super) fn day(board: &Board) -> u32 {
    7 * (u32::from(board.week) - 1) + u32::from(board.day)
}

/// The day at whose beginning a look ahead of so many days ends; setup is no day.
pub(super) fn until(board: &Board, days: u32) -> u32 {
    match board.phase {
        Phase::Keep { .. } | Phase::Bosses { .. } => day(board) + days - 1,
        _ => day(board) + days,
    }
}

/// Whether a day begins here, of which nothing has happened yet.
pub(super) fn begins(grounds: &Grounds<'_>, board: &Board) -> bool {
    match board.phase {
        Phase::LayOut {} => true,
        Phase::Pick { waiting } => waiting.len() == grounds.game.seats(),
        _ => false,
    }
}

/// How far a look ahead goes, and what counts of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// The day at whose beginning it ends.
    pub(super) until: u32,
    /// The λ of a λ-return, above 0: so much of the weight that is left at the beginning of a day goes to what comes after it, the rest
    /// to what is judged there. With 1 only the end counts.
    pub(super) lambda: f32,
}

/// Plays on until the beginning of a day, or the end of the game; how likely everybody is to win, judged at the beginnings of
/// days and at the end.
///
/// Judging early wavers less, and late errs less.
pub(super) fn chances(
    grounds: &Grounds<'_>,
    habit: &Habit,
    state: &mut State,
    horizon: Horizon,
    fate: &mut Fate,
) -> [f32; SEATS] {
    let game = grounds.game;
    let (mut all, mut weight, mut judged) = ([0.0; SEATS], 1.0, day(state.board()));
    let mut judge = |state: &State, weight: f32| {
        let chances = leaf::chances(grounds, state.board(), &leaf::hands(state));
        all.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += weight * chance);
        all
    };
    for _ in 0..STEPS {
        let board = state.board();
        let today = day(board);
        if today >= horizon.until && begins(grounds, board) {
            break;
        }
        if horizon.lambda < 1.0 && today > judged && begins(grounds, board) {
            judge(state, (1.0 - horizon.lambda) * weight);
            (weight, judged) = (weight * horizon.lambda, today);
        }
        match game.turn(state) {
            Turn::Over => break,
            Turn::Luck => {
                let draw = game.draw_fast(state, &mut fate.cards);
                if game.resolve(state, draw, &mut Ignored).is_err() {
                    break;
                }
            }
            Turn::Act(seats) => {
                let Some(seat) = seats.lowest() else { break };
                if !by_habit(grounds, habit, state, seat, fate) {
                    break;
                }
            }
        }
    }
    judge(state, weight)
}

fn by_habit(grounds: &Grounds<'_>, habit: &Habit, state: &mut State, seat: Seat, fate: &mut Fate) -> bool {
    let game = grounds.game;
    let legal = game.legal(state, seat);
    if legal.is_empty() {
        return false;
    }
    let roll = if matches!(state.board().phase, Phase::Pick { .. }) { fate.whim() } else { 0.0 };
    let action = habit::act(habit, grounds, state, seat, legal, roll);
    game.act(state, seat, action, &mut Ignored).is_ok()
        || game.act(state, seat, legal.get(legal.len() - 1), &mut Ignored).is_ok()
        || game.act(state, seat, Action::Decline {}, &mut Ignored).is_ok()
}

#[cfg(test)]
mod tests {
    use ::goldbraeu::{Goldbraeu, Setup};

    use super::*;
    use crate::goldbraeu::habit::HABIT;

    /// A table at the beginning of a day in the middle of a game.
    fn table(game: &Goldbraeu, grounds: &Grounds<'_>, seed: u64) -> State {
        let (mut state, mut fate) = (game.start(), Fate::new(seed));
        chances(grounds, &HABIT, &mut state, Horizon { until: 9, lambda: 1.0 }, &mut fate);
        assert_eq!(day(state.board()), 9);
        state
    }

    #[test]
    fn a_lambda_return_is_made_of_what_is_judged_at_the_beginnings_of_days() {
        let game = Goldbraeu::new(Setup::standard(4)).unwrap();
        let grounds = Grounds::new(&game);
        for (seed, lambda) in [(1, 0.7), (2, 0.3), (3, 0.95)] {
            let start = table(&game, &grounds, seed);
            // Beyond the end of the game, too.
            for days in [1, 2, 7, 30] {
                let ahead = |until, lambda| {
                    let horizon = Horizon { until, lambda };
                    chances(&grounds, &HABIT, &mut start.clone(), horizon, &mut Fate::new(seed + 10))
                };
                let mut wanted = [0.0; SEATS];
                let mut weight = 1.0;
                for day in 10..u32::min(9 + days, 22) {
                    let there = ahead(day, 1.0);
                    wanted.iter_mut().zip(there).for_each(|(sum, chance)| *sum += (1.0 - lambda) * weight * chance);
                    weight *= lambda;
                }
                wanted.iter_mut().zip(ahead(9 + days, 1.0)).for_each(|(sum, chance)| *sum += weight * chance);
                for (found, wanted) in ahead(9 + days, lambda).into_iter().zip(wanted) {
                    assert!(
                        (found - wanted).abs() < 1e-5,
                        "seed {seed}, λ {lambda}, {days} days: {found}, not {wanted}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_counts_later_days_less_wavers_less() {
        let game = Goldbraeu::new(Setup::standard(4)).unwrap();
        let grounds = Grounds::new(&game);
        let start = table(&game, &grounds, 5);
        let spread = |lambda| {
            let horizon = Horizon { until: 16, lambda };
            let found: Vec<f32> = (0..200)
                .map(|seed| chances(&grounds, &HABIT, &mut start.clone(), horizon, &mut Fate::new(seed))[0])
                .collect();
            let mean = found.iter().sum::<f32>() / 200.0;
            found.iter().map(|chance| (chance - mean).powi(2)).sum::<f32>() / 199.0
        };
        assert!(spread(0.7) < spread(0.9) && spread(0.9) < spread(1.0));
    }
}
