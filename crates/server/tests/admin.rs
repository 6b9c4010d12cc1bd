//! What the one who runs the server does with tables.

mod common;

use common::{Client, House, open_table};
use referee::Stage;
use serde_json::json;
use server::{AdminError, close_table, delete_table, list_tables};
use store::OpenError;

#[tokio::test]
async fn tables_are_listed_closed_and_deleted_while_no_server_runs() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (mut host, table) = open_table(&house, &["random"; 3], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.leave().await;
    let running = list_tables(data.path()).await;
    assert!(matches!(running, Err(AdminError::Open(OpenError::InUse { .. }))), "{running:?}");
    house.close().await;

    let listed = list_tables(data.path()).await.unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!((&listed[0].id, listed[0].stage, listed[0].people), (&table, Some(Stage::Playing), 1));
    assert!(close_table(data.path(), &table).await.unwrap());
    assert!(!close_table(data.path(), &table).await.unwrap());
    assert!(!close_table(data.path(), "nosuchtable").await.unwrap());
    assert_eq!(list_tables(data.path()).await.unwrap()[0].stage, Some(Stage::Closed));

    let house = House::open(data.path()).await;
    host.address = house.address;
    let mut client = Client::join(&host, &table, 0).await;
    assert_eq!(client.stage(), "closed");
    assert_eq!(client.refused(json!({ "kind": "say", "text": "Hello?" })).await["code"], "table_closed");
    let unfinished = host.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(unfinished.code(), "not_over", "an unfinished record would tell what was never turned over");
    house.close().await;

    assert!(delete_table(data.path(), &table).await.unwrap());
    assert!(!delete_table(data.path(), &table).await.unwrap());
    assert_eq!(list_tables(data.path()).await.unwrap(), []);
}
