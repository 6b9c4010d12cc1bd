//! Those who want to drown the others: the limits of seats, sockets and watchers.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{Client, Device, House, four, free_address, open_table, order, roll};
use serde_json::{Value, json};
use server::{ManualClock, Room};
use store::Store;
use tokio_tungstenite::tungstenite::Message;

const START: u64 = 1_700_000_000_000;

async fn house(clock: &ManualClock, data: &std::path::Path) -> House {
    House::with_clock(data, Arc::new(clock.clone())).await
}

/// Gives a command until it is refused; how often it was granted.
async fn granted(client: &mut Client, command: impl Fn(u32) -> Value) -> u32 {
    for round in 0..1000 {
        let answer = client.order(command(round)).await;
        if answer["type"] == "refused" {
            assert_eq!(answer["error"]["code"], "too_many_requests");
            return round;
        }
    }
    panic!("never refused");
}

#[tokio::test]
async fn more_tabs_give_nobody_more_words() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    let say = |round: u32| json!({ "kind": "say", "text": format!("Prost {round}") });
    assert_eq!(granted(&mut clients[0], say).await, 6);
    let mut tab = Client::join(&devices[0], &table, 0).await;
    assert_eq!(tab.refused(say(0)).await["code"], "too_many_requests");
    clients[1].done(say(0)).await;
    // Neither the game nor a step that was done before has to wait.
    clients[0].done(roll()).await;
    clock.advance(Duration::from_secs(1));
    let first = tab.order_as("once", say(1)).await;
    assert_eq!(first["type"], "ack");
    assert_eq!(tab.order_as("once", say(1)).await, first);
    house.close().await;
}

#[tokio::test]
async fn the_journal_does_not_grow_by_idle_changes() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (table, devices, _) = four(&house, json!({})).await;
    let rename = |round: u32| json!({ "kind": "rename", "name": format!("Bo {round}") });
    let mut changes = 0;
    for _ in 0..3 {
        let mut tab = Client::join(&devices[1], &table, 0).await;
        changes += granted(&mut tab, rename).await;
    }
    assert_eq!(changes, 30);
    house.close().await;
}

#[tokio::test]
async fn a_table_that_has_written_too_much_can_only_be_left() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (for_talk, for_all, metrics) = (60, 90, free_address());
    let house = House::with(data.path(), Arc::new(clock.clone()), |config| {
        (config.room, config.metrics) = (Room { for_talk, for_all }, Some(metrics));
    })
    .await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    let mut last_word = 0;
    let full = loop {
        clock.advance(Duration::from_secs(1));
        let answer = clients[0].order(json!({ "kind": "say", "text": "Prost" })).await;
        if answer["type"] == "refused" {
            break answer;
        }
        last_word = answer["n"].as_u64().unwrap();
    };
    assert_eq!((&full["error"]["code"], last_word), (&json!("too_much_written"), for_talk));
    // The game goes on.
    let mut written = clients[0].done(roll()).await;
    // Others' names take the rest of the room.
    while written < for_all {
        clock.advance(Duration::from_secs(1));
        written = clients[1].done(json!({ "kind": "rename", "name": format!("Bo {written}") })).await;
    }
    // Whoever said nothing for so long was taken for gone.
    let mut other = Client::join(&devices[2], &table, 0).await;
    assert_eq!(other.refused(order(2)).await["code"], "too_much_written");
    assert_eq!(other.refused(json!({ "kind": "rename", "name": "Cy the First" })).await["code"], "too_much_written");
    let metrics = Device::new(metrics).get("/metrics").await;
    assert!(metrics.text().contains(r#"stammtisch_refused_total{limit="room"} 3"#), "{}", metrics.text());
    other.done(json!({ "kind": "leave" })).await;
    house.close().await;
}

#[tokio::test]
async fn nobody_fills_a_journal_by_sitting_down_and_getting_up() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let room = Room { for_talk: 60, for_all: 60 };
    let house = House::with(data.path(), Arc::new(clock.clone()), |config| config.room = room).await;
    let (_host, table) = open_table(&house, &[], json!({})).await;
    let (mut device, path) = (Device::new(house.address), format!("/api/tables/{table}/sit"));
    let mut sat = 0;
    let code = loop {
        let answer = device.post(&path, json!({ "name": "Bo" })).await;
        if answer.status != 200 {
            break answer.code();
        }
        sat += 1;
        assert!(sat < 100, "never refused");
        clock.advance(Duration::from_secs(1));
        let mut client = Client::join(&device, &table, 0).await;
        client.done(json!({ "kind": "leave" })).await;
        client.leave().await;
    };
    assert_eq!((code.as_str(), sat > 20), ("too_much_written", true), "{sat} times");
    house.close().await;
}

#[tokio::test]
async fn return_links_are_not_made_without_end() {
    let data = tempfile::tempdir().unwrap();
    let house = house(&ManualClock::at(START), data.path()).await;
    let (table, mut devices, _) = four(&house, json!({})).await;
    let path = format!("/api/tables/{table}/return-link");
    let mut made = 0;
    while devices[1].post(&path, json!({})).await.status == 200 {
        made += 1;
    }
    assert_eq!(made, 30);
    assert_eq!(devices[1].post(&path, json!({})).await.code(), "too_many_requests");
    assert_eq!(devices[2].post(&path, json!({})).await.status, 200, "others' are not counted");
    house.close().await;
}

#[tokio::test]
async fn asking_again_for_what_was_missed_troubles_nobody_else() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut watching = Client::join(&Device::new(house.address), &table, 0).await;
    let mut host = Client::join(&host, &table, 0).await;
    let before = host.frames.len();
    for _ in 0..5 {
        watching.hello(0).await;
        watching.wait(|update| update["since"] == 0).await;
    }
    watching.hello(0).await;
    let refused = watching.next().await;
    assert_eq!(refused["error"]["code"], "too_many_requests", "{refused}");
    host.send(json!({ "type": "ping" })).await;
    while host.next().await["type"] != "pong" {}
    assert_eq!(host.frames.len(), before + 1);
    house.close().await;
}

#[tokio::test]
async fn a_seat_has_only_so_many_sockets() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut tabs = Vec::new();
    for _ in 0..20 {
        tabs.push(Client::join(&host, &table, 0).await);
    }
    let mut more = Client::connect(&host, &table, None).await.unwrap();
    more.hello(0).await;
    assert_eq!(more.next().await["type"], "welcome");
    assert_eq!(more.next().await, json!({ "type": "bye", "error": { "code": "too_many_requests" } }));
    // Those who watch have a limit of their own.
    Client::join(&Device::new(house.address), &table, 0).await;
    house.close().await;
}

#[tokio::test]
async fn frames_that_are_no_text_count_as_well() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    let mut codes = Vec::new();
    for _ in 0..41 {
        client.send_raw(Message::binary(vec![1])).await;
        codes.push(client.next().await["error"]["code"].as_str().unwrap().to_owned());
    }
    assert_eq!(codes.iter().filter(|code| *code == "bad_message").count(), 39, "a hello was sent before");
    assert_eq!(codes[40], "too_many_requests");
    house.close().await;
}

#[tokio::test]
async fn the_house_does_not_run_wild_when_its_journal_refuses() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (host, table) = open_table(&house, &["random"; 3], json!({ "deadline": { "seconds": 30 } })).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    // From here on nothing more can be written, and the deadline passes.
    house.store.close_table(&table, START).await.unwrap();
    clock.advance(Duration::from_secs(34));
    let summary = format!("/api/tables/{table}");
    host.get(&summary).await;
    let before = house.store.commits();
    for _ in 0..30 {
        assert_eq!(host.get(&summary).await.status, 200);
    }
    let tries = house.store.commits() - before;
    assert!(tries <= 3, "{tries} tries in no time");
    house.close().await;
}

#[tokio::test]
async fn whoever_never_says_hello_does_not_stay() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut waiting = Client::connect(&host, &table, None).await.unwrap();
    assert_eq!(waiting.next().await["type"], "welcome");
    for _ in 0..5 {
        clock.advance(Duration::from_secs(10));
        waiting.send(json!({ "type": "ping" })).await;
        assert_eq!(waiting.next().await["type"], "pong");
    }
    clock.advance(Duration::from_secs(10));
    assert_eq!(waiting.next().await, Value::Null);
    house.close().await;
}
