//! Whether the server can do its work, and how it comes to its end.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{Client, Device, House, open_table};
use serde_json::json;
use server::ManualClock;
use store::Store;

const START: u64 = 1_700_000_000_000;

#[tokio::test]
async fn a_server_whose_store_fails_lives_but_is_not_ready() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = House::with_clock(data.path(), Arc::new(clock.clone())).await;
    let device = Device::new(house.address);
    let ready = device.get("/readyz").await;
    assert_eq!((ready.status, &ready.json()["status"]), (200, &json!("ready")));
    house.store.shut_down().await.unwrap();
    assert_eq!(
        device.get("/readyz").await.status,
        200,
        "an answer of the store holds for a while, as each costs a write"
    );
    clock.advance(Duration::from_secs(5));
    let ready = device.get("/readyz").await;
    assert_eq!(ready.status, 503);
    assert!(ready.json()["what"].is_string() && ready.header("retry-after").is_some(), "{}", ready.text());
    assert_eq!(device.get("/healthz").await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_server_that_drains_goes_on_for_as_long_as_it_was_told_to() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let house = House::with(data.path(), Arc::new(clock.clone()), |config| config.drain = 10_000).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    let ended = house.told_to_stop();
    let device = Device::new(host.address);
    let told = loop {
        let ready = device.get("/readyz").await;
        if ready.status != 200 {
            break ready;
        }
    };
    assert_eq!((told.status, told.code().as_str()), (503, "shutting_down"));
    clock.advance(Duration::from_millis(9_999));
    client.done(json!({ "kind": "say", "text": "One more round!" })).await;
    clock.advance(Duration::from_millis(1));
    let bye = loop {
        let message = client.next().await;
        if message["type"] == "bye" {
            break message;
        }
    };
    assert_eq!(bye["error"], json!({ "code": "shutting_down", "seconds": 2 }));
    ended.await.unwrap().unwrap();
}
