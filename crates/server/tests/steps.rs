//! Steps that are sent twice, at once, too late or by the wrong person.

mod common;

use common::{Client, House, four, order, roll};
use serde_json::json;
use store::{NewRow, Standing, Store};

#[tokio::test]
async fn a_step_sent_again_is_acknowledged_again_and_done_once() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    let said = json!({ "kind": "say", "text": "Prost!" });
    let first = clients[1].order_as("cheers-1", said.clone()).await;
    let again = clients[1].order_as("cheers-1", said.clone()).await;
    assert_eq!(first["type"], "ack");
    assert_eq!(first, again);
    let other = clients[2].order_as("cheers-1", said.clone()).await;
    assert_ne!(other["n"], first["n"], "a step's name is its seat's own");
    house.close().await;

    let house = House::open(data.path()).await;
    let mut device = devices[1].clone();
    device.address = house.address;
    let mut back = Client::join(&device, &table, 0).await;
    assert_eq!(back.order_as("cheers-1", said).await, first, "it is known after a restart");
    let texts = back.events.iter().filter(|event| event["event"]["kind"] == "said").count();
    assert_eq!(texts, 2);
    house.close().await;
}

#[tokio::test]
async fn two_tabs_of_a_seat_act_as_one() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    clients[0].done(roll()).await;
    let mut tab = Client::join(&devices[1], &table, 0).await;
    clients[1].until(|update| update["game"]["asked"].is_u64()).await;
    let (one, two) = (clients[1].action(0).unwrap(), tab.action(5).unwrap());
    clients[1].done(one).await;
    assert_eq!(tab.refused(two).await["code"], "already_decided");
    assert_eq!(tab.update["game"]["view"]["order"], clients[1].update["game"]["view"]["order"]);
    house.close().await;
}

#[tokio::test]
async fn whoever_is_not_asked_is_told_so() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, _, mut clients) = four(&house, json!({})).await;
    let illegal = clients[1].refused(roll()).await;
    assert_eq!(illegal, json!({ "code": "illegal", "why": { "code": "not_asked", "seat": 1 } }));
    assert_eq!(clients[0].refused(order(3)).await["why"]["code"], "wrong_phase");
    let mut watching = Client::join(&common::Device::new(house.address), &table, 0).await;
    assert_eq!(watching.refused(roll()).await["code"], "no_seat");
    assert_eq!(watching.refused(json!({ "kind": "sit", "name": "Eve" })).await["code"], "no_seat");
    assert_eq!(clients[0].refused(json!({ "kind": "close" })).await["code"], "not_yours");
    clients[0].done(roll()).await;
    assert_eq!(clients[0].refused(json!({ "kind": "sit", "name": "Eve" })).await["code"], "already_seated");
    house.close().await;
}

#[tokio::test]
async fn a_step_that_lost_a_race_is_tried_again_unseen() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, _, mut clients) = four(&house, json!({})).await;
    let n = clients[0].update["n"].as_u64().unwrap() + 1;
    let at = clients[0].update["now"].as_u64().unwrap();
    let json = json!({ "n": n, "at": at, "kind": "said", "seat": 3, "text": "from another server" }).to_string();
    house.store.append(&table, n, vec![NewRow { n, at, json }], Vec::new(), Standing::default()).await.unwrap();
    assert_eq!(clients[0].done(roll()).await, n + 1);
    let kinds: Vec<_> = clients[0].events.iter().map(|event| event["event"]["kind"].as_str().unwrap()).collect();
    let said = kinds.iter().position(|kind| *kind == "said").unwrap();
    assert_eq!(kinds[said + 1], "round_began");
    house.close().await;
}

#[tokio::test]
async fn whoever_loses_the_seat_loses_it_at_once() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = common::open_table(&house, &[], json!({})).await;
    let bo = common::sit(&house, &table, "Bo").await;
    let (mut host, mut client) = (Client::join(&host, &table, 0).await, Client::join(&bo, &table, 0).await);
    assert_eq!(client.update["table"]["you"], 1);
    host.done(json!({ "kind": "remove", "seat": 1 })).await;
    client.until(|update| update["table"]["you"].is_null()).await;
    assert_eq!(client.refused(json!({ "kind": "say", "text": "Hey!" })).await["code"], "no_seat");
    assert_eq!(bo.get(&format!("/api/tables/{table}")).await.json()["you"], json!(null));

    // The open socket of a device that sits down plays on with the seat.
    let mut bo = bo;
    bo.posted(&format!("/api/tables/{table}/sit"), json!({ "name": "Bo again" })).await;
    client.until(|update| update["table"]["you"] == 1).await;
    client.done(json!({ "kind": "say", "text": "Back." })).await;
    client.done(json!({ "kind": "leave" })).await;
    client.until(|update| update["table"]["you"].is_null()).await;
    house.close().await;
}
