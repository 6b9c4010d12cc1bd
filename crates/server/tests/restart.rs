//! Servers that end, seats that move, and clients that come back.

mod common;

use common::{Client, Device, House, four, order, roll};
use serde_json::json;

#[tokio::test]
async fn a_restart_in_the_middle_of_ordering_loses_nothing() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, mut devices, mut clients) = four(&house, json!({})).await;
    clients[0].done(roll()).await;
    clients[1].until(|update| update["game"]["asked"].is_u64()).await;
    let n = clients[1].done(order(5)).await;
    house.close().await;
    let bye = loop {
        let message = clients[0].next().await;
        if message["type"] == "bye" {
            break message;
        }
    };
    assert_eq!(bye["error"]["code"], "shutting_down");

    let house = House::open(data.path()).await;
    devices.iter_mut().for_each(|device| device.address = house.address);
    let mut two = Client::join(&devices[2], &table, n - 1).await;
    assert_eq!(two.events.len(), 1, "only what was missed");
    assert_eq!(two.events[0]["event"], json!({ "scope": "game", "kind": "ordered", "seat": 1, "cards": null }));
    let mut one = Client::join(&devices[1], &table, n).await;
    assert_eq!(one.events.len(), 0);
    assert_eq!(one.update["game"]["view"]["order"], json!([5]));
    assert_eq!(one.refused(order(6)).await["why"]["code"], "already_laid");
    two.done(order(2)).await;
    let mut three = Client::join(&devices[3], &table, 0).await;
    three.done(order(3)).await;
    assert_eq!(three.update["game"]["view"]["phase"]["kind"], "tap");
    house.close().await;
}

#[tokio::test]
async fn a_return_link_works_once_and_takes_the_seat_along() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, mut devices, _) = four(&house, json!({})).await;
    let path = format!("/api/tables/{table}/return-link");
    let token = |link: &serde_json::Value| link["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let first = devices[1].posted(&path, json!({})).await;
    let second = devices[1].posted(&path, json!({})).await;
    assert!(first["qr"].as_str().unwrap().starts_with("<svg"));
    assert!(first["url"].as_str().unwrap().starts_with(&format!("http://{}/return#", house.address)));
    let mut phone = Device::new(house.address);
    let old = phone.post("/api/return", json!({ "token": token(&first) })).await;
    assert_eq!(
        (old.status, old.code().as_str()),
        (404, "unknown_return_link"),
        "a newer link takes an older one's place"
    );
    assert_eq!(phone.get("/return").await.status, 200, "looking at it uses nothing up");
    let place = phone.posted("/api/return", json!({ "token": token(&second) })).await;
    assert_eq!(place, json!({ "table": table, "seat": 1 }));
    let used = Device::new(house.address).post("/api/return", json!({ "token": token(&second) })).await;
    assert_eq!(used.code(), "unknown_return_link");
    let mut client = Client::join(&phone, &table, 0).await;
    assert_eq!(client.update["table"]["you"], 1);
    client.done(json!({ "kind": "say", "text": "from the phone" })).await;

    // Somebody who sits there already can't have a second seat.
    let link = devices[2].posted(&path, json!({})).await;
    assert_eq!(phone.post("/api/return", json!({ "token": token(&link) })).await.code(), "already_seated");
    house.close().await;
}

#[tokio::test]
async fn a_client_that_was_away_gets_what_it_missed_and_no_more() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    let seen = clients[3].update["n"].as_u64().unwrap();
    clients.pop().unwrap().leave().await;
    let n = clients[0].done(roll()).await;
    let back = Client::join(&devices[3], &table, seen).await;
    assert!(back.events.iter().all(|event| event["n"].as_u64() > Some(seen)) && back.events[0]["n"] == n);
    assert_eq!(back.update["since"], seen);
    // On an open socket a second hello asks again.
    let mut back = back;
    back.hello(0).await;
    let again = back.wait(|update| update["since"] == 0).await;
    assert_eq!(again["events"][0]["n"], 1);
    house.close().await;
}

#[tokio::test]
async fn a_table_that_falls_asleep_is_woken_by_whoever_asks() {
    let data = tempfile::tempdir().unwrap();
    let clock = server::ManualClock::at(1_700_000_000_000);
    let house = House::with_clock(data.path(), std::sync::Arc::new(clock.clone())).await;
    let (host, table) = common::open_table(&house, &[], json!({})).await;
    let path = format!("/api/tables/{table}");
    for _ in 0..50 {
        // It may sleep, be about to, or be awake when the question comes.
        clock.advance(std::time::Duration::from_secs(61));
        let (one, two) = tokio::join!(host.get(&path), host.get(&path));
        assert_eq!((one.json()["you"].clone(), two.status), (json!(0), 200));
    }
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "say", "text": "Still here." })).await;
    house.close().await;
}
