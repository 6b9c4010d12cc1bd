//! Games for tests.

use ::polterfass::{Action, Pad, Polterfass, View};
use game_core::{Game, Noted, Observer, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::{Player, unhurried};

/// Plays a game of these players, by seat, in which whoever acts is seen before, with what it is about to do; what it leaves on the pad.
pub(super) fn play(
    game: &Polterfass,
    players: &[&dyn Player<Polterfass>],
    seed: u64,
    seen: &mut dyn FnMut(&View, &Pad, Action),
) -> Pad {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut state, mut pad) = (game.start(), Pad::default());
    while let turn @ (Turn::Luck | Turn::Act(_)) = game.turn(&state) {
        let mut noted = Noted { game, pad: &mut pad };
        let Turn::Act(seats) = turn else {
            let draw = game.draw_fast(&state, &mut luck);
            game.resolve(&mut state, draw, &mut noted).unwrap();
            continue;
        };
        let seat = seats.lowest().unwrap();
        let view = game.view(&state, Observer::Seat(seat));
        let legal = game.legal_in(&view);
        let action = players[seat.index()].choose(game, &view, noted.pad, legal, &mut luck, &mut unhurried);
        seen(&view, noted.pad, action);
        game.act(&mut state, seat, action, &mut noted).unwrap();
    }
    pad
}
