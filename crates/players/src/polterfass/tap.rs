//! The innkeeper's decisions (P4, P5), reckoned through to the end of the round.

use ::polterfass::Barrel;

use rand_core::Rng;

use super::acting::pick;
use super::coaster::{Coaster, MOST, NUMBERS, SPECIALS, kinds_of, standing};
use super::falls::{Falls, STRIDES};
use super::round::TapWorth;
pub(super) use super::stopping::Worth;
use super::stopping::{BOTH, KEPT, Lane, Stopping};

/// What each serving is worth if the orders add up to `t` mugs with probability `totals[t]` (P6.3, P6.4).
pub(super) fn worth(totals: &[f64]) -> Worth {
    let mut ordered = 0.0;
    std::array::from_fn(|served| {
        ordered += totals.get(served).map_or(0.0, |chance| chance * served as f64);
        served as f64 - ordered
    })
}

/// What the innkeeper can do at the tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Close it.
    Close,
    /// Roll on; of the standing specials those of this arrangement are left standing, the others put back.
    RollOn { kept: usize },
}

impl Choice {
    /// Everything that the rules allow here (P4.1 to P4.3), closing first.
    pub(super) fn all(coaster: Coaster) -> impl Iterator<Item = Self> {
        let nothing_lies = standing(coaster.numbers) == Barrel::NUMBERS && BOTH.contains(&coaster.specials);
        let kept = KEPT[coaster.specials].iter().skip(usize::from(nothing_lies));
        [Self::Close].into_iter().chain(kept.map(|&kept| Self::RollOn { kept }))
    }
}

/// What every coaster is worth to an innkeeper who plays it as well as can be.
pub(super) struct Plan<'a> {
    falls: &'a Falls,
    worths: Stopping,
}

impl<'a> Plan<'a> {
    /// Reckons with these odds and these worths; `from` and what can follow from it.
    pub(super) fn new(falls: &'a Falls, worth: &Worth, from: Coaster) -> Self {
        Self::with(falls, worth, 0.0, from)
    }

    /// The same if failing is worth something, too.
    pub(super) fn with(falls: &'a Falls, worth: &Worth, failed: f64, from: Coaster) -> Self {
        let mut worths = Stopping::new();
        worths.reckon(falls, worth, failed, from.numbers);
        Self { falls, worths }
    }

    /// What a choice is worth, in mugs for the innkeeper.
    pub(super) fn value(&self, coaster: Coaster, choice: Choice) -> f64 {
        match choice {
            Choice::Close => self.worths.closed(coaster).0,
            Choice::RollOn { kept } => self.worths.rolled(coaster.numbers, kept),
        }
    }

    /// The choices that are worth at most `near` less than the best: bit `n` stands for the choice with that number.
    pub(super) fn good(&self, coaster: Coaster, near: f64) -> u16 {
        let values = || Choice::all(coaster).map(|choice| self.value(coaster, choice));
        let best = values().fold(f64::MIN, f64::max);
        values().enumerate().filter(|&(_, value)| value >= best - near).map(|(number, _)| 1 << number).sum()
    }

    /// The best choice; closing comes first, so that it is preferred to a roll that brings next to nothing.
    fn best(&self, coaster: Coaster) -> Choice {
        let better = |best: (Choice, f64), choice| {
            let value = self.value(coaster, choice);
            if value > best.1 + 1e-3 { (choice, value) } else { best }
        };
        Choice::all(coaster).fold((Choice::Close, f64::MIN), better).0
    }

    /// The chance of each serving if this innkeeper goes on from here; what is missing to 1 is the chance to fail.
    pub(super) fn servings(&self, from: Coaster) -> Worth {
        let mut served = [0.0; MOST + 1];
        let best = |coaster| Any(vec![self.best(coaster)]);
        Flow::new().follow_any(self.falls, from, LEAST, &best, &mut |coaster, any, visits| {
            served[usize::from(self.worths.closed(coaster).1)] += any.closing(visits);
        });
        served
    }
}

/// The chance of each serving if the innkeeper does exactly what is worth most, and closes where rolling is worth no more.
pub(super) fn servings_of(flow: &mut Flow, falls: &Falls, worths: &Stopping, from: Coaster) -> Worth {
    what_follows(flow, falls, worths, from, from).0
}

/// How often an innkeeper who does the same comes to `now`, on average.
fn visits_of(flow: &mut Flow, falls: &Falls, worths: &Stopping, from: Coaster, now: Coaster) -> f64 {
    what_follows(flow, falls, worths, from, now).1
}

/// The chance of each serving, and how often such an innkeeper comes to `now`, found together.
fn what_follows(flow: &mut Flow, falls: &Falls, worths: &Stopping, from: Coaster, now: Coaster) -> (Worth, f64) {
    let (mut served, mut here) = ([0.0; MOST + 1], 0.0);
    flow.follow(
        falls,
        from,
        LITTLE,
        |coaster| best_of(worths, coaster),
        |coaster, choice, visits| {
            if coaster == now {
                here += visits;
            }
            if *choice == Choice::Close {
                served[usize::from(worths.closed(coaster).1)] += visits;
            }
        },
    );
    (served, here)
}

/// What is worth most; closing, if rolling is worth no more.
fn best_of(worths: &Stopping, coaster: Coaster) -> Choice {
    let (mut best, mut choice) = (worths.closed(coaster).0, Choice::Close);
    for &kept in KEPT[coaster.specials] {
        let worth = worths.rolled(coaster.numbers, kept);
        if worth > best {
            (best, choice) = (worth, Choice::RollOn { kept });
        }
    }
    choice
}

/// Draws one of these plans for who has come from `laid` to `now`, such that all decisions of a round together are those of an innkeeper
/// who draws a plan at its beginning and keeps to it: each as likely as it is, times how often it leads here. With `closing`, of those only
/// that close the tap here.
///
/// Gives what the plan goes by, and what it does here; nothing, if none leads here.
pub(super) fn draw_plan(
    falls: &Falls,
    plans: impl Iterator<Item = (f64, TapWorth)>,
    [laid, now]: [Coaster; 2],
    closing: bool,
    luck: &mut dyn Rng,
) -> Option<(TapWorth, Choice)> {
    let led_here = led_here(falls, plans, [laid, now], |choice| !closing || choice == Choice::Close);
    let (weights, mut plans): (Vec<f64>, Vec<_>) = led_here.unzip();
    weights.iter().any(|&weight| weight > 0.0).then(|| plans.swap_remove(pick(&weights, luck)))
}

/// What the plan of each of these worths does at `now`, and how likely it is played and leads there from `laid`; 0 for those that do what is not
/// `wanted`.
pub(super) fn led_here<'a>(
    falls: &'a Falls,
    plans: impl Iterator<Item = (f64, TapWorth)> + 'a,
    [laid, now]: [Coaster; 2],
    wanted: impl Fn(Choice) -> bool + 'a,
) -> impl Iterator<Item = (f64, (TapWorth, Choice))> + 'a {
    let (mut worths, mut flow) = (Stopping::new(), Flow::new());
    plans.map(move |(likely, worth)| {
        worths.reckon(falls, &worth.servings, worth.failed, laid.numbers);
        let choice = best_of(&worths, now);
        let visits = if wanted(choice) { visits_of(&mut flow, falls, &worths, laid, now) } else { 0.0 };
        (likely * visits, (worth, choice))
    })
}

/// The chance of each serving if the innkeeper picks any choice and any of the possible servings.
pub(super) fn erratic_servings(falls: &Falls, from: Coaster) -> Worth {
    let mut served = [0.0; MOST + 1];
    let all = |coaster| Any(Choice::all(coaster).collect());
    Flow::new().follow_any(falls, from, LEAST, &all, &mut |coaster, any, visits| {
        let each = any.closing(visits) / coaster.servings().len() as f64;
        coaster.servings().iter().for_each(|&serving| served[usize::from(serving)] += each);
    });
    served
}

/// The chance of each serving if the innkeeper does any of these, all equally likely, and serves this when closing.
pub(super) fn servings_by(
    falls: &Falls,
    from: Coaster,
    choose: &dyn Fn(Coaster) -> Any,
    serve: impl Fn(Coaster) -> u8,
) -> Worth {
    let mut served = [0.0; MOST + 1];
    Flow::new().follow_any(falls, from, LITTLE, choose, &mut |coaster, any, visits| {
        served[usize::from(serve(coaster))] += any.closing(visits);
    });
    served
}

/// What an innkeeper does who comes to a coaster.
pub(super) trait Policy {
    /// Adds what is rolled on, of what is there, by the specials left standing.
    fn roll(&self, here: f64, cups: &mut Lane);
}

impl Policy for Choice {
    fn roll(&self, here: f64, cups: &mut Lane) {
        if let Self::RollOn { kept } = *self {
            cups[kept] += here;
        }
    }
}

/// Any of these choices, all equally likely.
pub(super) struct Any(pub(super) Vec<Choice>);

impl Any {
    /// What is closed of this.
    fn closing(&self, here: f64) -> f64 {
        here * self.0.iter().filter(|&&choice| choice == Choice::Close).count() as f64 / self.0.len() as f64
    }
}

impl Policy for Any {
    fn roll(&self, here: f64, cups: &mut Lane) {
        let each = here / self.0.len() as f64;
        self.0.iter().for_each(|choice| choice.roll(each, cups));
    }
}

/// What is on its way between arrangements of the numbers, with room to go through everything again without asking for memory.
pub(super) struct Flow {
    /// By the number of kinds that have still to fall, and by arrangement: how likely, by the specials left standing.
    on_the_way: [Vec<Lane>; 4],
}

impl Flow {
    /// With nothing on its way.
    pub(super) fn new() -> Self {
        Self { on_the_way: std::array::from_fn(|_| vec![[0.0; SPECIALS]; NUMBERS]) }
    }

    /// Goes through everything that can happen from here, and tells how often the innkeeper comes to each coaster, on average.
    ///
    /// As when worths are reckoned, the kinds of barrels fall one after the other, so that what is on its way through the same arrangement
    /// goes on together.
    fn follow<P: Policy>(
        &mut self,
        falls: &Falls,
        from: Coaster,
        least: f64,
        choose: impl Fn(Coaster) -> P,
        mut tell: impl FnMut(Coaster, &P, f64),
    ) {
        for &(numbers, _) in &falls.numbers[from.numbers] {
            let kinds = kinds_of(numbers);
            let mut here = [0.0; SPECIALS];
            if numbers == from.numbers {
                here[from.specials] = 1.0;
            } else {
                let rolled = self.arrive(falls, numbers, &kinds);
                for (cup, odds) in rolled.into_iter().zip(&falls.specials) {
                    here.iter_mut().zip(odds).for_each(|(sum, odds)| *sum += cup * odds);
                }
            }
            if here.iter().sum::<f64>() < least {
                continue;
            }
            let policies: [P; SPECIALS] = std::array::from_fn(|specials| choose(Coaster { numbers, specials }));
            let (visits, cups) = stay_on(falls, falls.stay(numbers), least, here, &policies);
            for (specials, (visits, policy)) in visits.into_iter().zip(&policies).enumerate() {
                if visits > 0.0 {
                    tell(Coaster { numbers, specials }, policy, visits);
                }
            }
            if cups.iter().sum::<f64>() >= least {
                self.leave(falls, numbers, &kinds, cups);
            }
        }
    }

    /// The same for who may waver, slower, but written out once for all of them: the module for browsers is to be small.
    fn follow_any(
        &mut self,
        falls: &Falls,
        from: Coaster,
        least: f64,
        choose: &dyn Fn(Coaster) -> Any,
        tell: &mut dyn FnMut(Coaster, &Any, f64),
    ) {
        self.follow(falls, from, least, choose, tell);
    }

    /// What comes to this arrangement by a roll; nothing of it is on its way any more.
    fn arrive(&mut self, falls: &Falls, numbers: usize, kinds: &[usize; 4]) -> Lane {
        let mut here = [0.0; SPECIALS];
        for left in (0..4).rev() {
            let come = std::mem::take(&mut self.on_the_way[left][numbers]);
            here.iter_mut().zip(come).for_each(|(sum, come)| *sum += come);
            if left > 0 && here.iter().any(|&here| here > 0.0) {
                self.fall(falls, numbers, kinds, left, &mut here);
            }
        }
        here
    }

    /// Rolls from this arrangement; what makes no more numbers stand is left out.
    fn leave(&mut self, falls: &Falls, numbers: usize, kinds: &[usize; 4], mut cups: Lane) {
        (1..=4).rev().for_each(|left| self.fall(falls, numbers, kinds, left, &mut cups));
    }

    /// Lets one more kind fall where so many are left: the part of `here` that changes nothing stays.
    fn fall(&mut self, falls: &Falls, numbers: usize, kinds: &[usize; 4], left: usize, here: &mut Lane) {
        let kind = 4 - left;
        let (stays, others) = falls.of_kind(kind, kinds[kind]);
        for &(to, chance) in others {
            let next = &mut self.on_the_way[left - 1][numbers + (to - kinds[kind]) * STRIDES[kind]];
            next.iter_mut().zip(&*here).for_each(|(sum, here)| *sum += chance * here);
        }
        here.iter_mut().for_each(|here| *here *= stays);
    }
}

/// How often the innkeeper comes to each arrangement of the specials before more numbers stand, from those that are there, and how often
/// each is left standing in a roll.
fn stay_on<P: Policy>(falls: &Falls, stay: f64, least: f64, mut here: Lane, policies: &[P; SPECIALS]) -> (Lane, Lane) {
    let (mut visits, mut cups) = ([0.0; SPECIALS], [0.0; SPECIALS]);
    for _ in 0..MOST_PASSES {
        if here.iter().sum::<f64>() < least {
            break;
        }
        let mut rolled = [0.0; SPECIALS];
        for ((here, visits), policy) in here.iter().zip(&mut visits).zip(policies) {
            *visits += here;
            policy.roll(*here, &mut rolled);
        }
        here = [0.0; SPECIALS];
        for (kept, (&rolled, cup)) in rolled.iter().zip(&mut cups).enumerate().filter(|(_, (rolled, _))| **rolled > 0.0)
        {
            *cup += rolled;
            // With the same specials as before nothing has come to stand: that is failing.
            here.iter_mut().zip(&falls.changed[kept]).for_each(|(here, odds)| *here += rolled * stay * odds);
        }
    }
    (visits, cups)
}

/// More than enough unless nearly every barrel stands.
const MOST_PASSES: usize = 400;
/// What is less likely is left out.
const LEAST: f64 = 1e-10;
/// The same where it has to be fast; all that is left out together is less than a thousand times as likely.
const LITTLE: f64 = 1e-7;

#[cfg(test)]
mod tests {
    use ::polterfass::{BarrelModel, BarrelView, End};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn coaster(standing: &[usize]) -> Coaster {
        let place = |barrel| match standing.contains(&barrel) {
            true => BarrelView::Standing { up: End::Small, fresh: false },
            false => BarrelView::Lying,
        };
        let barrels: Vec<BarrelView> = (0..9).map(place).collect();
        Coaster::seen(&barrels)
    }

    /// Of a plan that serves whatever stands and one that wants as much as can be, each is drawn as often as it was chosen at the
    /// beginning; later on only the one that leads there.
    #[test]
    fn a_plan_is_drawn_as_often_as_it_leads_to_where_the_innkeeper_is() {
        let falls = Falls::new(BarrelModel::default());
        let close = TapWorth { servings: [1.0; MOST + 1], failed: 0.0 };
        let roll =
            TapWorth { servings: std::array::from_fn(|served| if served > 20 { 1.0 } else { 0.0 }), failed: 0.0 };
        let (laid, later) = (coaster(&[0]), coaster(&[0, 3]));
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut rolled = |now: Coaster, closing: bool| {
            let plans = || [(0.25, close.clone()), (0.75, roll.clone())].into_iter();
            let draws =
                (0..400).map(|_| draw_plan(&falls, plans(), [laid, now], closing, &mut luck).map(|(_, choice)| choice));
            draws.filter(|choice| matches!(choice, Some(Choice::RollOn { .. }))).count()
        };
        assert!((265..335).contains(&rolled(laid, false)), "300 of 400, with a standard error of 9");
        assert_eq!(rolled(later, false), 400);
        assert_eq!(rolled(laid, true), 0);
        assert_eq!(rolled(coaster(&[3]), false), 0, "number barrels never fall again");
    }
}
