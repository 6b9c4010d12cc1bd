//! How fast random games go: `cargo bench -p polterfass`.

use divan::Bencher;
use game_core::Game;
use polterfass::Polterfass;
use polterfass::peers::{self, Stats};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() {
    divan::main();
}

/// A thousand games by the policy of the peers.
#[divan::bench(args = [3, 4, 5, 6])]
fn thousand_games(bencher: Bencher<'_, '_>, seats: u8) {
    let game = Polterfass::new(peers::setup(seats)).expect("a setup for 3 to 6 seats");
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.counter(divan::counter::ItemsCount::new(1000_u32)).bench_local(|| {
        let mut stats = Stats::default();
        for _ in 0..1000 {
            peers::playout(&game, &mut luck, &mut stats).expect("legal actions are accepted");
        }
        stats
    });
}
