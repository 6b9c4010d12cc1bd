//! The network that judges a table.

use super::features::{FEATURES, Features};
use crate::goldbraeu::books::SEATS;

/// How many hidden numbers a judgement goes through.
pub const HIDDEN: usize = 16;
/// How many weights the network of a week has: hidden layer, its offsets, its output, and what bypasses it, in this order.
pub const WEIGHTS_A_WEEK: usize = FEATURES * HIDDEN + HIDDEN + HIDDEN + FEATURES;

/// The weights of the network of a week.
pub type Weights = [f32; WEIGHTS_A_WEEK];

/// How likely each of so many seats is to win, by the weights of a week.
#[must_use]
pub fn judge(weights: &Weights, features: &Features, seats: usize) -> [f32; SEATS] {
    let mut scores = [f32::NEG_INFINITY; SEATS];
    for (score, features) in scores.iter_mut().zip(features).take(seats) {
        *score = self::score(weights, features);
    }
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; SEATS];
    for (chance, score) in chances.iter_mut().zip(scores).take(seats) {
        *chance = exp(score - most);
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

fn score(weights: &Weights, features: &[f32; FEATURES]) -> f32 {
    let (layer, rest) = weights.split_at(FEATURES * HIDDEN);
    let (offsets, rest) = rest.split_at(HIDDEN);
    let (output, direct) = rest.split_at(HIDDEN);
    let mut hidden = [0.0; HIDDEN];
    hidden.copy_from_slice(offsets);
    for (&feature, row) in features.iter().zip(layer.chunks_exact(HIDDEN)) {
        for (hidden, weight) in hidden.iter_mut().zip(row) {
            *hidden += feature * weight;
        }
    }
    let bent = hidden.iter().zip(output).map(|(hidden, weight)| hidden.max(0.0) * weight);
    bent.sum::<f32>() + features.iter().zip(direct).map(|(feature, weight)| feature * weight).sum::<f32>()
}

/// The exponential function up to 0, by the same steps on every machine, which those of the standard library do not promise.
pub(in crate::goldbraeu) fn exp(x: f32) -> f32 {
    // e^x = (e^(x/256))^256; the inner one by its series.
    let small = x.max(-80.0) / 256.0;
    let mut power = 1.0 + small * (1.0 + small * (0.5 + small * (1.0 / 6.0)));
    for _ in 0..8 {
        power *= power;
    }
    power
}
