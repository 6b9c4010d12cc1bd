//! The player who solves the round it is in.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use ::polterfass::{Action, BarrelModel, EqualGreedy, Legal, Pad, PhaseView, Polterfass, View};
use game_core::{Game, LegalActions};
use rand_core::Rng;

use super::acting::{at_tap, lay, pick, targets};
use super::coaster::Coaster;
use super::crowd::{Crowd, Ledger};
use super::falls::Falls;
use super::mind::Mind;
use super::past::{Past, Suspicion};
use super::responder::careful_habits;
use super::round::{Habits, OPTIONS, Round, Solution, Stakes};
use super::tap::{Choice, Plan, draw_plan};
use super::values::Values;
use crate::Player;

/// Plays an equilibrium of each round, in which everybody may turn out to be merely careful.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Solver {
    /// How often everybody learns in each round.
    pub iterations: u32,
    /// For how likely it takes it that somebody is [`Careful`](super::Careful); whoever is not is as wise as it is.
    pub careful: Suspicion,
    /// What it wants.
    pub aim: Aim,
}

/// What somebody plays for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// To win the game, which depends on what everybody still has to score.
    Win,
    /// Many mugs in the round, wherever everybody stands.
    Mugs,
}

impl Aim {
    /// Plans of a learning innkeeper that would cost more are mistakes, too.
    pub(super) fn near(self) -> f64 {
        match self {
            Self::Win => 0.05,
            Self::Mugs => 0.4,
        }
    }

    /// Orders that are less likely than this part of the likeliest are mistakes of somebody who is still learning, or has learnt by trials.
    ///
    /// Where all orders are looked at for long, what was learnt is played as it is: others could count on it that rare orders are left out.
    fn mistake(self, seats: usize) -> f64 {
        if self == Self::Win && seats <= WRITTEN_OUT { 0.0 } else { 0.05 }
    }

    /// How likely each order is played by who has learnt this at a table with so many seats.
    pub(super) fn played(self, learnt: &[f64; OPTIONS], seats: usize) -> [f64; OPTIONS] {
        let least = self.mistake(seats) * learnt.iter().copied().fold(0.0, f64::max);
        let kept = learnt.map(|chance| if chance < least { 0.0 } else { chance });
        let all: f64 = kept.iter().sum();
        kept.map(|chance| chance / all)
    }
}

impl Solver {
    /// The strongest that is meant for a table.
    pub const MASTER: Self = Self { iterations: 192, careful: Suspicion::MASTER, aim: Aim::Win };
    /// What an expert solves rounds by, who forgets where everybody stands, and is content with one of the first answers.
    pub const EXPERT: Self = Self { iterations: 4, careful: Suspicion::EXPERT, aim: Aim::Mugs };
}

/// At how many seats at most all orders are written out; that takes too long while somebody waits for more.
pub(super) const WRITTEN_OUT: usize = 4;
/// How many solved rounds are remembered.
const ROUNDS: usize = 128;
/// How many bytes their plans take at most; those of a round of six are a few million.
const BYTES: usize = 64 << 20;

/// What of a round makes a difference.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    to_go: Vec<i32>,
    coaster: Coaster,
    equal_greedy: bool,
    barrels: [u64; 2],
    solver: Solver,
    /// Of a hundred like each, how many are careful, clockwise from the innkeeper.
    parts: Vec<u32>,
}

static SOLVED: Mutex<Option<HashMap<Key, Arc<Solution>>>> = Mutex::new(None);

impl Player<Polterfass> for Solver {
    fn choose(
        &self,
        game: &Polterfass,
        view: &View,
        pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        let first = legal.get(0);
        let Some(place) = Place::of(game, view, pad).filter(|_| legal.len() > 1) else { return first };
        match view.phase {
            PhaseView::Ordering => {
                let solution = self.solution(game, &place, go_on);
                let learnt = &solution.orders[place.own - 1];
                lay(pick(&self.aim.played(learnt, game.seats()), luck), luck)
            }
            PhaseView::Tap | PhaseView::Targets { .. } => {
                let solution = self.solution(game, &place, go_on);
                let (falls, now) = (Falls::new(game.setup().barrels), Coaster::seen(&view.barrels));
                let closing = view.phase != PhaseView::Tap;
                let drawn = draw_plan(&falls, solution.plans(place.pattern), [place.laid, now], closing, luck);
                let worth = solution.worth(place.pattern);
                if closing {
                    return targets(&drawn.map_or(worth, |(worth, _)| worth).servings, view, legal);
                }
                let plan = Plan::with(&falls, &worth.servings, worth.failed, now);
                let value = |choice: &Choice| plan.value(now, *choice);
                let best = Choice::all(now).max_by(|one, other| value(one).total_cmp(&value(other)));
                let drawn = drawn.map(|(_, choice)| choice).or(best);
                let good = drawn.filter(|drawn| best.is_none_or(|best| value(drawn) >= value(&best) - self.aim.near()));
                good.or(best).map_or(first, |choice| at_tap(view, legal, choice))
            }
            PhaseView::Lot | PhaseView::FirstRoll | PhaseView::Rolling { .. } | PhaseView::Over { .. } => first,
        }
    }
}

/// Where somebody is in a game.
pub(super) struct Place {
    /// How many mugs are missing to the goal, clockwise from the innkeeper.
    pub(super) to_go: Vec<i32>,
    /// How many seats further than the innkeeper.
    pub(super) own: usize,
    /// What the guests ordered by, or order by now.
    pub(super) laid: Coaster,
    /// The rounds before, as far as they tell what anybody is like.
    pub(super) past: Past,
    /// The backs that are seen: bit `g` stands for two cards of guest `g`.
    pub(super) pattern: usize,
}

impl Place {
    /// For whoever has this view; none for spectators and before there is an innkeeper.
    pub(super) fn of(game: &Polterfass, view: &View, pad: &Pad) -> Option<Self> {
        let (own, innkeeper, seats) = (view.seat?.index(), view.innkeeper?.index(), game.seats());
        let clockwise = |step: usize| (innkeeper + step) % seats;
        let two = |step: &usize| view.backs[clockwise(*step)] == Some(2);
        Some(Self {
            to_go: (0..seats).map(|step| i32::from(game.setup().goal) - view.totals[clockwise(step)]).collect(),
            own: (own + seats - innkeeper) % seats,
            laid: Coaster::ordered_at(view),
            past: Past::of(pad, (0..seats).map(clockwise)),
            pattern: (1..seats).filter(two).map(|step| 1 << (step - 1)).sum(),
        })
    }
}

impl Solver {
    pub(super) fn solution(&self, game: &Polterfass, place: &Place, go_on: &mut dyn FnMut() -> bool) -> Arc<Solution> {
        let (setup, coaster) = (game.setup(), place.laid);
        let BarrelModel::Reckoned { stand, large_end } = setup.barrels;
        let key = Key {
            to_go: if self.aim == Aim::Win { place.to_go.clone() } else { vec![0; game.seats()] },
            coaster,
            equal_greedy: setup.equal_greedy == EqualGreedy::Penalty,
            barrels: [stand, large_end].map(f64::to_bits),
            solver: *self,
            parts: place.past.careful(&Mind::of(game), game.seats(), self.careful),
        };
        let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = solved.get_or_insert_default().get(&key) {
            return known.clone();
        }
        drop(solved);
        let values = Values::shipped(game.seats());
        let parts = key.parts.iter().map(|&part| f64::from(part) / 100.0).collect();
        let habits = key.parts.iter().any(|&part| part > 0).then(|| Habits { parts, ..careful_habits(game, coaster) });
        let mut out_of_time = false;
        let mut go_on = || {
            let more = go_on();
            out_of_time |= !more;
            more
        };
        let solution = if game.seats() > WRITTEN_OUT {
            let ledger = match self.aim {
                Aim::Win => Ledger::chances(values, &key.to_go, setup.equal_greedy),
                Aim::Mugs => Ledger::mugs(game.seats() - 1, setup.equal_greedy),
            };
            Crowd::at(setup.barrels, coaster, &ledger).among(habits).solve(self.iterations, &mut go_on)
        } else {
            let chances;
            let stakes = match self.aim {
                Aim::Win => {
                    chances = Stakes::chances(values, &key.to_go, setup.equal_greedy);
                    &chances
                }
                Aim::Mugs => Stakes::known_mugs(game.seats() - 1, setup.equal_greedy),
            };
            let mut round = Round::at(setup.barrels, coaster, stakes);
            if let Some(habits) = habits {
                round = round.among(habits);
            }
            round.solve(self.iterations, &mut go_on)
        };
        let solution = Arc::new(solution);
        // What was found in haste is not what others are to have.
        if !out_of_time {
            let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
            let known = solved.get_or_insert_default();
            if is_full(known.values().map(|solution| solution.plans.bytes()), solution.plans.bytes()) {
                known.clear();
            }
            known.insert(key, solution.clone());
        }
        solution
    }
}

/// Whether there is no room for one more whose plans take so many bytes, beside those that are known.
fn is_full(known: impl ExactSizeIterator<Item = usize>, one_more: usize) -> bool {
    known.len() >= ROUNDS || known.sum::<usize>() + one_more > BYTES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_too_many_rounds_are_remembered_nor_too_large_ones() {
        for (known, bytes, wanted) in [(0, BYTES, false), (1, BYTES, true), (ROUNDS - 1, 1, false), (ROUNDS, 0, true)] {
            assert_eq!(is_full(std::iter::repeat_n(bytes, known), bytes), wanted, "{known} of {bytes}");
        }
        let mut solver = Solver { iterations: 40, ..Solver::MASTER };
        let game = Polterfass::new(::polterfass::Setup::standard(6)).unwrap();
        let place = Place {
            to_go: vec![75; 6],
            own: 1,
            laid: Coaster { numbers: 4, specials: 0 },
            past: Past::of(&Pad::default(), 0..6),
            pattern: 0,
        };
        let small = solver.solution(&game, &place, &mut || true).plans.bytes();
        solver.iterations = 80;
        let large = solver.solution(&game, &place, &mut || true).plans.bytes();
        assert!(small > 32 * 8 * 4 * 40 && large > small, "{small} {large}");
    }

    #[test]
    fn rare_orders_are_left_out_where_they_were_learnt_in_haste_or_by_trials() {
        let mut learnt = [0.0; OPTIONS];
        (learnt[0], learnt[1], learnt[2]) = (0.9, 0.08, 0.02);
        for (aim, seats, kept) in [(Aim::Win, 3, 0.02), (Aim::Win, 4, 0.02), (Aim::Win, 5, 0.0), (Aim::Mugs, 4, 0.0)] {
            let played = aim.played(&learnt, seats);
            assert!((played[2] - kept).abs() < 1e-12, "{aim:?}, {seats} seats: {played:?}");
            assert!((played.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            assert!((played[0] / played[1] - 0.9 / 0.08).abs() < 1e-9, "the others in the same proportions");
        }
    }
}
