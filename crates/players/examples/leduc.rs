//! How fast regret minimisation solves Leduc poker: `cargo run --release -p players --example leduc [NASH_CONV]`.
//!
//! Prints the seconds of learning and the exact NashConv in chips whenever the number of iterations has doubled, until NashConv
//! is as low as asked, .0001 by default.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::time::{Duration, Instant};

use players::search::{Cfr, Tree, nash_conv, values};
use testkit::leduc::Leduc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let wanted: f64 = std::env::args().nth(1).map_or(Ok(1e-4), |number| number.parse())?;
    let tree = Tree::of(&Leduc, 100_000)?;
    println!("{} nodes, {} information sets", tree.nodes(), tree.information_sets());
    let mut cfr = Cfr::new(&tree);
    let mut learning = Duration::ZERO;
    let (mut more, mut left) = (8, f64::INFINITY);
    while left > wanted {
        let start = Instant::now();
        for _ in 0..more {
            cfr.iterate();
        }
        learning += start.elapsed();
        let average = cfr.average();
        left = nash_conv(&tree, &average);
        let value = values(&tree, &average).0[0];
        println!(
            "{:>7} iterations {:>9.4} s  NashConv {left:.6}  value {value:.6}",
            cfr.iterations(),
            learning.as_secs_f64()
        );
        more = cfr.iterations();
    }
    Ok(())
}
