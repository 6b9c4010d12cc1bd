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

/// Plays on until the beginning of a day, or the end of the game; how likely everybody is to win then.
pub(super) fn chances(
    grounds: &Grounds<'_>,
    habit: &Habit,
    state: &mut State,
    until: u32,
    fate: &mut Fate,
) -> [f32; SEATS] {
    let game = grounds.game;
    for _ in 0..STEPS {
        let board = state.board();
        if day(board) >= until && begins(grounds, board) {
            break;
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
    leaf::chances(grounds, state.board(), &leaf::hands(state))
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
