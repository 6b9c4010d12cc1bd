//! What values are learnt from.

use std::ops::RangeInclusive;

use ::polterfass::{Pad, PhaseView, Polterfass};
use game_core::{Game, Luck, Noted, Observer, Outcome, PerSeat, Seat, Turn};
use rand_core::Rng;

use super::Values;
use crate::polterfass::coaster::Coaster;
use crate::polterfass::round::{Round, Stakes};
use crate::{Player, unhurried};

/// How many play, at the least and at the most, if rounds are to be [`solved`].
pub const SOLVABLE: RangeInclusive<usize> = 3..=5;

/// A position before a round, and what it turned out to be worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lesson {
    /// How many mugs are missing to the goal, clockwise from the innkeeper.
    pub to_go: [f32; 6],
    /// What part of the win everybody had, or can expect.
    pub won: [f32; 6],
}

/// A round before anybody ordered.
struct Begun {
    innkeeper: Seat,
    /// How many mugs are missing to the goal, clockwise from the innkeeper.
    to_go: Vec<i32>,
    coaster: Coaster,
}

/// A lesson for each round of a game that this player plays to its end, for everybody.
pub fn played_out(game: &Polterfass, player: &dyn Player<Polterfass>, luck: &mut dyn Rng) -> Vec<Lesson> {
    let (rounds, outcome) = play(game, player, luck);
    let mut won: PerSeat<f32> = PerSeat::default();
    if let Some(outcome) = outcome {
        outcome.winners.iter().for_each(|winner| won[winner] = 1.0 / outcome.winners.len() as f32);
    }
    let lesson = |round: Begun| {
        let won = clockwise(round.innkeeper, game.seats()).map(|seat| won[seat]);
        Lesson { to_go: padded(round.to_go.iter().map(|&to_go| to_go as f32)), won: padded(won) }
    };
    rounds.into_iter().map(lesson).collect()
}

/// A lesson from a round of a game that this player plays, drawn from all its rounds: what everybody can expect by these values once
/// that round is solved from its first roll on, with so many iterations or until `go_on` says no.
///
/// # Panics
/// If the values are for another number of seats, or for one that is not [`SOLVABLE`].
pub fn solved(
    game: &Polterfass,
    player: &dyn Player<Polterfass>,
    values: &Values,
    iterations: u32,
    luck: &mut dyn Rng,
    go_on: &mut dyn FnMut() -> bool,
) -> Lesson {
    let (mut rounds, _) = play(game, player, luck);
    let one = luck.below(rounds.len() as u32) as usize;
    let Begun { to_go, coaster, .. } = rounds.swap_remove(one);
    let stakes = Stakes::chances(values, &to_go, game.setup().equal_greedy);
    let solution = Round::at(game.setup().barrels, coaster, &stakes).solve(iterations, go_on);
    // What is very unlikely is left out of a solution.
    let all: f64 = solution.values.iter().sum();
    Lesson {
        to_go: padded(to_go.iter().map(|&to_go| to_go as f32)),
        won: padded(solution.values.iter().map(|value| (value / all) as f32)),
    }
}

/// The rounds of a game that this player plays for everybody, and how it ended.
fn play(game: &Polterfass, player: &dyn Player<Polterfass>, mut luck: &mut dyn Rng) -> (Vec<Begun>, Option<Outcome>) {
    let seats = game.seats();
    let goal = i32::from(game.setup().goal);
    let mut rounds = Vec::new();
    let (mut state, mut pad) = (game.start(), Pad::default());
    loop {
        match game.turn(&state) {
            Turn::Over => return (rounds, game.outcome(&state)),
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                let _ = game.resolve(&mut state, draw, &mut Noted { game, pad: &mut pad });
            }
            Turn::Act(asked) => {
                for seat in asked.iter() {
                    let view = game.view(&state, Observer::Seat(seat));
                    if view.phase == PhaseView::Ordering
                        && view.laid.is_empty()
                        && let Some(innkeeper) = view.innkeeper
                    {
                        let to_go = clockwise(innkeeper, seats).map(|seat| goal - view.totals[seat.index()]).collect();
                        rounds.push(Begun { innkeeper, to_go, coaster: Coaster::seen(&view.barrels) });
                    }
                    let legal = game.legal_in(&view);
                    let action = player.choose(game, &view, &pad, legal, luck, &mut unhurried);
                    let _ = game.act(&mut state, seat, action, &mut Noted { game, pad: &mut pad });
                }
            }
        }
    }
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

#[cfg(test)]
mod tests {
    use ::polterfass::Setup;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::polterfass::Careful;

    #[test]
    fn a_solved_round_is_a_round_of_the_game_and_shares_one_win() {
        let game = Polterfass::new(Setup { goal: 40, ..Setup::standard(3) }).unwrap();
        let luck = || Xoshiro256PlusPlus::seed_from_u64(3);
        let of_all = played_out(&game, &Careful, &mut luck());
        let lesson = solved(&game, &Careful, Values::shipped(3), 8, &mut luck(), &mut unhurried);
        assert!(of_all.iter().any(|other| other.to_go == lesson.to_go), "{lesson:?} {of_all:?}");
        assert!((lesson.won.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{lesson:?}");
        assert!(lesson.won[..3].iter().all(|won| (0.0..1.0).contains(won)) && lesson.won[3..] == [0.0; 3]);
        assert_eq!(lesson, solved(&game, &Careful, Values::shipped(3), 8, &mut luck(), &mut unhurried));
    }
}
