//! One evening at two tables, told to any store, with the house closing for the night in the middle.

use std::path::Path;
use std::sync::Arc;

use game_core::Seat;
use store::{
    Alarm, AppendError, DeviceHash, NewRow, NewTable, Place, SeatChange, SeatError, Secret, SqliteStore, Standing,
    Store, StoreError, TokenHash, Which,
};

const PHONE: DeviceHash = DeviceHash([1; 32]);
const LAPTOP: DeviceHash = DeviceHash([2; 32]);
const FRIEND: DeviceHash = DeviceHash([3; 32]);

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn row(n: u64, at: u64) -> NewRow {
    NewRow { n, at, json: format!("{{\"row\":{n}, \"who\":\"Jürgen 🍺\"}}") }
}

fn table(id: &str, opened_at: u64, rows: Vec<NewRow>, seats: Vec<SeatChange>) -> NewTable {
    NewTable {
        id: id.into(),
        game: "polterfass".into(),
        secret: Secret([9; 32]),
        opened_at,
        rows,
        seats,
        standing: Standing::default(),
    }
}

async fn numbers(store: &dyn Store, table: &str, after: u64) -> Vec<u64> {
    store.rows(table, after).await.unwrap().into_iter().map(|row| row.n).collect()
}

async fn ids(store: &dyn Store, which: Which) -> Vec<String> {
    store.list(which).await.unwrap().into_iter().map(|table| table.id).collect()
}

async fn evening(store: &dyn Store) {
    // A table opens with its host seated; its id can't be taken again.
    let host = SeatChange::Claim { seat: seat(0), device: PHONE };
    store.create(table("oak", 100, vec![row(1, 100), row(2, 101)], vec![host])).await.unwrap();
    store.create(table("elm", 50, vec![], vec![])).await.unwrap();
    let again = store.create(table("oak", 100, vec![row(1, 100)], vec![])).await;
    assert!(matches!(again, Err(AppendError::Exists)), "{again:?}");
    let meta = store.table("oak").await.unwrap().unwrap();
    assert_eq!((meta.last_n, meta.last_at, meta.closed_at, meta.secret), (2, 101, None, Secret([9; 32])));
    let bare = store.table("elm").await.unwrap().unwrap();
    assert_eq!((bare.last_n, bare.last_at), (0, 50));
    assert_eq!(store.table("ash").await.unwrap(), None);

    // Rows go on from the last, or not at all.
    assert_eq!(store.append("oak", 3, vec![row(3, 110), row(4, 110)], vec![], Standing::default()).await.unwrap(), 5);
    for wrong in [3, 4, 6] {
        let lost = store.append("oak", wrong, vec![row(wrong, 120)], vec![], Standing::default()).await;
        assert!(matches!(lost, Err(AppendError::Conflict { next: 5 })), "{lost:?}");
    }
    let gap = store.append("oak", 5, vec![row(5, 120), row(7, 120)], vec![], Standing::default()).await;
    assert!(matches!(gap, Err(AppendError::Misnumbered { expected: 6, found: 7 })), "{gap:?}");
    let nowhere = store.append("ash", 1, vec![row(1, 120)], vec![], Standing::default()).await;
    assert!(matches!(nowhere, Err(AppendError::NoTable)), "{nowhere:?}");
    let late = store.append("oak", 5, vec![row(5, u64::MAX)], vec![], Standing::default()).await;
    assert!(matches!(late, Err(AppendError::Store(StoreError::Range(_)))), "{late:?}");
    assert_eq!(numbers(store, "oak", 0).await, [1, 2, 3, 4]);
    assert_eq!(numbers(store, "oak", 3).await, [4]);
    assert_eq!(store.rows("oak", 3).await.unwrap()[0].json, row(4, 110).json);
    assert_eq!(numbers(store, "ash", 0).await, [0; 0]);

    // A newcomer's seat comes with the row that says so; where one is refused, so is the other.
    let sits = |index, device| vec![SeatChange::Claim { seat: seat(index), device }];
    store.append("oak", 5, vec![row(5, 120)], sits(1, FRIEND), Standing::default()).await.unwrap();
    let lost = store.append("oak", 5, vec![row(5, 120)], sits(2, LAPTOP), Standing::default()).await;
    assert!(matches!(lost, Err(AppendError::Conflict { next: 6 })), "{lost:?}");
    assert_eq!(store.seat_of("oak", LAPTOP).await.unwrap(), None);
    let second = store.append("oak", 6, vec![row(6, 120)], sits(2, FRIEND), Standing::default()).await;
    assert!(matches!(second, Err(AppendError::Seat(SeatError::OtherSeat { seat })) if seat.index() == 1), "{second:?}");
    assert_eq!(numbers(store, "oak", 4).await, [5]);

    // A seat has more than one device, a device one seat a table.
    store.claim("oak", seat(0), LAPTOP).await.unwrap();
    store.claim("oak", seat(0), LAPTOP).await.unwrap();
    assert_eq!(store.devices_of("oak", seat(0)).await.unwrap(), [PHONE, LAPTOP]);
    let moved = store.claim("oak", seat(1), PHONE).await;
    assert!(matches!(moved, Err(SeatError::OtherSeat { seat }) if seat.index() == 0), "{moved:?}");
    assert!(matches!(store.claim("ash", seat(0), PHONE).await, Err(SeatError::NoTable)));
    store.claim("elm", seat(5), PHONE).await.unwrap();
    let place = |table: &str, index| Place { table: table.into(), seat: seat(index) };
    let (elm, oak) = (place("elm", 5), place("oak", 0));
    assert_eq!(store.device_seats(PHONE, 1).await.unwrap(), std::slice::from_ref(&oak), "the latest");
    assert_eq!(store.device_seats(PHONE, 10).await.unwrap(), [oak, elm]);
    let chair = vec![SeatChange::Release { seat: seat(5) }, SeatChange::Claim { seat: seat(6), device: PHONE }];
    store.change_seats("elm", chair).await.unwrap();
    assert_eq!(store.seat_of("elm", PHONE).await.unwrap(), Some(seat(6)));

    // But not any number of them; by a link, too, which can still be used, and a program comes on top.
    let gadget = |number: u8| DeviceHash([100 + number; 32]);
    for number in 1..20 {
        store.claim("elm", seat(6), gadget(number)).await.unwrap();
    }
    let many = store.claim("elm", seat(6), gadget(20)).await;
    assert!(matches!(many, Err(SeatError::TooManyDevices)), "{many:?}");
    let [link, next] = [TokenHash([50; 32]), TokenHash([51; 32])];
    store.set_return_token("elm", seat(6), link).await.unwrap();
    for _ in 0..2 {
        let many = store.consume_return_token(link, gadget(20), next).await;
        assert!(matches!(many, Err(SeatError::TooManyDevices)), "{many:?}");
    }
    assert_eq!(store.seat_of("elm", gadget(20)).await.unwrap(), None);
    store.claim("elm", seat(6), gadget(1)).await.unwrap();
    store.change_seats("elm", vec![SeatChange::Program { seat: seat(6), device: gadget(30) }]).await.unwrap();
    store.change_seats("elm", vec![SeatChange::Dismiss { seat: seat(6) }]).await.unwrap();
    assert_eq!(store.devices_of("elm", seat(6)).await.unwrap().len(), 20);
}

async fn morning_after(store: &dyn Store) {
    assert_eq!(numbers(store, "oak", 0).await, [1, 2, 3, 4, 5]);
    assert_eq!(store.devices_of("oak", seat(0)).await.unwrap(), [PHONE, LAPTOP]);

    // A used return link is replaced, and a link ends with the seat.
    let token = |byte| TokenHash([byte; 32]);
    let new_phone = DeviceHash([4; 32]);
    store.set_return_token("oak", seat(1), token(1)).await.unwrap();
    store.set_return_token("oak", seat(1), token(2)).await.unwrap();
    assert_eq!(store.consume_return_token(token(1), new_phone, token(3)).await.unwrap(), None);
    let taken = store.set_return_token("oak", seat(0), token(2)).await;
    assert!(matches!(taken, Err(SeatError::TokenInUse)), "{taken:?}");
    let host = store.consume_return_token(token(2), PHONE, token(3)).await;
    assert!(matches!(host, Err(SeatError::OtherSeat { seat }) if seat.index() == 0), "{host:?}");
    let same = store.consume_return_token(token(2), new_phone, token(2)).await;
    assert!(matches!(same, Err(SeatError::TokenInUse)), "{same:?}");
    let back = store.consume_return_token(token(2), new_phone, token(3)).await.unwrap();
    assert_eq!(back, Some(Place { table: "oak".into(), seat: seat(1) }));
    assert_eq!(store.consume_return_token(token(2), LAPTOP, token(4)).await.unwrap(), None);
    assert_eq!(store.devices_of("oak", seat(1)).await.unwrap(), [FRIEND, new_phone]);

    // A seat has one program, which is none of its devices, and which goes with the seat.
    let [old, new] = [DeviceHash([5; 32]), DeviceHash([6; 32])];
    for device in [old, new] {
        assert_eq!(store.has_program("oak", seat(1)).await.unwrap(), device == new);
        store.change_seats("oak", vec![SeatChange::Program { seat: seat(1), device }]).await.unwrap();
    }
    assert_eq!(store.seat_of("oak", old).await.unwrap(), None);
    assert_eq!(store.seat_of("oak", new).await.unwrap(), Some(seat(1)));
    assert_eq!(store.seat_of("elm", new).await.unwrap(), None);
    assert_eq!(store.devices_of("oak", seat(1)).await.unwrap(), [FRIEND, new_phone]);
    let elsewhere = store.change_seats("oak", vec![SeatChange::Program { seat: seat(0), device: new }]).await;
    assert!(matches!(elsewhere, Err(SeatError::OtherSeat { seat }) if seat.index() == 1), "{elsewhere:?}");
    store.change_seats("oak", vec![SeatChange::Dismiss { seat: seat(1) }]).await.unwrap();
    assert_eq!(store.seat_of("oak", new).await.unwrap(), None);
    assert_eq!(store.devices_of("oak", seat(1)).await.unwrap(), [FRIEND, new_phone]);
    store.change_seats("oak", vec![SeatChange::Program { seat: seat(1), device: old }]).await.unwrap();
    store.release("oak", seat(1)).await.unwrap();
    assert_eq!(store.seat_of("oak", old).await.unwrap(), None);
    assert_eq!(store.devices_of("oak", seat(1)).await.unwrap(), []);
    assert_eq!(store.consume_return_token(token(3), FRIEND, token(4)).await.unwrap(), None);

    // How a table stands is written with a row, or by whoever knows its last one; the latest in the list are found by when they were opened.
    let stands = |alarm, listed| Standing { alarm, listed };
    store.append("oak", 6, vec![row(6, 120)], vec![], stands(Some(900), true)).await.unwrap();
    let lost = store.append("oak", 6, vec![row(6, 120)], vec![], stands(None, false)).await;
    assert!(matches!(lost, Err(AppendError::Conflict { next: 7 })), "{lost:?}");
    assert_eq!(store.table("oak").await.unwrap().unwrap().standing, stands(Some(900), true));
    assert!(store.note_standing("elm", 0, stands(Some(Standing::AT_ONCE), true)).await.unwrap());
    assert!(!store.note_standing("oak", 5, stands(None, false)).await.unwrap(), "somebody was faster");
    assert!(!store.note_standing("ash", 0, stands(None, false)).await.unwrap());
    assert_eq!(store.listed_since(50, 10).await.unwrap(), ["oak", "elm"]);
    assert_eq!(store.listed_since(50, 1).await.unwrap(), ["oak"]);
    assert_eq!(store.listed_since(51, 10).await.unwrap(), ["oak"]);
    let alarm = |at, table: &str| Alarm { at, table: table.into() };
    let all = [alarm(0, "elm"), alarm(900, "oak")];
    assert_eq!(store.alarms(None, 10).await.unwrap(), all);
    assert_eq!(store.alarms(None, 1).await.unwrap(), all[..1]);
    assert_eq!(store.alarms(Some(alarm(0, "elm")), 10).await.unwrap(), all[1..]);
    assert_eq!(store.alarms(Some(alarm(900, "oak")), 10).await.unwrap(), []);

    // Idle tables are found by their last row, and a closed one takes no more.
    assert_eq!(store.idle_since(50).await.unwrap(), [""; 0]);
    assert_eq!(store.idle_since(51).await.unwrap(), ["elm"]);
    assert_eq!(
        store.idle_since(121).await.unwrap(),
        ["elm"],
        "something is due at the other one, and it is known when"
    );
    store.note_standing("oak", 6, stands(None, true)).await.unwrap();
    assert_eq!(store.idle_since(121).await.unwrap(), ["elm", "oak"]);
    assert!(store.close_table("elm", 200).await.unwrap());
    assert!(!store.close_table("elm", 300).await.unwrap());
    assert!(!store.close_table("ash", 300).await.unwrap());
    assert_eq!(store.table("elm").await.unwrap().unwrap().closed_at, Some(200));
    assert_eq!(store.idle_since(121).await.unwrap(), ["oak"]);
    assert_eq!(store.listed_since(0, 10).await.unwrap(), ["oak"]);
    assert_eq!(store.alarms(None, 10).await.unwrap(), []);
    assert!(!store.note_standing("elm", 0, stands(Some(1), true)).await.unwrap());
    let shut = store.append("elm", 1, vec![row(1, 300)], vec![], Standing::default()).await;
    assert!(matches!(shut, Err(AppendError::Closed)), "{shut:?}");
    assert_eq!(ids(store, Which::All).await, ["elm", "oak"]);
    assert_eq!(ids(store, Which::Open).await, ["oak"]);
    assert_eq!(ids(store, Which::Closed).await, ["elm"]);

    // A deleted table leaves nothing behind.
    store.set_return_token("oak", seat(0), token(5)).await.unwrap();
    assert!(store.delete_table("oak").await.unwrap());
    assert!(!store.delete_table("oak").await.unwrap());
    assert_eq!(store.table("oak").await.unwrap(), None);
    assert_eq!(numbers(store, "oak", 0).await, [0; 0]);
    assert_eq!(store.device_seats(LAPTOP, 10).await.unwrap(), []);
    assert_eq!(store.consume_return_token(token(5), LAPTOP, token(6)).await.unwrap(), None);
    store.create(table("oak", 400, vec![row(1, 400)], vec![])).await.unwrap();
    assert_eq!(numbers(store, "oak", 0).await, [1]);
}

async fn closing_time(store: &dyn Store) {
    store.shut_down().await.unwrap();
    store.shut_down().await.unwrap();
    let late = store.append("oak", 2, vec![row(2, 500)], vec![], Standing::default()).await;
    assert!(matches!(late, Err(AppendError::Store(StoreError::ShutDown))), "{late:?}");
    assert!(matches!(store.rows("oak", 0).await, Err(StoreError::ShutDown)));
}

#[tokio::test]
async fn a_story_in_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let house = folder.path().join("not/there/yet");
    let store = open(&house).await;
    evening(&*store).await;
    closing_time(&*store).await;
    let store = open(&house).await;
    morning_after(&*store).await;
    closing_time(&*store).await;
}

async fn open(house: &Path) -> Arc<dyn Store> {
    Arc::new(SqliteStore::open(house).await.unwrap())
}
