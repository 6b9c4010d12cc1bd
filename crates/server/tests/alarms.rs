//! Tables that sleep although something is due there, and are woken when it is.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use common::{Client, Device, House, free_address, open_table};
use serde_json::json;
use server::ManualClock;
use store::{NewRow, NewTable, SqliteStore, Standing, Store};

const START: u64 = 1_700_000_000_000;
const DAYS: u64 = 3 * 24 * 60 * 60;
/// When the deadline of a game passes that began at `START`.
const DUE: u64 = START + DAYS * 1000 + 4_000;

async fn house(clock: &ManualClock, data: &Path) -> (House, Device) {
    let metrics = free_address();
    let house = House::with(data, Arc::new(clock.clone()), |config| config.metrics = Some(metrics)).await;
    (house, Device::new(metrics))
}

async fn metric(metrics: &Device, name: &str) -> u64 {
    let told = metrics.get("/metrics").await;
    let line = told.text().lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    line.unwrap_or_else(|| panic!("no {name}: {}", told.text()))
}

async fn awake(metrics: &Device) -> u64 {
    metric(metrics, "stammtisch_tables_awake").await
}

/// Ready as soon as it is so.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waiting).await.unwrap_or_else(|_| panic!("{what} in vain"));
}

/// How many rows of a table say so.
async fn said(house: &House, table: &str, what: &str) -> usize {
    house.store.rows(table, 0).await.unwrap().iter().filter(|row| row.json.contains(what)).count()
}

async fn stood_in(house: &House, table: &str) -> bool {
    said(house, table, r#""why":"deadline""#).await > 0
}

async fn alarm(house: &House, table: &str) -> Option<u64> {
    house.store.table(table).await.unwrap().unwrap().standing.alarm
}

/// A game that waits for its host, who has gone, and has three days.
async fn begun_and_left(house: &House) -> String {
    let (host, table) = open_table(house, &["random"; 3], json!({ "deadline": { "seconds": DAYS } })).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.until(|update| update["game"]["asked"].is_u64()).await;
    client.leave().await;
    table
}

/// A busy machine gets time to let everybody leave before more of it passes: what is due in days is not to come any nearer.
async fn fall_asleep(clock: &ManualClock, metrics: &Device) {
    until("sleep", async || {
        clock.advance(Duration::from_secs(61));
        for _ in 0..20 {
            if awake(metrics).await == 0 {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        false
    })
    .await;
}

/// Puts so many copies of a table into a store, with this alarm.
async fn copies(data: &Path, model: &str, count: usize, standing: Standing) -> Vec<String> {
    let store = SqliteStore::open(data).await.unwrap();
    let meta = store.table(model).await.unwrap().unwrap();
    let rows = store.rows(model, 0).await.unwrap();
    let rows: Vec<NewRow> = rows.into_iter().map(|row| NewRow { n: row.n, at: row.at, json: row.json }).collect();
    let ids: Vec<String> = (0..count).map(|number| format!("copy{number}")).collect();
    for id in &ids {
        let (game, secret, rows) = (meta.game.clone(), meta.secret, rows.clone());
        let table = NewTable { id: id.clone(), game, secret, opened_at: START, rows, seats: vec![], standing };
        store.create(table).await.unwrap();
    }
    store.shut_down().await.unwrap();
    ids
}

#[tokio::test]
async fn a_deadline_of_days_passes_while_the_table_sleeps() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (house, metrics) = house(&clock, data.path()).await;
    let table = begun_and_left(&house).await;
    assert_eq!(alarm(&house, &table).await, Some(DUE));
    fall_asleep(&clock, &metrics).await;
    let woken = metric(&metrics, "stammtisch_tables_woken_total").await;
    clock.advance(Duration::from_secs(DAYS - 3_600));
    assert!(!stood_in(&house, &table).await && awake(&metrics).await == 0);
    clock.advance(Duration::from_secs(3_700));
    until("stand-in", async || stood_in(&house, &table).await).await;
    // The computer players play to the end, and the table sleeps again.
    until("end", async || alarm(&house, &table).await.is_none() && awake(&metrics).await == 0).await;
    assert_eq!(said(&house, &table, r#""kind":"ended""#).await, 1);
    assert_eq!(metric(&metrics, "stammtisch_tables_woken_total").await, woken + 1, "once is enough");
    house.close().await;
}

#[tokio::test]
async fn a_deadline_that_passed_while_the_server_was_off_waits_for_people_to_come_back() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (before, _) = house(&clock, data.path()).await;
    let table = begun_and_left(&before).await;
    before.close().await;
    clock.advance(Duration::from_secs(DAYS + 3_600));
    let (after, metrics) = house(&clock, data.path()).await;
    assert_eq!(Device::new(after.address).get("/readyz").await.status, 200);
    clock.advance(Duration::from_millis(29_999));
    assert_eq!(metric(&metrics, "stammtisch_tables_woken_total").await, 0);
    // A sweep that came a moment too early comes again after a second.
    clock.advance(Duration::from_millis(1_001));
    until("stand-in", async || stood_in(&after, &table).await).await;
    after.close().await;
}

#[tokio::test]
async fn two_hundred_alarms_of_one_second_all_ring_and_one_that_can_not_be_woken_stops_nobody() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (before, _) = house(&clock, data.path()).await;
    let model = begun_and_left(&before).await;
    before.close().await;
    let standing = Standing { alarm: Some(DUE), listed: false };
    let mut tables = copies(data.path(), &model, 200, standing).await;
    tables.push(model.clone());
    let store = SqliteStore::open(data.path()).await.unwrap();
    let rows = store.rows(&model, 0).await.unwrap();
    let meta = store.table(&model).await.unwrap().unwrap();
    // One whose journal is empty, and one whose game nobody knows; both are due before all others.
    for (id, game) in [("broken", meta.game.as_str()), ("chess", "chess")] {
        let (id, game, secret) = (id.to_owned(), game.to_owned(), meta.secret);
        let standing = Standing { alarm: Some(START), listed: false };
        let table = NewTable { id, game, secret, opened_at: START, rows: vec![], seats: vec![], standing };
        store.create(table).await.unwrap();
    }
    store.shut_down().await.unwrap();

    let (after, metrics) = house(&clock, data.path()).await;
    assert_eq!(Device::new(after.address).get("/readyz").await.status, 200);
    clock.advance(Duration::from_millis(DUE - START));
    for table in &tables {
        until("stand-in", async || stood_in(&after, table).await).await;
    }
    let all = tables.len() as u64 + 2;
    assert_eq!(metric(&metrics, "stammtisch_tables_woken_total").await, all, "nobody is woken again and again");
    // When its journal is there, the next attempt succeeds.
    let rows = rows.into_iter().map(|row| NewRow { n: row.n, at: row.at, json: row.json }).collect();
    after.store.append("broken", 1, rows, vec![], standing).await.unwrap();
    until("second attempt", async || {
        clock.advance(Duration::from_secs(5));
        stood_in(&after, "broken").await
    })
    .await;
    after.close().await;
}

#[tokio::test]
async fn a_start_wakes_nobody_without_cause_and_looks_at_old_tables_once() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (before, _) = house(&clock, data.path()).await;
    let model = begun_and_left(&before).await;
    before.close().await;
    let tables = copies(data.path(), &model, 300, Standing { alarm: Some(DUE), listed: false }).await;
    let store = SqliteStore::open(data.path()).await.unwrap();
    let last = store.table(&model).await.unwrap().unwrap().last_n;
    for table in &tables[..20] {
        assert!(store.note_standing(table, last, Standing::UNKNOWN).await.unwrap());
    }
    store.shut_down().await.unwrap();

    let (after, metrics) = house(&clock, data.path()).await;
    for table in &tables[..20] {
        until("alarm", async || alarm(&after, table).await == Some(DUE)).await;
    }
    until("sleep", async || awake(&metrics).await == 0).await;
    assert_eq!(metric(&metrics, "stammtisch_tables_woken_total").await, 20);
    after.close().await;
}

#[tokio::test]
async fn a_game_that_goes_on_by_itself_goes_on_after_a_restart_though_nobody_comes() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let slow = |config: &mut server::Config| config.pace = server::Pace(60_000..=60_000);
    let before = House::with(data.path(), Arc::new(clock.clone()), slow).await;
    let (host, table) = open_table(&before, &["random"; 3], json!({})).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.until(|update| update["game"]["asked"].is_u64()).await;
    assert_eq!(alarm(&before, &table).await, None, "it waits for a person, and without end");
    client.done(json!({ "kind": "leave" })).await;
    assert_eq!(alarm(&before, &table).await, Some(Standing::AT_ONCE));
    before.close().await;

    let (after, metrics) = house(&clock, data.path()).await;
    until("end", async || said(&after, &table, r#""kind":"ended""#).await == 1).await;
    until("sleep", async || awake(&metrics).await == 0).await;
    assert_eq!(metric(&metrics, "stammtisch_tables_woken_total").await, 1);
    after.close().await;
}

#[tokio::test]
async fn a_long_deadline_keeps_a_table_from_being_abandoned() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let (house, metrics) = house(&clock, data.path()).await;
    let two_weeks = 14 * 24 * 60 * 60;
    let (host, table) = open_table(&house, &["random"; 3], json!({ "deadline": { "seconds": two_weeks } })).await;
    let mut client = Client::join(&host, &table, 0).await;
    client.done(json!({ "kind": "begin" })).await;
    client.leave().await;
    fall_asleep(&clock, &metrics).await;
    // Another table shows that the house has looked for abandoned ones.
    let (_, other) = open_table(&house, &[], json!({})).await;
    clock.advance(Duration::from_secs(8 * 24 * 60 * 60));
    let closed = async |id: &str| house.store.table(id).await.unwrap().unwrap().closed_at.is_some();
    until("closing", async || closed(&other).await).await;
    assert!(!closed(&table).await);
    clock.advance(Duration::from_secs(6 * 24 * 60 * 60));
    until("stand-in", async || stood_in(&house, &table).await).await;
    house.close().await;
}
