//! A table on a device, played to its end by what its frames say.

use std::collections::BTreeMap;

use game_core::Outcome;
use pocket::{Keeper, Row, Step};
use protocol::{ErrorBody, OpenTable};
use referee::{Record, Secret, Stage, TableGame, TableId};
use serde_json::{Value, json};
use tables::{Entropy, Pace};

const SECRET: Secret = Secret([7; 32]);

fn id() -> TableId {
    TableId::try_from("0abc".to_owned()).unwrap()
}

fn wanted(game: &str, player: &str, setup: &Value) -> OpenTable {
    let body = json!({ "game": game, "name": "Anna", "setup": setup, "computers": [player, player, player] });
    serde_json::from_value(body).unwrap()
}

fn keeper(game: &str, rows: &[Row], entropy: u8, stumbles: usize) -> Keeper {
    let rows: Vec<&str> = rows.iter().map(|row| row.json.as_str()).collect();
    Keeper::wake((id(), game, SECRET), &rows, "build".into(), Entropy([entropy; 32]), stumbles, Pace::AT_ONCE).unwrap()
}

/// A device: a keeper, the rows that it has made durable, and what the page has heard.
struct Device {
    keeper: Keeper,
    rows: Vec<Row>,
    heard: Vec<Value>,
    steps: u64,
}

impl Device {
    fn new(game: &str, player: &str, setup: &Value) -> Self {
        let opening = Keeper::open(id(), SECRET, wanted(game, player, setup), 1).unwrap();
        assert_eq!(opening.commitment, SECRET.commitment().to_string());
        let rows: Vec<Row> = opening.rows.into_iter().map(Row::from).collect();
        let mut device = Self { keeper: keeper(game, &rows, 1, 0), rows, heard: Vec::new(), steps: 0 };
        device.receive(&json!({ "type": "hello", "protocol": protocol::PROTOCOL, "since": 0 }));
        device.does(&json!({ "kind": "nonce", "nonce": "00112233445566778899aabbccddeeff" }));
        device.does(&json!({ "kind": "begin" }));
        device
    }

    fn receive(&mut self, frame: &Value) {
        let step = self.keeper.receive(&frame.to_string(), 1);
        self.carry(step);
    }

    fn does(&mut self, command: &Value) -> Value {
        self.steps += 1;
        let step = format!("step{}", self.steps);
        self.receive(&json!({ "type": "do", "id": step, "command": command }));
        let answer = self.heard.iter().rev().find(|frame| frame["id"] == step.as_str()).cloned();
        answer.expect("every step is answered")
    }

    fn carry(&mut self, step: Step) {
        self.hear(step.frames);
        if step.rows.is_empty() {
            return;
        }
        self.rows.extend(step.rows);
        let frames = self.keeper.kept(1).unwrap();
        self.hear(frames);
    }

    fn hear(&mut self, frames: Vec<String>) {
        self.heard.extend(frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap()));
    }

    fn latest(&self) -> &Value {
        self.heard.iter().rev().find(|frame| frame["type"] == "update").unwrap()
    }

    /// Lets the computer players act until it is up to the person.
    fn wait(&mut self) {
        while self.keeper.next(1).is_some() {
            let step = self.keeper.turn(1, &mut || 0.0);
            self.carry(step);
        }
    }

    /// The person takes the first legal action, the last or one between, by what the update offers.
    fn play(&mut self) {
        for turn in 0.. {
            self.wait();
            if self.latest()["table"]["stage"] == "over" {
                return;
            }
            assert!(turn < 5_000, "the game does not end");
            let game = &self.latest()["game"];
            let legal = game["legal"].as_array().unwrap();
            let action = legal[(turn * 7) % legal.len()].clone();
            let asked = game["asked"].clone();
            let answer = self.does(&json!({ "kind": "act", "action": action, "asked": asked }));
            assert_eq!(answer["type"], "ack", "{answer}");
        }
    }

    fn record<G: TableGame>(&self) -> Outcome {
        let rows: Vec<&str> = self.rows.iter().map(|row| row.json.as_str()).collect();
        let text = self.keeper.record(&rows).unwrap();
        let checked = Record::<G>::parse(&text).unwrap().check().unwrap();
        assert!(checked.luck_checked, "the luck follows from the disclosed secret");
        checked.outcome.expect("the game is over")
    }
}

fn short() -> Value {
    json!({ "seats": 4, "goal": 25, "first_innkeeper": "luck" })
}

#[test]
fn a_game_of_polterfass_is_a_valid_record() {
    let mut device = Device::new("polterfass", "regular", &short());
    device.play();
    device.record::<polterfass::Polterfass>();
    assert_eq!(device.keeper.standing().0, Stage::Over);
}

#[test]
fn a_game_of_goldbraeu_is_a_valid_record() {
    let setup = serde_json::to_value(goldbraeu::Setup::standard(4)).unwrap();
    let mut device = Device::new("goldbraeu", "newcomer", &setup);
    device.play();
    device.record::<goldbraeu::Goldbraeu>();
}

#[test]
fn a_table_goes_on_from_its_rows_wherever_it_was_left() {
    let mut device = Device::new("polterfass", "newcomer", &short());
    device.wait();
    let before = device.latest()["game"].clone();
    device.keeper = keeper("polterfass", &device.rows, 9, 0);
    device.receive(&json!({ "type": "hello", "protocol": protocol::PROTOCOL, "since": 0 }));
    assert_eq!(device.latest()["game"], before);
    device.play();
    device.record::<polterfass::Polterfass>();
}

#[test]
fn what_could_not_be_kept_has_not_happened() {
    let mut device = Device::new("polterfass", "newcomer", &short());
    device.wait();
    let before = device.latest()["n"].clone();
    let action = device.latest()["game"]["legal"][0].clone();
    let act = json!({ "type": "do", "id": "one", "command": { "kind": "act", "action": action } });
    let step = device.keeper.receive(&act.to_string(), 1);
    assert!(step.frames.is_empty() && !step.rows.is_empty(), "nothing is said before it is kept");
    let frames = device.keeper.not_kept(ErrorBody::new("device_full"));
    device.hear(frames);
    let refusal = device.heard.last().unwrap();
    assert_eq!(
        (&refusal["type"], &refusal["id"], &refusal["error"]["code"]),
        (&json!("refused"), &json!("one"), &json!("device_full"))
    );
    // Sent again, it is done once, and acknowledged once more when it comes twice.
    device.receive(&act);
    assert_eq!(device.heard.last().unwrap()["type"], "ack");
    let rows = device.rows.len();
    device.receive(&act);
    assert_eq!(device.heard.last().unwrap()["type"], "ack");
    assert_eq!(device.rows.len(), rows);
    assert_ne!(device.latest()["n"], before);
}

#[test]
fn of_two_pages_the_slower_takes_in_what_the_faster_wrote_and_asks_again() {
    let mut fast = Device::new("polterfass", "newcomer", &short());
    fast.wait();
    let mut slow = Device {
        keeper: keeper("polterfass", &fast.rows, 3, 0),
        rows: fast.rows.clone(),
        heard: Vec::new(),
        steps: 90,
    };
    slow.receive(&json!({ "type": "hello", "protocol": protocol::PROTOCOL, "since": 0 }));
    let talk = json!({ "type": "do", "id": "slow", "command": { "kind": "say", "text": "Prost" } });
    let step = slow.keeper.receive(&talk.to_string(), 1);
    assert!(!step.rows.is_empty());
    let known = fast.rows.len();
    fast.does(&json!({ "kind": "say", "text": "Servus" }));
    let newer: Vec<&str> = fast.rows[known..].iter().map(|row| row.json.as_str()).collect();
    let again = slow.keeper.overtaken(&newer, 1).unwrap();
    slow.rows.clone_from(&fast.rows);
    assert_eq!(again.rows[0].n as usize, fast.rows.len() + 1);
    slow.carry(again);
    assert_eq!(slow.heard.last().unwrap()["type"], "ack");
}

#[test]
fn advice_is_for_the_person_on_turn() {
    let mut device = Device::new("polterfass", "newcomer", &short());
    device.wait();
    let legal = device.latest()["game"]["legal"].as_array().unwrap().len();
    let mut clock = 0.0;
    let advice = device
        .keeper
        .advice(&mut || {
            clock += 1.0;
            clock
        })
        .unwrap();
    assert_eq!(advice.choices.len(), legal);
    device.play();
    assert_eq!(device.keeper.advice(&mut || 0.0).unwrap_err().code, "not_playing");
}

/// A guided game is the same whether or not somebody asks for advice in it.
#[test]
fn advice_changes_nothing_of_what_is_to_come() {
    for (game, setup) in
        [("polterfass", short()), ("goldbraeu", serde_json::to_value(goldbraeu::Setup::standard(4)).unwrap())]
    {
        let played = |asks: bool| {
            let mut device = Device::new(game, "newcomer", &setup);
            let mut acts = 0;
            while acts < 12 && device.keeper.standing().0 == Stage::Playing {
                device.wait();
                if asks {
                    let _ = device.keeper.advice(&mut || f64::MAX);
                }
                if device.keeper.standing() == (Stage::Playing, true) {
                    let game = device.latest()["game"].clone();
                    device.does(&json!({ "kind": "act", "action": game["legal"][0], "asked": game["asked"] }));
                    acts += 1;
                }
            }
            device.rows
        };
        assert!(played(false).len() > 30);
        assert_eq!(played(true), played(false));
    }
}

#[test]
fn a_party_plays_on_at_another_table() {
    let mut device = Device::new("polterfass", "newcomer", &short());
    device.play();
    let step =
        device.keeper.receive(&json!({ "type": "do", "id": "again", "command": { "kind": "rematch" } }).to_string(), 1);
    let rematch = step.rematch.clone().unwrap();
    assert!(rematch.table.starts_with('0') && rematch.secret.len() == 64);
    device.carry(step);
    assert_eq!(device.latest()["table"]["rematch"], json!(rematch.table));
    let next = TableId::try_from(rematch.table).unwrap();
    let rows: Vec<&str> = rematch.rows.iter().map(|row| row.json.as_str()).collect();
    let hex = referee::Hex::<32>::try_from(rematch.secret).unwrap();
    let keeper =
        Keeper::wake((next, "polterfass", Secret(hex.0)), &rows, String::new(), Entropy([0; 32]), 0, Pace::AT_ONCE)
            .unwrap();
    assert_eq!(keeper.standing().0, Stage::Lobby);
}

#[test]
fn players_whose_thoughts_came_to_grief_play_lower_and_in_the_end_by_lot() {
    for stumbles in [0, 1, 4, 99] {
        let mut device = Device::new("polterfass", "master", &short());
        device.keeper = keeper("polterfass", &device.rows, 5, stumbles);
        device.receive(&json!({ "type": "hello", "protocol": protocol::PROTOCOL, "since": 0 }));
        device.wait();
        assert!(device.keeper.standing().1, "it is up to the person");
    }
}

#[test]
fn what_is_wrong_is_said() {
    let open = |body: Value| Keeper::open(id(), SECRET, serde_json::from_value(body).unwrap(), 1).unwrap_err().code;
    assert_eq!(open(json!({ "game": "skat", "name": "Anna" })), "unknown_game");
    assert_eq!(open(json!({ "game": "polterfass", "name": "Anna", "computers": ["nobody"] })), "unknown");
    assert_eq!(open(json!({ "game": "polterfass", "name": "Anna", "setup": { "seats": 99 } })), "bad_setup");
    let mut device = Device::new("polterfass", "newcomer", &short());
    let said = |device: &mut Device, frame: &str| {
        let step = device.keeper.receive(frame, 1);
        serde_json::from_str::<Value>(&step.frames[0]).unwrap()
    };
    assert_eq!(said(&mut device, "{")["error"]["code"], "bad_message");
    assert_eq!(said(&mut device, &"x".repeat(protocol::MAX_MESSAGE + 1))["error"]["code"], "message_too_large");
    assert_eq!(said(&mut device, r#"{"type":"hello","protocol":0,"since":0}"#)["type"], "bye");
    assert_eq!(said(&mut device, r#"{"type":"ping"}"#)["type"], "pong");
    let woken = Keeper::wake((id(), "polterfass", SECRET), &["{}"], String::new(), Entropy([0; 32]), 0, Pace::AT_ONCE);
    assert_eq!(woken.err().unwrap().code, "damaged");
}

#[test]
fn questions_are_answered_without_a_table() {
    let ask = |question: Value| {
        pocket::ask(&question.to_string()).map(|answer| serde_json::from_str::<Value>(&answer).unwrap())
    };
    let names = ask(json!({ "kind": "players", "game": "goldbraeu" })).unwrap();
    assert_eq!(names[0]["name"], "master");
    assert_eq!(ask(json!({ "kind": "maps", "game": "goldbraeu" })).unwrap()[0]["id"], "reconstruction");
    assert_eq!(ask(json!({ "kind": "maps", "game": "polterfass" })).unwrap(), json!([]));
    let codes: BTreeMap<&str, String> =
        [("none", json!({ "kind": "none" })), ("game", json!({ "kind": "players", "game": "x" }))]
            .map(|(name, question)| (name, ask(question).unwrap_err().code))
            .into();
    assert_eq!(codes, BTreeMap::from([("none", "bad_message".to_owned()), ("game", "unknown_game".to_owned())]));
}
