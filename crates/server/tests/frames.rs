//! Sockets spoken to by hand: frames that no library would send.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{Client, Device, House, open_table};
use serde_json::{Value, json};
use server::ManualClock;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

const START: u64 = 1_700_000_000_000;
/// A test that waits longer than this has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// Opcodes and flags of RFC 6455.
const FIN: u8 = 0x80;
const CONTINUED: u8 = 0;
const TEXT: u8 = 1;
const PING: u8 = 9;

/// A socket after the handshake.
async fn raw(house: &House, device: &Device, table: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {}\r\n\r\n",
        house.address,
        device.cookie.as_deref().unwrap_or("a=b"),
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let (mut head, mut byte) = (Vec::new(), [0]);
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).await.unwrap();
        head.push(byte[0]);
    }
    assert!(head.starts_with(b"HTTP/1.1 101 "), "{}", String::from_utf8_lossy(&head));
    stream
}

/// A frame, masked by zeros unless it is to be plain.
fn frame(first: u8, body: &[u8], masked: bool) -> Vec<u8> {
    let mask = if masked { 0x80 } else { 0 };
    let mut bytes = vec![first];
    match body.len() {
        short @ 0..126 => bytes.push(mask | short as u8),
        long => {
            bytes.push(mask | 127);
            bytes.extend((long as u64).to_be_bytes());
        }
    }
    if masked {
        bytes.extend([0; 4]);
    }
    bytes.extend(body);
    bytes
}

/// Whatever comes until the server closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("the server closes");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn frames_against_the_standard_end_the_socket_and_trouble_nobody_else() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut other = Client::join(&host, &table, 0).await;
    let hello = br#"{"type":"hello","protocol":1,"since":0}"#;
    let endless: Vec<u8> = frame(TEXT, &[b'x'; 8_000], true)
        .into_iter()
        .chain(frame(CONTINUED, &[b'x'; 8_000], true).repeat(40))
        .collect();
    let mut huge = vec![FIN | TEXT, 0x80 | 127];
    huge.extend(u64::MAX.to_be_bytes());
    huge.extend([0; 4]);
    for (what, bytes) in [
        ("not masked", frame(FIN | TEXT, hello, false)),
        ("not UTF-8", frame(FIN | TEXT, &[b'"', 0xff, 0xc0, b'"'], true)),
        ("half a letter", frame(FIN | TEXT, &"ü".as_bytes()[..1], true)),
        ("an unknown kind", frame(FIN | 3, b"", true)),
        ("a reserved bit", frame(FIN | 0x40 | TEXT, hello, true)),
        ("a ping too long", frame(FIN | PING, &[0; 200], true)),
        ("a ping in pieces", frame(PING, b"", true)),
        ("the end of nothing", frame(FIN | CONTINUED, b"x", true)),
        ("a text within a text", [frame(TEXT, b"x", true), frame(FIN | TEXT, b"y", true)].concat()),
        ("a message without end", endless),
        ("a length beyond all", huge),
        ("no frames at all", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".to_vec()),
    ] {
        let mut stream = raw(&house, &Device::new(house.address), &table).await;
        // The server may close before it has read everything.
        let _ = stream.write_all(&bytes).await;
        let answer = rest(&mut stream).await;
        assert!(!answer.contains(r#""type":"update""#), "{what}: {answer}");
    }
    other.done(json!({ "kind": "say", "text": "Still here." })).await;
    house.close().await;
}

#[tokio::test]
async fn pieces_of_nothing_keep_no_socket_open() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = House::with_clock(data.path(), Arc::new(clock.clone())).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut stream = raw(&house, &host, &table).await;
    let hello = frame(FIN | TEXT, br#"{"type":"hello","protocol":1,"since":0}"#, true);
    stream.write_all(&hello).await.unwrap();
    let (mut reading, mut writing) = stream.split();
    let flood = async {
        let mut pieces = frame(TEXT, b"", true);
        while writing.write_all(&pieces).await.is_ok() {
            pieces = frame(CONTINUED, b"", true).repeat(2_000);
            clock.advance(Duration::from_secs(5));
        }
    };
    let mut answer = Vec::new();
    let both = async { tokio::join!(flood, reading.read_to_end(&mut answer)) };
    let _ = tokio::time::timeout(PATIENCE, both).await.expect("the server closes");
    house.close().await;
}

#[tokio::test]
async fn a_flood_of_pings_ends_with_a_word() {
    let data = tempfile::tempdir().unwrap();
    let house = House::with_clock(data.path(), Arc::new(ManualClock::at(START))).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    for _ in 0..600 {
        client.try_send(Message::Ping(Vec::new().into())).await;
    }
    let bye = client.next().await;
    // What it has sent and the server never read may have cost it the last word.
    assert!(bye == Value::Null || bye == json!({ "type": "bye", "error": { "code": "too_many_requests" } }), "{bye}");
    while client.next().await != Value::Null {}
    let mut patient = Client::join(&host, &table, 0).await;
    for _ in 0..20 {
        patient.send_raw(Message::Ping(Vec::new().into())).await;
    }
    patient.done(json!({ "kind": "say", "text": "Still here." })).await;
    house.close().await;
}
