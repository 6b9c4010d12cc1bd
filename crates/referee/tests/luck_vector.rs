//! The luck of a whole game as a file, against which the browser's own check of luck is tested.

#[allow(dead_code, reason = "the other tests use the rest of it")]
mod common;

use std::path::Path;

use common::{Played, seat};
use polterfass::{BarrelModel, Polterfass};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use referee::{Actor, Command, Hex, Options, Record, Stage};
use serde_json::json;

/// A record in which nonces come and go before the game, rolls put specials back, and the odds are not the usual ones.
fn record() -> String {
    let mut played = Played::open(4, 60);
    for name in ["Anna", "Bo", "Cleo", "Dan"] {
        played.give(Actor::Newcomer, Command::Sit { name: name.into() });
    }
    let barrels = BarrelModel::Reckoned { stand: 0.37, large_end: 0.42 };
    let setup = polterfass::Setup { goal: 60, barrels, ..polterfass::Setup::standard(4) };
    played.give(Actor::Seat(seat(0)), Command::Arrange { setup, options: Options::default() });
    for (index, byte) in [(0, 0x11), (1, 0x22), (3, 0x44)] {
        played.give(Actor::Seat(seat(index)), Command::Nonce { nonce: Hex([byte; 16]) });
    }
    played.give(Actor::Seat(seat(3)), Command::Leave {});
    played.give(Actor::Newcomer, Command::Sit { name: "Eva".into() });
    played.give(Actor::Seat(seat(0)), Command::Begin {});
    played.play(&mut ChaCha20Rng::seed_from_u64(5), 10_000);
    assert_eq!(played.table.stage(), Stage::Over);
    Record::<Polterfass>::of(played.journal).to_string()
}

/// With UPDATE=1 in the environment this writes the file anew.
#[test]
fn the_browser_checks_the_same_luck() {
    let record = record();
    assert!(Record::<Polterfass>::parse(&record).unwrap().check().unwrap().luck_checked);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/luck/vector.json");
    let made =
        format!("{}\n", serde_json::to_string(&json!({ "record": record.lines().collect::<Vec<_>>() })).unwrap());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == made,
        "web/src/luck/vector.json is out of date: run `UPDATE=1 cargo test -p referee --test luck_vector`"
    );
}
