//! Those who want in, through HTTP: other sites, made-up paths and headers, requests that are two things at once.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{Client, Device, House, four, open_table};
use serde_json::json;
use server::{ManualClock, Rate, SystemClock};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A test that waits longer than this has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// All that is answered until the server closes.
async fn raw(house: &House, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let (mut reading, mut writing) = stream.split();
    let mut answer = Vec::new();
    // The server may close before it has read everything.
    let talk = async { tokio::join!(writing.write_all(request), reading.read_to_end(&mut answer)) };
    let _ = tokio::time::timeout(PATIENCE, talk).await.expect("the server comes to an end");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn every_post_is_refused_to_other_sites_and_no_answer_is_shown_to_them() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let of_table = |what: &str| format!("/api/tables/{table}/{what}");
    let posts = ["/api/tables".to_owned(), "/api/return".to_owned(), of_table("sit"), of_table("return-link")];
    for path in &posts {
        for (name, value) in [
            ("Origin", "http://evil.example"),
            ("Origin", "null"),
            ("Sec-Fetch-Site", "cross-site"),
            ("Sec-Fetch-Site", "same-site"),
        ] {
            let headers = [(name, value), ("Content-Type", "application/json")];
            let answer = host.send("POST", path, &headers, r#"{"name":"Eve"}"#).await;
            assert_eq!((answer.status, answer.code().as_str()), (403, "bad_origin"), "{path} {name}: {value}");
        }
    }
    for method in ["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE"] {
        let headers = [("Origin", "http://evil.example"), ("Access-Control-Request-Method", "POST")];
        let answer = host.send(method, &posts[2], &headers, "").await;
        assert_eq!(answer.code(), "bad_origin", "{method}");
        assert_eq!(host.send(method, &posts[2], &[], "").await.code(), "not_found", "{method}");
    }
    for path in ["/", "/api/me", "/api/nothing", &of_table("record"), &of_table("invitation"), "/healthz"] {
        let answer = host.send("GET", path, &[("Origin", "http://evil.example")], "").await;
        assert!(!answer.head.to_ascii_lowercase().contains("access-control-"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
        assert!(
            answer.header("content-security-policy").is_some_and(|policy| policy.contains("frame-ancestors 'none'"))
        );
        assert_eq!(answer.header("cache-control"), Some(if path == "/" { "no-cache" } else { "no-store" }), "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn paths_lead_nowhere_but_to_the_page_and_its_files() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let device = Device::new(house.address);
    let pages = [device.get("/").await.body, device.get("/t/x").await.body];
    for path in [
        "/../../../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..\\..\\etc\\passwd",
        "//etc/passwd",
        "/assets%2f..%2f..%2fCargo.toml",
        "/index.html%00.png",
        "/t/../../etc/passwd",
    ] {
        let answer = device.get(path).await;
        assert!(answer.status == 404 || pages.contains(&answer.body), "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_request_that_is_too_long_or_none_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (_, table) = open_table(&house, &[], json!({})).await;
    let host = "Host: localhost\r\n";
    let many = (0..150).map(|n| format!("X-{n}: y\r\n")).collect::<String>();
    let long = format!("Cookie: {}\r\n", "x".repeat(100_000));
    for (what, head, statuses) in [
        ("too many headers", format!("GET / HTTP/1.1\r\n{host}{many}\r\n"), &[431][..]),
        ("a header too long", format!("GET / HTTP/1.1\r\n{host}{long}\r\n"), &[431]),
        ("a path too long", format!("GET /{} HTTP/1.1\r\n{host}\r\n", "x".repeat(100_000)), &[414, 431]),
        (
            "a handshake too long",
            format!("GET /api/tables/{table}/socket HTTP/1.1\r\n{host}Upgrade: websocket\r\n{long}\r\n"),
            &[431],
        ),
        (
            "two lengths",
            format!("POST /api/return HTTP/1.1\r\n{host}Content-Length: 2\r\nContent-Length: 30\r\n\r\n{{}}"),
            &[400],
        ),
        ("a line that is none", "nonsense\r\n\r\n".into(), &[400]),
        ("a header that is none", format!("GET / HTTP/1.1\r\n{host}no colon here\r\n\r\n"), &[400]),
    ] {
        let answer = raw(&house, head.as_bytes()).await;
        let status = answer.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok());
        assert!(
            status.is_some_and(|status| statuses.contains(&status)),
            "{what}: {}",
            &answer[..answer.len().min(200)]
        );
    }
    house.close().await;
}

#[tokio::test]
async fn requests_one_behind_the_other_are_answered_in_order() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let mut requests = String::new();
    for n in 0..60 {
        let path = if n % 2 == 0 { "/api/me" } else { "/api/nothing" };
        let end = if n == 59 { "Connection: close\r\n" } else { "" };
        requests += &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{end}\r\n");
    }
    let answer = raw(&house, requests.as_bytes()).await;
    let statuses: Vec<&str> = answer.split("HTTP/1.1 ").skip(1).map(|answer| &answer[..3]).collect();
    assert_eq!(statuses, ["200", "404"].repeat(30));
    house.close().await;
}

#[tokio::test]
async fn an_address_asks_only_so_often() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(1_700_000_000_000);
    let house = House::with(data.path(), Arc::new(clock.clone()), |config| {
        config.requests = Rate { burst: 5, every: 1_000 };
    })
    .await;
    let from = |address: &str| Device { forwarded: Some(address.into()), ..Device::new(house.address) };
    let greedy = from("2001:db8::1");
    for _ in 0..5 {
        assert_eq!(greedy.get("/api/me").await.status, 200);
    }
    // Its whole network counts, and what it says of others changes nothing.
    for device in [&greedy, &from("2001:db8::ffff:1"), &from("198.51.100.9, 2001:db8::2")] {
        let answer = device.get("/api/tables/nosuchtable").await;
        assert_eq!((answer.status, answer.code().as_str()), (429, "too_many_requests"));
        assert_eq!(device.get("/").await.status, 200, "the page can still say so");
    }
    assert_eq!(from("2001:db8:0:1::1").get("/api/me").await.status, 200);
    assert_eq!(from("192.0.2.1").get("/api/me").await.status, 200);
    clock.advance(Duration::from_secs(1));
    assert_eq!(greedy.get("/api/me").await.status, 200);
    assert_eq!(greedy.get("/api/me").await.status, 429);
    house.close().await;
}

#[tokio::test]
async fn nobody_acts_for_anybody_else_not_even_the_host() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (table, devices, mut clients) = four(&house, json!({})).await;
    clients[0].done(common::roll()).await;
    let refused = clients[0].refused(common::order(4)).await;
    assert_eq!(refused["code"], "illegal", "the host has the tap, the guests order: {refused}");
    for forged in [
        json!({ "kind": "act", "seat": 1, "action": { "kind": "order", "cards": [4] } }),
        json!({ "kind": "act", "actor": { "seat": 1 }, "action": { "kind": "order", "cards": [4] } }),
    ] {
        let refused = clients[0].refused(forged.clone()).await;
        assert!(["bad_message", "illegal"].contains(&refused["code"].as_str().unwrap()), "{forged}: {refused}");
    }
    // A return link is of one's own seat, whatever else is asked for.
    let link = format!("/api/tables/{table}/return-link");
    let mut host = devices[0].clone();
    let answer = host.posted(&link, json!({ "seat": 1 })).await;
    let token = answer["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    assert!(token.len() == 32, "160 bits");
    let mut phone = Device::new(house.address);
    assert_eq!(phone.posted("/api/return", json!({ "token": token })).await["seat"], 0);
    assert_eq!(Device::new(house.address).post(&link, json!({})).await.code(), "no_seat");
    let mut stranger = Client::join(&Device::new(house.address), &table, 0).await;
    assert_eq!(stranger.refused(json!({ "kind": "say", "text": "Hi" })).await["code"], "no_seat");
    assert_eq!(stranger.refused(common::order(3)).await["code"], "no_seat");
    assert_eq!(stranger.refused(json!({ "kind": "mute", "seat": 0, "muted": true })).await["code"], "not_host");
    house.close().await;
}

#[tokio::test]
async fn cookies_that_nobody_was_given_open_nothing() {
    let data = tempfile::tempdir().unwrap();
    let house = House::with(data.path(), Arc::new(SystemClock), |_| {}).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let own = host.cookie.clone().unwrap();
    let token = own.split_once('=').unwrap().1;
    let path = format!("/api/tables/{table}");
    for cookie in [
        format!("stammtisch_device={}", "a".repeat(32)),
        format!("stammtisch_device={}", token.to_uppercase()),
        format!("stammtisch_device={token}a"),
        format!("Stammtisch_Device={token}"),
        "stammtisch_device=".to_owned(),
        format!("stammtisch_device={}", "' OR 1=1 --".repeat(3)),
    ] {
        let device = Device { cookie: Some(cookie.clone()), ..Device::new(house.address) };
        assert_eq!(device.get(&path).await.json()["you"], json!(null), "{cookie}");
    }
    assert_eq!(host.get(&path).await.json()["you"], 0);
    // What the store keeps is a hash, so whoever reads it can't come in with it.
    house.close().await;
    for file in std::fs::read_dir(data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(token.len()).any(|window| window == token.as_bytes()));
    }
}
