//! A disk that can't be written to: said in words, nothing lost, and the game goes on when it can be again.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use async_trait::async_trait;
use common::{Client, Device};
use game_core::Seat;
use serde_json::json;
use server::{Config, ManualClock, Pace};
use store::{
    Alarm, AppendError, DeviceHash, NewRow, NewTable, NoticeStore, Place, SeatChange, SeatError, SqliteStore, Standing,
    Store, StoreError, StoredRow, TableMeta, TokenHash, Watch, Which,
};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// A store whose disk has moods.
struct Moody {
    disk: SqliteStore,
    mood: AtomicU8,
}

impl Moody {
    fn set(&self, mood: u8) {
        self.mood.store(mood, Ordering::SeqCst);
    }

    fn writable(&self) -> Result<(), StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            0 => Ok(()),
            1 => Err(StoreError::ReadOnly),
            _ => Err(StoreError::DiskFull),
        }
    }
}

#[async_trait]
impl Store for Moody {
    async fn create(&self, table: NewTable) -> Result<(), AppendError> {
        self.writable()?;
        self.disk.create(table).await
    }

    async fn append(
        &self,
        table: &str,
        at: u64,
        rows: Vec<NewRow>,
        seats: Vec<SeatChange>,
        standing: Standing,
    ) -> Result<u64, AppendError> {
        self.writable()?;
        self.disk.append(table, at, rows, seats, standing).await
    }

    async fn rows(&self, table: &str, after: u64) -> Result<Vec<StoredRow>, StoreError> {
        self.disk.rows(table, after).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableMeta>, StoreError> {
        self.disk.table(id).await
    }

    async fn list(&self, which: Which) -> Result<Vec<TableMeta>, StoreError> {
        self.disk.list(which).await
    }

    async fn idle_since(&self, before: u64) -> Result<Vec<String>, StoreError> {
        self.disk.idle_since(before).await
    }

    async fn listed_since(&self, since: u64, most: u32) -> Result<Vec<String>, StoreError> {
        self.disk.listed_since(since, most).await
    }

    async fn alarms(&self, after: Option<Alarm>, most: u32) -> Result<Vec<Alarm>, StoreError> {
        self.disk.alarms(after, most).await
    }

    async fn note_standing(&self, table: &str, last: u64, standing: Standing) -> Result<bool, StoreError> {
        self.writable()?;
        self.disk.note_standing(table, last, standing).await
    }

    async fn close_table(&self, id: &str, at: u64) -> Result<bool, StoreError> {
        self.writable()?;
        self.disk.close_table(id, at).await
    }

    async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        self.writable()?;
        self.disk.delete_table(id).await
    }

    async fn change_seats(&self, table: &str, changes: Vec<SeatChange>) -> Result<(), SeatError> {
        self.writable()?;
        self.disk.change_seats(table, changes).await
    }

    async fn device_seats(&self, device: DeviceHash, most: u32) -> Result<Vec<Place>, StoreError> {
        self.disk.device_seats(device, most).await
    }

    async fn seat_of(&self, table: &str, device: DeviceHash) -> Result<Option<Seat>, StoreError> {
        self.disk.seat_of(table, device).await
    }

    async fn has_program(&self, table: &str, seat: Seat) -> Result<bool, StoreError> {
        self.disk.has_program(table, seat).await
    }

    async fn devices_of(&self, table: &str, seat: Seat) -> Result<Vec<DeviceHash>, StoreError> {
        self.disk.devices_of(table, seat).await
    }

    async fn consume_return_token(
        &self,
        token: TokenHash,
        device: DeviceHash,
        next: TokenHash,
    ) -> Result<Option<Place>, SeatError> {
        self.writable()?;
        self.disk.consume_return_token(token, device, next).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.writable()?;
        self.disk.probe().await
    }

    async fn count_open(&self) -> Result<u64, StoreError> {
        self.disk.count_open().await
    }

    fn notices(&self) -> &dyn NoticeStore {
        self.disk.notices()
    }

    fn watch(&self, watch: Arc<dyn Watch>) {
        self.disk.watch(watch);
    }

    async fn shut_down(&self) -> Result<(), StoreError> {
        self.disk.shut_down().await
    }
}

#[tokio::test]
async fn what_can_not_be_written_is_refused_in_words_and_nothing_is_lost() {
    let data = tempfile::tempdir().unwrap();
    let store = Arc::new(Moody { disk: SqliteStore::open(data.path()).await.unwrap(), mood: AtomicU8::new(0) });
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    let mut config = Config::new(address, data.path().to_owned());
    config.pace = Pace::AT_ONCE;
    let clock = ManualClock::at(1_700_000_000_000);
    let (stop, stopped) = oneshot::channel::<()>();
    let used = Arc::clone(&store) as Arc<dyn Store>;
    let running = server::serve(listener, config, Arc::new(clock.clone()), used, async move { drop(stopped.await) });
    let running = tokio::spawn(running);

    let mut host = Device::new(address);
    let body = json!({ "game": "polterfass", "name": "Ada", "setup": { "seats": 4, "goal": 25, "first_innkeeper": { "seat": 0 } } });
    let table = host.posted("/api/tables", body.clone()).await["table"].as_str().unwrap().to_owned();
    let mut guest = Device::new(address);
    let sit = format!("/api/tables/{table}/sit");
    guest.posted(&sit, json!({ "name": "Bo" })).await;
    let mut client = Client::join(&host, &table, 0).await;
    for seat in [2, 3] {
        client.done(json!({ "kind": "seat_computer", "seat": seat, "player": "random" })).await;
    }
    let link = format!("/api/tables/{table}/return-link");
    let token = guest.posted(&link, json!({})).await["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned();

    for (mood, code, status) in [(1, "read_only", 503), (2, "store_full", 507)] {
        store.set(mood);
        let n = client.update["n"].clone();
        for command in [json!({ "kind": "begin" }), json!({ "kind": "say", "text": "Hello?" })] {
            assert_eq!(client.refused(command).await, json!({ "code": code }));
        }
        for (path, body) in
            [("/api/tables", body.clone()), (&link, json!({})), ("/api/return", json!({ "token": token }))]
        {
            let mut device = if path == link { guest.clone() } else { Device::new(address) };
            let answer = device.post(path, body).await;
            assert_eq!((answer.status, answer.json()), (status, json!({ "code": code })), "{path}");
        }
        assert_eq!(Device::new(address).post(&sit, json!({ "name": "Cy" })).await.code(), "table_full");
        // Whoever looks still sees everything as it was.
        let watching = Client::join(&Device::new(address), &table, 0).await;
        assert_eq!((&watching.update["n"], watching.stage()), (&n, "lobby"));
        assert_eq!(host.get("/api/me").await.status, 200);
        assert_eq!(host.get("/healthz").await.status, 200);
    }
    store.set(0);
    client.done(json!({ "kind": "begin" })).await;
    let mut phone = Device::new(address);
    assert_eq!(phone.posted("/api/return", json!({ "token": token })).await["seat"], 1, "the link was not spent");

    // In the middle of the game, with computer players who want to act: the disk fills, and is emptied again.
    client.done(common::roll()).await;
    store.set(2);
    let mut phone = Client::join(&phone, &table, 0).await;
    phone.until(|update| update["game"]["asked"].is_u64()).await;
    let order = common::order(4);
    assert_eq!(phone.order_as("once", order.clone()).await["error"], json!({ "code": "store_full" }));
    store.set(0);
    assert_eq!(phone.order_as("once", order).await["type"], "ack", "sent again with the same name");
    clock.advance(std::time::Duration::from_secs(5));
    client.until(|update| update["game"]["view"]["phase"]["kind"] == "tap").await;
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
}
