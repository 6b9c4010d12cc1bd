//! Random games reproduce the statistics that other engines print for the same policy.

use game_core::{Game, Seat};
use polterfass::peers::{self, Stats};
use polterfass::{BarrelSet, Draw, Polterfass};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Four standard errors of a mean over so many independent values.
fn margin(deviation: f64, count: u64) -> f64 {
    4.0 * deviation / (count as f64).sqrt()
}

fn close(what: &str, found: f64, expected: f64, margin: f64) {
    assert!((found - expected).abs() < margin, "{what}: {found:.4}, expected {expected} within {margin:.4}");
}

#[test]
fn random_games_have_the_statistics_of_other_engines() {
    let game = Polterfass::new(peers::setup(4)).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(75);
    let mut stats = Stats::default();
    for _ in 0..200_000 {
        peers::playout(&game, &mut luck, &mut stats).unwrap();
    }
    // The expected values are printed rounded; half a unit of their last place comes on top of the statistical error.
    close("rounds a game", stats.rounds_per_game(), 11.08, margin(3.6, stats.games) + 0.005);
    close("failed", stats.fail_rate(), 0.129, margin(0.34, stats.rounds) + 0.0005);
    close("too greedy", stats.too_greedy_rate(), 0.430, margin(0.5, stats.rounds) + 0.0005);
    close("mean serving", stats.mean_serving(), 19.18, margin(9.0, stats.rounds - stats.failed) + 0.005);
    for (place, expected) in Seat::all(4).zip([55.4, 53.8, 52.3, 50.8]) {
        close("mean score", stats.mean_score(place), expected, margin(25.0, stats.games) + 0.05);
    }
}

/// P1.9: the fast draw of playouts and the draw of record have the same odds, with uneven ends too.
#[test]
fn both_ways_to_draw_have_the_same_odds() {
    let mut setup = peers::setup(3);
    setup.barrels = polterfass::BarrelModel::Reckoned { stand: 0.3, large_end: 0.8 };
    let game = Polterfass::new(setup).unwrap();
    let mut state = game.start();
    game.act(&mut state, Seat::FIRST, polterfass::Action::Roll {}, &mut game_core::Ignored).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(9);
    let draws = 100_000_u32;
    let mut counts = [[0; 9]; 4];
    for _ in 0..draws {
        let both = [game.draw(&state, &mut luck), game.draw_fast(&state, &mut luck)];
        for (way, draw) in both.into_iter().enumerate() {
            let Draw::Barrels { stood, large } = draw else { panic!("{draw:?} is no roll") };
            for barrel in BarrelSet::ALL.iter() {
                counts[2 * way][barrel.index()] += u32::from(stood.contains(barrel));
                counts[2 * way + 1][barrel.index()] += u32::from(large.contains(barrel));
            }
        }
    }
    for barrel in BarrelSet::ALL.iter() {
        let large = if barrel.is_special() { 0.15 } else { 0.24 };
        for (row, expected) in counts.iter().zip([0.3, large, 0.3, large]) {
            close("share", f64::from(row[barrel.index()]) / f64::from(draws), expected, margin(0.46, draws.into()));
        }
    }
}
