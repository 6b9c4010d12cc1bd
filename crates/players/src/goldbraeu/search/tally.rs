//! What was found when an action was tried out.

/// What was found when an action was tried out.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::goldbraeu) struct Tally {
    tries: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    /// Counts one try.
    pub(super) fn add(&mut self, chance: f32) {
        let chance = f64::from(chance);
        self.tries += 1.0;
        self.sum += chance;
        self.squares += chance * chance;
    }

    /// The mean; 0 before the first try.
    pub(in crate::goldbraeu) fn mean(&self) -> f64 {
        self.sum / self.tries.max(1.0)
    }

    /// The standard error of the mean; before the second try that of an even chance.
    pub(in crate::goldbraeu) fn error(&self) -> f64 {
        if self.tries < 2.0 {
            return 0.5;
        }
        let spread = (self.squares - self.sum * self.sum / self.tries) / (self.tries - 1.0);
        (spread.max(0.0) / self.tries).sqrt()
    }
}
