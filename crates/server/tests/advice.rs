//! Advice: for whom there is any, when, and how often.

mod common;

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Barrier, OnceLock};
use std::time::Duration;

use common::{Client, Device, House, four, open_table, order, roll};
use game_core::{Game, LegalActions};
use players::{Advice, Adviser};
use polterfass::Polterfass;
use rand_core::Rng;
use serde_json::{Value, json};
use server::{Config, ManualClock, SystemClock, Troupe, Troupes};

type Told = fn(usize, &mut dyn FnMut() -> bool) -> Advice;

/// An adviser who goes by the number of the actions.
struct Odd(Told);

impl Adviser<Polterfass> for Odd {
    fn advise(
        &self,
        _: &Polterfass,
        _: &<Polterfass as Game>::View,
        _: &<Polterfass as Game>::Pad,
        legal: <Polterfass as Game>::Legal,
        _: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Advice {
        (self.0)(legal.len(), go_on)
    }
}

fn with(adviser: fn() -> Box<dyn Adviser<Polterfass> + Send + Sync>) -> impl FnOnce(&mut Config) {
    let polterfass = Troupe::new(&players::polterfass::NAMES, players::polterfass::by_name, adviser);
    |config| config.troupes = Troupes { polterfass: Arc::new(polterfass), ..Troupes::default() }
}

async fn ask(device: &Device, table: &str) -> (u16, Value) {
    let answer = device.get(&format!("/api/tables/{table}/advice")).await;
    (answer.status, answer.json())
}

#[track_caller]
fn is_refused((status, body): (u16, Value), wanted: u16, code: &str) {
    assert_eq!((status, body["code"].as_str()), (wanted, Some(code)), "{body}");
}

#[tokio::test]
async fn whoever_is_on_turn_is_told_what_each_action_is_worth() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, devices, mut clients) = four(&house, json!({ "advice": true })).await;
    assert_eq!(clients[0].update["table"]["options"]["advice"], true);
    is_refused(ask(&devices[1], &table).await, 409, "not_your_turn");
    is_refused(ask(&Device::new(house.address), &table).await, 403, "no_seat");
    let (status, advice) = ask(&devices[0], &table).await;
    assert_eq!((status, &advice["choices"][0]["action"]), (200, &json!({ "kind": "roll" })), "{advice}");

    clients[0].done(roll()).await;
    clients[2].until(|update| update["game"]["asked"].is_u64()).await;
    let (status, advice) = ask(&devices[2], &table).await;
    assert_eq!(status, 200, "{advice}");
    let choices = advice["choices"].as_array().unwrap();
    let actions: Vec<_> = choices.iter().map(|choice| choice["action"].clone()).collect();
    assert_eq!(actions, clients[2].legal());
    let chances: Vec<_> = choices.iter().map(|choice| choice["chance"].as_f64().unwrap()).collect();
    assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
    assert!(advice["error"].as_f64().unwrap() > 0.0);

    clients[2].done(order(4)).await;
    is_refused(ask(&devices[2], &table).await, 409, "not_your_turn");
    clients[3].done(json!({ "kind": "leave" })).await;
    is_refused(ask(&devices[3], &table).await, 409, "not_your_turn");
    house.close().await;
}

#[tokio::test]
async fn there_is_none_unless_the_host_allowed_it_before_the_game() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &["random"; 3], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    assert_eq!(client.update["table"]["options"]["advice"], false);
    is_refused(ask(&host, &table).await, 403, "advice_off");
    let setup = client.update["table"]["setup"].clone();
    let arrange = |advice: bool| json!({ "kind": "arrange", "setup": setup, "options": { "advice": advice } });
    client.done(arrange(true)).await;
    is_refused(ask(&host, &table).await, 409, "not_playing");
    client.done(arrange(false)).await;
    client.done(json!({ "kind": "begin" })).await;
    is_refused(ask(&host, &table).await, 403, "advice_off");
    assert_eq!(client.refused(arrange(true)).await["code"], "has_begun");
    house.close().await;
}

#[tokio::test]
async fn asking_again_costs_nothing_and_too_much_is_refused() {
    static TIMES: AtomicU32 = AtomicU32::new(0);
    let adviser = || -> Box<dyn Adviser<Polterfass> + Send + Sync> {
        Box::new(Odd(|count, _| {
            TIMES.fetch_add(1, Ordering::Relaxed);
            Advice { chances: vec![0.25; count], error: 0.01 }
        }))
    };
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(1_700_000_000_000);
    let house = House::with(data.path(), Arc::new(clock.clone()), with(adviser)).await;
    let mut host = Device::new(house.address);
    // Nobody gets 300 mugs before the person was asked seven times.
    let setup = json!({ "seats": 4, "goal": 300, "first_innkeeper": { "seat": 0 } });
    let (options, computers) = (json!({ "advice": true }), ["random"; 3]);
    let body =
        json!({ "game": "polterfass", "name": "Ada", "setup": setup, "options": options, "computers": computers });
    let table = host.posted("/api/tables", body).await["table"].as_str().unwrap().to_owned();
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    for prompt in 1..=7 {
        client.until(|update| update["game"]["asked"].is_u64()).await;
        if prompt == 7 {
            is_refused(ask(&host, &table).await, 429, "too_many_requests");
            clock.advance(Duration::from_secs(2));
        }
        let first = ask(&host, &table).await;
        assert_eq!(first.0, 200, "{}", first.1);
        client.done(json!({ "kind": "say", "text": "Hm." })).await;
        assert_eq!(ask(&host, &table).await, first);
        assert_eq!(TIMES.load(Ordering::Relaxed), prompt);
        let action = client.action(0).unwrap();
        client.done(action).await;
    }
    house.close().await;
}

#[tokio::test]
async fn it_takes_no_longer_than_it_may() {
    static CLOCK: OnceLock<ManualClock> = OnceLock::new();
    let adviser = || -> Box<dyn Adviser<Polterfass> + Send + Sync> {
        Box::new(Odd(|count, go_on| {
            let mut taken = 0.0;
            while go_on() {
                CLOCK.get().unwrap().advance(Duration::from_millis(1));
                taken += 1.0;
            }
            Advice { chances: vec![0.5; count], error: taken }
        }))
    };
    let data = tempfile::tempdir().unwrap();
    let clock = CLOCK.get_or_init(|| ManualClock::at(1_700_000_000_000)).clone();
    let house = House::with(data.path(), Arc::new(clock), with(adviser)).await;
    let (table, devices, _clients) = four(&house, json!({ "advice": true })).await;
    let (_, advice) = ask(&devices[0], &table).await;
    assert_eq!(advice["error"], 800.0, "{advice}");
    house.close().await;
}

#[tokio::test]
async fn who_has_acted_meanwhile_is_told_that_it_is_too_late() {
    static BEGUN: OnceLock<Barrier> = OnceLock::new();
    let adviser = || -> Box<dyn Adviser<Polterfass> + Send + Sync> {
        Box::new(Odd(|count, go_on| {
            BEGUN.get().unwrap().wait();
            while go_on() {
                std::thread::yield_now();
            }
            Advice { chances: vec![0.5; count], error: 0.1 }
        }))
    };
    BEGUN.get_or_init(|| Barrier::new(2));
    let data = tempfile::tempdir().unwrap();
    // A clock that stands still: nothing but the step ends the thought.
    let clock = ManualClock::at(1_700_000_000_000);
    let house = House::with(data.path(), Arc::new(clock), with(adviser)).await;
    let (table, devices, mut clients) = four(&house, json!({ "advice": true })).await;
    let (device, name) = (devices[0].clone(), table.clone());
    let asked = tokio::spawn(async move { ask(&device, &name).await });
    tokio::task::spawn_blocking(|| BEGUN.get().unwrap().wait()).await.unwrap();
    clients[0].done(roll()).await;
    is_refused(asked.await.unwrap(), 409, "already_decided");
    house.close().await;
}

#[tokio::test]
async fn an_adviser_that_crashes_harms_nobody() {
    let data = tempfile::tempdir().unwrap();
    let adviser = || -> Box<dyn Adviser<Polterfass> + Send + Sync> { Box::new(Odd(|_, _| panic!("no idea"))) };
    let house = House::with(data.path(), Arc::new(SystemClock), with(adviser)).await;
    let (table, devices, mut clients) = four(&house, json!({ "advice": true })).await;
    is_refused(ask(&devices[0], &table).await, 500, "internal");
    clients[0].done(roll()).await;
    house.close().await;
}
