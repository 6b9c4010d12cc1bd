//! Fits the weights in `crates/players/src/goldbraeu/leaf/weights.rs` and prints that file:
//! `cargo run --release -p players --example goldbraeu_leaf PLAYER [GAMES] [EPOCHS] [SEED] > weights.rs`; the player may be `habit`.
//!
//! The player plays games against itself, two thirds of them with four seats. Every day's beginning is a lesson: what it looks like
//! to everybody, and who won. The networks are fitted by Adam to the likelihood of the winners; each tenth game is left out, and what
//! is printed to standard error is the mean loss in these, week by week.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is what an example is for")]

use game_core::{Game, Ignored, LegalActions, Luck, Observer, Seat, Turn};
use goldbraeu::{Goldbraeu, Pad, Phase, Setup};
use players::goldbraeu::habit::HABIT;
use players::goldbraeu::leaf::{FEATURES, Features, HIDDEN, WEIGHTS, WEIGHTS_A_WEEK, Weights, describe, judge};
use players::goldbraeu::{Habitual, by_name};
use players::{Anybody, unhurried};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const WEEKS: usize = 3;
/// Lessons after which the weights are changed.
const BATCH: u32 = 128;
const RATE: f32 = 0.003;
const DECAY: f32 = 1e-5;
/// How often a seat does anything instead of what the player would, so that the lessons are varied.
const WHIMS: u32 = 20;

struct Lesson {
    week: usize,
    seats: usize,
    features: Features,
    won: [f32; 4],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().ok_or("which player?")?;
    let player = match name.as_str() {
        "habit" => Box::new(Habitual(HABIT)),
        name => by_name(name).ok_or_else(|| format!("who is {name}?"))?,
    };
    let games: u64 = arguments.next().map_or(Ok(2000), |text| text.parse())?;
    let epochs: u32 = arguments.next().map_or(Ok(8), |text| text.parse())?;
    let seed: u64 = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let tables = [3, 4, 4].map(|seats| Goldbraeu::new(Setup::standard(seats)));
    let (mut lessons, mut held_out) = (Vec::new(), Vec::new());
    for number in 0..games {
        let game = tables[number as usize % 3].as_ref().map_err(Clone::clone)?;
        let of = if number / 3 % 10 == 0 { &mut held_out } else { &mut lessons };
        of.extend(lessons_of(game, &player, seed.wrapping_mul(1 << 32).wrapping_add(number)));
    }
    eprintln!("shipped: loss {:.4?} in {} lessons held out", loss(&WEIGHTS, &held_out), held_out.len());
    let weights = fit(&lessons, &held_out, epochs, seed);
    print(&weights, &format!("PLAYER={name} GAMES={games} EPOCHS={epochs} SEED={seed}"));
    Ok(())
}

/// Plays a game.
fn lessons_of(game: &Goldbraeu, player: &Anybody<Goldbraeu>, seed: u64) -> Vec<Lesson> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.start();
    let mut lessons = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut Ignored).expect("what is drawn is possible");
            }
            Turn::Act(seats) => {
                if matches!(state.board().phase, Phase::Pick { waiting } if waiting.len() == game.seats()) {
                    let week = usize::from(state.board().week) - 1;
                    lessons.push(Lesson { week, seats: game.seats(), features: describe(game, &state), won: [0.0; 4] });
                }
                let seat = seats.lowest().unwrap_or(Seat::FIRST);
                let view = game.view(&state, Observer::Seat(seat));
                let legal = game.legal_in(&view);
                let action = if luck.below(WHIMS) == 0 {
                    legal.get(luck.below(legal.len() as u32) as usize)
                } else {
                    player.choose(game, &view, &Pad::default(), legal, &mut luck, &mut unhurried)
                };
                game.act(&mut state, seat, action, &mut Ignored).expect("what is chosen is legal");
            }
            Turn::Over => break,
        }
    }
    let winners = game.outcome(&state).map(|outcome| outcome.winners).unwrap_or_default();
    for lesson in &mut lessons {
        for seat in winners.iter() {
            lesson.won[seat.index()] = 1.0 / winners.len() as f32;
        }
    }
    lessons
}

/// What Adam remembers of a week's network.
struct Adam {
    gradient: Weights,
    lessons: u32,
    mean: Weights,
    square: Weights,
    steps: i32,
}

impl Adam {
    fn step(&mut self, weights: &mut Weights, rate: f32) {
        self.steps += 1;
        let (mean_scale, square_scale) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        let memory = self.gradient.iter().zip(&mut self.mean).zip(&mut self.square);
        for (weight, ((gradient, mean), square)) in weights.iter_mut().zip(memory) {
            let slope = gradient / self.lessons as f32 + DECAY * *weight;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / mean_scale) / ((*square / square_scale).sqrt() + 1e-8);
        }
        (self.gradient, self.lessons) = ([0.0; WEIGHTS_A_WEEK], 0);
    }
}

fn fit(lessons: &[Lesson], held_out: &[Lesson], epochs: u32, seed: u64) -> [Weights; WEEKS] {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(!seed);
    let mut weights: [Weights; WEEKS] = std::array::from_fn(|_| first_weights(&mut luck));
    let mut adams: [Adam; WEEKS] = std::array::from_fn(|_| Adam {
        gradient: [0.0; WEIGHTS_A_WEEK],
        lessons: 0,
        mean: [0.0; WEIGHTS_A_WEEK],
        square: [0.0; WEIGHTS_A_WEEK],
        steps: 0,
    });
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    for epoch in 0..epochs {
        for place in (1..order.len()).rev() {
            order.swap(place, luck.below(place as u32 + 1) as usize);
        }
        let rate = RATE * (1.0 - epoch as f32 / epochs as f32);
        for &place in &order {
            let lesson = &lessons[place];
            let adam = &mut adams[lesson.week];
            learn(&weights[lesson.week], lesson, &mut adam.gradient);
            adam.lessons += 1;
            if adam.lessons == BATCH {
                adam.step(&mut weights[lesson.week], rate);
            }
        }
        eprintln!("epoch {epoch}: loss {:.4?} in {} lessons held out", loss(&weights, held_out), held_out.len());
    }
    weights
}

fn first_weights(luck: &mut Xoshiro256PlusPlus) -> Weights {
    let mut weights = [0.0; WEIGHTS_A_WEEK];
    for (at, weight) in weights.iter_mut().enumerate().take(WEIGHTS_A_WEEK - FEATURES) {
        let size = if at < FEATURES * HIDDEN { 0.25 } else { 0.2 };
        *weight = size * (luck.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0);
    }
    weights
}

/// Adds the gradient of a lesson's loss.
fn learn(weights: &Weights, lesson: &Lesson, gradient: &mut Weights) {
    const OFFSETS: usize = FEATURES * HIDDEN;
    const OUTPUT: usize = OFFSETS + HIDDEN;
    const DIRECT: usize = OUTPUT + HIDDEN;
    let chances = judge(weights, &lesson.features, lesson.seats);
    for ((features, won), chance) in lesson.features.iter().zip(lesson.won).zip(chances).take(lesson.seats) {
        let slope = chance - won;
        for hidden in 0..HIDDEN {
            let inner = (0..FEATURES).map(|at| features[at] * weights[at * HIDDEN + hidden]);
            let sum = weights[OFFSETS + hidden] + inner.sum::<f32>();
            if sum > 0.0 {
                let inner_slope = slope * weights[OUTPUT + hidden];
                gradient[OUTPUT + hidden] += slope * sum;
                gradient[OFFSETS + hidden] += inner_slope;
                for at in 0..FEATURES {
                    gradient[at * HIDDEN + hidden] += inner_slope * features[at];
                }
            }
        }
        for at in 0..FEATURES {
            gradient[DIRECT + at] += slope * features[at];
        }
    }
}

fn loss(weights: &[Weights; WEEKS], lessons: &[Lesson]) -> [f32; WEEKS] {
    let (mut sums, mut counts) = ([0.0; WEEKS], [0.0; WEEKS]);
    for lesson in lessons {
        let chances = judge(&weights[lesson.week], &lesson.features, lesson.seats);
        let surprise = lesson.won.iter().zip(chances).filter(|(won, _)| **won > 0.0);
        sums[lesson.week] -= surprise.map(|(won, chance)| won * chance.max(1e-9).ln()).sum::<f32>();
        counts[lesson.week] += 1.0;
    }
    std::array::from_fn(|week| sums[week] / f32::max(counts[week], 1.0))
}

fn print(weights: &[Weights; WEEKS], made_with: &str) {
    println!("//! Made by the example `goldbraeu_leaf` with {made_with}.");
    println!("#![allow(clippy::approx_constant, reason = \"numbers that were fitted may come near any other\")]\n");
    println!("use super::Weights;\n");
    println!("/// The weights that the players judge by, week by week.");
    println!("#[rustfmt::skip]\npub const WEIGHTS: [Weights; {WEEKS}] = [");
    for week in weights {
        println!("    [");
        for row in week.chunks(16) {
            let row: Vec<String> = row.iter().map(|weight| format!("{weight:.4},")).collect();
            println!("        {}", row.join(" "));
        }
        println!("    ],");
    }
    println!("];");
}
