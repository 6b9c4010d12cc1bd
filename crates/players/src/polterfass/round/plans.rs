//! The plans that make up an innkeeper's strategy.

use super::stakes::{OUTCOMES, Outcomes};
use super::steps;
use crate::polterfass::coaster::MOST;
use crate::polterfass::tap::Worth;

/// How much each iteration's answer counts in the averages.
#[derive(Default)]
pub(in crate::polterfass) struct Shares {
    pub(in crate::polterfass) recent: Vec<f64>,
    pub(in crate::polterfass) mean: Vec<f64>,
}

impl Shares {
    pub(in crate::polterfass) fn take(&mut self, iteration: u32) {
        let (new, newer) = steps(iteration);
        self.recent.iter_mut().for_each(|share| *share -= new * *share);
        self.recent.push(new);
        self.mean.push(0.0);
        self.mean.iter_mut().zip(&self.recent).for_each(|(mean, recent)| *mean += newer * (recent - *mean));
    }
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
        let worths = by_pattern.map(|worths| kept.iter().map(|&(iteration, _)| worths[iteration]).collect());
        Self { worths: worths.collect(), likely: kept.iter().map(|(_, share)| share / all).collect() }
    }

    /// How likely each plan is at this pattern of backs, and what it goes by.
    pub(super) fn at(&self, pattern: usize) -> impl Iterator<Item = (f64, TapWorth)> {
        let worths = self.worths.get(pattern).into_iter().flatten();
        worths.zip(&self.likely).map(|(worth, likely)| (*likely, TapWorth::of(&worth.map(f64::from))))
    }
}
