//! What the log has, and what it never has: names, words, cookies, links, tokens, orders, hands, secrets, or lines of somebody else's.

mod common;

use common::{Client, Device, House, Log, four, open_table, order, roll};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Whatever a visitor can put in: a line of its own, colours, a bell.
const FORGED: &str = "\u{1b}[31m\r\n2030-01-01T00:00:00Z ERROR forged\u{7}";

/// Every line is one that the program wrote, with nothing in it that moves a terminal's cursor.
fn is_clean(log: &str) {
    for line in log.lines() {
        assert!(line.trim_start().starts_with(['T', 'D', 'I', 'W', 'E']), "{line:?}");
        assert!(!line.chars().any(char::is_control), "{line:?}");
        assert!(!line.to_lowercase().contains("forged"), "{line:?}");
    }
}

#[tokio::test]
async fn the_log_has_nobodys_secrets() {
    let (log, _listening) = Log::listen();
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, mut devices, mut clients) = four(&house, json!({ "advice": true })).await;
    let link = devices[1].posted(&format!("/api/tables/{table}/return-link"), json!({})).await;
    let returns = link["url"].as_str().unwrap().rsplit(['#', '/']).next().unwrap().to_owned();
    let mut other = Device::new(house.address);
    other.posted("/api/return", json!({ "token": returns })).await;
    let given = devices[2].posted(&format!("/api/tables/{table}/seat-token"), json!({})).await;
    let token = given["token"].as_str().unwrap().to_owned();
    let program = Device { token: Some(token.clone()), ..Device::new(house.address) };
    Client::join(&program, &table, 0).await.leave().await;

    clients[3].done(json!({ "kind": "say", "text": "Zwetschgendatschi" })).await;
    clients[3].done(json!({ "kind": "rename", "name": "Kreszentia" })).await;
    clients[0].done(roll()).await;
    for (seat, card) in [(1, 7), (2, 6), (3, 5)] {
        clients[seat].until(|update| update["game"]["legal"].as_array().is_some_and(|legal| !legal.is_empty())).await;
        let client = match seat {
            // That seat has moved to another device.
            1 => &mut Client::join(&other, &table, 0).await,
            _ => &mut clients[seat],
        };
        client.done(order(card)).await;
    }
    for path in ["", "/advice", "/record", "/seat-token"] {
        devices[0].get(&format!("/api/tables/{table}{path}")).await;
    }
    let secret = store::Store::table(house.store.as_ref(), &table).await.unwrap().unwrap().secret.0;
    house.close().await;

    let log = log.text();
    assert!(log.contains("a table was opened") && log.contains("a step") && log.contains("a request"), "{log}");
    is_clean(&log);
    let hex: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut never = vec![returns, token, hex, format!("{secret:?}")];
    never.extend(devices.iter().chain([&other]).filter_map(|device| {
        let (_, value) = device.cookie.as_ref()?.split_once('=')?;
        Some(value.to_owned())
    }));
    never.extend(["Zwetschgendatschi", "Kreszentia", "Ada", "\"order\"", "cards", "put_back"].map(str::to_owned));
    assert!(never.len() >= 12 && never.iter().all(|text| text.len() > 2), "{never:?}");
    for text in never {
        assert!(!log.contains(&text), "{text} is in the log:\n{log}");
    }
}

#[tokio::test]
async fn nobody_writes_lines_into_the_log() {
    let (log, _listening) = Log::listen();
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (mut host, table) = open_table(&house, &[], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    for kind in ["rename", "say", "phrase", "seat_computer"] {
        let command =
            json!({ "kind": kind, "name": FORGED, "text": FORGED, "phrase": FORGED, "player": FORGED, "seat": 1 });
        assert!(client.refused(command).await["code"].is_string(), "{kind}");
    }
    for body in [json!({ "game": FORGED, "name": "Bo" }), json!({ "game": "polterfass", "name": FORGED })] {
        assert_ne!(host.post("/api/tables", body).await.status, 200);
    }
    let escaped: String = FORGED.bytes().map(|byte| format!("%{byte:02x}")).collect();
    for path in [format!("/api/tables/{escaped}"), format!("/api/games/{escaped}/maps"), format!("/{escaped}")] {
        assert_ne!(host.get(&path).await.status, 500, "{path}");
    }
    let odd = [("X-Forwarded-For", "forged"), ("User-Agent", "forged"), ("Referer", "forged")];
    host.send("GET", "/api/me", &odd, "").await;
    // Most of these are no HTTP, and are refused without a body.
    for request in [
        "FORGED /api/me",
        "GET /api/\u{1b}[31mforged",
        "GET /api/me HTTP/1.1\r\nCookie: stammtisch_device=\u{1b}[31mforged",
    ] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(format!("{request}\r\nConnection: close\r\n\r\n").as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
    }
    house.close().await;
    let log = log.text();
    assert!(log.contains("a request"), "{log}");
    is_clean(&log);
}

/// Whether a token was never given, is used up or belongs to somebody else: the answer is the same.
#[tokio::test]
async fn a_guess_is_answered_like_what_is_over() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (mut host, table) = open_table(&house, &[], json!({})).await;
    let path = format!("/api/tables/{table}/return-link");
    let mut links = Vec::new();
    for _ in 0..2 {
        let link = host.posted(&path, json!({})).await;
        links.push(link["url"].as_str().unwrap().rsplit(['#', '/']).next().unwrap().to_owned());
    }
    let mut answers = Vec::new();
    let mut somebody = Device::new(house.address);
    somebody.posted("/api/return", json!({ "token": links[1] })).await;
    // Replaced, used up, and never given.
    let never = "7".repeat(links[0].len());
    for token in [&links[0], &links[1], &never] {
        let answer = Device::new(house.address).post("/api/return", json!({ "token": token })).await;
        answers.push((answer.status, answer.text().to_owned()));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]) && answers[0].0 >= 400, "{answers:?}");
    // The page of a table says nothing of whether there is one, but for its name.
    let mut pages = Vec::new();
    for table in [table.as_str(), "k3v9qmw2x7rtn5ab"] {
        let page = Device::new(house.address).get(&format!("/t/{table}")).await;
        pages.push((page.status, page.text().replace(table, "")));
    }
    assert_eq!(pages[0], pages[1]);
    house.close().await;
}

/// A refused record is the same to everybody, at every moment before the end.
#[tokio::test]
async fn the_record_is_refused_alike_until_the_end() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    let mut answers: Vec<(u16, String, Value)> = Vec::new();
    for step in 0..3 {
        if step == 1 {
            clients[0].done(roll()).await;
        }
        if step == 2 {
            clients[1].until(|update| update["game"]["legal"].as_array().is_some_and(|legal| !legal.is_empty())).await;
            clients[1].done(order(4)).await;
        }
        for device in [&devices[0], &devices[1], &Device::new(house.address)] {
            let answer = device.get(&format!("/api/tables/{table}/record")).await;
            answers.push((answer.status, answer.code(), answer.json()));
        }
    }
    assert_eq!(answers.len(), 9);
    assert!(
        answers.iter().all(|answer| *answer == (409, "not_over".into(), json!({ "code": "not_over" }))),
        "{answers:?}"
    );
    house.close().await;
}
