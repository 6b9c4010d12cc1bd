//! Every kind of event in every language, against one committed file that the browser's tests read, too.
//!
//! `STAMMTISCH_RENDER=1 cargo test -p stammtisch --test rendered` writes it anew.

use std::collections::BTreeSet;
use std::path::PathBuf;

mod garden;

use game_core::{Game as _, Seat, SeatSet};
use goldbraeu::Goldbraeu;
use polterfass::{BarrelSet, Order, Polterfass, Row, Seen as Game, Top, Verdict};
use referee::{Seen, TableEvent, TableId, Why};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch::words::{Language, Words};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Rendered {
    lang: String,
    game: String,
    event: Value,
    names: Vec<String>,
    text: String,
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn seats(seats: &[usize]) -> SeatSet {
    seats.iter().map(|&index| seat(index)).collect()
}

fn table_events() -> Vec<TableEvent> {
    let name = || "Jürgen <b>".to_owned();
    let id = TableId::try_from("k7x2".to_owned()).unwrap();
    let (zero, two) = (seat(0), seat(2));
    let mut events = vec![
        TableEvent::Opened {},
        TableEvent::Arranged {},
        TableEvent::Sat { seat: zero, name: name() },
        TableEvent::Computer { seat: two, name: "Rosi".into(), player: "careful".into() },
        TableEvent::Stood { seat: zero, name: name() },
        TableEvent::Removed { seat: two, name: "Rosi".into() },
        TableEvent::Renamed { seat: zero, before: name(), name: "Ana".into() },
        TableEvent::Host { seat: zero },
        TableEvent::Nonce { seat: two },
        TableEvent::Began {},
        TableEvent::TookBack { seat: two },
        TableEvent::Said { seat: zero, text: "{ $seat } “prost”\u{a0}🍺".into() },
        TableEvent::Muted { seat: two, muted: true },
        TableEvent::Muted { seat: two, muted: false },
        TableEvent::Disclosed {},
        TableEvent::Rematch { table: id },
        TableEvent::Closed {},
    ];
    events.extend([Why::Deadline, Why::Away, Why::Left].map(|why| TableEvent::StandIn { seat: two, why }));
    let phrases = ["more", "last", "old-barrel", "cheers", "sip", "parched", "cellar", "service", "of tomorrow"];
    events.extend(phrases.map(|phrase| TableEvent::Phrase { seat: zero, phrase: phrase.into() }));
    events
}

fn billed(verdict: Verdict, served: Option<u8>, greediest: &[usize], modest: &[usize]) -> Game {
    let order = Order::of(&[2, 6]).ok();
    Game::Billed {
        row: Row {
            round: 12,
            innkeeper: seat(0),
            tops: vec![Top::Number(8), Top::Number(3), Top::Double],
            verdict,
            served,
            ordered: 21,
            orders: vec![None, order, order, order],
            results: vec![18, -8, 8, 0],
            totals: vec![18, -21, 8, 0],
            greediest: seats(greediest),
            modest: seats(modest),
        },
    }
}

fn game_events() -> Vec<Game> {
    let innkeeper = seat(1);
    let numbers = |numbers: &[u8]| numbers.iter().map(|&number| Top::Number(number)).collect::<Vec<_>>();
    let stood = BarrelSet::from_bits(0b1_0000_0101);
    let mixed = vec![Top::Number(9), Top::Number(3), Top::Double, Top::Spoiled];
    let mut events = vec![
        Game::InnkeeperDrawn { innkeeper },
        Game::RoundBegan { round: 1, innkeeper },
        Game::RoundBegan { round: 1000, innkeeper },
        Game::FirstRolled { innkeeper, stood, tops: mixed.clone(), sum: 12, again: false },
        Game::FirstRolled { innkeeper, stood, tops: numbers(&[9]), sum: 9, again: false },
        Game::FirstRolled { innkeeper, stood: BarrelSet::EMPTY, tops: vec![], sum: 0, again: true },
        Game::FirstRolled { innkeeper, stood, tops: vec![Top::Spoiled, Top::Spoiled], sum: 0, again: true },
        Game::Ordered { seat: seat(3), cards: None },
        Game::Ordered { seat: seat(3), cards: Order::of(&[0]).ok() },
        Game::Ordered { seat: seat(3), cards: Order::of(&[6, 2]).ok() },
        Game::OrdersIn { backs: vec![Some(1), None, Some(2), Some(2)] },
        Game::Rolled { innkeeper, stood, tops: mixed, sum: 21 },
        Game::Rolled { innkeeper, stood, tops: numbers(&[7, 4]), sum: 21 },
        Game::Rolled { innkeeper, stood: BarrelSet::EMPTY, tops: vec![], sum: 21 },
        Game::Closed { innkeeper },
        Game::Served { innkeeper, served: 26, destroyed: numbers(&[3]), doubled: numbers(&[9]) },
        Game::Served { innkeeper, served: 38, destroyed: vec![], doubled: numbers(&[9, 8]) },
        Game::Served { innkeeper, served: 7, destroyed: numbers(&[9, 8]), doubled: vec![] },
        billed(Verdict::Failed, None, &[], &[]),
        billed(Verdict::Enough, Some(22), &[], &[]),
        billed(Verdict::TooGreedy, Some(18), &[1], &[2]),
        billed(Verdict::TooGreedy, Some(0), &[1, 2, 3], &[1, 2, 3]),
        billed(Verdict::TooGreedy, Some(18), &[1, 2], &[]),
        Game::Ended { winners: seats(&[2]), score: 81 },
        Game::Ended { winners: seats(&[0, 1, 3]), score: 75 },
        Game::Ended { winners: seats(&[0, 3]), score: -2 },
    ];
    for served in [0, 1, 2, 5, 21, 68] {
        events.push(Game::Served { innkeeper, served, destroyed: vec![], doubled: vec![] });
    }
    for cup in [1, 2, 5, 9] {
        events.push(Game::Failed { innkeeper, cup });
        events.extend([0, 1, 2].map(|put_back| {
            let barrels = BarrelSet::SPECIALS.iter().take(put_back.into()).collect();
            Game::RollsOn { innkeeper, cup, put_back, barrels }
        }));
    }
    events
}

fn all() -> Vec<Rendered> {
    let names = ["Franziska", "Augustin", "Анна", "李"].map(String::from).to_vec();
    let value = |event: Seen<Game>| (Polterfass::ID, serde_json::to_value(event).unwrap());
    let table = table_events().into_iter().map(|event| value(Seen::Table(event)));
    let events: Vec<(&str, Value)> = table
        .chain(game_events().into_iter().map(|event| value(Seen::Game(event))))
        .chain(
            garden::samples()
                .into_iter()
                .map(|event| (Goldbraeu::ID, serde_json::to_value(Seen::<goldbraeu::Seen>::Game(event)).unwrap())),
        )
        .collect();
    let mut rendered = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for (game, event) in &events {
            let text = words.event(game, event, &names).unwrap_or_else(|error| panic!("{event}: {error}"));
            let (lang, game) = (language.code().into(), (*game).into());
            rendered.push(Rendered { lang, game, event: event.clone(), names: names.clone(), text });
        }
    }
    rendered
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales/rendered.json")
}

/// One a line, so that a changed message changes few lines.
fn file(rendered: &[Rendered]) -> String {
    let lines: Vec<String> = rendered.iter().map(|one| serde_json::to_string(one).unwrap()).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

#[test]
fn every_event_has_its_words_in_every_language() {
    let rendered = all();
    if std::env::var_os("STAMMTISCH_RENDER").is_some() {
        std::fs::write(path(), file(&rendered)).unwrap();
    }
    let committed: Vec<Rendered> = serde_json::from_str(&std::fs::read_to_string(path()).unwrap()).unwrap();
    for (now, before) in rendered.iter().zip(&committed) {
        assert_eq!(now, before, "if this is meant: STAMMTISCH_RENDER=1 cargo test -p stammtisch --test rendered");
    }
    assert_eq!(rendered.len(), committed.len());
}

/// A list of nothing leaves a hole behind its colon, or two blanks where it was.
#[test]
fn nothing_that_is_not_there_is_listed() {
    for Rendered { text, event, lang, .. } in all() {
        let holes = [": .", "\u{a0}: .", ":.", ": ;", ": ,", "  ", " .", "()"];
        assert!(!holes.iter().any(|hole| text.contains(hole)) && !text.ends_with(':'), "{lang}: {event}: {text:?}");
    }
}

/// What messages select by, and a player may be called.
const AWKWARD: [&str; 10] = ["none", "yes", "no", "double", "spoiled", "expand", "drunkard", "other", "one", "0"];
/// Fields whose text is a person's own.
const OWN_WORDS: [&str; 3] = ["name", "before", "text"];

/// The event with everything that a person wrote in it replaced.
fn called(event: &Value, text: &str) -> Value {
    let mut event = event.clone();
    for field in OWN_WORDS {
        if let Some(words) = event.get_mut(field) {
            *words = text.into();
        }
    }
    event
}

#[test]
fn no_name_of_a_player_changes_the_words_round_it() {
    const STAND_IN: &str = "\u{e000}";
    let text = |words: &Words, one: &Rendered, name: &str| {
        words.event(&one.game, &called(&one.event, name), &vec![name.to_owned(); one.names.len()]).unwrap()
    };
    let rendered = all();
    for language in Language::ALL {
        let words = Words::new(language);
        for one in rendered.iter().filter(|one| one.lang == language.code()) {
            let plain = text(&words, one, STAND_IN);
            for name in AWKWARD {
                assert_eq!(text(&words, one, name), plain.replace(STAND_IN, name), "{}: {}", one.lang, one.event);
            }
        }
    }
}

/// Adding a kind of event does not compile here, and then asks for a sample.
#[test]
fn every_kind_is_among_the_samples() {
    let game = |event: &Game| match event {
        Game::InnkeeperDrawn { .. } => 0,
        Game::RoundBegan { .. } => 1,
        Game::FirstRolled { .. } => 2,
        Game::Ordered { .. } => 3,
        Game::OrdersIn { .. } => 4,
        Game::RollsOn { .. } => 5,
        Game::Rolled { .. } => 6,
        Game::Failed { .. } => 7,
        Game::Closed { .. } => 8,
        Game::Served { .. } => 9,
        Game::Billed { .. } => 10,
        Game::Ended { .. } => 11,
    };
    let table = |event: &TableEvent| match event {
        TableEvent::Opened {} => 0,
        TableEvent::Arranged {} => 1,
        TableEvent::Sat { .. } => 2,
        TableEvent::Computer { .. } => 3,
        TableEvent::Stood { .. } => 4,
        TableEvent::Removed { .. } => 5,
        TableEvent::Renamed { .. } => 6,
        TableEvent::Host { .. } => 7,
        TableEvent::Nonce { .. } => 8,
        TableEvent::Began {} => 9,
        TableEvent::StandIn { .. } => 10,
        TableEvent::TookBack { .. } => 11,
        TableEvent::Said { .. } => 12,
        TableEvent::Phrase { .. } => 13,
        TableEvent::Muted { .. } => 14,
        TableEvent::Disclosed {} => 15,
        TableEvent::Rematch { .. } => 16,
        TableEvent::Closed {} => 17,
    };
    assert_eq!(game_events().iter().map(game).collect::<BTreeSet<_>>(), (0..=11).collect());
    assert_eq!(table_events().iter().map(table).collect::<BTreeSet<_>>(), (0..=17).collect());
}
