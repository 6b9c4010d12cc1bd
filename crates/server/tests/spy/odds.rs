//! Whether lengths, counts and times of what an observer gets go together with what is hidden.

use game_core::{Luck, Observer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;

use crate::oracle::number;
use crate::twin::Sealed;
use crate::visit::{Heard, Tape};

/// What can be measured without reading: frames, bytes, the length of the first frame, and milliseconds.
pub const FEATURES: [&str; 4] = ["frames", "bytes", "first frame", "milliseconds"];

/// A hidden choice and what others got from then on until it was revealed.
#[derive(Clone, Copy)]
pub struct Sample {
    rank: f64,
    of: usize,
    pub features: [f64; FEATURES.len()],
}

/// One sample for each hidden choice of a game: what all others together got, as what each of them got is not independent.
pub fn samples(tapes: &[Tape], sealed: &[Sealed], frame: impl Fn(&str, &Sealed) -> String) -> Vec<Sample> {
    let mut samples = Vec::new();
    for choice in sealed.iter().filter(|choice| choice.of > 1) {
        let mut features = [0.0; FEATURES.len()];
        for tape in tapes.iter().filter(|tape| tape.observer != Observer::Seat(choice.seat)) {
            let between = |heard: &&Heard| number(heard).is_some_and(|n| (choice.n..choice.revealed).contains(&n));
            let frames = tape.heard.iter().filter(between).filter_map(|heard| match heard {
                Heard::Frame(text) => Some(frame(text, choice)),
                Heard::Refused { .. } => None,
            });
            let frames: Vec<String> = frames.collect();
            let (Some(first), Some(last)) = (frames.first(), frames.last()) else { continue };
            let bytes = frames.iter().map(String::len).sum::<usize>() as f64;
            let own = [frames.len() as f64, bytes, first.len() as f64, now(last) - now(first)];
            features.iter_mut().zip(own).for_each(|(feature, own)| *feature += own);
        }
        samples.push(Sample { rank: choice.rank, of: choice.of, features });
    }
    samples
}

fn now(frame: &str) -> f64 {
    serde_json::from_str::<Value>(frame).ok().and_then(|frame| frame["now"].as_f64()).unwrap_or_default()
}

/// How likely chance alone lets a feature go together with the hidden choices as much as it does: a permutation test within choices
/// among equally many.
pub fn chance(samples: &[Sample], feature: usize, rounds: u32) -> f64 {
    let mut luck = ChaCha8Rng::seed_from_u64(1);
    let mut groups: std::collections::BTreeMap<usize, Vec<(f64, f64)>> = std::collections::BTreeMap::new();
    for sample in samples {
        groups.entry(sample.of).or_default().push((sample.rank - 0.5, sample.features[feature]));
    }
    let mut groups: Vec<Vec<(f64, f64)>> = groups.into_values().collect();
    for group in &mut groups {
        let mean = group.iter().map(|(_, value)| value).sum::<f64>() / group.len() as f64;
        group.iter_mut().for_each(|(_, value)| *value -= mean);
    }
    let product =
        |groups: &[Vec<(f64, f64)>]| groups.iter().flatten().map(|(rank, value)| rank * value).sum::<f64>().abs();
    let found = product(&groups);
    let mut as_much = 0;
    for _ in 0..rounds {
        for group in &mut groups {
            for place in (1..group.len()).rev() {
                let other = luck.below(place as u32 + 1) as usize;
                let rank = group[place].0;
                group[place].0 = group[other].0;
                group[other].0 = rank;
            }
        }
        as_much += u32::from(product(&groups) >= found - 1e-9);
    }
    f64::from(as_much + 1) / f64::from(rounds + 1)
}
