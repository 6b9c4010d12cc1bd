//! How long decisions take.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// So many classes a doubling: a class is 4.4 % wide.
const CLASSES: f64 = 16.0;

/// Times in classes, so that any number of them takes little room.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Spread {
    count: u64,
    nanoseconds: u64,
    /// By the logarithm of the time.
    classes: BTreeMap<u16, u64>,
}

/// What is told of times.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Times {
    pub(super) mean: f64,
    /// 99 of 100 decisions were as fast as this.
    pub(super) p99: f64,
}

impl Spread {
    /// Counts a decision.
    pub(super) fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.count += 1;
        self.nanoseconds = self.nanoseconds.saturating_add(nanoseconds);
        let class = ((nanoseconds.max(1) as f64).log2() * CLASSES) as u16;
        *self.classes.entry(class).or_default() += 1;
    }

    /// How many decisions were counted.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// In seconds, if there was a decision.
    pub(super) fn times(&self) -> Option<Times> {
        let due = (self.count * 99).div_ceil(100);
        let mut counted = 0;
        let class = self.classes.iter().find(|(_, count)| {
            counted += **count;
            counted >= due
        });
        let (class, _) = class.filter(|_| self.count > 0)?;
        let p99 = 1e-9 * ((f64::from(*class) + 1.0) / CLASSES).exp2();
        Some(Times { mean: 1e-9 * self.nanoseconds as f64 / self.count as f64, p99 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slow_decision_in_a_hundred_is_above_the_99th_percentile() {
        let mut spread = Spread::default();
        assert_eq!(spread.times(), None);
        (0..99).for_each(|_| spread.add(Duration::from_millis(1)));
        spread.add(Duration::from_millis(901));
        let times = spread.times().unwrap();
        assert!((times.mean - 0.01).abs() < 1e-9, "{times:?}");
        assert!(times.p99 >= 0.001 && times.p99 < 0.001_05, "{times:?}");
        spread.add(Duration::from_millis(901));
        assert!(spread.times().unwrap().p99 > 0.9);
    }
}
