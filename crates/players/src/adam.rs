//! Adam (Kingma and Ba 2015): how the numbers of a network follow slopes.

use std::iter::zip;

/// How fast the averages of slopes and of their squares follow.
const FOLLOWS: [f32; 2] = [0.9, 0.999];

/// What is remembered of earlier slopes.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// Nothing is remembered of so many numbers.
    pub(crate) fn new(numbers: usize) -> Self {
        Self { means: vec![0.0; numbers], squares: vec![0.0; numbers], steps: 0 }
    }

    /// Moves the numbers against their slopes, given one for each, each by `pace` at first, at most.
    pub(crate) fn step(&mut self, numbers: &mut [f32], slopes: impl Iterator<Item = f32>, pace: f32) {
        self.steps += 1;
        let late = FOLLOWS.map(|follows| 1.0 - follows.powi(self.steps.min(10_000)));
        for (((number, slope), mean), square) in zip(zip(zip(numbers, slopes), &mut self.means), &mut self.squares) {
            *mean += (1.0 - FOLLOWS[0]) * (slope - *mean);
            *square += (1.0 - FOLLOWS[1]) * (slope * slope - *square);
            *number -= pace * (*mean / late[0]) / ((*square / late[1]).sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_where_there_is_no_slope() {
        let (mut adam, mut numbers) = (Adam::new(2), [3.0, -4.0]);
        for _ in 0..4_000 {
            let slopes = [2.0 * (numbers[0] - 1.0), 200.0 * (numbers[1] + 0.5)];
            adam.step(&mut numbers, slopes.into_iter(), 0.01);
        }
        assert!((numbers[0] - 1.0).abs() < 0.01 && (numbers[1] + 0.5).abs() < 0.01, "{numbers:?}");
    }

    #[test]
    fn the_first_step_is_as_long_as_the_pace_however_steep_it_is() {
        let mut numbers = [0.0; 3];
        Adam::new(3).step(&mut numbers, [5.0, -0.01, 700.0].into_iter(), 0.25);
        for (number, wanted) in zip(numbers, [-0.25, 0.25, -0.25]) {
            assert!((number - wanted).abs() < 1e-4, "{numbers:?}");
        }
    }
}
