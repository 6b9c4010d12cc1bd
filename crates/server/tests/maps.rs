//! Tables on the maps of the house.

mod common;

use std::sync::Arc;

use common::{Client, Device, House};
use serde_json::{Value, json};
use server::{Maps, SystemClock};

/// The built-in map with another name, and one parasol less.
const MEADOW: [(&str, &str); 2] =
    [("\"Reconstruction\"", "\"Meadow\""), ("P . . P P . . P\",\n    \"#", ". . . P P . . P\",\n    \"#")];

fn meadow() -> String {
    let built_in = include_str!("../../../maps/reconstruction.toml").to_owned();
    MEADOW.iter().fold(built_in, |text, (from, to)| text.replacen(from, to, 1))
}

/// A house with the meadow in its folder.
async fn house(data: &tempfile::TempDir) -> House {
    let folder = data.path().join("maps");
    std::fs::create_dir_all(&folder).unwrap();
    if !folder.join("meadow.toml").exists() {
        std::fs::write(folder.join("meadow.toml"), meadow()).unwrap();
    }
    let maps = Maps::load(&folder).unwrap();
    House::with(data.path(), Arc::new(SystemClock), |config| config.maps = maps).await
}

fn garden(more: Value) -> Value {
    let mut body = json!({ "game": "goldbraeu", "name": "Ada" });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

/// Opens a table and looks at its setup.
async fn opened(house: &House, more: Value) -> (Device, String, Value) {
    let mut host = Device::new(house.address);
    let opened = host.posted("/api/tables", garden(more)).await;
    let table = opened["table"].as_str().unwrap().to_owned();
    let setup = Client::join(&host, &table, 0).await.update["table"]["setup"].clone();
    (host, table, setup)
}

#[tokio::test]
async fn the_maps_are_listed_with_all_that_a_drawing_needs() {
    let data = tempfile::tempdir().unwrap();
    let house = house(&data).await;
    let device = Device::new(house.address);
    let maps = device.get("/api/games/goldbraeu/maps").await.json();
    assert_eq!((&maps[0]["id"], &maps[1]["id"]), (&json!("reconstruction"), &json!("meadow")));
    assert_eq!(maps[1]["map"]["name"], "Meadow");
    assert_eq!(maps[1]["map"]["rows"], json!(["..K..E..", "...PP..P", "#A....B#", "P..PP..P", "..H..O.."]));
    assert_eq!(maps[1]["map"]["doors"]["krug"], "north");
    assert_eq!(device.get("/api/games/polterfass/maps").await.json(), json!([]));
    assert_eq!(device.get("/api/games/chess/maps").await.code(), "unknown_game");
    house.close().await;
}

#[tokio::test]
async fn a_table_is_opened_on_the_chosen_map_or_the_built_in_one() {
    let data = tempfile::tempdir().unwrap();
    let house = house(&data).await;
    let (.., setup) = opened(&house, json!({})).await;
    assert_eq!(setup["map"]["name"], "Reconstruction");
    let (.., setup) = opened(&house, json!({ "map": "meadow" })).await;
    assert_eq!((&setup["map"]["name"], &setup["seats"]), (&json!("Meadow"), &json!(4)));
    let (.., setup) = opened(&house, json!({ "map": "meadow", "setup": { "seats": 3 } })).await;
    assert_eq!((&setup["map"]["name"], &setup["seats"]), (&json!("Meadow"), &json!(3)));
    house.close().await;
}

#[tokio::test]
async fn maps_that_are_not_there_are_refused() {
    let data = tempfile::tempdir().unwrap();
    let house = house(&data).await;
    let mut device = Device::new(house.address);
    for (body, status, code) in [
        (garden(json!({ "map": "moon" })), 404, "unknown_map"),
        (garden(json!({ "map": "../maps/meadow" })), 404, "unknown_map"),
        (json!({ "game": "polterfass", "name": "Ada", "map": "meadow" }), 404, "unknown_map"),
        (json!({ "game": "chess", "name": "Ada", "map": "meadow" }), 404, "unknown_game"),
        (garden(json!({ "map": "meadow", "setup": { "seats": 4, "map": {} } })), 422, "bad_field"),
        (garden(json!({ "map": "meadow", "setup": 4 })), 422, "bad_field"),
        (garden(json!({ "map": "meadow", "setup": { "seats": 5 } })), 422, "bad_setup"),
    ] {
        let answer = device.post("/api/tables", body.clone()).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{body}");
        if code == "unknown_map" {
            assert_eq!(answer.json()["map"], body["map"]);
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_table_keeps_its_map_when_the_file_changes() {
    let data = tempfile::tempdir().unwrap();
    let before = house(&data).await;
    let (host, table, setup) =
        opened(&before, json!({ "map": "meadow", "computers": ["random", "random", "random"] })).await;
    before.close().await;
    let file = data.path().join("maps/meadow.toml");
    std::fs::write(&file, meadow().replace("P . . P P . . P\"", "P . . . . . . P\"")).unwrap();

    let after = house(&data).await;
    let host = Device { address: after.address, ..host };
    let mut client = Client::join(&host, &table, 0).await;
    assert_eq!(client.update["table"]["setup"], setup);
    client.done(json!({ "kind": "begin" })).await;
    let rows = &client.update["table"]["setup"]["map"]["rows"];
    assert_eq!(rows, &json!(["..K..E..", "...PP..P", "#A....B#", "P..PP..P", "..H..O.."]));
    let listed = host.get("/api/games/goldbraeu/maps").await.json();
    assert_ne!(listed[1]["map"]["rows"], *rows, "the file has changed");
    std::fs::remove_file(file).unwrap();
    after.close().await;
}

#[tokio::test]
async fn the_host_may_choose_again_in_the_lobby() {
    let data = tempfile::tempdir().unwrap();
    let house = house(&data).await;
    let (host, table, mut setup) = opened(&house, json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    let maps = host.get("/api/games/goldbraeu/maps").await.json();
    setup["map"] = maps[1]["map"].clone();
    let options = client.update["table"]["options"].clone();
    client.done(json!({ "kind": "arrange", "setup": setup, "options": options })).await;
    assert_eq!(client.update["table"]["setup"]["map"]["name"], "Meadow");
    setup["map"]["doors"]["adler"] = json!("east");
    let refusal = client.refused(json!({ "kind": "arrange", "setup": setup, "options": options })).await;
    assert_eq!(refusal["code"], "bad_field", "{refusal}");
    house.close().await;
}
