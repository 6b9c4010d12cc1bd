//! How fast the innkeeper's side of a round is solved: `cargo bench -p players`.

use divan::{Bencher, black_box};
use players::polterfass::Innkeeper;
use polterfass::{BarrelModel, BarrelView};

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
