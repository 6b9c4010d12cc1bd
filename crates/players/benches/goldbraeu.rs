//! How fast players of Goldbräu decide: `cargo bench -p players --bench goldbraeu`.

use divan::Bencher;
use game_core::{Game, Ignored, LegalActions, Observer, Turn};
use goldbraeu::{Goldbraeu, Pad, Phase, Setup, View};
use players::goldbraeu::by_name;
use players::unhurried;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() {
    divan::main();
}

/// A question in the middle of a game: the first one in the second week that `asked` is looking for.
fn question(game: &Goldbraeu, asked: fn(Phase) -> bool) -> View {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    let trader = by_name("trader").expect("it is one of `NAMES`");
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Luck => {
                let draw = game.draw_fast(&state, &mut luck);
                game.resolve(&mut state, draw, &mut Ignored).expect("what is drawn is possible");
            }
            Turn::Act(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                let view = game.view(&state, Observer::Seat(seat));
                let legal = game.legal_in(&view);
                if view.board.week == 2 && asked(view.board.phase) && legal.len() > 2 {
                    return view;
                }
                let action = trader.choose(game, &view, &Pad::default(), legal, &mut luck, &mut unhurried);
                game.act(&mut state, seat, action, &mut Ignored).expect("what is chosen is legal");
            }
            Turn::Over => panic!("nobody was asked that"),
        }
    }
}

fn decide(bencher: Bencher<'_, '_>, name: &str, asked: fn(Phase) -> bool) {
    let game = Goldbraeu::new(Setup::standard(4)).expect("four can play");
    let view = question(&game, asked);
    let (player, pad) = (by_name(name).expect("it is one of `NAMES`"), Pad::default());
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| player.choose(&game, &view, &pad, game.legal_in(&view), &mut luck, &mut unhurried));
}

/// Which action card to pick.
#[divan::bench(args = ["trader", "master:100", "expert:100"])]
fn pick(bencher: Bencher<'_, '_>, name: &str) {
    decide(bencher, name, |phase| matches!(phase, Phase::Pick { .. }));
}

/// How to expand.
#[divan::bench(args = ["trader", "master:100", "expert:100"])]
fn expand(bencher: Bencher<'_, '_>, name: &str) {
    decide(bencher, name, |phase| matches!(phase, Phase::Expand { .. }));
}
