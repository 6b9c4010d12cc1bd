//! A small neural network: one hidden layer, and a chance for each seat.

use std::iter::zip;

/// How many units the hidden layer has.
pub(in crate::polterfass) const HIDDEN: usize = 32;
/// One number for each hidden unit.
pub(in crate::polterfass) type Units = [f32; HIDDEN];
/// What the network is told of a seat.
pub(in crate::polterfass) const PER_SEAT: usize = 2;

/// The network for one number of seats.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::polterfass) struct Net {
    /// By seat and input: how much the hidden units take of it.
    pub(in crate::polterfass) inputs: Vec<[Units; PER_SEAT]>,
    /// What the hidden units have without any input.
    pub(in crate::polterfass) bias: Units,
    /// By seat: how much it takes of the hidden units, and what it has without them.
    pub(in crate::polterfass) outputs: Vec<(Units, f32)>,
}

/// What the network is told of a seat that still has to score so many mugs, more than 0, to reach the goal.
pub(in crate::polterfass) fn features(to_go: f32) -> [f32; PER_SEAT] {
    [to_go / 50.0 - 1.0, 20.0 / (to_go + 20.0)]
}

impl Net {
    /// How many numbers a network for so many seats has.
    pub(in crate::polterfass) const fn numbers(seats: usize) -> usize {
        seats * PER_SEAT * HIDDEN + HIDDEN + seats * (HIDDEN + 1)
    }

    /// How many seats it is for.
    pub(in crate::polterfass) fn seats(&self) -> usize {
        self.outputs.len()
    }

    /// The network with these numbers, in the order of [`all`](Self::all), of which there are [`numbers`](Self::numbers).
    pub(in crate::polterfass) fn new(seats: usize, mut numbers: impl FnMut() -> f32) -> Self {
        let mut units = || std::array::from_fn(|_| numbers());
        let inputs = (0..seats).map(|_| std::array::from_fn(|_| units())).collect();
        let bias = units();
        let outputs = (0..seats).map(|_| (units(), 0.0)).collect();
        let mut net = Self { inputs, bias, outputs };
        net.outputs.iter_mut().for_each(|(_, bias)| *bias = numbers());
        net
    }

    /// All numbers, one after the other.
    pub(in crate::polterfass) fn all(&self) -> impl Iterator<Item = f32> {
        let units = self.inputs.iter().flatten().flatten().chain(&self.bias);
        units.chain(self.outputs.iter().flat_map(|(units, _)| units)).copied().chain(self.outputs.iter().map(|o| o.1))
    }

    /// What the hidden units take of one seat.
    #[inline]
    pub(in crate::polterfass) fn add(&self, sums: &mut Units, seat: usize, to_go: f32) {
        let [near, far] = features(to_go);
        let [first, second] = &self.inputs[seat];
        for (sum, (one, other)) in zip(sums, zip(first, second)) {
            *sum += near * one + far * other;
        }
    }

    /// What the hidden units pass on of these sums.
    #[inline]
    pub(in crate::polterfass) fn pass(sums: &Units) -> Units {
        sums.map(|sum| sum.max(0.0))
    }

    /// Everybody's chance, from what the hidden units pass on.
    #[inline]
    pub(in crate::polterfass) fn chances(&self, units: &Units, chances: &mut [f32]) {
        for (chance, (weights, bias)) in zip(&mut *chances, &self.outputs) {
            // In eight parts that don't wait for each other.
            let mut sums = [0.0_f32; 8];
            for (one, other) in zip(units.chunks_exact(8), weights.chunks_exact(8)) {
                zip(&mut sums, zip(one, other)).for_each(|(sum, (one, other))| *sum += one * other);
            }
            *chance = bias + sums.iter().sum::<f32>();
        }
        let most = chances.iter().copied().fold(f32::MIN, f32::max);
        chances.iter_mut().for_each(|chance| *chance = exp(*chance - most));
        let all: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= all);
    }
}

/// The exponential function of a number that is not above 0, by arithmetic alone, so that it is the same on all machines; wrong by
/// less than 1 part in 100,000, and 0 below -80.
#[inline]
pub(in crate::polterfass) fn exp(of: f32) -> f32 {
    if of < -80.0 {
        return 0.0;
    }
    let twos = of * std::f32::consts::LOG2_E;
    // Rounded towards 0, which is up.
    let whole = twos as i32;
    let rest = (twos - whole as f32) * std::f32::consts::LN_2;
    // The series of the exponential function, from its last term to the first.
    let terms = [1.0 / 5040.0, 1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0_f32];
    let series = terms.into_iter().fold(0.0, |sum, term| sum * rest + term);
    series * f32::from_bits(((whole + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_function_is_near_enough() {
        for step in 0..8_000 {
            let of = -step as f32 / 100.0;
            let (found, right) = (f64::from(exp(of)), f64::from(of).exp());
            assert!((found - right).abs() <= 1e-5 * right, "{of}: {found}, not {right}");
        }
        assert_eq!(exp(-100.0), 0.0);
    }

    #[test]
    fn a_network_is_made_of_its_numbers_again() {
        let mut number = 0.0;
        let mut count = || {
            number += 1.0;
            number
        };
        let net = Net::new(4, &mut count);
        let mut numbers = net.all();
        assert_eq!(net.all().count(), Net::numbers(4));
        assert_eq!(Net::new(4, || numbers.next().unwrap()), net);
    }
}
