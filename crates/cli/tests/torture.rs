//! A short run of what `cargo xtask torture` does for hours: the server is killed again and again while people play, the disk fills
//! up, the clock jumps and lines are cut; and nothing that was acknowledged is lost, done twice or in another order.
#![cfg(unix)]

use std::path::PathBuf;

use torture::Options;

fn options() -> Options {
    Options::new(PathBuf::from(env!("CARGO_BIN_EXE_stammtisch")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_to_a_dozen_kills() {
    let mut options = options();
    (options.kills, options.parties) = (Some(12), 2);
    let tally = torture::run(&options).await.unwrap();
    assert!(tally.faults.is_empty(), "{tally}");
    assert_eq!(tally.kills, 12, "{tally}");
    // Otherwise it has not tried what it is about.
    assert!(tally.acknowledged > 50, "{tally}");
    assert!(tally.resent > 0, "{tally}");
    assert!(tally.clock_jumps > 0 || !cfg!(debug_assertions), "{tally}");
    assert!(tally.cuts > 0, "{tally}");
    assert!(tally.polterfass > 0 && tally.goldbraeu > 0, "{tally}");
}

/// Without this, a run that finds nothing would say nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_forgets_a_row_is_found_out() {
    let mut options = options();
    // On a busy machine it may be killed several times before anybody was told of a row.
    (options.kills, options.parties, options.forgets, options.seed) = (Some(12), 1, true, 3);
    let tally = torture::run(&options).await.unwrap();
    assert!(tally.forgotten > 0, "{tally}");
    assert!(!tally.faults.is_empty(), "{tally}");
}
