//! Those who connect too often, or talk too slowly.

mod common;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use common::{Client, Device, House, open_table};
use serde_json::json;
use server::{ManualClock, SystemClock};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;

/// A test that waits longer than this has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// All that is answered, if time passes quickly for the server, but not so quickly that it can't have read by then what was sent.
async fn answer(stream: &mut TcpStream, clock: &ManualClock) -> String {
    let mut answer = String::new();
    let reading = stream.read_to_string(&mut answer);
    let passing = async {
        loop {
            tokio::time::sleep(Duration::from_millis(2)).await;
            clock.advance(Duration::from_secs(1));
        }
    };
    tokio::time::timeout(PATIENCE, async {
        tokio::select! {
            read = reading => drop(read.unwrap()),
            () = passing => {}
        }
    })
    .await
    .expect("the server waits for ever");
    answer
}

#[tokio::test]
async fn nobody_is_waited_for_who_says_nothing_or_too_little() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(1_700_000_000_000);
    let house = House::with_clock(data.path(), Arc::new(clock.clone())).await;
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    for (said, answered) in [
        (String::new(), None),
        ("GET / HT".into(), None),
        (head.into(), None),
        (format!("{head}Content-Length: 100\r\n\r\n"), Some("the body came too slowly")),
        (format!("{head}Content-Length: 100\r\n\r\n{{\"game\":"), Some("the body came too slowly")),
        (format!("{head}Transfer-Encoding: chunked\r\n\r\n2\r\n{{}}\r\n"), Some("the body came too slowly")),
    ] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        let told = answer(&mut stream, &clock).await;
        assert!(answered.map_or(told.is_empty() || told.contains(" 408 "), |why| told.contains(why)), "{said}: {told}");
    }
    house.close().await;
}

/// The status with which a socket is refused.
async fn refused(device: &Device, table: &str) -> u16 {
    match Client::connect(device, table, None).await {
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("a socket was opened"),
    }
}

/// Tries until it succeeds.
async fn at_last<T, F: Future<Output = Option<T>>>(mut attempt: impl FnMut() -> F) -> T {
    let trying = async {
        loop {
            if let Some(done) = attempt().await {
                return done;
            }
        }
    };
    tokio::time::timeout(PATIENCE, trying).await.expect("never")
}

#[tokio::test]
async fn an_address_behind_a_proxy_has_only_so_many_sockets() {
    let data = tempfile::tempdir().unwrap();
    let house = House::with(data.path(), Arc::new(SystemClock), |config| config.connections = 3).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let from = |address: &str| Device { forwarded: Some(address.into()), ..Device::new(house.address) };
    let greedy = from("198.51.100.1, 192.0.2.1");
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(Client::join(&greedy, &table, 0).await);
    }
    assert_eq!(refused(&greedy, &table).await, 429);
    assert_eq!(
        refused(&from("203.0.113.1, 192.0.2.1"), &table).await,
        429,
        "what the client itself says changes nothing"
    );
    Client::join(&from("192.0.2.2"), &table, 0).await;
    // Whoever is on this machine is not counted, and requests that end are not, either.
    for _ in 0..5 {
        open.push(Client::join(&host, &table, 0).await);
        assert_eq!(greedy.get("/api/me").await.status, 200);
    }
    open.remove(0).leave().await;
    at_last(async || Client::connect(&greedy, &table, None).await.ok()).await;
    house.close().await;
}

#[tokio::test]
async fn an_address_has_only_so_many_connections() {
    // Only another address than the loopback one is counted; a machine without a network has none.
    let Some(address) = server::lan_address() else { return };
    let data = tempfile::tempdir().unwrap();
    let house = House::at(address, data.path(), Arc::new(SystemClock), |config| {
        config.connections = 3;
        config.lan = true;
    })
    .await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let join = async || Client::connect(&host, &table, None).await.ok();
    let mut open = Vec::new();
    for _ in 0..2 {
        // The requests before may not have come to their end yet.
        open.push(at_last(join).await);
    }
    let mut idle = at_last(async || {
        let mut stream = TcpStream::connect(house.address).await.ok()?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.ok()?;
        let mut first = [0; 12];
        stream.read_exact(&mut first).await.ok().filter(|_| &first == b"HTTP/1.1 200").map(|_| stream)
    })
    .await;
    // Another one is closed without a word, and those who are in don't notice.
    let mut more = TcpStream::connect(house.address).await.unwrap();
    let mut answer = Vec::new();
    let _ = more.write_all(b"GET /healthz HTTP/1.1\r\n\r\n").await;
    let _ = more.read_to_end(&mut answer).await;
    assert!(answer.is_empty());
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    idle.read_to_end(&mut answer).await.unwrap();
    assert!(String::from_utf8_lossy(&answer).contains("HTTP/1.1 200"));
    at_last(join).await;
    house.close().await;
}
