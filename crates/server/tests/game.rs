//! Whole games over real sockets.

mod common;

use common::{Client, Device, House};
use serde_json::json;

#[tokio::test]
async fn four_people_play_a_whole_game() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let mut host = Device::new(house.address);
    let setup = json!({ "seats": 4, "goal": 25 });
    let opened = host.posted("/api/tables", json!({ "game": "polterfass", "name": "Ada", "setup": setup })).await;
    let table = opened["table"].as_str().unwrap().to_owned();
    let mut clients = vec![Client::join(&host, &table, 0).await];
    for name in ["Bo", "Cy", "Di"] {
        let mut device = Device::new(house.address);
        device.posted(&format!("/api/tables/{table}/sit"), json!({ "name": name })).await;
        clients.push(Client::join_keeping_pad(&device, &table).await);
    }
    clients[1].done(json!({ "kind": "nonce", "nonce": "000102030405060708090a0b0c0d0e0f" })).await;
    assert_eq!(clients[2].refused(json!({ "kind": "begin" })).await["code"], "not_host");
    clients[0].done(json!({ "kind": "begin" })).await;
    let players = clients.into_iter().map(|mut client| {
        tokio::spawn(async move {
            client.until(|update| update["table"]["stage"] != "lobby").await;
            client.plays_to_the_end().await;
            client
        })
    });
    let mut ended = Vec::new();
    for player in players.collect::<Vec<_>>() {
        ended.push(player.await.unwrap());
    }
    let last: Vec<_> = ended.iter().map(|client| client.update["game"]["view"]["totals"].clone()).collect();
    assert!(last.iter().all(|totals| *totals == last[0]), "{last:?}");
    let pads: Vec<_> = ended.iter().map(|client| client.update["game"]["pad"].clone()).collect();
    assert!(pads.iter().all(|pad| *pad == pads[0] && !pad["rows"].as_array().unwrap().is_empty()), "{pads:?}");
    let without = |client: &Client| client.frames.iter().filter(|frame| frame.contains(r#""pad":null"#)).count();
    assert!(without(&ended[0]) == 0 && without(&ended[1]) > 5 * pads[0]["rows"].as_array().unwrap().len() / 2);
    let secret = ended[0].update["table"]["fairness"]["secret"].as_str().unwrap();
    assert_eq!(secret.len(), 64);

    // Everybody saw every entry, each once and in order.
    for client in &ended {
        let numbers: Vec<_> = client.events.iter().map(|event| event["n"].as_u64().unwrap()).collect();
        assert!(numbers.is_sorted());
        assert_eq!(numbers[0], 1);
        assert_eq!(numbers.last().copied(), client.update["n"].as_u64());
    }

    let record = host.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    let record = referee::Record::<polterfass::Polterfass>::parse(record.text()).unwrap();
    let checked = record.check().unwrap();
    assert!(checked.luck_checked && checked.outcome.is_some());
    house.close().await;
}

#[tokio::test]
async fn one_plays_against_computers_and_then_again() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let mut host = Device::new(house.address);
    let computers = json!(["careful", "random", "careful"]);
    let setup = json!({ "seats": 4, "goal": 25 });
    let body = json!({ "game": "polterfass", "name": "Ada", "computers": computers, "setup": setup });
    let opened = host.posted("/api/tables", body).await;
    let table = opened["table"].as_str().unwrap();
    let mut client = Client::join(&host, table, 0).await;
    assert_eq!(client.refused(json!({ "kind": "rematch" })).await["code"], "not_over");
    client.done(json!({ "kind": "begin" })).await;
    client.plays_to_the_end().await;
    let n = client.done(json!({ "kind": "rematch" })).await;
    let next = client.update["table"]["rematch"].as_str().unwrap().to_owned();
    assert_ne!(next, table);
    assert_eq!(client.done(json!({ "kind": "rematch" })).await, n, "a second wish finds the same table");

    let again = Client::join(&host, &next, 0).await;
    let (before, after) = (&client.update["table"], &again.update["table"]);
    assert_eq!(after["you"], 0);
    assert_eq!(after["host"], 0);
    assert_eq!(after["setup"], before["setup"]);
    assert_eq!(after["chairs"][3]["occupant"], before["chairs"][3]["occupant"]);
    assert_ne!(after["fairness"]["commitment"], before["fairness"]["commitment"]);
    let mine = host.get("/api/me").await.json();
    assert_eq!(mine.as_array().unwrap().len(), 2, "{mine}");
    house.close().await;
}
