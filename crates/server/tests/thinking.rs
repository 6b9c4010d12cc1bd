//! Computer players that crash, cheat or never come to an end, and what becomes of their tables.

mod common;

use std::io;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use common::{Client, House, four, open_table, order, roll};
use game_core::{Game, LegalActions};
use players::{Anybody, Player};
use polterfass::{Action, Polterfass};
use rand_core::Rng;
use serde_json::{Value, json};
use server::{Config, ManualClock, Pace, SystemClock, Troupe, Troupes};
use store::Store;

/// A player as a function of its legal actions.
struct Odd(fn(<Polterfass as Game>::Legal) -> Action);

impl Player<Polterfass> for Odd {
    fn choose(
        &self,
        _: &Polterfass,
        _: &<Polterfass as Game>::View,
        _: &<Polterfass as Game>::Pad,
        legal: <Polterfass as Game>::Legal,
        _: &mut dyn Rng,
        _: &mut dyn FnMut() -> bool,
    ) -> Action {
        (self.0)(legal)
    }
}

fn with(names: &'static [&'static str], by_name: fn(&str) -> Option<Anybody<Polterfass>>) -> impl FnOnce(&mut Config) {
    let polterfass = Arc::new(Troupe::new(names, by_name, players::polterfass::adviser));
    |config| config.troupes = Troupes { polterfass, ..Troupes::default() }
}

/// A log that can be read.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn who_crashes_or_cheats_is_replaced_from_below_and_the_game_goes_on() {
    static CRASHES: AtomicU32 = AtomicU32::new(0);
    static CHEATS: AtomicU32 = AtomicU32::new(0);
    fn by_name(name: &str) -> Option<Anybody<Polterfass>> {
        Some(Box::new(match name {
            "crashing" => Odd(|_| {
                CRASHES.fetch_add(1, Ordering::Relaxed);
                panic!("my hand is a secret")
            }),
            "cheating" => Odd(|legal| {
                CHEATS.fetch_add(1, Ordering::Relaxed);
                if legal.contains(Action::Close {}) { Action::Roll {} } else { Action::Close {} }
            }),
            "sound" => Odd(|legal| legal.get(0)),
            _ => return None,
        }))
    }
    let lines = Lines::default();
    let log = tracing_subscriber::fmt().with_writer({
        let lines = lines.clone();
        move || lines.clone()
    });
    let _log = tracing::subscriber::set_default(log.with_ansi(false).finish());

    let data = tempfile::tempdir().unwrap();
    let names = &["crashing", "cheating", "sound"];
    let house = House::with(data.path(), Arc::new(SystemClock), with(names, by_name)).await;
    let (host, table) = open_table(&house, &["crashing", "cheating", "crashing"], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.plays_to_the_end().await;
    assert_eq!(client.stage(), "over");
    let record = host.get(&format!("/api/tables/{table}/record")).await;
    referee::Record::<Polterfass>::parse(record.text()).unwrap().check().unwrap();
    // Both players of a name are asked before either answer is heard, but not once it failed twice.
    assert!((2..=3).contains(&CRASHES.load(Ordering::Relaxed)));
    assert!((2..=4).contains(&CHEATS.load(Ordering::Relaxed)));

    let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    let replaced: Vec<_> = log.lines().filter(|line| line.contains("a computer player is replaced")).collect();
    assert!(replaced.len() >= 4, "{log}");
    for line in replaced {
        for field in [format!("table={table}"), "game=\"polterfass\"".into(), "asked=".into(), "version=".into()] {
            assert!(line.contains(&field), "{field}: {line}");
        }
        assert!(line.contains("it panicked") && line.contains("crashing") || line.contains("illegal"), "{line}");
    }
    assert!(!log.contains("secret"), "{log}");
    house.close().await;
}

#[tokio::test]
async fn if_everybody_fails_the_lot_decides() {
    fn by_name(_: &str) -> Option<Anybody<Polterfass>> {
        Some(Box::new(Odd(|_| panic!("nobody can play this"))))
    }
    let data = tempfile::tempdir().unwrap();
    let house = House::with(data.path(), Arc::new(SystemClock), with(&["one", "other"], by_name)).await;
    let (host, table) = open_table(&house, &["one"; 3], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.plays_to_the_end().await;
    assert_eq!(client.stage(), "over");
    house.close().await;
}

/// Where players wait until they are let go.
#[derive(Default)]
struct Gate {
    /// How many wait, have gone, and whether it is open.
    state: Mutex<(u32, u32, bool)>,
    change: Condvar,
}

impl Gate {
    const fn new() -> Self {
        Self { state: Mutex::new((0, 0, false)), change: Condvar::new() }
    }

    fn pass(&self) {
        let mut state = self.state.lock().unwrap();
        state.0 += 1;
        self.change.notify_all();
        let mut state = self.change.wait_while(state, |(_, _, open)| !*open).unwrap();
        state.1 += 1;
        self.change.notify_all();
    }

    fn open(&self) {
        self.state.lock().unwrap().2 = true;
        self.change.notify_all();
    }

    async fn until(&'static self, is: fn(&(u32, u32, bool)) -> bool) {
        let wait = move || drop(self.change.wait_while(self.state.lock().unwrap(), |state| !is(state)).unwrap());
        tokio::task::spawn_blocking(wait).await.unwrap();
    }
}

#[tokio::test]
async fn a_thought_about_what_has_passed_is_not_heard() {
    static GATE: Gate = Gate::new();
    fn by_name(_: &str) -> Option<Anybody<Polterfass>> {
        Some(Box::new(Odd(|legal| {
            GATE.pass();
            legal.get(0)
        })))
    }
    let data = tempfile::tempdir().unwrap();
    let house = House::with(data.path(), Arc::new(SystemClock), with(&["slow"], by_name)).await;
    let (table, _, mut clients) = four(&house, json!({})).await;
    clients[0].done(roll()).await;
    clients[1].done(json!({ "kind": "leave" })).await;
    GATE.until(|&(waiting, ..)| waiting == 1).await;
    clients[1].done(json!({ "kind": "take_back" })).await;
    GATE.open();
    GATE.until(|&(_, gone, _)| gone == 1).await;
    clients[1].until(|update| update["game"]["asked"].is_u64()).await;
    clients[1].done(order(7)).await;
    clients[2].done(order(4)).await;
    clients[3].done(order(6)).await;
    let rows = house.store.rows(&table, 0).await.unwrap();
    let rows = rows.iter().map(|row| serde_json::from_str::<Value>(&row.json).unwrap());
    let acts: Vec<_> = rows.filter(|row| row["kind"] == "act" && row["seat"] == 1).collect();
    assert_eq!(acts.len(), 1, "{acts:?}");
    assert_eq!((&acts[0]["by"], &acts[0]["action"]["cards"]), (&json!("person"), &json!([7])));
    house.close().await;
}

#[tokio::test]
async fn a_server_stops_although_somebody_thinks_on_and_on() {
    static GATE: Gate = Gate::new();
    fn by_name(_: &str) -> Option<Anybody<Polterfass>> {
        Some(Box::new(Odd(|legal| {
            GATE.pass();
            legal.get(0)
        })))
    }
    let data = tempfile::tempdir().unwrap();
    let house = House::with(data.path(), Arc::new(SystemClock), with(&["stubborn"], by_name)).await;
    let (host, table) = open_table(&house, &["stubborn"; 3], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.done(roll()).await;
    GATE.until(|&(waiting, ..)| waiting > 0).await;
    // The table answers all the while.
    client.done(json!({ "kind": "say", "text": "Well?" })).await;
    house.close().await;

    // After a start with others the game goes on where it was.
    let house = House::open(data.path()).await;
    let mut host = host;
    host.address = house.address;
    let mut client = Client::join(&host, &table, 0).await;
    client.plays_to_the_end().await;
    assert_eq!(client.stage(), "over");
    house.close().await;
}

#[tokio::test]
async fn the_strengths_are_offered_and_the_old_names_still_taken() {
    fn by_name(name: &str) -> Option<Anybody<Polterfass>> {
        players::polterfass::by_name(if name == "random" { name } else { "careful" })
    }
    let names = &["master", "expert", "seasoned", "regular", "newcomer", "careful", "random"];
    let data = tempfile::tempdir().unwrap();
    let house = House::with(data.path(), Arc::new(SystemClock), with(names, by_name)).await;
    let (host, table) = open_table(&house, &["careful", "random", "master"], json!({})).await;
    let offered = host.get("/api/games/polterfass/players").await.json();
    let offered: Vec<_> = offered.as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap()).collect();
    assert_eq!(offered, names[..5]);

    // Whoever is removed during the game leaves the seat to the regular.
    let mut host = Client::join(&host, &table, 0).await;
    host.done(json!({ "kind": "remove", "seat": 1 })).await;
    let bo = common::sit(&house, &table, "Bo").await;
    host.done(json!({ "kind": "begin" })).await;
    host.done(json!({ "kind": "remove", "seat": 1 })).await;
    let chair = |update: &Value| update["table"]["chairs"][1]["occupant"].clone();
    host.until(|update| chair(update)["kind"] == "computer").await;
    assert_eq!(chair(&host.update)["player"], "regular");
    drop(bo);
    house.close().await;
}

#[tokio::test]
async fn whoever_has_decided_at_once_still_takes_the_time_of_the_moment() {
    fn by_name(_: &str) -> Option<Anybody<Polterfass>> {
        Some(Box::new(Odd(|legal| legal.get(0))))
    }
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(1_700_000_000_000);
    let human = |config: &mut Config| {
        with(&["quick"], by_name)(config);
        config.pace = Pace::default();
    };
    let house = House::with(data.path(), Arc::new(clock.clone()), human).await;
    let (host, table) = open_table(&house, &["quick"; 3], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.done(roll()).await;
    // Orders take 1.1 s at least and 1.9 s at most.
    clock.advance(Duration::from_millis(1_099));
    client.done(json!({ "kind": "say", "text": "Quick!" })).await;
    assert_eq!(client.update["game"]["view"]["laid"], json!([]));
    clock.advance(Duration::from_millis(801));
    // Whoever was late on a busy machine acts at one of the next slots.
    while client.update["game"]["view"]["laid"] != json!([1, 2, 3]) {
        client.send(json!({ "type": "ping" })).await;
        while client.next().await["type"] != "pong" {}
        clock.advance(Duration::from_millis(50));
    }
    house.close().await;
}
