//! The descriptions that programs read: where they are, that they tell of every route, and that whole games keep to them.

mod common;

use common::{Client, Device, House, check_frame};
use serde_json::{Value, json};

/// The routes as the router has them, without what catches everything else.
fn routes() -> Vec<String> {
    let source = include_str!("../src/http/api.rs");
    let paths = source.split(".route(").skip(1).filter_map(|rest| rest.split('"').nth(1));
    paths.map(str::to_owned).filter(|path| path != "/api" && !path.contains('*')).collect()
}

#[tokio::test]
async fn every_route_is_described_and_the_descriptions_are_served() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let device = Device::new(house.address);
    let openapi = device.get("/api/openapi.json").await.json();
    let schema = device.get("/api/schema.json").await;
    assert_eq!(schema.header("content-type"), Some("application/schema+json"));
    assert!(schema.json()["$defs"]["GoldbraeuClientMessage"].is_object());
    let mut described: Vec<&String> = openapi["paths"].as_object().unwrap().keys().collect();
    let routes = routes();
    let mut served: Vec<&String> = routes.iter().collect();
    described.sort();
    served.sort();
    assert_eq!(described, served, "docs/protocol/openapi.json is made in crates/protocol/src/openapi.rs");
    house.close().await;
}

/// Plays a whole game; every frame is held against the schema by the client.
async fn plays(body: Value) {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let mut host = Device::new(house.address);
    let opened = host.posted("/api/tables", body).await;
    let table = opened["table"].as_str().unwrap();
    let mut client = Client::join(&host, table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.plays_to_the_end().await;
    // As somebody sees it who comes late.
    Client::join(&Device::new(house.address), table, 0).await;
    assert!(client.frames.len() > 20, "{}", client.frames.len());
    house.close().await;
}

#[tokio::test]
async fn a_whole_game_of_polterfass_is_as_described() {
    // Nobody gets 150 mugs in two rounds; to 40 one in a hundred games is over after fewer than twenty frames.
    let (setup, computers) = (json!({ "seats": 4, "goal": 150 }), ["careful", "random", "careful"]);
    plays(json!({ "game": "polterfass", "name": "Ada", "setup": setup, "computers": computers })).await;
}

#[tokio::test]
async fn a_whole_game_of_goldbraeu_is_as_described() {
    plays(json!({ "game": "goldbraeu", "name": "Ada", "computers": ["trader", "random", "trader"] })).await;
}

#[test]
#[should_panic(expected = "polterfass: ")]
fn a_field_that_is_not_described_would_be_noticed() {
    check_frame("polterfass", &json!({ "type": "pong", "now": 1, "nuisance": true }));
}

#[test]
#[should_panic(expected = "goldbraeu: ")]
fn a_field_that_is_missing_would_be_noticed() {
    check_frame("goldbraeu", &json!({ "type": "pong" }));
}
