//! The fuzz targets on their corpus, and on damaged copies of it.

#[path = "../../../fuzz/src/bodies.rs"]
mod bodies;

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

type Body = fn(&[u8]);

/// How many damaged copies of the corpus are tried for each target.
const DAMAGED: u32 = 400;

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 5, "{} has hardly anything", folder.display());
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// One piece taken out, put in a second time, or replaced by something that means something to a parser.
fn damage() -> impl Strategy<Value = (usize, usize, usize, Option<&'static str>)> {
    let pieces = [
        "", "0", "-1", "18446744073709551616", "1e999", "null", "true", "\"", "\\u0000", "\\ud800", "{", "}", "[[[[", "ü", "\u{202e}",
        "\n", "{}", "\"seat\":99", "\"kind\":\"act\"", ",", ":", "\"\"", "-0", "4294967296", "[]", "255", "256",
    ];
    let piece = prop_oneof![Just(None), proptest::sample::select(&pieces[..]).prop_map(Some)];
    (any::<usize>(), any::<usize>(), 0..24_usize, piece)
}

fn damaged(text: &[u8], (from, to, length, piece): (usize, usize, usize, Option<&str>)) -> Vec<u8> {
    let from = from % (text.len() + 1);
    let end = (from + length).min(text.len());
    match piece {
        Some(piece) => [&text[..from], piece.as_bytes(), &text[end..]].concat(),
        None => {
            let to = to % (text.len() + 1);
            [&text[..to], &text[from..end], &text[to..]].concat()
        }
    }
}

fn replay(target: &str, body: Body) {
    let corpus = corpus(target);
    corpus.iter().for_each(|data| body(data));
    let config = Config { cases: DAMAGED, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let inputs = (0..corpus.len(), proptest::collection::vec(damage(), 1..4));
    let run = runner.run(&inputs, |(which, damages)| {
        let data = damages.into_iter().fold(corpus[which].clone(), |data, damage| damaged(&data, damage));
        body(&data);
        Ok(())
    });
    run.unwrap_or_else(|error| panic!("{target}: {error}"));
}

#[test]
fn frames() {
    replay("frame", bodies::frame);
}

#[test]
fn records() {
    replay("record", bodies::record);
}

#[test]
fn maps() {
    replay("map", bodies::map);
}

#[test]
fn pads() {
    replay("pad", bodies::pad);
}
