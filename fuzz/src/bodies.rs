//! What each target does with its bytes. Ordinary tests call the same functions on the corpus (`crates/pocket/tests/corpus.rs`).

use std::sync::OnceLock;

use game_core::Seat;
use goldbraeu::{Goldbraeu, Map};
use polterfass::Polterfass;
use protocol::{ClientMessage, OpenTable};
use referee::{Actor, Command, Options, Record, Secret, TableGame, TableId};
use tables::{AnyCommand, AnyTable, Proposed, Troupes};

/// A frame of a client: read, said again, and given as a command by everybody at a table of each game. Or the body of a request.
pub fn frame(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(wanted) = serde_json::from_str::<OpenTable>(text) {
        let id = TableId::try_from("fuzz".to_owned()).expect("an id");
        let _ = tables::first_rows(&Troupes::default(), &id, Secret([7; 32]), wanted, 1);
    }
    let Ok(message) = serde_json::from_str::<ClientMessage<AnyCommand>>(text) else { return };
    let again = serde_json::to_string(&message).expect("what was read can be said");
    assert_eq!(serde_json::from_str::<ClientMessage<AnyCommand>>(&again).ok().as_ref(), Some(&message), "{again}");
    let ClientMessage::Do { id, command } = message else { return };
    for table in begun() {
        for actor in Seat::all(3).map(Actor::Seat).chain([Actor::Newcomer]) {
            match table.propose(actor, Some(id.clone()), command.clone(), 2) {
                Err(error) => assert!(!error.code.is_empty() && error.code != "internal", "{text}"),
                Ok(Proposed::Done(_)) => panic!("nothing was done before: {text}"),
                Ok(Proposed::Append(rows, _)) => assert!(!rows.is_empty(), "{text}"),
            }
        }
    }
}

/// A table of each game at which three people have just begun.
fn begun() -> &'static [Box<dyn AnyTable>] {
    static TABLES: OnceLock<Vec<Box<dyn AnyTable>>> = OnceLock::new();
    TABLES.get_or_init(|| ["polterfass", "goldbraeu"].map(table).into())
}

fn table(game: &str) -> Box<dyn AnyTable> {
    let (troupes, secret) = (Troupes::default(), Secret([7; 32]));
    let id = TableId::try_from("fuzz".to_owned()).expect("an id");
    let entry = tables::by_name(game).expect("a game");
    let setup = serde_json::json!({ "seats": 3 });
    let rows = (entry.open)(id.clone(), secret, Some(setup), Options::default(), 1).expect("a setup");
    let mut table = (entry.empty)(&troupes, id, secret);
    rows.iter().for_each(|row| table.apply(&row.json).expect("it follows"));
    let sit = ["Ada", "Bo", "Cy"].map(|name| (Actor::Newcomer, Command::Sit { name: name.into() }));
    for (actor, command) in sit.into_iter().chain([(Actor::Seat(Seat::FIRST), Command::Begin {})]) {
        let Ok(Proposed::Append(rows, _)) = table.propose(actor, None, command, 1) else { panic!("it is due") };
        rows.iter().for_each(|row| table.apply(&row.json).expect("it follows"));
    }
    table
}

/// A record: read, checked, said again.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let _ = referee::game_of(text);
    checked::<Polterfass>(text);
    checked::<Goldbraeu>(text);
}

fn checked<G: TableGame>(text: &str) {
    let Ok(record) = Record::<G>::parse(text) else { return };
    let again = record.to_string();
    let read = Record::<G>::parse(&again).expect("what was read can be said");
    assert_eq!(record.check().is_ok(), read.check().is_ok(), "{again}");
}

/// A map of Goldbräu.
pub fn map(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Map::from_toml(text) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(map) => {
            let json = serde_json::to_string(&map).expect("a map can be said");
            assert_eq!(serde_json::from_str::<Map>(&json).ok().as_ref(), Some(&map), "{json}");
        }
    }
}

/// A question about a pad: what was written down at a real table, in either game.
pub fn pad(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match pocket::ask(text) {
        Ok(answer) => assert!(serde_json::from_str::<serde_json::Value>(&answer).is_ok(), "{answer}"),
        Err(error) => assert!(!error.code.is_empty() && error.code != "internal", "{text}"),
    }
}
