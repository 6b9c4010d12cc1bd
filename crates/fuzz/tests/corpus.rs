//! Everything that is kept, and a little damage.

use fuzz::{Limit, TARGETS, Target, Verdict, corpus, hunt, judge, keep};

/// How many damaged inputs ordinary tests try for each target.
const INPUTS: u64 = 400;

/// Reads all that is kept for the target of this name, then as many damaged inputs.
fn check(name: &str) {
    let target: &Target = TARGETS.iter().find(|target| target.name == name).unwrap();
    let inputs = corpus(target).unwrap();
    let mut accepted = 0;
    for input in &inputs {
        match judge(target, &input.bytes) {
            Ok(Verdict::Accepted) => accepted += 1,
            Ok(Verdict::Refused(_)) => {}
            Err(broken) => panic!("{}: {broken}", input.file.display()),
        }
    }
    // A pool of nothing but refusals would test little.
    assert!(accepted >= 2 && inputs.len() >= 6, "{accepted} of {} accepted", inputs.len());
    let pool = inputs.into_iter().map(|input| input.bytes).collect();
    match hunt(target, pool, 1, Limit::Inputs(INPUTS), &mut |_| {}) {
        Ok(tally) => assert!(tally.accepted > 0 && tally.ways >= 5, "{tally:?}"),
        Err(found) => {
            let file = keep(target, &found.input).unwrap();
            panic!("{}; the input is kept as {}", found.broken, file.display());
        }
    }
}

#[test]
fn frames() {
    check("frames");
}

#[test]
fn bodies() {
    check("bodies");
}

#[test]
fn records() {
    check("records");
}

#[test]
fn maps() {
    check("maps");
}

#[test]
fn pads() {
    check("pads");
}

#[test]
fn scores() {
    check("scores");
}

#[test]
fn settings() {
    check("settings");
}

#[test]
fn values() {
    check("values");
}

/// A target without a test above would only seem to be tested.
#[test]
fn every_target_has_its_test() {
    let text = include_str!("corpus.rs");
    for target in TARGETS {
        assert!(text.contains(&format!("check(\"{}\");", target.name)), "{}", target.name);
    }
}
