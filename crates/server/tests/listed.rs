//! The list of open tables: only what its host put there, only what strangers may know, and not for longer than they can join.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{Client, Device, House, open_table, sit};
use serde_json::{Value, json};
use server::{Clock, ManualClock, SystemClock};

const START: u64 = 1_700_000_000_000;

/// A clock that has moved on by so many milliseconds, so that the list is made anew.
fn later(clock: &ManualClock, milliseconds: u64) {
    clock.advance(Duration::from_millis(milliseconds));
}

async fn told(device: &Device) -> Vec<Value> {
    let answer = device.get("/api/open-tables").await.json();
    assert_eq!(answer["listing"], true);
    answer["tables"].as_array().unwrap().clone()
}

async fn house(clock: &ManualClock, data: &std::path::Path) -> House {
    House::with_clock(data, Arc::new(clock.clone())).await
}

#[tokio::test]
async fn a_table_is_listed_from_when_its_host_wants_it_until_the_game_begins() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let stranger = Device::new(house.address);
    let (host, table) = open_table(&house, &["master"], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    assert!(told(&stranger).await.is_empty(), "nobody is listed unasked");

    let setup = client.update["table"]["setup"].clone();
    let arrange = |listed: bool| json!({ "kind": "arrange", "setup": setup, "options": { "listed": listed } });
    let guest = sit(&house, &table, "Eve <script>").await;
    let mut other = Client::join(&guest, &table, 0).await;
    assert_eq!(other.refused(arrange(true)).await["code"], "not_host");
    client.done(arrange(true)).await;
    later(&clock, 2_000);
    let all = told(&stranger).await;
    let chairs = json!([{ "kind": "person" }, { "kind": "computer", "player": "master" }, { "kind": "person" }, { "kind": "open" }]);
    let line = json!({ "table": table, "game": "polterfass", "chairs": chairs, "deadline": "off", "present": true, "opened_at": START });
    assert_eq!(all, [line], "no names, no words of anybody");

    client.done(arrange(false)).await;
    assert!(told(&stranger).await.is_empty(), "at once");
    client.done(arrange(true)).await;
    later(&clock, 2_000);
    assert_eq!(told(&stranger).await.len(), 1);
    client.done(json!({ "kind": "seat_computer", "seat": 3, "player": "regular" })).await;
    assert!(told(&stranger).await.is_empty(), "it is full");
    client.done(json!({ "kind": "remove", "seat": 3 })).await;
    later(&clock, 2_000);
    assert_eq!(told(&stranger).await.len(), 1, "there is room again");
    client.done(json!({ "kind": "seat_computer", "seat": 3, "player": "regular" })).await;
    client.done(json!({ "kind": "begin" })).await;
    assert!(told(&stranger).await.is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_table_that_everybody_left_is_listed_for_two_hours_also_over_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let first = house(&clock, data.path()).await;
    let (host, table) = open_table(&first, &[], json!({ "listed": true })).await;
    let client = Client::join(&host, &table, 0).await;
    client.leave().await;
    let stranger = Device::new(first.address);
    loop {
        later(&clock, 2_000);
        if told(&stranger).await.first().is_some_and(|line| line["present"] == false) {
            break;
        }
    }
    first.close().await;

    let again = house(&clock, data.path()).await;
    let stranger = Device::new(again.address);
    loop {
        later(&clock, 2_000);
        if !told(&stranger).await.is_empty() {
            break;
        }
    }
    later(&clock, 2 * 60 * 60 * 1000);
    assert!(told(&stranger).await.is_empty());
    // Looking in wakes the table, but nobody is there all the same.
    stranger.get(&format!("/api/tables/{table}")).await;
    later(&clock, 2_000);
    assert!(told(&stranger).await.is_empty());
    again.close().await;
}

#[tokio::test]
async fn a_house_may_keep_no_list_and_nobody_looks_too_often() {
    let data = tempfile::tempdir().unwrap();
    let clock: Clock = Arc::new(SystemClock);
    let house = House::with(data.path(), clock, |config| config.listing = false).await;
    let (host, table) = open_table(&house, &[], json!({ "listed": true })).await;
    Client::join(&host, &table, 0).await;
    assert_eq!(host.get("/api/open-tables").await.json(), json!({ "listing": false, "tables": [] }));
    let far = Device { forwarded: Some("192.0.2.7".into()), ..host.clone() };
    let mut codes = Vec::new();
    for _ in 0..60 {
        codes.push(far.get("/api/open-tables").await.status);
    }
    assert!(codes[..30].iter().all(|&code| code == 200) && codes.contains(&429), "{codes:?}");
    house.close().await;
}

#[tokio::test]
async fn a_rematch_is_not_listed_by_itself() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &["random"; 3], json!({ "listed": true, "advice": true })).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.done(json!({ "kind": "leave" })).await;
    client.until(|update| update["table"]["stage"] == "over").await;
    client.done(json!({ "kind": "take_back" })).await;
    client.done(json!({ "kind": "rematch" })).await;
    client.until(|update| update["table"]["rematch"].is_string()).await;
    let next = client.update["table"]["rematch"].as_str().unwrap().to_owned();
    let client = Client::join(&host, &next, 0).await;
    let options = &client.update["table"]["options"];
    assert_eq!((&options["advice"], &options["listed"]), (&json!(true), &Value::Null));
    house.close().await;
}
