//! Rounds to try things on.

use game_core::{Game, Ignored, Luck, Observer, Turn};
use players::polterfass::Careful;
use players::{Player, unhurried};
use polterfass::{Pad, PhaseView, Polterfass, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What guests see after the first roll of any round of a game of careful players, and how many mugs are missing to the goal, clockwise
/// from the innkeeper.
pub(crate) fn round_of(game: &Polterfass, number: u64) -> Result<(View, Vec<i32>), Box<dyn std::error::Error>> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
    let (mut rounds, mut state) = (Vec::new(), game.start());
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut Ignored)?;
            }
            Turn::Act(asked) => {
                let seat = asked.lowest().ok_or("nobody can act")?;
                let view = game.view(&state, Observer::Seat(seat));
                if view.phase == PhaseView::Ordering && view.laid.is_empty() {
                    rounds.push(view.clone());
                }
                let action =
                    Careful.choose(game, &view, &Pad::default(), game.legal_in(&view), &mut luck, &mut unhurried);
                game.act(&mut state, seat, action, &mut Ignored)?;
            }
        }
    }
    let any = luck.below(u32::try_from(rounds.len())?) as usize;
    let view = rounds.swap_remove(any);
    let innkeeper = view.innkeeper.ok_or("a round has an innkeeper")?.index();
    let mut to_go: Vec<i32> = view.totals.iter().map(|total| i32::from(view.setup.goal) - total).collect();
    to_go.rotate_left(innkeeper);
    Ok((view, to_go))
}
