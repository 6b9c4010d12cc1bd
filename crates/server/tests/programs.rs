//! Seats that are given to programs: what a token opens, and that it opens nothing else.

mod common;

use std::sync::Arc;

use common::{Client, Device, House, four, open_table, sit};
use serde_json::{Value, json};
use server::ManualClock;
use tokio_tungstenite::tungstenite::Error;

fn path(table: &str) -> String {
    format!("/api/tables/{table}/seat-token")
}

fn program(house: &House, token: &str) -> Device {
    Device { token: Some(token.to_owned()), ..Device::new(house.address) }
}

async fn token(device: &mut Device, table: &str) -> String {
    let given = device.posted(&path(table), json!({})).await;
    given["token"].as_str().unwrap().to_owned()
}

/// The status and the code with which a socket is refused.
async fn shut(device: &Device, table: &str) -> (u16, String) {
    match Client::connect(device, table, None).await {
        Err(Error::Http(response)) => {
            let body: Value = serde_json::from_slice(response.body().as_deref().unwrap_or_default()).unwrap();
            (response.status().as_u16(), body["code"].as_str().unwrap().to_owned())
        }
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("a socket was opened"),
    }
}

const UNKNOWN: (u16, &str) = (401, "unknown_token");

async fn knows_nothing(device: &Device, table: &str) {
    let (status, code) = shut(device, table).await;
    assert_eq!((status, code.as_str()), UNKNOWN);
    for part in ["", "/advice"] {
        let answer = device.get(&format!("/api/tables/{table}{part}")).await;
        assert_eq!((answer.status, answer.code().as_str()), UNKNOWN, "{part}");
        assert_eq!(answer.header("www-authenticate"), Some("Bearer"));
    }
}

#[tokio::test]
async fn a_token_plays_its_seat_and_may_do_nothing_else() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, mut devices, mut clients) = four(&house, json!({})).await;
    assert_eq!(devices[0].get(&path(&table)).await.json()["given"], false);
    let given = devices[0].posted(&path(&table), json!({})).await;
    assert_eq!(given["seat"], 0);
    assert_eq!(given["url"], format!("http://{}/t/{table}", house.address));
    assert_eq!(devices[0].get(&path(&table)).await.json()["given"], true);

    // It plays, beside the person's own page.
    let mut robot = program(&house, given["token"].as_str().unwrap());
    let mut played = Client::join(&robot, &table, 0).await;
    assert_eq!(played.update["table"]["you"], 0);
    assert_eq!(robot.get(&format!("/api/tables/{table}")).await.json()["you"], 0);
    let roll = played.action(0).unwrap();
    played.done(roll).await;
    played.done(json!({ "kind": "say", "text": "beep" })).await;
    clients[0].until(|update| update["n"] == played.update["n"]).await;

    // The seat is the host's, and yet the program is none.
    let setup = played.update["table"]["setup"].clone();
    let options = played.update["table"]["options"].clone();
    for command in [
        json!({ "kind": "leave" }),
        json!({ "kind": "mute", "seat": 1, "muted": true }),
        json!({ "kind": "remove", "seat": 1 }),
        json!({ "kind": "pass_host", "seat": 1 }),
        json!({ "kind": "stand_in", "seat": 1 }),
        json!({ "kind": "begin" }),
        json!({ "kind": "rematch" }),
        json!({ "kind": "arrange", "setup": setup, "options": options }),
        json!({ "kind": "seat_computer", "seat": 1, "player": "random" }),
        json!({ "kind": "sit", "name": "Eve" }),
    ] {
        assert_eq!(played.refused(command.clone()).await["code"], "not_for_programs", "{command}");
    }
    for (way, body) in [
        ("/api/tables".to_owned(), json!({ "game": "polterfass", "name": "Eve" })),
        (format!("/api/tables/{table}/sit"), json!({ "name": "Eve" })),
        (format!("/api/tables/{table}/return-link"), json!({})),
        (path(&table), json!({})),
        ("/api/return".into(), json!({ "token": "x" })),
    ] {
        let answer = robot.post(&way, body).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "not_for_programs"), "{way}");
        assert_eq!(answer.header("set-cookie"), None);
    }
    for (method, way) in [("GET", "/api/me".to_owned()), ("GET", path(&table)), ("DELETE", path(&table))] {
        assert_eq!(robot.send(method, &way, &[], "").await.code(), "not_for_programs", "{method} {way}");
    }
    house.close().await;
}

#[tokio::test]
async fn wrong_old_and_foreign_tokens_open_nothing() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (mut host, table) = open_table(&house, &[], json!({})).await;
    let (mut other_host, other) = open_table(&house, &[], json!({})).await;
    let old = token(&mut host, &table).await;
    let mut watcher = Client::join(&program(&house, &old), &table, 0).await;

    // A new one takes the place of the old one, and of its sockets.
    let new = token(&mut host, &table).await;
    loop {
        let message = watcher.next().await;
        if message["type"] == "bye" {
            assert_eq!(message["error"]["code"], "unknown_token");
            break;
        }
        assert_eq!(message["type"], "update", "{message}");
    }
    knows_nothing(&program(&house, &old), &table).await;
    Client::join(&program(&house, &new), &table, 0).await;
    knows_nothing(&program(&house, &new), &other).await;
    knows_nothing(&program(&house, &token(&mut other_host, &other).await), &table).await;
    knows_nothing(&program(&house, &new), "zzzzzz").await;
    knows_nothing(&program(&house, "nonsense"), &table).await;

    // A cookie is no token, a token no cookie, and a cookie beside a token doesn't help.
    let cookie = host.cookie.clone().unwrap();
    knows_nothing(&program(&house, cookie.split_once('=').unwrap().1), &table).await;
    knows_nothing(&Device { token: Some(old), ..host.clone() }, &table).await;
    let disguised = Device { cookie: Some(format!("stammtisch_device={new}")), ..Device::new(house.address) };
    assert_eq!(disguised.get(&format!("/api/tables/{table}")).await.json()["you"], Value::Null);

    // Addresses are written down; a password of a proxy is none of ours.
    for query in ["token", "access_token", "seat_token"] {
        let answer = Device::new(house.address).get(&format!("/api/tables/{table}?{query}={new}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_message"));
    }
    let proxied = host.send("GET", "/api/me", &[("Authorization", "Basic YTpi")], "").await;
    assert_eq!(proxied.json().as_array().unwrap().len(), 1);

    // Nobody else's page makes one, and a page of another site doesn't, either.
    let evil = [("Content-Type", "application/json"), ("Origin", "http://evil.example")];
    assert_eq!(host.send("POST", &path(&table), &evil, "{}").await.code(), "bad_origin");

    // Taken away.
    assert_eq!(host.send("DELETE", &path(&table), &[], "").await.json()["given"], false);
    knows_nothing(&program(&house, &new), &table).await;
    house.close().await;
}

#[tokio::test]
async fn a_token_goes_with_the_seat_and_not_to_the_next_table() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut guest = sit(&house, &table, "Bo").await;
    let given = token(&mut guest, &table).await;
    let mut page = Client::join(&guest, &table, 0).await;
    page.done(json!({ "kind": "leave" })).await;
    knows_nothing(&program(&house, &given), &table).await;
    assert_eq!(guest.post(&path(&table), json!({})).await.code(), "no_seat");
    // Whoever sits there next is not haunted.
    sit(&house, &table, "Cy").await;
    knows_nothing(&program(&house, &given), &table).await;

    let setup = json!({ "seats": 4, "goal": 25 });
    let body =
        json!({ "game": "polterfass", "name": "Ada", "setup": setup, "computers": ["random", "random", "random"] });
    let mut host = Device { cookie: None, ..host };
    let opened = host.posted("/api/tables", body).await;
    let table = opened["table"].as_str().unwrap();
    let given = token(&mut host, table).await;
    let mut page = Client::join(&host, table, 0).await;
    page.done(json!({ "kind": "begin" })).await;
    let mut robot = Client::join(&program(&house, &given), table, 0).await;
    robot.plays_to_the_end().await;
    page.until(|update| update["table"]["stage"] == "over").await;
    page.done(json!({ "kind": "rematch" })).await;
    page.until(|update| update["table"]["rematch"].is_string()).await;
    let next = page.update["table"]["rematch"].as_str().unwrap().to_owned();
    assert_eq!(host.get(&format!("/api/tables/{next}")).await.json()["you"], 0);
    knows_nothing(&program(&house, &given), &next).await;
    house.close().await;
}

#[tokio::test]
async fn the_host_seats_a_program_but_gives_nobody_elses_seat_away() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (mut host, table) = open_table(&house, &[], json!({})).await;
    let mut guest = sit(&house, &table, "Bo").await;
    assert_eq!(guest.post(&path(&table), json!({ "name": "Robo" })).await.code(), "not_host");
    assert_eq!(host.post(&path(&table), json!({ "seat": 1 })).await.code(), "bad_message");
    assert_eq!(host.post(&path(&table), json!({ "name": "Bo" })).await.code(), "name_taken");
    assert_eq!(Device::new(house.address).post(&path(&table), json!({})).await.code(), "no_seat");

    let given = host.posted(&path(&table), json!({ "name": "Robo" })).await;
    assert_eq!(given["seat"], 2);
    let robot = program(&house, given["token"].as_str().unwrap());
    let played = Client::join(&robot, &table, 0).await;
    assert_eq!(played.update["table"]["you"], 2);
    assert_eq!(played.update["table"]["chairs"][2]["occupant"], json!({ "kind": "person", "name": "Robo" }));
    // The host's own seat has none by that.
    assert_eq!(host.get(&path(&table)).await.json()["given"], false);

    let mut page = Client::join(&host, &table, 0).await;
    page.done(json!({ "kind": "remove", "seat": 2 })).await;
    knows_nothing(&robot, &table).await;
    for name in ["Robo", "Robert"] {
        host.posted(&path(&table), json!({ "name": name })).await;
    }
    assert_eq!(host.post(&path(&table), json!({ "name": "Rob" })).await.code(), "table_full");
    page.done(json!({ "kind": "begin" })).await;
    assert_eq!(host.post(&path(&table), json!({ "name": "Rob" })).await.code(), "has_begun");
    house.close().await;
}

#[tokio::test]
async fn making_tokens_has_its_limit_and_they_survive_a_restart() {
    let data = tempfile::tempdir().unwrap();
    // By the wall clock a disk that takes its time would let another one be made each second.
    let house = House::with_clock(data.path(), Arc::new(ManualClock::at(1_700_000_000_000))).await;
    let (mut host, table) = open_table(&house, &[], json!({})).await;
    let mut last = String::new();
    let mut made = 0;
    loop {
        let answer = host.post(&path(&table), json!({})).await;
        match answer.status {
            200 => answer.json()["token"].as_str().unwrap().clone_into(&mut last),
            _ => break assert_eq!(answer.code(), "too_many_requests"),
        }
        made += 1;
        assert!(made < 60, "tokens without end");
    }
    assert!(made >= 30, "{made}");
    house.close().await;
    let house = House::open(data.path()).await;
    Client::join(&program(&house, &last), &table, 0).await;
    house.close().await;
}
