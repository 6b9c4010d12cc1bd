//! The kinds of step that games of Goldbräu consist of, and which of them one game has.
//!
//! A kind is a variant of an action, draw, event, phase or purpose, or a situation that a rule speaks of and that has no variant
//! of its own. The variants are matched exhaustively: a new one does not compile until it is listed, and once it is listed it
//! has to be recorded.

mod appoint;
mod buy;
mod day;
mod end;
mod expand;
mod full;
mod kinds;
mod payday;
mod setup;
mod variants;

use game_core::{Events, ForObserver, Game, Observer, Seat};
use goldbraeu::{Action, Board, BySeat, Draw, Event, Goldbraeu, Phase, Pick, Refusal, Seen, State};

pub use kinds::{Kinds, names};

/// Who did what.
#[derive(Clone, Copy)]
pub enum What {
    Act { seat: Seat, action: Action },
    Luck { draw: Draw },
}

/// A step with everything that it changed.
pub struct Step<'a> {
    game: &'a Goldbraeu,
    before: &'a State,
    what: What,
    /// What spectators saw of it.
    seen: &'a [Seen],
    /// What they had seen of this day before it.
    today: &'a [Seen],
    after: &'a State,
}

/// Something that a rule speaks of, by the rule's number, and whether it happens in a step.
pub type Situation = (&'static str, fn(&Step<'_>) -> bool);

impl Step<'_> {
    const fn before(&self) -> &Board {
        self.before.board()
    }

    const fn after(&self) -> &Board {
        self.after.board()
    }

    const fn phase(&self) -> Phase {
        self.before().phase
    }

    const fn action(&self) -> Option<Action> {
        match self.what {
            What::Act { action, .. } => Some(action),
            What::Luck { .. } => None,
        }
    }

    /// The seat that acted.
    const fn actor(&self) -> Option<Seat> {
        match self.what {
            What::Act { seat, .. } => Some(seat),
            What::Luck { .. } => None,
        }
    }

    fn tells(&self, what: impl Fn(&Seen) -> bool) -> bool {
        self.seen.iter().any(what)
    }

    fn told_today(&self, what: impl Fn(&Seen) -> bool) -> bool {
        self.today.iter().any(what)
    }

    /// The action cards of the day, which are turned over in this step or were before.
    fn picks(&self) -> BySeat<Option<Pick>> {
        let shown = self.seen.iter().find_map(|seen| match seen {
            Seen::PicksShown { picks } => Some(*picks),
            _ => None,
        });
        shown.unwrap_or(self.before().picks)
    }

    fn pickers(&self, pick: Pick) -> usize {
        self.picks().as_slice().iter().filter(|&&one| one == Some(pick)).count()
    }
}

/// Plays a game step by step, and notes what kinds of step it has.
pub struct Witness<'g> {
    game: &'g Goldbraeu,
    pub state: State,
    today: Vec<Seen>,
    pub kinds: Kinds,
}

impl<'g> Witness<'g> {
    pub fn new(game: &'g Goldbraeu) -> Self {
        Self { game, state: game.start(), today: Vec::new(), kinds: Kinds::default() }
    }

    /// # Errors
    /// If the rules refuse the step.
    pub fn step(&mut self, what: What) -> Result<(), Refusal> {
        let mut events = Noted(Vec::new());
        let before = self.state;
        match what {
            What::Act { seat, action } => self.game.act(&mut self.state, seat, action, &mut events)?,
            What::Luck { draw } => self.game.resolve(&mut self.state, draw, &mut events)?,
        }
        let Noted(seen) = events;
        let (game, today, after) = (self.game, &self.today[..], &self.state);
        self.kinds.note(&Step { game, before: &before, what, seen: &seen, today, after });
        if let Some(dawn) = seen.iter().rposition(|seen| matches!(seen, Seen::DayBegan { .. })) {
            self.today.clear();
            self.today.extend_from_slice(&seen[dawn..]);
        } else {
            self.today.extend(seen);
        }
        Ok(())
    }
}

/// What spectators see.
struct Noted(Vec<Seen>);

impl Events<Event> for Noted {
    fn push(&mut self, event: impl FnOnce() -> Event) {
        self.0.push(event().for_observer(Observer::Spectator));
    }
}
