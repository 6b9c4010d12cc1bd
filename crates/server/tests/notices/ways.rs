//! What a seat sets, who may set it, and what nobody is told.

use std::sync::Arc;

use ring::hmac;
use serde_json::{Value, json};
use server::{ManualClock, NoticesConfig};
use store::Store;

use crate::common::{Client, Device, House, four, open_table, roll, sit};
use crate::receiver::{Letter, Receiver};
use crate::{START, asked, config, hook, house, knows, pass, path, put, until, waiting};

/// What docs/notices.md tells a receiver to do.
fn is_signed(letter: &Letter, secret: &str, now: u64) -> bool {
    let header = letter.header("stammtisch-signature").unwrap();
    let (time, tag) = header.strip_prefix("t=").unwrap().split_once(",v1=").unwrap();
    let tag: Vec<u8> = (0..tag.len()).step_by(2).map(|at| u8::from_str_radix(&tag[at..at + 2], 16).unwrap()).collect();
    let said = [time.as_bytes(), b".", &letter.body].concat();
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    time.parse::<u64>().unwrap() == now / 1000 && hmac::verify(&key, &said, &tag).is_ok()
}

const EMPTY: fn() -> Value = || json!({ "push": null, "webhook": null, "quiet": null });

#[tokio::test]
async fn a_webhook_is_set_tested_replaced_and_removed() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (mut host, table) = open_table(&house, &["random"; 3], json!({})).await;
    assert_eq!(Device::new(house.address).get("/api/notices").await.json()["webhooks"], true);
    assert_eq!(host.get(&path(&table, "")).await.json(), EMPTY());
    let old = hook(&host, &table, &receiver).await;
    let secret = hook(&host, &table, &receiver).await;
    assert_ne!(old, secret);

    let tested = host.posted(&path(&table, "/test"), json!({})).await;
    let delivery = json!({ "at": START, "result": "delivered", "status": 200 });
    assert_eq!(tested, json!({ "push": null, "webhook": delivery }));
    let letter = receiver.next().await;
    assert!(letter.head.starts_with("POST /hook?to=me HTTP/1.1"), "{}", letter.head);
    assert_eq!(letter.header("content-type"), Some("application/json"));
    assert_eq!(letter.header("host"), Some(receiver.address.to_string().as_str()));
    assert!(is_signed(&letter, &secret, START) && !is_signed(&letter, &old, START));
    assert_eq!(letter.json()["what"], "test");
    assert_eq!(letter.json().as_object().unwrap().len(), 8);

    // The secret is told once, and to nobody else.
    let mine = host.get(&path(&table, "")).await;
    assert_eq!(mine.json()["webhook"], json!({ "url": receiver.url("hook?to=me"), "last": delivery }));
    assert!(!mine.text().contains(&secret));

    receiver.answers(&[302, 204, 400]);
    for (status, result) in [(302, "refused"), (204, "delivered")] {
        let tested = host.posted(&path(&table, "/test"), json!({})).await;
        assert_eq!(
            tested["webhook"],
            json!({ "at": START, "result": result, "status": status }),
            "no redirect is followed"
        );
    }
    let many = host.post(&path(&table, "/test"), json!({})).await;
    assert_eq!((many.status, many.code().as_str()), (429, "too_many_requests"));
    pass(&clock, 60);
    assert_eq!(host.posted(&path(&table, "/test"), json!({})).await["webhook"]["status"], 400);

    assert_eq!(host.send("DELETE", &path(&table, "/webhook"), &[], "").await.json(), EMPTY());
    assert_eq!(host.posted(&path(&table, "/test"), json!({})).await, json!({ "push": null, "webhook": null }));
    house.close().await;
}

#[tokio::test]
async fn only_the_persons_own_device_sees_and_sets_anything() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (mut host, table) = open_table(&house, &[], json!({})).await;
    let guest = sit(&house, &table, "Bo").await;
    hook(&host, &table, &receiver).await;
    assert_eq!(guest.get(&path(&table, "")).await.json(), EMPTY(), "not the host's");
    let given = host.posted(&format!("/api/tables/{table}/seat-token"), json!({})).await;
    let token = given["token"].as_str().map(str::to_owned);
    let program = Device { token, ..Device::new(house.address) };
    let stranger = Device::new(house.address);
    let hours = json!({ "from": "22:00", "to": "07:00", "zone": "Europe/Berlin" });
    for (device, status, code) in [(&program, 403, "not_for_programs"), (&stranger, 403, "no_seat")] {
        for (method, what, body) in [
            ("GET", "", Value::Null),
            ("PUT", "/webhook", json!({ "url": receiver.url("") })),
            ("PUT", "/quiet", hours.clone()),
            ("DELETE", "/webhook", Value::Null),
            ("DELETE", "/push", Value::Null),
            ("DELETE", "/quiet", Value::Null),
            ("POST", "/test", Value::Null),
        ] {
            let body = if body.is_null() { String::new() } else { body.to_string() };
            let head = [("Content-Type", "application/json")];
            let answer = device.send(method, &path(&table, what), &head, &body).await;
            assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {what}");
        }
    }
    let evil = [("Content-Type", "application/json"), ("Origin", "http://evil.example")];
    let body = json!({ "url": "https://evil.example/" }).to_string();
    let answer = host.send("PUT", &path(&table, "/webhook"), &evil, &body).await;
    assert_eq!(answer.code(), "bad_origin");
    // What everybody at the table sees has nothing of it.
    let mut page = Client::join(&guest, &table, 0).await;
    page.done(json!({ "kind": "say", "text": "Hello." })).await;
    assert!(!page.frames.concat().contains("hook") && receiver.is_empty());
    house.close().await;
}

#[tokio::test]
async fn bad_addresses_and_hours_are_refused_in_words() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let long = format!("https://a.example/{}", "x".repeat(500));
    let own = format!("http://{}/api/tables", house.address);
    for (url, code) in [
        ("https://127.0.0.1/", "forbidden_address"),
        ("https://169.254.169.254/latest", "forbidden_address"),
        ("https://[::ffff:10.0.0.1]/", "forbidden_address"),
        ("http://hooks.example.org/", "forbidden_address"),
        (own.as_str(), "forbidden_address"),
        ("hooks.example.org", "bad_field"),
        ("https://u:p@hooks.example.org/", "bad_field"),
        (long.as_str(), "bad_field"),
    ] {
        let answer = put(&host, &table, "/webhook", json!({ "url": url })).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, code), "{url}");
    }
    let hours = json!({ "from": "22:00", "to": "22:00", "zone": "Etc/UTC" });
    assert_eq!(put(&host, &table, "/quiet", hours).await.json()["field"], "to");
    let push = json!({ "endpoint": receiver.url("push"), "keys": { "p256dh": "BAAA", "auth": "AAAA" } });
    assert_eq!(put(&host, &table, "/push", push).await.json()["field"], "keys");
    assert_eq!(host.get(&path(&table, "")).await.json(), EMPTY());
    house.close().await;
}

#[tokio::test]
async fn a_house_that_sends_nothing_says_so() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let receiver = Receiver::open().await;
    // What was set while it sent is kept, and not sent.
    let before = house(data.path(), &clock, &receiver).await;
    let (mut host, table) = open_table(&before, &[], json!({})).await;
    hook(&host, &table, &receiver).await;
    before.close().await;
    let house = House::with_clock(data.path(), Arc::new(clock.clone())).await;
    host.address = house.address;
    assert_eq!(host.get("/api/notices").await.json(), json!({ "webhooks": false, "push": null }));
    for (method, what) in [("GET", ""), ("POST", "/test"), ("DELETE", "/webhook")] {
        let head = [("Content-Type", "application/json")];
        let answer = host.send(method, &path(&table, what), &head, "").await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "notices_off"), "{method} {what}");
    }
    house.close().await;
    let only_push = NoticesConfig { webhooks: false, ..config(&receiver) };
    let house = House::with(data.path(), Arc::new(clock.clone()), |config| config.notices = only_push).await;
    host.address = house.address;
    let answer = put(&host, &table, "/webhook", json!({ "url": receiver.url("") })).await;
    assert_eq!(answer.code(), "notices_off");
    let tested = host.posted(&path(&table, "/test"), json!({})).await;
    assert_eq!((tested, receiver.is_empty()), (json!({ "push": null, "webhook": null }), true));
    house.close().await;
}

#[tokio::test]
async fn ways_end_with_the_seat_and_what_waits_with_them() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    // Before the game the chair is free again, and during it a computer player sits there.
    let (_, table) = open_table(&house, &[], json!({})).await;
    let guest = sit(&house, &table, "Bo").await;
    hook(&guest, &table, &receiver).await;
    let mut page = Client::join(&guest, &table, 0).await;
    page.done(json!({ "kind": "leave" })).await;
    assert_eq!(house.store.notices().of_table(&table).await.unwrap(), []);

    let (table, devices, _clients) = asked(&house, &receiver, json!({})).await;
    assert_eq!(waiting(&house).await, 1);
    let mut page = Client::join(&devices[1], &table, 0).await;
    page.done(json!({ "kind": "leave" })).await;
    until(&house, &table, |kept| kept.is_empty()).await;
    assert!(receiver.is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_rematch_is_told_in_the_same_ways() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (mut host, table) = open_table(&house, &["random"; 3], json!({})).await;
    hook(&host, &table, &receiver).await;
    let mut page = Client::join(&host, &table, 0).await;
    page.done(json!({ "kind": "begin" })).await;
    page.plays_to_the_end().await;
    page.done(json!({ "kind": "rematch" })).await;
    page.until(|update| update["table"]["rematch"].is_string()).await;
    let next = page.update["table"]["rematch"].as_str().unwrap().to_owned();
    assert_eq!(host.get(&path(&next, "")).await.json()["webhook"]["url"], receiver.url("hook?to=me"));
    assert_eq!(host.posted(&path(&next, "/test"), json!({})).await["webhook"]["result"], "delivered");
    assert_eq!(receiver.next().await.json()["table"], next);
    assert!(receiver.is_empty(), "whoever saw the end isn't told of it");
    house.close().await;
}

#[tokio::test]
async fn whoever_sets_it_on_their_turn_is_not_told_of_that_turn() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    clients[0].done(roll()).await;
    let page = clients.remove(1);
    page.leave().await;
    clients[0].until(|update| update["table"]["chairs"][1]["away_since"].is_u64()).await;
    hook(&devices[1], &table, &receiver).await;
    until(&house, &table, knows(1, "your_turn")).await;
    assert_eq!((waiting(&house).await, receiver.is_empty()), (0, true));
    house.close().await;
}
