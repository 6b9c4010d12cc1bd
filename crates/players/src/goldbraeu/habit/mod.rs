//! What somebody does without much thought: looks ahead are played out by it.
//!
//! Everything is valued in thalers until the end of the game, what the others gain counting as lost in part. No action is tried
//! out, so it takes about a microsecond to decide.

mod mind;
mod numbers;
mod offices;
mod space;
mod trade;

use ::goldbraeu::{Action, Firm, Legal, Phase, Pick, State};
use game_core::{LegalActions, Seat};

pub(super) use self::mind::Mind;
pub use self::numbers::{HABIT, Habit};
use super::books::Grounds;
use super::leaf::exp;

/// What a seat does by habit; it knows what lies open and its own cards. `roll` from 0 to 1 decides where it wavers.
pub(super) fn act(habit: &Habit, grounds: &Grounds<'_>, state: &State, seat: Seat, legal: Legal, roll: f32) -> Action {
    let count = legal.len();
    let first = legal.get(0);
    if count <= 1 {
        return first;
    }
    let board = state.board();
    let hand = state.hand(seat);
    let mind = || Mind::new(habit, grounds, board, seat, hand);
    let worthwhile = |best: Option<(Action, f32)>| best.filter(|(_, worth)| *worth > 0.0).map(|(action, _)| action);
    let declined = Action::Decline {};
    match board.phase {
        Phase::Keep { .. } => mind().keep(legal).unwrap_or(first),
        Phase::Bosses { .. } => {
            let mind = mind();
            let worth = |firm: Firm| mind.boss(firm, mind.me(), false) + 0.01 * f32::from(mind.books.all[firm.index()]);
            let firms = Firm::ALL.into_iter().filter(|&firm| board.firms[firm].boss.is_none());
            let best = firms.max_by(|one, other| worth(*one).total_cmp(&worth(*other)));
            best.map_or(first, |firm| Action::PlaceBoss { firm })
        }
        Phase::Pick { .. } => Action::Pick { action: drawn(&likely(habit, &mind().picks()).map(f64::from), roll) },
        Phase::Expand { .. } => worthwhile(mind().expand()).unwrap_or(declined),
        Phase::Appoint { closed, .. } => worthwhile(mind().appoint(closed)).unwrap_or(declined),
        // With the fewest cards that do it.
        Phase::Block { .. } | Phase::Break { .. } => first,
        Phase::Buy { price, .. } => worthwhile(mind().buy(f32::from(price))).unwrap_or(declined),
        Phase::Drawn { .. } => Action::KeepHidden {},
        Phase::Move { figure, .. } => mind().best_move(figure).map_or(first, |(to, _)| Action::Move { to }),
        Phase::TurnOver { .. } => {
            let mind = mind();
            let hidden = Firm::ALL.into_iter().filter(|&firm| hand.contains(firm.into()) && mind.shows(firm));
            let best =
                hidden.max_by_key(|firm| mind.books.now[firm.index()] / u16::from(mind.books.all[firm.index()].max(1)));
            best.map_or(declined, |firm| Action::TurnOver { firm })
        }
        _ => first,
    }
}

/// How likely each action card is to be picked by somebody to whom they seem to bring so much.
pub(super) fn likely(habit: &Habit, picks: &[f32; Pick::COUNT]) -> [f32; Pick::COUNT] {
    let most = picks.iter().copied().fold(0.0, f32::max);
    let spread = habit.wavers + habit.carefree * most;
    let odds = picks.map(|worth| exp((worth - most) / spread));
    let sum: f32 = odds.iter().sum();
    odds.map(|odds| odds / sum)
}

/// The action card that comes up when the chances are these and `roll` is from 0 to 1.
pub(super) fn drawn(chances: &[f64; Pick::COUNT], roll: f32) -> Pick {
    let mut left = f64::from(roll);
    let found = Pick::ALL.into_iter().zip(chances).find(|(_, chance)| {
        left -= **chance;
        left < 0.0
    });
    found.map_or(Pick::Buy, |(pick, _)| pick)
}
