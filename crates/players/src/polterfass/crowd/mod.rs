//! A round of Polterfass after its first roll, solved by trying out what others order, so that it can have any number of guests.
//!
//! Everybody learns as in [`Round`](super::Round), but what orders and outcomes are worth is an average over trials, newly drawn each
//! time, and the innkeeper's answers are reckoned anew for some patterns of backs at a time, the likely ones more often. Bills come from a
//! [`Ledger`] that does not grow with the number of ways to order.

mod draws;
mod estimate;
mod exactly;
mod ledger;
mod reckoning;
mod ruler;

use std::sync::Arc;

use ::polterfass::{BarrelModel, BarrelView};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use self::draws::{Draws, Weights, likelihood};
pub(super) use self::estimate::{gains_of, worth_of};
pub use self::ledger::Ledger;
use self::reckoning::{Taps, Worths, gains};
use super::coaster::{Coaster, MOST};
use super::falls::Falls;
use super::round::{Answers, Habits, Learner, MOST_ANSWERS, Outcomes, Plans, Shares, Solution, outcomes_of};
use super::stopping::Stopping;
use super::tap::{Flow, servings_of};

/// A round whose first roll has been made, with any number of guests.
pub struct Crowd<'a> {
    falls: Arc<Falls>,
    from: Coaster,
    ledger: &'a Ledger<'a>,
    habits: Option<Habits>,
    stopping: Stopping,
    flow: Flow,
    worths: Worths,
    taps: Taps,
    luck: Xoshiro256PlusPlus,
    most_answers: usize,
}

/// How many trials guests and the innkeeper learn from in each of the first iterations.
const FIRST_TRIALS: usize = 64;
/// How many it is once NashConv has been estimated. With 64 there is half as much again left to gain after 384 iterations, with 256 not less.
const TRIALS: usize = 128;
/// How many patterns of backs the innkeeper answers to in an iteration. With five guests 4 leave more to gain after the same time, and so do 16.
const ANSWERED: usize = 8;
/// How much likelier each pattern is taken to be than it is, so that all are answered to now and then.
const NOW_AND_THEN: f64 = 0.01;
/// After how many iterations NashConv is estimated again.
const MEASURED: u32 = 64;

/// What somebody does: by guest the chances of orders, and by pattern of backs those of outcomes.
type Profile = (Vec<Weights>, Vec<Outcomes>);

/// What the innkeeper has learnt about one pattern of backs.
struct Learnt {
    answers: Answers,
    /// How likely the pattern was since it was answered to.
    owed: f64,
}

impl<'a> Crowd<'a> {
    /// The round that goes on from these barrels, of which those in the cup count as lying.
    #[must_use]
    pub fn new(model: BarrelModel, barrels: &[BarrelView; 9], ledger: &'a Ledger<'a>) -> Self {
        Self::at(model, Coaster::seen(barrels), ledger)
    }

    pub(super) fn at(model: BarrelModel, from: Coaster, ledger: &'a Ledger<'a>) -> Self {
        Self {
            falls: Falls::new(model),
            from,
            ledger,
            habits: None,
            stopping: Stopping::new(),
            flow: Flow::new(),
            worths: Worths::new(ledger),
            taps: Taps::new(ledger),
            luck: Xoshiro256PlusPlus::seed_from_u64(0),
            most_answers: MOST_ANSWERS,
        }
    }

    /// The same round among people who may have these habits, as in [`Round`](super::Round).
    pub(super) fn among(self, habits: Option<Habits>) -> Self {
        Self { habits, ..self }
    }

    /// Learns for so many iterations, at least one, or until `go_on` says no, and gives the best that was found. The luck of trials
    /// follows from the round, so the same round is always solved alike.
    ///
    /// NashConv and everybody's values are estimates; [`measured`](Self::measured) tells them exactly.
    pub fn solve(&mut self, iterations: u32, go_on: &mut dyn FnMut() -> bool) -> Solution {
        self.luck = Xoshiro256PlusPlus::seed_from_u64(self.seed());
        let guests = self.ledger.guests();
        let mut learners = vec![Learner::new(); guests];
        let nothing = || Learnt { answers: Answers::new(), owed: 1.0 };
        let mut innkeeper: Vec<Learnt> = (0..1 << guests).map(|_| nothing()).collect();
        let mut shares = Shares::at_most(self.most_answers);
        let mut draws = Draws::new(FIRST_TRIALS);
        let mut best: Option<Solution> = None;
        let mut iteration = 0;
        loop {
            iteration += 1;
            let weight = f64::from(iteration).powi(2);
            let thought = self.thought(learners.iter().map(|learner| &learner.now));
            draws.draw(&thought, &self.ledger.cells, &mut self.luck);
            self.answer_some(&mut innkeeper, &thought, &draws, iteration);
            if shares.take(iteration) {
                innkeeper.iter_mut().for_each(|learnt| learnt.answers.thin());
            }
            for (guest, learner) in learners.iter_mut().enumerate() {
                learner.learn(&gains(self.ledger, guest, &draws.any, &self.taps), weight);
            }
            let last = iteration >= iterations || !go_on();
            if last || iteration.is_multiple_of(MEASURED) {
                let mean: Profile = (
                    learners.iter().map(Learner::mean).collect(),
                    innkeeper.iter().map(|learnt| learnt.answers.mean).collect(),
                );
                let now = || -> Profile {
                    let guests = learners.iter().map(|learner| learner.now);
                    (guests.collect(), innkeeper.iter().map(|learnt| learnt.answers.recent).collect())
                };
                // Where averages go round in circles, what is done at the moment can be nearer to an equilibrium; not so soon.
                let now = (iteration >= MEASURED).then(|| (now(), &shares.recent));
                for ((guests, outcomes), shares) in std::iter::once((mean, &shares.mean)).chain(now) {
                    let found = self.estimate(guests, outcomes, iteration);
                    if best.as_ref().is_none_or(|best| found.nash_conv < best.nash_conv) {
                        let plans = Plans::of(shares, innkeeper.iter().map(|learnt| &learnt.answers.worths[..]));
                        best = Some(Solution { plans, ..found });
                    }
                }
                draws = Draws::new(TRIALS);
                // The taps are those of the last estimate.
                for (pattern, learnt) in innkeeper.iter().enumerate() {
                    self.expect(pattern, &learnt.answers.recent);
                }
            }
            if let Some(best) = best.take_if(|_| last) {
                return self.with_worths(best);
            }
        }
    }

    /// The same for the same round, whoever looks at it.
    fn seed(&self) -> u64 {
        let place = [self.from.numbers as i32, self.from.specials as i32];
        let numbers = self.ledger.to_go().into_iter().flatten().chain(&place);
        numbers.fold(0, |seed: u64, &number| (seed.rotate_left(5) ^ number as u64).wrapping_mul(0x517c_c1b7_2722_0a95))
    }

    /// Lets the innkeeper answer to those patterns that it is time for, at first to all, and stay with the last answer to the others.
    fn answer_some(&mut self, innkeeper: &mut [Learnt], thought: &[Weights], draws: &Draws, iteration: u32) {
        for (pattern, learnt) in innkeeper.iter_mut().enumerate() {
            learnt.owed += likelihood(thought, pattern) + NOW_AND_THEN;
        }
        let mut owed: Vec<f64> = innkeeper.iter().map(|learnt| learnt.owed).collect();
        owed.sort_by(|one, other| other.total_cmp(one));
        let least = if iteration == 1 { 0.0 } else { owed[ANSWERED.min(owed.len()) - 1] };
        for (pattern, Learnt { answers, owed }) in innkeeper.iter_mut().enumerate() {
            if *owed >= least {
                *owed = 0.0;
                let worth = self.worths.reckon(self.ledger, &draws.by_backs, pattern);
                answers.last = (worth.map(|worth| worth as f32), self.answer(&worth).1);
            }
            answers.take(iteration);
            self.expect(pattern, &answers.recent);
        }
    }

    /// The best that the innkeeper can do if outcomes are worth this, and the outcomes that follow.
    fn answer(&mut self, worth: &Outcomes) -> (f64, Outcomes) {
        let servings = std::array::from_fn(|served| worth[served]);
        self.stopping.reckon(&self.falls, &servings, worth[MOST + 1], self.from.numbers);
        let served = servings_of(&mut self.flow, &self.falls, &self.stopping, self.from);
        (self.stopping.value(self.from), outcomes_of(&served))
    }

    /// What others think that guests order who have learnt this.
    fn thought<'w>(&self, learnt: impl Iterator<Item = &'w Weights>) -> Vec<Weights> {
        let blended = |(guest, learnt): (usize, &Weights)| {
            self.habits.as_ref().map_or(*learnt, |habits| habits.of_guest(guest, learnt))
        };
        learnt.enumerate().map(blended).collect()
    }

    /// Lets guests expect an innkeeper who has learnt this.
    fn expect(&mut self, pattern: usize, learnt: &Outcomes) {
        let habits = self.habits.as_ref();
        let expected = habits.map_or(*learnt, |habits| habits.of_innkeeper(pattern, learnt));
        self.taps.set(self.ledger, pattern, &expected);
    }
}

#[cfg(test)]
mod tests;
