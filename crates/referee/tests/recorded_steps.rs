//! Every kind of step of Goldbräu is in one of the recorded games.

mod steps;

use std::path::Path;

use game_core::Game as _;
use goldbraeu::Goldbraeu;
use referee::{EntryOf, Row, game_of};
use steps::{Kinds, What, Witness, names};

/// The kinds of step of a recorded game.
fn kinds(text: &str) -> Kinds {
    let entries = text.lines().map(|line| serde_json::from_str::<EntryOf<Goldbraeu>>(line).unwrap());
    let rows: Vec<_> = entries.map(|entry| entry.row).collect();
    let Row::Opened { setup, .. } = &rows[0] else { panic!("a record begins with `opened`") };
    let game = Goldbraeu::new(setup.clone()).unwrap();
    let mut witness = Witness::new(&game);
    for row in rows {
        match row {
            Row::Act { seat, action, .. } => witness.step(What::Act { seat, action }).unwrap(),
            Row::Luck { draw, .. } => witness.step(What::Luck { draw }).unwrap(),
            _ => {}
        }
    }
    assert!(game.outcome(&witness.state).is_some(), "a recorded game is whole");
    witness.kinds
}

#[test]
fn every_kind_of_step_is_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../recordings");
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let records = paths.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"));
    let texts = records.map(|path| std::fs::read_to_string(path).unwrap());
    let games = texts.filter(|text| game_of(text).unwrap() == Goldbraeu::ID);
    let found = games.map(|text| kinds(&text)).fold(Kinds::default(), Kinds::union);
    let missing: Vec<_> = names().into_iter().enumerate().filter(|(kind, _)| !found.contains(*kind)).collect();
    assert!(missing.is_empty(), "no recorded game has: {missing:#?}");
}
