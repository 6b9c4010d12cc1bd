//! What happens because of the time, by a clock that only the test moves.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{Client, House, four, open_table, roll, sit};
use serde_json::json;
use server::ManualClock;

const START: u64 = 1_700_000_000_000;

/// Moves the clock on in steps that are short enough for live sockets, each of which says something in between.
async fn pass(clock: &ManualClock, seconds: u64, clients: &mut [&mut Client]) {
    for step in (0..seconds).step_by(10) {
        clock.advance(Duration::from_secs(10.min(seconds - step)));
        for client in clients.iter_mut() {
            client.send(json!({ "type": "ping" })).await;
            while client.next().await["type"] != "pong" {}
        }
    }
}

async fn house(clock: &ManualClock, data: &std::path::Path) -> House {
    House::with_clock(data, Arc::new(clock.clone())).await
}

/// A house whose computer players wait for half a second, and somebody in it who is asked for a first decision, with a limit of so many seconds.
async fn asked(data: &std::path::Path, clock: &ManualClock, seconds: u32) -> (House, Client) {
    let pause = |config: &mut server::Config| config.pace = server::Pace(500..=500);
    let house = House::with(data, Arc::new(clock.clone()), pause).await;
    let (host, table) = open_table(&house, &["random"; 3], json!({ "deadline": { "seconds": seconds } })).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.until(|update| update["game"]["asked"].is_u64()).await;
    (house, client)
}

#[tokio::test]
async fn after_the_deadline_a_computer_player_stands_in() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (house, mut client) = asked(data.path(), &clock, 30).await;
    let due = client.update["table"]["chairs"][0]["due"].as_u64().unwrap();
    assert_eq!(due, START + 34_000, "the limit and the allowance for the animation");
    let late = client.action(0).unwrap();
    pass(&clock, 33, &mut [&mut client]).await;
    assert_eq!(client.update["table"]["chairs"][0]["stand_in"], json!(null));
    clock.advance(Duration::from_secs(1));
    client.until(|update| update["table"]["chairs"][0]["stand_in"] == "deadline").await;
    assert_eq!(client.refused(late.clone()).await["code"], "too_late");
    clock.advance(Duration::from_millis(500));
    client.until(|update| update["game"]["view"]["phase"]["kind"] == "ordering").await;
    assert_eq!(client.refused(late).await["code"], "too_late");
    client.done(json!({ "kind": "take_back" })).await;

    // The guests order, and the person plays on, with a deadline of their own again.
    clock.advance(Duration::from_millis(500));
    client.until(|update| update["game"]["asked"].is_u64()).await;
    assert_eq!(client.update["table"]["chairs"][0]["due"], START + 69_000);
    let action = client.action(0).unwrap();
    client.done(action).await;
    house.close().await;
}

/// Whoever comes back has a little time for the prompt that still stands, and once; leaving and coming back again gains nothing.
#[tokio::test]
async fn nobody_holds_a_table_up_by_taking_the_seat_back_again_and_again() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (house, mut client) = asked(data.path(), &clock, 120).await;
    let due = |client: &Client| client.update["table"]["chairs"][0]["due"].as_u64();
    assert_eq!(due(&client), Some(START + 124_000));
    pass(&clock, 124, &mut [&mut client]).await;
    client.until(|update| update["table"]["chairs"][0]["stand_in"] == "deadline").await;
    let take_back = json!({ "kind": "take_back" });
    client.done(take_back.clone()).await;
    assert_eq!(due(&client), Some(START + 154_000), "a short time, and not the whole limit");
    pass(&clock, 29, &mut [&mut client]).await;
    assert_eq!(client.update["table"]["chairs"][0]["stand_in"], json!(null));
    clock.advance(Duration::from_secs(1));
    client.until(|update| update["table"]["chairs"][0]["stand_in"] == "deadline").await;
    assert_eq!(client.refused(take_back.clone()).await["code"], "too_late");
    clock.advance(Duration::from_millis(500));
    client.until(|update| update["game"]["view"]["phase"]["kind"] == "ordering").await;
    client.done(take_back).await;
    house.close().await;
}

#[tokio::test]
async fn who_leaves_and_comes_back_keeps_the_deadline_of_before() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (house, mut client) = asked(data.path(), &clock, 120).await;
    pass(&clock, 20, &mut [&mut client]).await;
    client.done(json!({ "kind": "leave" })).await;
    client.done(json!({ "kind": "take_back" })).await;
    assert_eq!(client.update["table"]["chairs"][0]["due"], START + 124_000);
    client.done(json!({ "kind": "leave" })).await;
    assert_eq!(client.refused(json!({ "kind": "take_back" })).await["code"], "too_late");
    house.close().await;
}

#[tokio::test]
async fn a_deadline_passes_even_if_nobody_looks_but_not_at_once_after_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let before = house(&clock, data.path()).await;
    let (host, table) = open_table(&before, &["random"; 3], json!({ "deadline": { "seconds": 30 } })).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.leave().await;
    before.close().await;
    clock.advance(Duration::from_secs(3600));

    let after = house(&clock, data.path()).await;
    let mut host = host;
    host.address = after.address;
    let client = Client::join(&host, &table, 0).await;
    assert_eq!(client.update["table"]["chairs"][0]["due"], START + 3_630_000, "there is time to come back");
    let mut stranger = Client::join(&common::Device::new(after.address), &table, 0).await;
    client.leave().await;
    stranger.until(|update| update["table"]["chairs"][0]["away_since"].is_u64()).await;
    pass(&clock, 29, &mut [&mut stranger]).await;
    assert_eq!(stranger.update["table"]["chairs"][0]["stand_in"], json!(null));
    clock.advance(Duration::from_secs(1));
    stranger.until(|update| update["table"]["chairs"][0]["stand_in"] == "deadline").await;
    // With nobody to wait for, the game goes on to its end.
    stranger.until(|update| update["table"]["stage"] == "over").await;
    after.close().await;
}

#[tokio::test]
async fn the_host_replaces_somebody_who_has_been_away_for_a_minute() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    let wish = json!({ "kind": "stand_in", "seat": 3 });
    assert_eq!(clients[0].refused(wish.clone()).await, json!({ "code": "not_away_long_enough", "seconds": 60 }));
    assert_eq!(clients[1].refused(wish.clone()).await["code"], "not_host");
    clients.pop().unwrap().leave().await;
    clients[0].until(|update| update["table"]["chairs"][3]["away_since"] == START).await;
    let [host, bo, cy] = &mut clients[..] else { panic!("three are left") };
    pass(&clock, 59, &mut [host, bo, cy]).await;
    assert_eq!(host.refused(wish.clone()).await["seconds"], 1);
    pass(&clock, 1, &mut [host, bo, cy]).await;
    host.done(wish).await;
    host.done(roll()).await;
    host.until(|update| update["game"]["view"]["laid"] == json!([3])).await;

    let mut back = Client::join(&devices[3], &table, 0).await;
    assert_eq!(back.update["table"]["chairs"][3]["stand_in"], "away");
    assert_eq!(back.refused(roll()).await["code"], "standing_in");
    back.done(json!({ "kind": "take_back" })).await;
    assert!(back.update["game"]["view"]["order"].is_array(), "what was laid is laid");
    house.close().await;
}

#[tokio::test]
async fn the_hosts_role_passes_on_after_two_minutes() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let (bo, cy) = (sit(&house, &table, "Bo").await, sit(&house, &table, "Cy").await);
    let client = Client::join(&host, &table, 0).await;
    let mut cy = Client::join(&cy, &table, 0).await;
    client.leave().await;
    cy.until(|update| update["table"]["chairs"][0]["away_since"] == START).await;
    pass(&clock, 119, &mut [&mut cy]).await;
    assert_eq!(cy.update["table"]["host"], 0);
    clock.advance(Duration::from_secs(1));
    cy.until(|update| update["table"]["host"] == 2).await;
    drop(bo);
    house.close().await;
}

#[tokio::test]
async fn a_silent_socket_is_dropped() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let bo = sit(&house, &table, "Bo").await;
    let mut host = Client::join(&host, &table, 0).await;
    let silent = Client::join(&bo, &table, 0).await;
    host.until(|update| update["table"]["chairs"][1]["away_since"].is_null()).await;
    // Nothing reads from it, so it does not even answer pings.
    pass(&clock, 60, &mut [&mut host]).await;
    host.until(|update| update["table"]["chairs"][1]["away_since"].is_u64()).await;
    drop(silent);
    house.close().await;
}

#[tokio::test]
async fn a_table_without_people_closes_after_a_week_and_keeps_its_record() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = house(&clock, data.path()).await;
    let (host, table) = open_table(&house, &["random"; 3], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.plays_to_the_end().await;
    client.leave().await;
    clock.advance(Duration::from_secs(7 * 24 * 3600 + 3600));
    let closed = async {
        while host.get(&format!("/api/tables/{table}")).await.json()["stage"] != "closed" {
            clock.advance(Duration::from_secs(3600));
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), closed).await.expect("the table is closed");
    let mut client = Client::join(&host, &table, 0).await;
    assert_eq!(client.refused(json!({ "kind": "say", "text": "Hello?" })).await["code"], "table_closed");
    assert_eq!(host.get(&format!("/api/tables/{table}/record")).await.status, 200);
    house.close().await;
}
