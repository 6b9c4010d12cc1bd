//! What values are learnt from.

use ::polterfass::{PhaseView, Polterfass};
use game_core::{Game, Ignored, Observer, PerSeat, Seat, Turn};
use rand_core::Rng;

use crate::{Player, unhurried};

/// A position before a round, and what it turned out to be worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lesson {
    /// How many mugs are missing to the goal, clockwise from the innkeeper.
    pub to_go: [f32; 6],
    /// What part of the win everybody had, or can expect.
    pub won: [f32; 6],
}

/// A lesson for each round of a game that this player plays to its end, for everybody.
pub fn played_out(game: &Polterfass, player: &dyn Player<Polterfass>, mut luck: &mut dyn Rng) -> Vec<Lesson> {
    let seats = game.seats();
    let mut lessons: Vec<(Seat, [f32; 6])> = Vec::new();
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                let _ = game.resolve(&mut state, draw, &mut Ignored);
            }
            Turn::Act(asked) => {
                for seat in asked.iter() {
                    let view = game.view(&state, Observer::Seat(seat));
                    if view.phase == (PhaseView::FirstRoll {}) {
                        let goal = i32::from(game.setup().goal);
                        let to_go = clockwise(seat, seats).map(|seat| (goal - view.totals[seat.index()]) as f32);
                        lessons.push((seat, padded(to_go)));
                    }
                    let legal = game.legal_in(&view);
                    let action = player.choose(game, &view, legal, luck, &mut unhurried);
                    let _ = game.act(&mut state, seat, action, &mut Ignored);
                }
            }
        }
    }
    let mut won: PerSeat<f32> = PerSeat::default();
    if let Some(outcome) = game.outcome(&state) {
        outcome.winners.iter().for_each(|winner| won[winner] = 1.0 / outcome.winners.len() as f32);
    }
    let lesson = |(first, to_go)| Lesson { to_go, won: padded(clockwise(first, seats).map(|seat| won[seat])) };
    lessons.into_iter().map(lesson).collect()
}

/// All seats, beginning with this one.
fn clockwise(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).filter_map(move |step| Seat::new((first.index() + step) % seats))
}

fn padded(numbers: impl Iterator<Item = f32>) -> [f32; 6] {
    let mut all = [0.0; 6];
    all.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
    all
}
