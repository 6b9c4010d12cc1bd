//! A round of Polterfass after its first roll, solved: what guests order and when the innkeeper closes the tap.
//!
//! Guests choose among 21 orders at once. Rolls tell nothing about orders, so for each pattern of backs (P3.2) the innkeeper
//! faces an optimal stopping problem that [`Stopping`] solves exactly; of him, guests see only how likely each serving and failing are.
//!
//! Guests learn by predictive regret matching (Farina et al. 2021). The innkeeper answers as well as can be each time, and what guests
//! learn against is the average of his answers, in which late ones count more: answers alone jump to and fro, and averages then
//! come near to an equilibrium only slowly.

#[cfg(test)]
mod miniature;
mod plans;
#[cfg(test)]
mod playout;
mod solution;
mod stakes;

use std::sync::Arc;

use ::polterfass::{BarrelModel, BarrelView};

pub(super) use self::plans::MOST_ANSWERS;
use self::plans::thin;
pub(super) use self::plans::{Plans, Shares, TapWorth};
pub(super) use self::solution::{OPTIONS, OrderKind};
use self::solution::{Orders, patterns};
pub use self::solution::{Solution, Tapped};
pub use self::stakes::Stakes;
pub(super) use self::stakes::{After, OUTCOMES, Outcomes};
use super::coaster::{Coaster, MOST};
use super::falls::Falls;
use super::stopping::{Stopping, Worth};
use super::tap::{Flow, servings_of};
use crate::search::match_regrets;

/// A round whose first roll has been made.
pub struct Round<'a> {
    falls: Arc<Falls>,
    from: Coaster,
    stakes: &'a Stakes,
    worths: Stopping,
    flow: Flow,
    habits: Option<Habits>,
    most_answers: usize,
}

/// What somebody does in a round.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    /// How likely each is thought to be a creature of these habits, and not of reason, 0 to 1; clockwise from the innkeeper.
    pub(super) parts: Vec<f64>,
    /// By guest: the chance of each order.
    pub(super) orders: Vec<[f64; OPTIONS]>,
    /// By pattern of backs: the chance of each outcome.
    pub(super) outcomes: Vec<Outcomes>,
}

impl Habits {
    /// What others think that a guest orders who has learnt this.
    pub(super) fn of_guest(&self, guest: usize, learnt: &[f64; OPTIONS]) -> [f64; OPTIONS] {
        blend(learnt, &self.orders[guest], self.parts[guest + 1])
    }

    /// What guests expect at this pattern of backs of an innkeeper who has learnt this.
    pub(super) fn of_innkeeper(&self, pattern: usize, learnt: &Outcomes) -> Outcomes {
        blend(learnt, &self.outcomes[pattern], self.parts[0])
    }
}

/// After how many iterations NashConv is measured again.
const MEASURED: u32 = 16;
/// How fast the innkeeper forgets what guests learn against: answer `t` counts as much as `t` to this power, less one. 2 and 20
/// leave more to gain after 600 iterations than 4 to 10 do.
const FORGETS: f64 = 5.0;

/// How often a guest is thought to do anything at all.
pub(super) const SLIP: f64 = 0.02;

/// What the innkeeper has answered to one pattern of backs.
#[derive(Clone)]
pub(super) struct Answers {
    /// The average that guests learn against.
    pub(super) recent: Outcomes,
    /// The average of these averages, which is the innkeeper's strategy.
    pub(super) mean: Outcomes,
    /// What the outcomes are worth, and the answer to that.
    pub(super) last: ([f32; OUTCOMES], Outcomes),
    /// By iteration, or by several of them after many: what the outcomes were worth.
    pub(super) worths: Vec<[f32; OUTCOMES]>,
}

/// How far the averages move towards the new answer in an iteration, and the average of the averages towards them.
fn steps(iteration: u32) -> (f64, f64) {
    let before = f64::from(iteration - 1);
    // Averages of averages are weighted by squares, as those of the guests are: t² of t(t + 1)(2t + 1)/6.
    (FORGETS / (FORGETS + before), 6.0 * (before + 1.0) / ((before + 2.0) * (2.0 * before + 3.0)))
}

impl Answers {
    pub(super) fn new() -> Self {
        Self {
            recent: [0.0; OUTCOMES],
            mean: [0.0; OUTCOMES],
            last: ([0.0; OUTCOMES], [0.0; OUTCOMES]),
            worths: Vec::new(),
        }
    }

    pub(super) fn take(&mut self, iteration: u32) {
        let (new, newer) = steps(iteration);
        let (worth, outcomes) = &self.last;
        self.worths.push(*worth);
        for ((recent, mean), outcome) in self.recent.iter_mut().zip(&mut self.mean).zip(outcomes) {
            *recent += new * (outcome - *recent);
            *mean += newer * (*recent - *mean);
        }
    }

    /// Forgets every other answer, as the [`Shares`] have.
    pub(super) fn thin(&mut self) {
        thin(&mut self.worths);
    }
}

/// What a guest has learnt.
#[derive(Clone)]
pub(super) struct Learner {
    regrets: [f64; OPTIONS],
    pub(super) now: [f64; OPTIONS],
    sums: [f64; OPTIONS],
}

impl<'a> Round<'a> {
    /// The round that goes on from these barrels, of which those in the cup count as lying.
    #[must_use]
    pub fn new(model: BarrelModel, barrels: &[BarrelView; 9], stakes: &'a Stakes) -> Self {
        Self::at(model, Coaster::seen(barrels), stakes)
    }

    pub(super) fn at(model: BarrelModel, from: Coaster, stakes: &'a Stakes) -> Self {
        Self::of(Falls::new(model), from, stakes)
    }

    fn of(falls: Arc<Falls>, from: Coaster, stakes: &'a Stakes) -> Self {
        Self {
            falls,
            from,
            stakes,
            worths: Stopping::new(),
            flow: Flow::new(),
            habits: None,
            most_answers: MOST_ANSWERS,
        }
    }

    /// The same round among people who may have these habits: everybody learns what is best against others of whom each is of
    /// that kind with its likelihood (a restricted Nash response, Johanson et al. 2007).
    pub(super) fn among(self, habits: Habits) -> Self {
        Self { habits: Some(habits), ..self }
    }

    /// Learns for so many iterations, at least one, or until `go_on` says no, and gives the best that was found.
    ///
    /// With three and more guests averages can move away again from what was nearly an equilibrium, so NashConv is measured
    /// exactly now and then, and the strategies with the least are kept.
    pub fn solve(&mut self, iterations: u32, go_on: &mut dyn FnMut() -> bool) -> Solution {
        let guests = self.stakes.guests();
        let mut learners = vec![Learner::new(); guests];
        let mut innkeeper = vec![Answers::new(); patterns(guests)];
        let mut shares = Shares::at_most(self.most_answers);
        let mut best: Option<Solution> = None;
        let mut iteration = 0;
        loop {
            iteration += 1;
            let weight = f64::from(iteration).powi(2);
            let mut orders: Vec<Orders> =
                learners.iter().enumerate().map(|(guest, learner)| self.thought(guest, &learner.now)).collect();
            for (pattern, answers) in innkeeper.iter_mut().enumerate() {
                let worth = self.stakes.innkeeper(&Orders::at(&orders, pattern));
                // Where nobody lays such backs, nothing is worth anything, and the innkeeper stays with what was best before.
                if worth.iter().any(|&worth| worth != 0.0) {
                    answers.last = (worth.map(|worth| worth as f32), self.answer(&worth).1);
                }
                answers.take(iteration);
            }
            if shares.take(iteration) {
                innkeeper.iter_mut().for_each(Answers::thin);
            }
            let outcomes: Vec<Outcomes> = innkeeper
                .iter()
                .enumerate()
                .map(|(pattern, answers)| self.expected(pattern, &answers.recent))
                .collect();
            for (guest, learner) in learners.iter_mut().enumerate() {
                learner.learn(&self.stakes.gains_of(guest, &orders, &outcomes), weight);
                orders[guest] = self.thought(guest, &learner.now);
            }
            let last = iteration >= iterations || !go_on();
            if last || iteration.is_multiple_of(MEASURED) {
                // Where averages go round in circles, what is done at the moment can be nearer to an equilibrium.
                let mean = innkeeper.iter().map(|answers| answers.mean).collect();
                let recent = innkeeper.iter().map(|answers| answers.recent).collect();
                let candidates = [
                    (learners.iter().map(Learner::mean).collect(), mean, &shares.mean),
                    (learners.iter().map(|learner| learner.now).collect(), recent, &shares.recent),
                ];
                for (guests, outcomes, shares) in candidates {
                    let found = self.measure(guests, outcomes, iteration);
                    if best.as_ref().is_none_or(|best| found.nash_conv < best.nash_conv) {
                        let plans = Plans::of(shares, innkeeper.iter().map(|answers| &answers.worths[..]));
                        best = Some(Solution { plans, ..found });
                    }
                }
            }
            if let Some(best) = best.take_if(|_| last) {
                return best;
            }
        }
    }

    /// The best that the innkeeper can do if the outcomes are worth this, and the outcomes that follow.
    fn answer(&mut self, worth: &Outcomes) -> (f64, Outcomes) {
        let servings = std::array::from_fn(|served| worth[served]);
        self.worths.reckon(&self.falls, &servings, worth[MOST + 1], self.from.numbers);
        let served = servings_of(&mut self.flow, &self.falls, &self.worths, self.from);
        (self.worths.value(self.from), outcomes_of(&served))
    }

    /// The same strategies in this round, as they are played by who believes that barrels fall like this: the guests order as they do
    /// there, and the innkeeper's plans are the best ones by those odds.
    ///
    /// What they are worth, and what all could gain who know better, is reckoned with the odds of this round.
    #[must_use]
    pub fn as_played(&mut self, solution: &Solution, believed: BarrelModel) -> Solution {
        let (believed, mut worths) = (Falls::new(believed), Stopping::new());
        let mut outcomes = vec![[0.0; OUTCOMES]; solution.outcomes.len()];
        for (pattern, outcomes) in outcomes.iter_mut().enumerate() {
            for (likely, worth) in solution.plans(pattern) {
                worths.reckon(&believed, &worth.servings, worth.failed, self.from.numbers);
                let followed = outcomes_of(&servings_of(&mut self.flow, &self.falls, &worths, self.from));
                outcomes.iter_mut().zip(followed).for_each(|(sum, chance)| *sum += likely * chance);
            }
        }
        let played = self.measure(solution.orders.clone(), outcomes, solution.iterations);
        Solution { plans: solution.plans.clone(), ..played }
    }

    /// What others think that a guest orders who has learnt this.
    fn thought(&self, guest: usize, learnt: &[f64; OPTIONS]) -> Orders {
        Orders::of(&self.habits.as_ref().map_or(*learnt, |habits| habits.of_guest(guest, learnt)))
    }

    /// What guests expect of an innkeeper who has learnt this.
    fn expected(&self, pattern: usize, learnt: &Outcomes) -> Outcomes {
        self.habits.as_ref().map_or(*learnt, |habits| habits.of_innkeeper(pattern, learnt))
    }

    /// The solution with everybody's values and NashConv measured, whoever found it.
    #[must_use]
    pub fn measured(&mut self, solution: Solution) -> Solution {
        self.measure(solution.orders, solution.outcomes, solution.iterations)
    }

    /// What everybody has from these strategies, and what everybody could gain.
    fn measure(&mut self, guests: Vec<[f64; OPTIONS]>, outcomes: Vec<Outcomes>, iterations: u32) -> Solution {
        let thought: Vec<Orders> =
            guests.iter().enumerate().map(|(guest, learnt)| self.thought(guest, learnt)).collect();
        let (mut values, mut nash_conv, mut all_gains) = (vec![0.0], 0.0, Vec::new());
        for (pattern, outcomes) in outcomes.iter().enumerate() {
            let worth = self.stakes.innkeeper(&Orders::at(&thought, pattern));
            let value: f64 = worth.iter().zip(outcomes).map(|(worth, chance)| worth * chance).sum();
            values[0] += value;
            nash_conv += (self.answer(&worth).0 - value).max(0.0);
        }
        let expected: Vec<Outcomes> =
            outcomes.iter().enumerate().map(|(pattern, learnt)| self.expected(pattern, learnt)).collect();
        for (guest, strategy) in guests.iter().enumerate() {
            let gains = self.stakes.gains_of(guest, &thought, &expected);
            let value: f64 = gains.iter().zip(strategy).map(|(gain, chance)| gain * chance).sum();
            values.push(value);
            nash_conv += (gains.into_iter().fold(f64::MIN, f64::max) - value).max(0.0);
            all_gains.push(gains);
        }
        let slip = |orders: &[f64; OPTIONS]| blend(orders, &[1.0 / OPTIONS as f64; OPTIONS], SLIP);
        let slipping: Vec<Orders> =
            guests.iter().map(slip).enumerate().map(|(guest, learnt)| self.thought(guest, &learnt)).collect();
        let worths = (0..outcomes.len()).map(|pattern| self.stakes.worth_of(&slipping, pattern)).collect();
        let plans = Plans::default();
        Solution { orders: guests, gains: all_gains, outcomes, worths, plans, values, nash_conv, iterations }
    }
}

/// The outcomes, from the chance of each serving.
pub(super) fn outcomes_of(served: &Worth) -> Outcomes {
    let mut outcomes = [0.0; OUTCOMES];
    outcomes[..=MOST].copy_from_slice(served);
    outcomes[MOST + 1] = (1.0 - served.iter().sum::<f64>()).max(0.0);
    outcomes
}

/// A bit of the other, so much of all.
pub(super) fn blend<const N: usize>(one: &[f64; N], other: &[f64; N], part: f64) -> [f64; N] {
    std::array::from_fn(|at| one[at] + part * (other[at] - one[at]))
}

impl Learner {
    pub(super) fn new() -> Self {
        Self { regrets: [0.0; OPTIONS], now: [1.0 / OPTIONS as f64; OPTIONS], sums: [0.0; OPTIONS] }
    }

    pub(super) fn learn(&mut self, gains: &[f64; OPTIONS], weight: f64) {
        let mean: f64 = gains.iter().zip(self.now).map(|(gain, chance)| gain * chance).sum();
        for ((regret, sum), (gain, chance)) in
            self.regrets.iter_mut().zip(&mut self.sums).zip(gains.iter().zip(self.now))
        {
            *regret = (*regret + gain - mean).max(0.0);
            *sum += weight * chance;
        }
        // The same again is the best guess of what comes next.
        let predicted: [f64; OPTIONS] = std::array::from_fn(|option| self.regrets[option] + gains[option] - mean);
        match_regrets(&predicted, &mut self.now);
    }

    pub(super) fn mean(&self) -> [f64; OPTIONS] {
        let mut mean = [0.0; OPTIONS];
        match_regrets(&self.sums, &mut mean);
        mean
    }
}

#[cfg(test)]
mod tests {
    use ::polterfass::{End, EqualGreedy};

    use super::*;

    /// The 9/2 stands on its small end, so 9 is on top, and one 6/5 shows a 5.
    fn barrels() -> [BarrelView; 9] {
        let mut barrels = [BarrelView::Lying; 9];
        barrels[0] = BarrelView::Standing { up: End::Large, fresh: true };
        barrels[5] = BarrelView::Standing { up: End::Small, fresh: true };
        barrels
    }

    #[test]
    fn what_comes_of_the_best_answer_is_worth_what_it_was_reckoned_to_be() {
        let stakes = Stakes::mugs(3, EqualGreedy::NetZero);
        let mut round = Round::new(BarrelModel::default(), &barrels(), &stakes);
        let orders: Vec<Orders> = (0..3).map(|_| Orders::of(&[1.0 / OPTIONS as f64; OPTIONS])).collect();
        for pattern in 0..patterns(3) {
            let worth = stakes.innkeeper(&Orders::at(&orders, pattern));
            let (value, outcomes) = round.answer(&worth);
            let sum: f64 = worth.iter().zip(outcomes).map(|(worth, chance)| worth * chance).sum();
            // What is very unlikely was left out of the outcomes.
            assert!((value - sum).abs() < 1e-4, "{pattern}: {value} {sum}");
        }
    }

    #[test]
    fn learning_comes_near_to_an_equilibrium() {
        for guests in [2, 3] {
            let stakes = Stakes::mugs(guests, EqualGreedy::NetZero);
            let mut round = Round::new(BarrelModel::default(), &barrels(), &stakes);
            let first = round.solve(1, &mut || true);
            let solution = round.solve(600, &mut || true);
            assert!(first.nash_conv > 5.0 && solution.nash_conv < 0.06, "{} {}", first.nash_conv, solution.nash_conv);
            let sums = solution.orders.iter().map(|orders| orders.iter().sum::<f64>());
            assert!(sums.chain(solution.outcomes.iter().map(|o| o.iter().sum())).all(|sum| (sum - 1.0).abs() < 1e-6));
        }
    }

    /// Whoever closes at once serves what stands then, and whoever never does can't be sure of it.
    #[test]
    fn what_is_done_at_the_tap_is_what_the_outcomes_come_of() {
        let stakes = Stakes::mugs(2, EqualGreedy::NetZero);
        let (model, laid) = (BarrelModel::default(), barrels());
        let solution = Round::new(model, &laid, &stakes).solve(200, &mut || true);
        let mut closes = Vec::new();
        for pattern in 0..patterns(2) {
            let taps = solution.taps(model, [&laid, &laid], pattern).unwrap();
            assert_eq!(taps.iter().map(|tap| tap.put_back.as_deref()).collect::<Vec<_>>(), [None, Some(&[][..])]);
            assert!((taps.iter().map(|tap| tap.likely).sum::<f64>() - 1.0).abs() < 1e-9);
            // Fourteen can also come by way of a spoiled barrel and others, but seldom.
            let served = solution.outcomes[pattern][14];
            assert!(taps[0].likely < served + 0.02 && taps[0].likely > served - 0.1, "{pattern}: {taps:?}, {served}");
            closes.push(taps[0].likely);
        }
        assert!(closes.iter().any(|close| (0.05..0.95).contains(close)), "he wavers somewhere: {closes:?}");

        let mut both = laid;
        (both[7], both[8]) = (laid[0], laid[5]);
        let put_back: Vec<_> =
            solution.taps(model, [&laid, &both], 0).unwrap().into_iter().map(|tap| tap.put_back).collect();
        let (double, spoiled) = (::polterfass::Top::Double, ::polterfass::Top::Spoiled);
        let wanted = [vec![], vec![double], vec![spoiled], vec![double, spoiled]];
        let found: Vec<Vec<_>> = put_back.into_iter().flatten().collect();
        assert!(found.len() == 4 && wanted.iter().all(|wanted| found.contains(wanted)), "{found:?}");

        let mut other = laid;
        other[0] = BarrelView::Standing { up: End::Small, fresh: true };
        assert_eq!(solution.taps(model, [&laid, &other], 0), None, "a 9 does not turn into a 2");
        let nothing = [BarrelView::Lying; 9];
        assert_eq!(solution.taps(model, [&laid, &nothing], 0), None);
    }

    #[test]
    fn plans_of_many_iterations_stay_nearly_what_they_are_when_neighbours_become_one() {
        let stakes = Stakes::mugs(2, EqualGreedy::NetZero);
        let (model, laid) = (BarrelModel::default(), barrels());
        let [all, few] = [MOST_ANSWERS, 64].map(|most_answers| {
            let mut round = Round::new(model, &laid, &stakes);
            round.most_answers = most_answers;
            round.solve(240, &mut || true)
        });
        assert_eq!((&all.orders, &all.outcomes, all.nash_conv), (&few.orders, &few.outcomes, few.nash_conv));
        for pattern in 0..patterns(2) {
            assert!(few.plans(pattern).count() <= 64 && few.plans(pattern).count() < all.plans(pattern).count());
            let closes = |solution: &Solution| solution.taps(model, [&laid, &laid], pattern).unwrap()[0].likely;
            assert!((closes(&all) - closes(&few)).abs() < 0.1, "{pattern}: {} {}", closes(&all), closes(&few));
        }
    }

    #[test]
    fn who_stops_early_has_the_best_so_far() {
        let stakes = Stakes::mugs(2, EqualGreedy::NetZero);
        let mut round = Round::new(BarrelModel::default(), &barrels(), &stakes);
        let mut left = 5;
        let solution = round.solve(1_000, &mut || {
            left -= 1;
            left > 0
        });
        assert!(solution.iterations <= 5 && solution.nash_conv.is_finite());
    }
}
