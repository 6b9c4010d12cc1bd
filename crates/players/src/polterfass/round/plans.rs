//! The plans that make up an innkeeper's strategy.

use super::stakes::{OUTCOMES, Outcomes};
use super::steps;
use crate::polterfass::coaster::MOST;
use crate::polterfass::tap::Worth;

/// How much each iteration's answer counts in the averages.
pub(in crate::polterfass) struct Shares {
    /// So many answers are told apart at most.
    most: usize,
    pub(in crate::polterfass) recent: Vec<f64>,
    pub(in crate::polterfass) mean: Vec<f64>,
}

/// So many answers are told apart at most; then neighbours become one, so that whoever learns for long needs no more and more memory.
pub(in crate::polterfass) const MOST_ANSWERS: usize = 8_192;

impl Shares {
    /// None yet.
    pub(in crate::polterfass) fn at_most(most: usize) -> Self {
        Self { most, recent: Vec::new(), mean: Vec::new() }
    }

    /// Counts one more answer; says whether the answers have to be [`thin`]ned before the next one, as the shares have been.
    pub(in crate::polterfass) fn take(&mut self, iteration: u32) -> bool {
        let (new, newer) = steps(iteration);
        self.recent.iter_mut().for_each(|share| *share -= new * *share);
        self.recent.push(new);
        self.mean.push(0.0);
        self.mean.iter_mut().zip(&self.recent).for_each(|(mean, recent)| *mean += newer * (recent - *mean));
        let full = self.recent.len() >= self.most;
        if full {
            halve(&mut self.recent, |pair| pair.iter().sum());
            halve(&mut self.mean, |pair| pair.iter().sum());
        }
        full
    }
}

/// Of each two answers the later one.
pub(in crate::polterfass) fn thin<T: Copy>(answers: &mut Vec<T>) {
    halve(answers, |pair| pair[pair.len() - 1]);
}

/// Makes one of each two, and of a last one alone.
fn halve<T: Copy>(all: &mut Vec<T>, one: impl Fn(&[T]) -> T) {
    let half = all.len().div_ceil(2);
    for at in 0..half {
        all[at] = one(&all[2 * at..all.len().min(2 * at + 2)]);
    }
    all.truncate(half);
}

/// Answers of the innkeeper's, and how likely each is played.
#[derive(Clone, Debug, Default)]
pub(in crate::polterfass) struct Plans {
    likely: Vec<f64>,
    /// By pattern of backs, and by plan: what the outcomes are worth to who has this plan.
    worths: Vec<Vec<[f32; OUTCOMES]>>,
}

/// How many plans are kept.
const MOST_PLANS: usize = 256;
/// What is less likely is not played.
const RARE: f64 = 1e-3;
/// What the outcomes of a tap are worth to the innkeeper.
#[derive(Clone)]
pub(in crate::polterfass) struct TapWorth {
    pub(in crate::polterfass) servings: Worth,
    pub(in crate::polterfass) failed: f64,
}

impl TapWorth {
    pub(super) fn of(outcomes: &Outcomes) -> Self {
        Self { servings: std::array::from_fn(|served| outcomes[served]), failed: outcomes[MOST + 1] }
    }
}

impl Plans {
    /// The plans with these shares; of too many, those at equal distances, as likely as all that are nearest to them.
    pub(in crate::polterfass) fn of<'a>(
        shares: &[f64],
        by_pattern: impl Iterator<Item = &'a [[f32; OUTCOMES]]>,
    ) -> Self {
        let all: f64 = shares.iter().sum();
        let mut kept: Vec<(usize, f64)> = Vec::new();
        if shares.len() <= MOST_PLANS {
            kept.extend(shares.iter().copied().enumerate().filter(|&(_, share)| share > RARE * all));
        } else {
            let mut sum = 0.0;
            for (iteration, share) in shares.iter().enumerate() {
                let before = (sum * MOST_PLANS as f64 / all + 0.5).floor();
                sum += share;
                let times = (sum * MOST_PLANS as f64 / all + 0.5).floor() - before;
                kept.extend((times > 0.0).then_some((iteration, times)));
            }
        }
        let all: f64 = kept.iter().map(|(_, share)| share).sum();
        let by_pattern =
            by_pattern.inspect(|worths| debug_assert_eq!(worths.len(), shares.len(), "each answer has its share"));
        let worths = by_pattern.map(|worths| kept.iter().map(|&(iteration, _)| worths[iteration]).collect());
        Self { worths: worths.collect(), likely: kept.iter().map(|(_, share)| share / all).collect() }
    }

    /// How many bytes they take.
    pub(in crate::polterfass) fn bytes(&self) -> usize {
        self.worths.iter().map(|worths| size_of_val(&worths[..])).sum::<usize>() + size_of_val(&self.likely[..])
    }

    /// How likely each plan is at this pattern of backs, and what it goes by.
    pub(super) fn at(&self, pattern: usize) -> impl Iterator<Item = (f64, TapWorth)> {
        let worths = self.worths.get(pattern).into_iter().flatten();
        worths.zip(&self.likely).map(|(worth, likely)| (*likely, TapWorth::of(&worth.map(f64::from))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An answer is its iteration, so what the shares say of a part of all can be added up.
    #[test]
    fn whoever_learns_for_long_needs_no_more_memory_and_shares_stay_what_they_are() {
        let (mut shares, mut answers, mut exact) =
            (Shares::at_most(MOST_ANSWERS), Vec::new(), [Vec::new(), Vec::new()]);
        for iteration in 1..=3 * MOST_ANSWERS as u32 {
            let (new, newer) = steps(iteration);
            let [recent, mean] = &mut exact;
            recent.iter_mut().for_each(|share| *share -= new * *share);
            recent.push(new);
            mean.push(0.0);
            mean.iter_mut().zip(&*recent).for_each(|(mean, recent)| *mean += newer * (recent - *mean));
            answers.push(iteration);
            if shares.take(iteration) {
                thin(&mut answers);
            }
            assert!(answers.len() == shares.recent.len() && answers.len() == shares.mean.len());
            assert!(answers.len() < MOST_ANSWERS, "{iteration}");
        }
        for (shares, exact) in [(&shares.recent, &exact[0]), (&shares.mean, &exact[1])] {
            for part in [5_000, 12_000, 20_000, 24_000] {
                let late: f64 = answers.iter().zip(shares).filter(|(at, _)| **at > part).map(|(_, share)| share).sum();
                let wanted: f64 = exact[part as usize..].iter().sum();
                assert!((late - wanted).abs() < 2e-3, "after {part}: {late}, not {wanted}");
            }
        }
    }
}
