//! The players who look ahead, from the weakest to the strongest.

use std::num::NonZeroU32;

use ::goldbraeu::{Action, Goldbraeu, Legal, Pad, Phase, View};
use game_core::LegalActions;
use rand_core::Rng;

use super::books::Grounds;
use super::habit::HABIT;
use super::search::Search;
use crate::{Advice, Adviser, Player};

/// Tries actions out on tables drawn from what it has seen, where everybody plays on by habit for some days, and takes what
/// makes it likeliest to win; which action card to pick it learns by regret matching, together with everybody else.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How many times things are played on for a decision.
    pub iterations: NonZeroU32,
    /// How many times for a pick, where everybody's strategy has to be learnt.
    pub picks: NonZeroU32,
    /// How many days are played on, this one included, at least 1.
    pub days: NonZeroU32,
    /// The λ by which what is foreseen on later days counts less, above 0: what an action is worth is a λ-return. With 1 only the last day counts.
    pub lambda: f32,
    /// By how much a chance may be misjudged, up or down.
    pub misjudges: f32,
    /// What it does when it makes no difference.
    pub temper: Temper,
}

/// What somebody likes to do when it makes no difference, or hardly any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// Has no likes.
    Even,
    /// Likes to take from the pile what nobody has seen.
    Curious,
    /// Likes gardens to grow.
    Homely,
    /// Likes to set bosses, and to turn over hidden cards against others.
    Quarrelsome,
    /// Likes contracts.
    Businesslike,
}

/// The chance to win that somebody gives up at most for what they like.
const FONDNESS: f32 = 0.003;

impl Temper {
    fn likes(self, action: Action) -> bool {
        match self {
            Self::Even => false,
            Self::Curious => matches!(action, Action::BuyBlind {} | Action::KeepHidden {}),
            Self::Homely => matches!(action, Action::Annex { .. } | Action::Shift { .. }),
            Self::Quarrelsome => matches!(action, Action::Appoint { .. } | Action::Block { .. } | Action::Break { .. }),
            Self::Businesslike => matches!(action, Action::Contract { .. }),
        }
    }
}

impl Player<Goldbraeu> for Thinker {
    fn choose(
        &self,
        game: &Goldbraeu,
        view: &View,
        _pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        let Some(seat) = view.seat.filter(|_| legal.len() > 1) else { return legal.get(0) };
        let errors = Errors { seed: luck.next_u64(), size: self.misjudges };
        let fancy = |action| {
            let fond = if self.temper.likes(action) { FONDNESS } else { 0.0 };
            fond + errors.of(&legal, action)
        };
        let grounds = Grounds::new(game);
        let iterations = match view.board.phase {
            Phase::Pick { .. } => self.picks,
            _ => self.iterations,
        };
        let iterations = iterations.get();
        let (days, lambda) = (self.days.get(), self.lambda);
        Search { grounds: &grounds, habit: &HABIT, view, seat, legal, iterations, days, lambda, fancy: &fancy }
            .best(luck, go_on)
    }
}

/// How somebody misjudges the actions of a decision.
struct Errors {
    seed: u64,
    size: f32,
}

impl Errors {
    fn of(&self, legal: &Legal, action: Action) -> f32 {
        if self.size == 0.0 {
            return 0.0;
        }
        let place = legal.iter().position(|one| one == action).unwrap_or(0) as u64;
        let mut luck = super::playout::Fate::new(self.seed.wrapping_add(place));
        // The sum of two is more often small than large.
        self.size * (luck.whim() + luck.whim() - 1.0)
    }
}

/// Advice by looking ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counsel {
    /// How many times things are played on at most.
    pub(super) iterations: NonZeroU32,
    /// How many days are played on, this one included.
    pub(super) days: NonZeroU32,
    /// The λ by which what is foreseen on later days counts less.
    pub(super) lambda: f32,
}

impl Adviser<Goldbraeu> for Counsel {
    fn advise(
        &self,
        game: &Goldbraeu,
        view: &View,
        _pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Advice {
        let Some(seat) = view.seat else { return Advice { chances: Vec::new(), error: 0.0 } };
        let (grounds, iterations, days) = (Grounds::new(game), self.iterations.get(), self.days.get());
        let lambda = self.lambda;
        let search =
            Search { grounds: &grounds, habit: &HABIT, view, seat, legal, iterations, days, lambda, fancy: &|_| 0.0 };
        let tallies = if search.is_pick() { search.pick(luck, go_on).1.to_vec() } else { search.compare(luck, go_on) };
        Advice {
            chances: tallies.iter().map(super::search::Tally::mean).collect(),
            error: tallies.iter().map(super::search::Tally::error).fold(0.0, f64::max),
        }
    }
}
