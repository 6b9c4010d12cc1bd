//! The searches find the known equilibria of Kuhn and Leduc poker.

use game_core::{Odds, Seat, Turn};
use players::search::{Cfr, TooLarge, Tree, best_response, nash_conv, values};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use testkit::kuhn::Kuhn;
use testkit::leduc::Leduc;

fn solve(tree: &Tree, iterations: u32) -> Cfr<'_> {
    let mut cfr = Cfr::new(tree);
    for _ in 0..iterations {
        cfr.iterate();
    }
    cfr
}

#[test]
fn kuhn_poker_is_worth_an_eighteenth_to_the_second_player() {
    let tree = Tree::of(&Kuhn, 1_000).unwrap();
    assert_eq!(tree.information_sets(), 12);
    let average = solve(&tree, 5_000).average();
    assert!(nash_conv(&tree, &average) < 2e-4, "{}", nash_conv(&tree, &average));
    let value = values(&tree, &average)[Seat::FIRST];
    assert!((value + 1.0 / 18.0).abs() < 2e-4, "{value}");
}

#[test]
fn leduc_poker_is_worth_856_ten_thousandths_to_the_second_player() {
    let tree = Tree::of(&Leduc, 10_000).unwrap();
    let average = solve(&tree, 1_000).average();
    assert!(nash_conv(&tree, &average) < 1e-3, "{}", nash_conv(&tree, &average));
    let value = values(&tree, &average)[Seat::FIRST];
    assert!((value + 0.0856).abs() < 1e-3, "{value}");
}

/// By hand: whoever faces a uniform opponent at Kuhn poker and does best gains 1/2 as the first and 5/12 as the second.
#[test]
fn the_best_response_to_equal_probabilities_at_kuhn_poker() {
    let tree = Tree::of(&Kuhn, 1_000).unwrap();
    let uniform = tree.uniform();
    let best: Vec<f64> = Seat::all(2).map(|seat| best_response(&tree, &uniform, seat)).collect();
    assert!((best[0] - 0.5).abs() < 1e-12 && (best[1] - 5.0 / 12.0).abs() < 1e-12, "{best:?}");
    assert!((nash_conv(&tree, &uniform) - 11.0 / 12.0).abs() < 1e-12);
}

#[test]
fn a_tree_that_would_be_too_large_is_refused() {
    assert_eq!(Tree::of(&Leduc, 100).unwrap_err(), TooLarge(100));
}

/// What is listed as luck is what is drawn, as often as it is said to be.
#[test]
fn listed_luck_is_drawn_luck() {
    fn check<G: Odds>(game: &G, acts: usize) {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut state = game.start();
        for step in 0.. {
            match game.turn(&state) {
                Turn::Luck => {
                    let odds = game.odds(&state);
                    assert!((odds.iter().map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-12);
                    let draws: Vec<_> = (0..20_000).map(|_| game.draw(&state, &mut luck)).collect();
                    for (draw, chance) in &odds {
                        let part = draws.iter().filter(|one| *one == draw).count() as f64 / 20_000.0;
                        assert!((part - chance).abs() < 0.02, "{draw:?} {part} {chance}");
                    }
                    assert!(draws.iter().all(|draw| odds.iter().any(|(one, _)| one == draw)));
                    game.resolve(&mut state, draws[0], &mut game_core::Ignored).unwrap();
                }
                Turn::Act(seats) if step < acts => {
                    use game_core::LegalActions as _;
                    let seat = seats.lowest().unwrap();
                    let legal = game.legal(&state, seat);
                    let call = legal.get(usize::from(legal.len() > 2));
                    game.act(&mut state, seat, call, &mut game_core::Ignored).unwrap();
                }
                _ => break,
            }
        }
    }
    check(&Kuhn, 10);
    check(&Leduc, 10);
}
