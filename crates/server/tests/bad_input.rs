//! Whatever strangers send: each gets its code, and nothing is lost.

mod common;

use common::{Client, Device, House, open_table};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Error, Message};

async fn refusal(client: &mut Client, frame: &str) -> Value {
    client.send_raw(Message::text(frame)).await;
    let answer = client.next().await;
    assert_eq!(answer["type"], "refused", "{frame}: {answer}");
    answer
}

#[tokio::test]
async fn malformed_frames_are_refused_by_what_is_wrong() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut client = Client::connect(&host, &table, None).await.unwrap();
    client.next().await;
    let early = refusal(&mut client, r#"{"type":"do","id":"a","command":{"kind":"begin"}}"#).await;
    assert_eq!((&early["id"], &early["error"]["code"]), (&json!("a"), &json!("bad_message")));
    client.hello(0).await;
    client.wait(|_| true).await;
    for (frame, what) in [
        ("", "EOF"),
        ("{", "EOF"),
        ("[]", "type"),
        (r#"{"type":"dance"}"#, "dance"),
        (r#"{"type":"hello","protocol":1}"#, "since"),
        (r#"{"type":"hello","protocol":-1,"since":0}"#, "-1"),
        (r#"{"type":"do","id":"a b","command":{"kind":"begin"}}"#, "step id"),
    ] {
        let answer = refusal(&mut client, frame).await;
        assert_eq!(answer["error"]["code"], "bad_message", "{frame}");
        assert!(answer["error"]["what"].as_str().unwrap().contains(what), "{frame}: {answer}");
        assert_eq!(answer["id"], Value::Null);
    }
    let named = refusal(&mut client, r#"{"type":"do","id":"x-1","command":{"kind":"dance"}}"#).await;
    assert_eq!((&named["id"], &named["error"]["code"]), (&json!("x-1"), &json!("bad_message")));
    client.send_raw(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(client.next().await["error"]["code"], "bad_message");

    let field = client.refused(json!({ "kind": "act", "action": { "kind": "order", "cards": [99] } })).await;
    assert_eq!((&field["code"], &field["field"]), (&json!("bad_field"), &json!("command.action")));
    let player = client.refused(json!({ "kind": "seat_computer", "seat": 1, "player": "omniscient" })).await;
    assert_eq!(player, json!({ "code": "unknown", "what": "omniscient" }));
    assert_eq!(client.refused(json!({ "kind": "phrase", "phrase": "phrase-more" })).await["code"], "unknown");
    client.done(json!({ "kind": "phrase", "phrase": "more" })).await;
    assert_eq!(client.refused(json!({ "kind": "say", "text": "a\u{202e}b" })).await["code"], "text_control");
    assert_eq!(client.refused(json!({ "kind": "say", "text": "x".repeat(10_000) })).await["code"], "text_too_long");
    assert_eq!(client.refused(json!({ "kind": "remove", "seat": 7 })).await["code"], "unknown_seat");
    client.done(json!({ "kind": "say", "text": "<script>alert(1)</script>" })).await;
    house.close().await;
}

#[tokio::test]
async fn frames_beyond_the_limit_end_the_connection_with_a_word() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    for length in [protocol::MAX_MESSAGE + 1, 60_000] {
        let mut client = Client::join(&host, &table, 0).await;
        client.send_raw(Message::text("x".repeat(length))).await;
        let bye = client.next().await;
        assert_eq!(bye["error"], json!({ "code": "message_too_large", "max": protocol::MAX_MESSAGE }), "{length}");
        assert_eq!(client.next().await, Value::Null);
    }
    // So much is not even read, so the word may not arrive; but it ends.
    let mut client = Client::join(&host, &table, 0).await;
    client.try_send(Message::text("x".repeat(1 << 20))).await;
    while client.next().await != Value::Null {}
    house.close().await;
}

#[tokio::test]
async fn another_protocol_is_told_at_once() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut client = Client::connect(&host, &table, None).await.unwrap();
    let welcome = client.next().await;
    assert_eq!((&welcome["protocol"], &welcome["seat"]), (&json!(1), &json!(0)));
    client.send(json!({ "type": "hello", "protocol": 2, "since": 0 })).await;
    assert_eq!(client.next().await["error"]["code"], "unsupported_protocol");
    assert_eq!(client.next().await, Value::Null);
    house.close().await;
}

#[tokio::test]
async fn who_talks_too_much_is_not_heard() {
    let data = tempfile::tempdir().unwrap();
    let clock = server::ManualClock::at(1_000_000);
    let house = House::with_clock(data.path(), std::sync::Arc::new(clock.clone())).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    for _ in 0..39 {
        client.send(json!({ "type": "ping" })).await;
        assert_eq!(client.next().await["type"], "pong");
    }
    let refused = client.refused(json!({ "kind": "say", "text": "Ha!" })).await;
    assert_eq!(refused["code"], "too_many_requests");
    clock.advance(std::time::Duration::from_millis(50));
    client.done(json!({ "kind": "say", "text": "Ha!" })).await;
    house.close().await;
}

#[tokio::test]
async fn requests_that_make_no_sense_are_answered() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (_, table) = open_table(&house, &[], json!({})).await;
    let mut device = Device::new(house.address);
    for path in
        ["/api/tables/nosuchtable", "/api/tables/UPPER", "/api/tables/nosuchtable/invitation", "/api/tables/%ff/record"]
    {
        let answer = device.get(path).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "unknown_table"), "{path}");
    }
    let mut nowhere = Client::connect(&device, "nosuchtable", None).await.unwrap();
    assert_eq!(nowhere.next().await, json!({ "type": "bye", "error": { "code": "unknown_table" } }));
    assert_eq!(device.get(&format!("/api/tables/{table}/record")).await.code(), "not_over");
    assert_eq!(device.get(&format!("/api/tables/{table}/socket")).await.code(), "bad_message");
    assert_eq!(device.get("/api/games/chess/players").await.code(), "unknown_game");
    assert_eq!(device.get("/api/games/polterfass/players").await.json()[0], json!({ "name": "master" }));
    assert_eq!(device.get("/api/nothing").await.code(), "not_found");
    assert_eq!(device.get("/api/return").await.code(), "not_found", "a GET takes no seat");
    assert_eq!(device.get("/api/me").await.json(), json!([]));
    let sit = format!("/api/tables/{table}/sit");
    for (body, code) in [
        (json!({}), "bad_message"),
        (json!([]), "bad_message"),
        (json!({ "name": "Bo", "admin": true }), "bad_message"),
        (json!({ "name": " " }), "text_empty"),
        (json!({ "name": "x".repeat(10_000) }), "text_too_long"),
        (json!({ "name": "a\u{7}" }), "text_control"),
        (json!({ "name": "ADA" }), "name_taken"),
        (json!({ "name": "x".repeat(20_000) }), "message_too_large"),
    ] {
        assert_eq!(device.post(&sit, body.clone()).await.code(), code, "{}", body.to_string().len());
    }
    let plain = device.send("POST", &sit, &[("Content-Type", "text/plain")], r#"{"name":"Bo"}"#).await;
    assert_eq!(plain.code(), "bad_message");
    for (change, code) in [
        (json!({ "game": "chess" }), "unknown_game"),
        (json!({ "setup": { "seats": 9 } }), "bad_setup"),
        (json!({ "setup": { "seats": "four" } }), "bad_field"),
        (json!({ "options": { "deadline": { "seconds": 5 } } }), "deadline_range"),
        (json!({ "computers": ["omniscient"] }), "unknown"),
        (json!({ "computers": ["random", "random", "random", "random"] }), "table_full"),
    ] {
        let mut body = json!({ "game": "polterfass", "name": "Ada" });
        body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        assert_eq!(device.post("/api/tables", body).await.code(), code, "{change}");
    }
    assert_eq!(device.post("/api/return", json!({ "token": "abc" })).await.code(), "unknown_return_link");
    assert_eq!(device.post(&format!("/api/tables/{table}/return-link"), json!({})).await.code(), "no_seat");
    house.close().await;
}

#[tokio::test]
async fn one_address_opens_only_so_many_tables() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let device = Device::new(house.address);
    let body = json!({ "game": "polterfass", "name": "Ada" }).to_string();
    let mut codes = Vec::new();
    for address in ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"] {
        let headers = [("Content-Type", "application/json"), ("X-Forwarded-For", address)];
        codes.push(device.send("POST", "/api/tables", &headers, &body).await.status);
    }
    assert_eq!(codes, [200, 200, 429, 200]);
    // A proxy may add a line of its own to what the client made up.
    for made_up in ["198.51.100.1", "198.51.100.2"] {
        let headers =
            [("Content-Type", "application/json"), ("X-Forwarded-For", made_up), ("X-Forwarded-For", "192.0.2.1")];
        assert_eq!(device.send("POST", "/api/tables", &headers, &body).await.status, 429);
    }
    house.close().await;
}

#[tokio::test]
async fn spectators_can_be_kept_out() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut host = Client::join(&host, &table, 0).await;
    let stranger = Device::new(house.address);
    let mut watching = Client::join(&stranger, &table, 0).await;
    assert_eq!(watching.update["table"]["spectators"], 1);
    let setup = host.update["table"]["setup"].clone();
    host.done(json!({ "kind": "arrange", "setup": setup, "options": { "spectators": false } })).await;
    loop {
        let message = watching.next().await;
        if message["type"] == "bye" {
            assert_eq!(message["error"]["code"], "spectators_forbidden");
            break;
        }
    }
    let mut again = Client::connect(&stranger, &table, None).await.unwrap();
    assert_eq!(again.next().await["error"]["code"], "spectators_forbidden");
    house.close().await;
}

#[tokio::test]
async fn other_sites_can_open_no_socket() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let own = format!("http://{}", house.address);
    assert!(Client::connect(&host, &table, Some(&own)).await.is_ok());
    match Client::connect(&host, &table, Some("http://evil.example")).await {
        Err(Error::Http(answer)) => assert_eq!(answer.status(), 403),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("another site was let in"),
    }
    house.close().await;
}

/// `{"name":"Bo"}`, packed by gzip.
const PACKED: [u8; 33] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 202, 75, 204, 77, 85, 178, 82, 114, 202, 87, 170, 5, 0, 142, 253, 177,
    18, 13, 0, 0, 0,
];

#[tokio::test]
async fn packed_bodies_are_not_unpacked() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (_, table) = open_table(&house, &[], json!({})).await;
    let head = format!(
        "POST /api/tables/{table}/sit HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json"
    );
    for (coding, what) in
        [("Content-Encoding: gzip\r\n", "packed"), ("Content-Encoding: br\r\n", "packed"), ("", "expected value")]
    {
        let length = PACKED.len();
        let head = format!("{head}\r\n{coding}Content-Length: {length}\r\n\r\n");
        let told = said(&house, &[head.as_bytes(), &PACKED].concat(), b"").await;
        assert!(
            told.starts_with("HTTP/1.1 400 ") && told.contains(r#""code":"bad_message""#) && told.contains(what),
            "{coding}: {told}"
        );
    }
    house.close().await;
}

#[tokio::test]
async fn a_body_without_an_end_is_refused_at_the_limit() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    let chunk = format!("400\r\n{}\r\n", " ".repeat(0x400));
    let told = said(&house, head.as_bytes(), chunk.as_bytes()).await;
    assert!(told.starts_with("HTTP/1.1 413 ") && told.contains(r#""code":"message_too_large""#), "{told}");
    // One that only claims to be endless is not even waited for.
    let head = head.replace("Transfer-Encoding: chunked", "Content-Length: 9223372036854775807");
    let told = said(&house, head.as_bytes(), b"").await;
    assert!(told.starts_with("HTTP/1.1 413 "), "{told}");
    let mut device = Device::new(house.address);
    assert_eq!(device.post("/api/tables", json!({ "game": "polterfass", "name": "Ada" })).await.status, 200);
    house.close().await;
}

/// What is answered to somebody who says this, and then the other thing again and again, for as long as it is taken.
async fn said(house: &House, first: &[u8], again: &[u8]) -> String {
    let (mut from, mut to) = TcpStream::connect(house.address).await.unwrap().into_split();
    to.write_all(first).await.unwrap();
    let endless = async {
        while !again.is_empty() && to.write_all(again).await.is_ok() {}
        std::future::pending::<()>().await;
    };
    let heard = async {
        let (mut told, mut bytes) = (Vec::new(), [0; 1024]);
        // A connection that is cut while it is spoken on gives an error behind the answer.
        while let Ok(1..) = from.read(&mut bytes).await.inspect(|&count| told.extend_from_slice(&bytes[..count])) {
            if told.ends_with(b"}") {
                break;
            }
        }
        String::from_utf8(told).unwrap()
    };
    let heard = tokio::time::timeout(std::time::Duration::from_secs(30), heard);
    tokio::select! {
        told = heard => told.expect("the server waits for ever"),
        () = endless => unreachable!("it never ends"),
    }
}
