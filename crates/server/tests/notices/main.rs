//! Notices to people who aren't at the table: that each arrives, once, and only where it may.

#[path = "../common/mod.rs"]
mod common;
mod device;
mod pushed;
mod receiver;
mod ways;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use common::{Client, Device, House, four, order, roll};
use receiver::Receiver;
use serde_json::{Value, json};
use server::{ManualClock, NoticesConfig};
use store::Store;

/// 2023-11-14, 22:13:20 UTC.
const START: u64 = 1_700_000_000_000;
const HOUR: u64 = 3600;

fn config(receiver: &Receiver) -> NoticesConfig {
    let allow = vec![receiver.address.to_string().parse().unwrap()];
    NoticesConfig { webhooks: true, push: true, contact: None, allow }
}

async fn house(data: &Path, clock: &ManualClock, receiver: &Receiver) -> House {
    let notices = config(receiver);
    House::with(data, Arc::new(clock.clone()), |config| config.notices = notices).await
}

fn path(table: &str, what: &str) -> String {
    format!("/api/tables/{table}/notices{what}")
}

async fn put(device: &Device, table: &str, what: &str, body: Value) -> common::http::Answer {
    let head = [("Content-Type", "application/json")];
    device.send("PUT", &path(table, what), &head, &body.to_string()).await
}

/// Has a device's seat told at the receiver; the secret.
async fn hook(device: &Device, table: &str, receiver: &Receiver) -> String {
    let set = put(device, table, "/webhook", json!({ "url": receiver.url("hook?to=me") })).await;
    assert_eq!(set.status, 200, "{}", set.text());
    set.json()["secret"].as_str().unwrap().to_owned()
}

fn pass(clock: &ManualClock, seconds: u64) {
    clock.advance(Duration::from_secs(seconds));
}

/// Waits until this is so of what is kept of a seat.
async fn until(house: &House, table: &str, is: impl Fn(&[store::SeatNotices]) -> bool) {
    let waiting = async {
        while !is(&house.store.notices().of_table(table).await.unwrap()) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), waiting).await.expect("it never is so");
}

/// How much is still to be sent, whenever.
async fn waiting(house: &House) -> usize {
    house.store.notices().due(u64::MAX >> 1, 100, 100).await.unwrap().len()
}

/// The same while computer players act, each at its own moment; they get some time to think between two moments.
async fn nudge(house: &House, clock: &ManualClock, table: &str, is: impl Fn(&[store::SeatNotices]) -> bool) {
    for _ in 0..2_000 {
        let rows = house.store.rows(table, 0).await.unwrap().len();
        clock.advance(Duration::from_millis(500));
        for _ in 0..500 {
            if is(&house.store.notices().of_table(table).await.unwrap()) {
                return;
            }
            if house.store.rows(table, 0).await.unwrap().len() > rows {
                break;
            }
        }
    }
    panic!("it never is so");
}

fn knows(seat: usize, what: &str) -> impl Fn(&[store::SeatNotices]) -> bool {
    move |kept| {
        let of_seat = kept.iter().filter(|kept| kept.seat.index() == seat);
        of_seat.flat_map(|kept| &kept.known).any(|mark| mark.what == what)
    }
}

/// Somebody closes their page, and the others see it.
async fn leave(clients: &mut Vec<Client>, seat: usize) {
    clients.remove(seat).leave().await;
    clients[0].until(|update| update["table"]["chairs"][seat]["away_since"].is_u64()).await;
}

/// A table of four where the guest of seat 1 has a webhook and is away, and has just been asked what to order.
async fn asked(house: &House, receiver: &Receiver, options: Value) -> (String, Vec<Device>, Vec<Client>) {
    let (table, devices, mut clients) = four(house, options).await;
    hook(&devices[1], &table, receiver).await;
    leave(&mut clients, 1).await;
    clients[0].done(roll()).await;
    until(house, &table, knows(1, "your_turn")).await;
    (table, devices, clients)
}

#[tokio::test]
async fn every_kind_is_told_once_while_nobody_is_at_the_table() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let notices = config(&receiver);
    let change = |config: &mut server::Config| (config.pace, config.notices) = (server::Pace(500..=500), notices);
    let house = House::with(data.path(), Arc::new(clock.clone()), change).await;
    let limit = 3 * 24 * HOUR;
    let (table, devices, clients) = asked(&house, &receiver, json!({ "deadline": { "seconds": limit } })).await;
    hook(&devices[0], &table, &receiver).await;
    for client in clients {
        client.leave().await;
    }
    pass(&clock, 10);
    let due = START + limit * 1000 + 4000;
    let first = receiver.next().await.json();
    let url = format!("http://{}/t/{table}", house.address);
    let id = format!("{table}-1-your_turn-{START}");
    let told = json!({ "what": "your_turn", "table": table, "game": "polterfass", "seat": 1, "url": url, "at": START, "deadline": due, "id": id });
    assert_eq!(first, told);

    // An hour before the end it is announced, and then it happens. Nobody is there all the while.
    for _ in 0..3 {
        pass(&clock, 23 * HOUR + 1800);
    }
    pass(&clock, HOUR / 2 - 10 + 3);
    assert!(receiver.is_empty());
    pass(&clock, 1);
    let soon = receiver.next().await.json();
    assert_eq!((soon["what"].as_str(), soon["deadline"].as_u64()), (Some("soon_taken_over"), Some(due)));
    assert_eq!(soon["at"], due - HOUR * 1000);
    pass(&clock, HOUR);
    until(&house, &table, knows(1, "taken_over")).await;
    pass(&clock, 10);
    let taken = receiver.next().await.json();
    assert_eq!((taken["what"].as_str(), taken["deadline"].as_u64()), (Some("taken_over"), None));
    assert!(taken["at"].as_u64().unwrap() >= due);

    // The host is waited for as long, and then nobody; what the host is told is another's business.
    nudge(&house, &clock, &table, knows(0, "your_turn")).await;
    for _ in 0..4 {
        pass(&clock, 18 * HOUR + 1);
    }
    nudge(&house, &clock, &table, knows(1, "game_over")).await;
    pass(&clock, 10);
    let mut kinds = Vec::new();
    while kinds.last().is_none_or(|kind| kind != "game_over") {
        let told = receiver.next().await.json();
        if told["seat"] == 1 {
            kinds.push(told["what"].clone());
        }
    }
    assert_eq!(kinds, ["game_over"]);
    house.close().await;
}

#[tokio::test]
async fn whoever_is_there_or_comes_in_time_is_not_told() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    for device in &devices[1..3] {
        hook(device, &table, &receiver).await;
    }
    leave(&mut clients, 1).await;
    clients[0].done(roll()).await;
    until(&house, &table, knows(1, "your_turn")).await;
    until(&house, &table, knows(2, "your_turn")).await;
    assert_eq!(waiting(&house).await, 1, "only for the one who is away");
    let back = Client::join(&devices[1], &table, 0).await;
    assert_eq!(waiting(&house).await, 0);
    clients[0].until(|update| update["table"]["chairs"][1]["away_since"].is_null()).await;
    back.leave().await;
    clients[0].until(|update| update["table"]["chairs"][1]["away_since"].is_u64()).await;
    assert_eq!(waiting(&house).await, 0, "seen is seen");
    assert!(receiver.is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_page_that_nobody_sees_is_nobody_there() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    for device in &devices[1..3] {
        hook(device, &table, &receiver).await;
    }
    let look = |hidden: bool| json!({ "type": "look", "hidden": hidden });
    clients[1].send(look(true)).await;
    clients[2].send(look(true)).await;
    clients[2].send(look(false)).await;
    for client in &mut clients {
        client.send(json!({ "type": "ping" })).await;
        while client.next().await["type"] != "pong" {}
    }
    clients[0].done(roll()).await;
    until(&house, &table, knows(1, "your_turn")).await;
    until(&house, &table, knows(2, "your_turn")).await;
    assert_eq!(waiting(&house).await, 1, "only for the one who looks at something else");
    assert!(clients[0].update["table"]["chairs"][1]["away_since"].is_null(), "which is nobody else's business");
    // A hidden page that comes back after a break of the line is still hidden.
    let mut again = Client::connect(&devices[1], &table, None).await.unwrap();
    again.send(json!({ "type": "hello", "protocol": 1, "since": 0, "hidden": true })).await;
    again.wait(|update| update["type"] == "update").await;
    assert_eq!(waiting(&house).await, 1);
    pass(&clock, 10);
    assert_eq!(receiver.next().await.json()["seat"], 1);

    // Who looks again in time hears nothing.
    clients[1].send(look(false)).await;
    clients[1].until(|update| update["game"]["asked"].is_u64()).await;
    let legal = clients[1].action(0).unwrap();
    clients[1].order(legal).await;
    assert!(receiver.is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_look_before_the_hello_and_one_that_says_nothing_are_refused() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (table, devices, _clients) = four(&house, json!({})).await;
    let mut client = Client::connect(&devices[1], &table, None).await.unwrap();
    for look in
        [json!({ "type": "look", "hidden": true }), json!({ "type": "look" }), json!({ "type": "look", "hidden": 1 })]
    {
        client.send(look).await;
    }
    let mut refused = 0;
    while refused < 3 {
        let frame = client.next().await;
        if frame["type"] == "refused" {
            assert_eq!(frame["error"]["code"], "bad_message", "{frame}");
            refused += 1;
        }
    }
    house.close().await;
}

#[tokio::test]
async fn whoever_looks_in_and_leaves_again_is_warned_of_the_takeover_all_the_same() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (table, devices, clients) = asked(&house, &receiver, json!({ "deadline": { "seconds": 1200 } })).await;
    for client in clients {
        client.leave().await;
    }
    assert_eq!(waiting(&house).await, 2, "the turn, and the warning for later");
    let back = Client::join(&devices[1], &table, 0).await;
    until(&house, &table, |kept| !knows(1, "soon_taken_over")(kept)).await;
    assert_eq!(waiting(&house).await, 0);
    back.leave().await;
    until(&house, &table, knows(1, "soon_taken_over")).await;
    // With short limits it comes at half the time, and once.
    pass(&clock, 600);
    let told = receiver.next().await.json();
    assert_eq!((told["what"].as_str(), told["at"].as_u64()), (Some("soon_taken_over"), Some(START + 600_000)));
    let again = Client::join(&devices[1], &table, 0).await;
    again.leave().await;
    let mut page = Client::join(&devices[0], &table, 0).await;
    page.until(|update| update["table"]["chairs"][1]["away_since"].is_u64()).await;
    assert_eq!((waiting(&house).await, receiver.is_empty()), (0, true));
    house.close().await;
}

/// Sends so many looks, the last of them as given, and waits until they were taken.
async fn flicker(client: &mut Client, looks: usize, hidden: bool) {
    for look in (0..looks).rev() {
        client.send(json!({ "type": "look", "hidden": hidden == (look % 2 == 0) })).await;
    }
    // What a step gets as its answer is behind all that was asked before.
    client.refused(json!({ "kind": "begin" })).await;
}

#[tokio::test]
async fn whoever_looks_here_and_there_in_turns_keeps_no_disk_busy_and_is_told_what_is_so_in_the_end() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let options = json!({ "deadline": { "seconds": 1200 } });
    let (table, devices, _clients) = asked(&house, &receiver, options).await;
    let mut page = Client::join(&devices[1], &table, 0).await;
    until(&house, &table, |kept| !knows(1, "soon_taken_over")(kept)).await;
    let before = house.store.commits();
    flicker(&mut page, 15, false).await;
    let commits = house.store.commits() - before;
    assert!((1..=4).contains(&commits), "{commits} commits for 15 looks");

    // They are here in the end, so nothing is to be sent once a second has passed.
    pass(&clock, 1);
    until(&house, &table, |kept| !knows(1, "soon_taken_over")(kept)).await;
    assert_eq!(waiting(&house).await, 0);

    // And if they are away in the end, they are warned.
    pass(&clock, 1);
    flicker(&mut page, 16, true).await;
    until(&house, &table, knows(1, "soon_taken_over")).await;
    assert_eq!(waiting(&house).await, 1);
    pass(&clock, 10);
    flicker(&mut page, 1, true).await;
    assert_eq!(waiting(&house).await, 1);
    for _ in 0..11 {
        pass(&clock, 50);
        flicker(&mut page, 1, true).await;
    }
    pass(&clock, 40);
    let told = receiver.next().await.json();
    assert_eq!((told["what"].as_str(), told["seat"].as_u64()), (Some("soon_taken_over"), Some(1)));
    house.close().await;
}

#[tokio::test]
async fn whoever_went_dead_before_anybody_noticed_is_told() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    hook(&devices[1], &table, &receiver).await;
    // Nothing reads from it, so it does not even answer pings.
    let dead = clients.remove(1);
    clients[0].done(roll()).await;
    until(&house, &table, knows(1, "your_turn")).await;
    assert_eq!(waiting(&house).await, 0);
    for _ in 0..7 {
        pass(&clock, 10);
        for client in &mut clients {
            client.send(json!({ "type": "ping" })).await;
            while client.next().await["type"] != "pong" {}
        }
    }
    clients[0].until(|update| update["table"]["chairs"][1]["away_since"].is_u64()).await;
    pass(&clock, 10);
    assert_eq!(receiver.next().await.json()["what"], "your_turn");
    drop(dead);
    house.close().await;
}

#[tokio::test]
async fn quiet_hours_delay_and_what_is_over_by_their_end_is_left_out() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    let night = json!({ "from": "22:00", "to": "07:00", "zone": "Etc/UTC" });
    for device in &devices[1..3] {
        hook(device, &table, &receiver).await;
        assert_eq!(put(device, &table, "/quiet", night.clone()).await.json()["quiet"], night);
    }
    for client in clients.drain(1..) {
        client.leave().await;
    }
    clients[0].until(|update| update["table"]["chairs"][1]["away_since"].is_u64()).await;
    clients[0].until(|update| update["table"]["chairs"][2]["away_since"].is_u64()).await;
    clients[0].done(roll()).await;
    until(&house, &table, knows(1, "your_turn")).await;
    until(&house, &table, knows(2, "your_turn")).await;
    pass(&clock, 10);
    let seven = START + (8 * HOUR + 46 * 60 + 40) * 1000;
    let postponed = async {
        while !house.store.notices().due(seven - 1, 100, 100).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), postponed).await.unwrap();
    assert_eq!(waiting(&house).await, 2);
    // One of them decides in the night.
    let mut two = Client::join(&devices[2], &table, 0).await;
    two.done(order(2)).await;
    two.leave().await;
    assert!(receiver.is_empty());
    clock.advance(Duration::from_millis(seven - START - 10_000));
    let told = receiver.next().await.json();
    assert_eq!((told["seat"].as_u64(), told["at"].as_u64()), (Some(1), Some(START)));
    until(&house, &table, |kept| kept.iter().any(|kept| kept.ways.iter().any(|(_, last)| last.is_some()))).await;
    assert_eq!((waiting(&house).await, receiver.is_empty()), (0, true));
    house.close().await;
}

#[tokio::test]
async fn a_restart_between_due_and_sent_loses_and_repeats_nothing() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let before = house(data.path(), &clock, &receiver).await;
    let (table, _, clients) = asked(&before, &receiver, json!({})).await;
    drop(clients);
    before.close().await;
    let between = house(data.path(), &clock, &receiver).await;
    pass(&clock, 10);
    assert_eq!(receiver.next().await.json()["what"], "your_turn");
    between.close().await;
    let after = house(data.path(), &clock, &receiver).await;
    pass(&clock, 3 * HOUR);
    // A table that was woken has looked at its notices before it answers.
    assert_eq!(Device::new(after.address).get(&format!("/api/tables/{table}")).await.status, 200);
    assert_eq!((waiting(&after).await, receiver.is_empty()), (0, true));
    after.close().await;
}

#[tokio::test]
async fn what_fails_is_tried_again_later_and_later_and_is_the_same_notice() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    receiver.answers(&[500, 429]);
    let (table, devices, clients) = asked(&house, &receiver, json!({})).await;
    drop(clients);
    let tried = |status: u16| {
        move |kept: &[store::SeatNotices]| {
            let last = kept.iter().flat_map(|kept| &kept.ways).find_map(|(_, last)| last.as_ref());
            last.is_some_and(|last| last.status == Some(status))
        }
    };
    let mut ids = Vec::new();
    for (seconds, status) in [(10, 500), (30, 429), (120, 200)] {
        pass(&clock, seconds);
        ids.push(receiver.next().await.json()["id"].clone());
        until(&house, &table, tried(status)).await;
    }
    assert!(ids.iter().all(|id| *id == ids[0]));
    let last = devices[1].get(&path(&table, "")).await.json()["webhook"]["last"].clone();
    assert_eq!(last, json!({ "at": START + 160_000, "result": "delivered", "status": 200 }));
    assert_eq!((waiting(&house).await, receiver.is_empty()), (0, true));
    house.close().await;
}

#[tokio::test]
async fn a_slow_host_delays_nobody_else() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (mut slow, mut quick) = (Receiver::open().await, Receiver::open().await);
    let mut notices = config(&slow);
    let elsewhere = format!("localhost:{}", quick.address.port());
    notices.allow.push(elsewhere.parse().unwrap());
    let house = House::with(data.path(), Arc::new(clock.clone()), |config| config.notices = notices).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    slow.answers(&[0, 0]);
    hook(&devices[1], &table, &slow).await;
    hook(&devices[2], &table, &slow).await;
    put(&devices[3], &table, "/webhook", json!({ "url": format!("http://{elsewhere}/") })).await;
    for client in clients.drain(1..) {
        client.leave().await;
    }
    for seat in 1..4 {
        clients[0].until(|update| update["table"]["chairs"][seat]["away_since"].is_u64()).await;
    }
    clients[0].done(roll()).await;
    for seat in 1..4 {
        until(&house, &table, knows(seat, "your_turn")).await;
    }
    pass(&clock, 10);
    // These two are still waiting for an answer when the third has one.
    slow.next().await;
    slow.next().await;
    assert_eq!(quick.next().await.json()["seat"], 3);
    until(&house, &table, |kept| {
        kept.iter()
            .any(|kept| kept.ways.iter().any(|(_, last)| last.as_ref().is_some_and(|last| last.result == "delivered")))
    })
    .await;
    assert_eq!(waiting(&house).await, 2);
    house.close().await;
}
