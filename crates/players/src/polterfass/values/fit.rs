//! Fitting a network to lessons.

use std::iter::zip;

use game_core::Luck;
use rand_core::Rng;

use super::net::{HIDDEN, Net, PER_SEAT, Units, features};
use super::{Lesson, Scale};
use crate::adam::Adam;

/// How many lessons are looked at before the network changes.
const BATCH: usize = 256;

/// How a network is fitted.
#[derive(Clone, Copy, Debug)]
pub struct Fitting {
    /// How often all lessons are gone through.
    pub passes: u32,
    /// How far each number moves at first, at most; it falls to nothing by the end.
    pub pace: f32,
}

impl Default for Fitting {
    fn default() -> Self {
        Self { passes: 10, pace: 3e-3 }
    }
}

/// A network of small numbers.
pub(super) fn untaught(seats: usize, luck: &mut dyn Rng) -> Net {
    let mut luck = luck;
    Net::new(seats, || {
        let number = f64::from((&mut luck).below(2_001)) / 1_000.0 - 1.0;
        number as f32 * 0.4
    })
}

/// Fits the network to the lessons by Adam, and gives the mean loss in the last pass; `go_on` is told which pass is done and can
/// end it there.
pub(super) fn fit(
    net: &mut Net,
    lessons: &[Lesson],
    fitting: Fitting,
    luck: &mut dyn Rng,
    go_on: &mut dyn FnMut(u32, f64) -> bool,
) -> f64 {
    let seats = net.seats();
    let mut luck = luck;
    let mut numbers: Vec<f32> = net.all().collect();
    let mut slopes = vec![0.0; numbers.len()];
    let mut adam = Adam::new(numbers.len());
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let batches = lessons.len().div_ceil(BATCH);
    let all_steps = (batches * fitting.passes as usize).max(1);
    let (mut step, mut loss) = (0, 0.0);
    for pass in 0..fitting.passes {
        for last in (1..order.len()).rev() {
            order.swap(last, (&mut luck).below(last as u32 + 1) as usize);
        }
        loss = 0.0;
        for batch in order.chunks(BATCH) {
            slopes.fill(0.0);
            for &lesson in batch {
                loss += f64::from(slope(net, &lessons[lesson], &mut slopes));
            }
            step += 1;
            let pace = fitting.pace * (1.0 - step as f32 / (all_steps + 1) as f32);
            adam.step(&mut numbers, slopes.iter().map(|slope| slope / batch.len() as f32), pace);
            let mut next = numbers.iter().copied();
            *net = Net::new(seats, || next.next().unwrap_or(0.0));
        }
        loss /= lessons.len().max(1) as f64;
        if !go_on(pass + 1, loss) {
            break;
        }
    }
    loss
}

/// Adds to the slopes how the loss of one lesson changes with each number, and gives the loss: the cross entropy.
fn slope(net: &Net, lesson: &Lesson, slopes: &mut [f32]) -> f32 {
    let seats = net.seats();
    let mut sums = net.bias;
    // It is taught in the places where it is asked later.
    let to_go = lesson.to_go.map(|to_go| to_go as i32);
    let scale = Scale::of(&to_go[..seats]);
    let told = to_go.map(|to_go| scale.told(to_go));
    zip(0.., &told[..seats]).for_each(|(seat, &told)| net.add(&mut sums, seat, told));
    let units = Net::pass(&sums);
    let mut chances = [0.0; 6];
    net.chances(&units, &mut chances[..seats]);
    let (inputs, rest) = slopes.split_at_mut(seats * PER_SEAT * HIDDEN);
    let (bias, rest) = rest.split_at_mut(HIDDEN);
    let (outputs, biases) = rest.split_at_mut(seats * HIDDEN);
    let (mut back, mut loss): (Units, f32) = ([0.0; HIDDEN], 0.0);
    for seat in 0..seats {
        let wrong = chances[seat] - lesson.won[seat];
        loss -= lesson.won[seat] * chances[seat].max(1e-9).ln();
        biases[seat] += wrong;
        let weights = &net.outputs[seat].0;
        for (((slope, back), unit), weight) in zip(zip(zip(&mut outputs[seat * HIDDEN..], &mut back), &units), weights)
        {
            *slope += wrong * unit;
            *back += wrong * weight;
        }
    }
    for (back, sum) in zip(&mut back, &sums) {
        *back = if *sum > 0.0 { *back } else { 0.0 };
    }
    zip(bias, &back).for_each(|(slope, back)| *slope += back);
    for (slopes, &told) in zip(inputs.chunks_exact_mut(PER_SEAT * HIDDEN), &told) {
        for (slopes, feature) in zip(slopes.chunks_exact_mut(HIDDEN), features(told)) {
            zip(slopes, &back).for_each(|(slope, back)| *slope += feature * back);
        }
    }
    loss
}
