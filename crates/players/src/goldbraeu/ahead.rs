//! Looking ahead: what an action leads to.

use ::goldbraeu::{Action, Goldbraeu, Phase, Pick, State};
use game_core::{Game, Ignored, LegalActions, Luck, Seat, Turn};
use rand_core::Rng;

use super::worth::{Worth, seats};

/// How likely somebody is to find the cards for a majority who may have them.
const FINDS_CARDS: f64 = 0.35;
/// How many cards are tried for the one that luck would give.
const DRAWS: usize = 6;

/// A state that fits what was seen, to try things out on.
pub(super) struct Ahead<'a> {
    /// With any hand; that of each state counts.
    pub(super) worth: Worth<'a>,
    pub(super) state: State,
}

impl Ahead<'_> {
    fn game(&self) -> &Goldbraeu {
        self.worth.game
    }

    /// The best of these actions, and what it is worth; the first one of equals.
    pub(super) fn best(&self, state: &State, luck: &mut dyn Rng) -> Option<(Action, f64)> {
        let legal = self.game().legal(state, self.worth.seat);
        let mut best: Option<(Action, f64)> = None;
        for action in legal.iter() {
            let worth = self.after(state, action, luck);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((action, worth));
            }
        }
        best
    }

    /// What the table is worth after an action, and what follows at once.
    fn after(&self, state: &State, action: Action, luck: &mut dyn Rng) -> f64 {
        let mut next = *state;
        if self.game().act(&mut next, self.worth.seat, action, &mut Ignored).is_err() {
            return f64::NEG_INFINITY;
        }
        self.settled(&next, luck)
    }

    /// What a table is worth once what hangs in the air is decided.
    fn settled(&self, state: &State, luck: &mut dyn Rng) -> f64 {
        let me = self.worth.seat;
        match state.board().phase {
            Phase::Block { seat: owner, firm, .. } if owner != me => {
                // Who has the majority already will not let it be.
                let blocks = if state.board().firms[firm].has_majority(owner) { 0.95 } else { FINDS_CARDS };
                let mut through = *state;
                let allowed = self.game().act(&mut through, owner, Action::Decline {}, &mut Ignored).is_ok();
                let won = if allowed { self.value(&through) } else { self.value(state) };
                blocks * self.value(state) + (1.0 - blocks) * won
            }
            Phase::Blind { seat, .. } if seat == me => {
                let drawn = (0..DRAWS).map(|_| {
                    let mut next = *state;
                    let draw = self.game().draw(&next, &mut { &mut *luck });
                    if self.game().resolve(&mut next, draw, &mut Ignored).is_err() {
                        return self.value(state);
                    }
                    self.drawn(&next)
                });
                drawn.sum::<f64>() / DRAWS as f64
            }
            Phase::Move { seat, .. } if seat == me => self.drawn(state),
            _ => self.value(state),
        }
    }

    /// The best that can be made of a card just drawn.
    fn drawn(&self, state: &State) -> f64 {
        let legal = self.game().legal(state, self.worth.seat);
        let worth = legal.iter().map(|action| {
            let mut next = *state;
            match self.game().act(&mut next, self.worth.seat, action, &mut Ignored) {
                Ok(()) => self.value(&next),
                Err(_) => f64::NEG_INFINITY,
            }
        });
        let best = worth.fold(f64::NEG_INFINITY, f64::max);
        if best.is_finite() { best } else { self.value(state) }
    }

    fn value(&self, state: &State) -> f64 {
        Worth { hand: state.hand(self.worth.seat), ..self.worth }.of(state.board())
    }

    /// What it is worth to pick this action card, if the others pick anything.
    pub(super) fn picked(&self, pick: Pick, luck: &mut dyn Rng) -> f64 {
        let me = self.worth.seat;
        let mut state = self.state;
        for seat in seats(self.game()) {
            let others = Pick::ALL[luck.below(Pick::COUNT as u32) as usize];
            let action = if seat == me { pick } else { others };
            // Who has picked already keeps to what was sampled.
            let _ = self.game().act(&mut state, seat, Action::Pick { action }, &mut Ignored);
        }
        let mut worth = self.value(&state);
        // Nobody else does anything, and everybody else has done with what is asked.
        for _ in 0..32 {
            match self.game().turn(&state) {
                Turn::Act(asked) if asked.contains(me) => {
                    if !self.is_mine(&state, pick) {
                        break;
                    }
                    let Some((action, _)) = self.best(&state, luck) else { break };
                    if self.game().act(&mut state, me, action, &mut Ignored).is_err() {
                        break;
                    }
                    worth = self.settled(&state, luck);
                }
                Turn::Act(asked) => {
                    let Some(other) = asked.lowest() else { break };
                    if !self.pass(&mut state, other) {
                        break;
                    }
                }
                Turn::Luck if matches!(state.board().phase, Phase::Blind { .. }) => {
                    let draw = self.game().draw(&state, &mut { &mut *luck });
                    if self.game().resolve(&mut state, draw, &mut Ignored).is_err() {
                        break;
                    }
                }
                Turn::Luck | Turn::Over => break,
            }
        }
        worth
    }

    /// Whether this seat is asked because of the action card that it picked.
    fn is_mine(&self, state: &State, pick: Pick) -> bool {
        match state.board().phase {
            Phase::Expand { .. } => pick == Pick::Expand,
            Phase::Appoint { .. } | Phase::Break { .. } => pick == Pick::Appoint,
            Phase::Buy { .. } | Phase::Drawn { .. } | Phase::Move { .. } => pick == Pick::Buy,
            _ => false,
        }
    }

    fn pass(&self, state: &mut State, seat: Seat) -> bool {
        let legal = self.game().legal(state, seat);
        let action = if legal.contains(Action::Decline {}) {
            Action::Decline {}
        } else if legal.is_empty() {
            return false;
        } else {
            legal.get(0)
        };
        self.game().act(state, seat, action, &mut Ignored).is_ok()
    }
}
