//! A server in this process, and clients that speak to it as strangers would: over HTTP and sockets.

#![allow(dead_code, reason = "no test file needs all of it")]

mod client;
mod house;
pub mod http;
mod log;
mod schema;

pub use client::Client;
pub use house::House;
pub use http::Device;
#[allow(unused_imports, reason = "no test file needs all of it")]
pub use log::{Log, steady};
pub use schema::{check_answer, check_frame};

use serde_json::{Value, json};

/// A table of four whose host is Ada, with these computer players; seat 0 keeps the tap first.
pub async fn open_table(house: &House, computers: &[&str], options: Value) -> (Device, String) {
    let mut host = Device::new(house.address);
    let setup = json!({ "seats": 4, "goal": 25, "first_innkeeper": { "seat": 0 } });
    let body =
        json!({ "game": "polterfass", "name": "Ada", "setup": setup, "options": options, "computers": computers });
    let opened = host.posted("/api/tables", body).await;
    (host, opened["table"].as_str().unwrap().to_owned())
}

/// Somebody sits down.
pub async fn sit(house: &House, table: &str, name: &str) -> Device {
    let mut device = Device::new(house.address);
    device.posted(&format!("/api/tables/{table}/sit"), json!({ "name": name })).await;
    device
}

/// A table of four people; the game has begun, and everybody knows.
pub async fn four(house: &House, options: Value) -> (String, Vec<Device>, Vec<Client>) {
    let (host, table) = open_table(house, &[], options).await;
    let mut devices = vec![host];
    for name in ["Bo", "Cy", "Di"] {
        devices.push(sit(house, &table, name).await);
    }
    let mut clients = Vec::new();
    for device in &devices {
        clients.push(Client::join(device, &table, 0).await);
    }
    clients[0].done(json!({ "kind": "begin" })).await;
    for client in &mut clients {
        client.until(|update| update["table"]["stage"] == "playing").await;
    }
    (table, devices, clients)
}

/// An order of one card.
pub fn order(card: u8) -> Value {
    json!({ "kind": "act", "action": { "kind": "order", "cards": [card] } })
}

pub fn roll() -> Value {
    json!({ "kind": "act", "action": { "kind": "roll" } })
}

/// An address of this machine where nobody listens, and on Linux nobody else does as long as this process lives: whoever names it may
/// listen where a socket is bound that doesn't listen, and nobody is given its port.
pub fn free_address() -> std::net::SocketAddr {
    let bound = tokio::net::TcpSocket::new_v4().unwrap();
    bound.set_reuseaddr(true).unwrap();
    bound.bind(([127, 0, 0, 1], 0).into()).unwrap();
    let address = bound.local_addr().unwrap();
    if cfg!(target_os = "linux") {
        std::mem::forget(bound);
    }
    address
}
