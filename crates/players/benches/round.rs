//! How fast rounds are solved: `cargo bench -p players`.

use divan::{Bencher, black_box};
use players::polterfass::{Innkeeper, Round, Stakes};
use polterfass::{BarrelModel, BarrelView, End, EqualGreedy};

fn main() {
    divan::main();
}

/// All arrangements of the barrels, for an innkeeper who is paid by what is left after orders of 18 mugs.
#[divan::bench]
fn all_arrangements(bencher: Bencher<'_, '_>) {
    let mut innkeeper = Innkeeper::new(BarrelModel::default());
    let servings = std::array::from_fn(|served| if served < 18 { served as f64 } else { served as f64 - 18.0 });
    bencher.bench_local(|| {
        innkeeper.reckon(black_box(&servings), 0.0);
        innkeeper.worth(&[BarrelView::Lying; 9])
    });
}

/// Ten iterations of a round for mugs with so many guests, NashConv measured five times.
#[divan::bench(args = [2, 3, 4], sample_count = 10)]
fn ten_iterations(bencher: Bencher<'_, '_>, guests: usize) {
    let stakes = Stakes::mugs(guests, EqualGreedy::NetZero);
    let mut barrels = [BarrelView::Lying; 9];
    barrels[0] = BarrelView::Standing { up: End::Large, fresh: true };
    let mut round = Round::new(BarrelModel::default(), &barrels, &stakes);
    bencher.bench_local(|| round.solve(10, &mut || true).nash_conv);
}
