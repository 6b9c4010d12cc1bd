//! What the writer does when the database fails, on a connection that is made to fail.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlx::{Connection, SqliteConnection, query_as, raw_sql};
use tokio::sync::oneshot;

use super::append::Append;
use super::close::Close;
use super::create::Create;
use super::probe::Probe;
use super::writer::{Job, Pending, Tally, Write, Writer, serve};
use super::{Durability, read, schema};
use crate::{AppendError, NewRow, NewTable, Secret, Standing, StoreError, Watch};

async fn database() -> (tempfile::TempDir, SqliteConnection) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.db");
    let url = format!("sqlite://{}?mode=rwc", file.display());
    let mut db = SqliteConnection::connect(&url).await.unwrap();
    schema::migrate(&mut db, folder.path(), &file).await.unwrap();
    (folder, db)
}

async fn pragma(db: &mut SqliteConnection, sql: &'static str) {
    raw_sql(sql).execute(db).await.unwrap();
}

type Answer<W> = oneshot::Receiver<Result<<W as Write>::Done, <W as Write>::Refused>>;

fn job<W: Write>(write: W) -> (Job, Answer<W>) {
    let (reply, answer) = oneshot::channel();
    (W::job(Pending::new(write, reply)), answer)
}

fn open(id: &str) -> Create {
    let (game, secret) = ("any".into(), Secret([0; 32]));
    Create {
        table: NewTable {
            id: id.into(),
            game,
            secret,
            opened_at: 0,
            rows: vec![],
            seats: vec![],
            standing: Standing::default(),
        },
    }
}

fn append(table: &str, n: u64, length: usize) -> Append {
    let rows = vec![NewRow { n, at: n, json: "x".repeat(length) }];
    Append { table: table.into(), expected: n, rows, seats: vec![], standing: Standing::default() }
}

async fn alone<W: Write>(db: &mut SqliteConnection, write: W) -> Result<W::Done, W::Refused> {
    let (job, answer) = job(write);
    serve(db, vec![job], &Tally::default()).await;
    answer.await.unwrap()
}

#[tokio::test]
async fn a_full_disk_fails_what_does_not_fit_and_nothing_else() {
    let (_folder, mut db) = database().await;
    alone(&mut db, open("a")).await.unwrap();
    pragma(&mut db, "PRAGMA max_page_count = 40").await;
    let (before, before_answer) = job(append("a", 1, 10));
    let (large, large_answer) = job(append("a", 2, 1_000_000));
    let (after, after_answer) = job(append("a", 2, 10));
    serve(&mut db, vec![before, large, after], &Tally::default()).await;
    assert_eq!(before_answer.await.unwrap().unwrap(), 2);
    let large = large_answer.await.unwrap();
    assert!(matches!(large, Err(AppendError::Store(StoreError::DiskFull))), "{large:?}");
    assert_eq!(after_answer.await.unwrap().unwrap(), 3);
    assert_eq!(alone(&mut db, append("a", 3, 10)).await.unwrap(), 4);
}

#[tokio::test]
async fn a_read_only_database_says_so_and_recovers() {
    let (_folder, mut db) = database().await;
    alone(&mut db, open("a")).await.unwrap();
    pragma(&mut db, "PRAGMA query_only = ON").await;
    let refused = alone(&mut db, append("a", 1, 10)).await;
    assert!(matches!(refused, Err(AppendError::Store(StoreError::ReadOnly))), "{refused:?}");
    pragma(&mut db, "PRAGMA query_only = OFF").await;
    assert_eq!(alone(&mut db, append("a", 1, 10)).await.unwrap(), 2);
}

#[tokio::test]
async fn a_connection_that_syncs_less_is_told_apart() {
    let (_folder, mut db) = database().await;
    pragma(&mut db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL").await;
    assert!(!Durability::of(&mut db).await.unwrap().is_full());
    pragma(&mut db, "PRAGMA synchronous = FULL").await;
    assert!(Durability::of(&mut db).await.unwrap().is_full());
}

#[derive(Default)]
struct Notes(Mutex<Vec<String>>);

impl Watch for Notes {
    fn committed(&self, writes: usize, _: Duration) {
        self.0.lock().unwrap().push(format!("{writes} committed"));
    }

    fn failed(&self, error: &StoreError) {
        self.0.lock().unwrap().push(error.to_string());
    }
}

#[tokio::test]
async fn a_probe_fails_as_a_write_would_and_whoever_watches_hears_of_it() {
    let (folder, mut db) = database().await;
    alone(&mut db, Probe).await.unwrap();
    pragma(&mut db, "PRAGMA query_only = 1").await;
    let writer = Writer::start(db, std::fs::File::create(folder.path().join("lock")).unwrap(), folder.path());
    let notes = Arc::new(Notes::default());
    writer.watch(notes.clone());
    let error = writer.write(Probe).await.unwrap_err();
    assert!(matches!(error, StoreError::ReadOnly), "{error:?}");
    writer.shut_down().await.unwrap();
    assert_eq!(*notes.0.lock().unwrap(), ["the database is read-only"]);
    let (folder, mut db) = database().await;
    alone(&mut db, open("a")).await.unwrap();
    let writer = Writer::start(db, std::fs::File::create(folder.path().join("lock")).unwrap(), folder.path());
    writer.watch(notes.clone());
    writer.write(append("a", 1, 10)).await.unwrap();
    writer.shut_down().await.unwrap();
    assert_eq!(notes.0.lock().unwrap().last().unwrap(), "1 committed");
}

#[tokio::test]
async fn alarms_and_listed_tables_are_found_along_their_indexes() {
    let (_folder, mut db) = database().await;
    for (sql, index) in [(read::ALARMS, "tables_by_alarm"), (read::LISTED, "tables_listed")] {
        let explained = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        let plan: Vec<(i64, i64, i64, String)> = query_as(explained).fetch_all(&mut db).await.unwrap();
        let first = &plan[0].3;
        assert!(first.starts_with("SEARCH tables USING") && first.contains(index), "{plan:?}");
        assert!(sql == read::LISTED || plan.len() == 1, "nothing is sorted: {plan:?}");
    }
}

/// A table for each number up to 12,000, later ones with later rows, all but every 200th closed: `few` has a seat at a third of them, `many` at each.
const CROWD: &str = "WITH RECURSIVE number (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 12000)
    INSERT INTO tables (id, game, secret, opened_at, closed_at)
    SELECT printf('%05d', i), 'any', zeroblob(32), 0, iif(i % 200, 50000 + i, NULL) FROM number;
    INSERT INTO journal (table_id, n, at, json) SELECT id, 1, 90000 - id, '' FROM tables;
    INSERT INTO journal (table_id, n, at, json) SELECT id, 2, 20000 + id, '' FROM tables;
    INSERT INTO devices (table_id, device, seat) SELECT id, zeroblob(32), 3 FROM tables WHERE id <= '04000';
    INSERT INTO devices (table_id, device, seat)
    SELECT id, x'0101010101010101010101010101010101010101010101010101010101010101', 4 FROM tables;";

/// The first 30 seats of a device, and how many thousands of steps the database took for them.
async fn first_seats(db: &mut SqliteConnection, device: [u8; 32]) -> (Vec<(String, i64)>, u64) {
    let steps = Arc::new(AtomicU64::new(0));
    let counter = Arc::clone(&steps);
    let count = move || counter.fetch_add(1, Ordering::Relaxed) < u64::MAX;
    db.lock_handle().await.unwrap().set_progress_handler(1_000, count);
    let seats = query_as(read::DEVICE_SEATS).bind(&device[..]).bind(30).fetch_all(&mut *db).await.unwrap();
    db.lock_handle().await.unwrap().remove_progress_handler();
    (seats, steps.load(Ordering::Relaxed))
}

#[tokio::test]
async fn of_thousands_of_seats_the_open_and_latest_are_found_and_no_more_are_looked_at_than_anybody_has() {
    let (_folder, mut db) = database().await;
    raw_sql(CROWD).execute(&mut db).await.unwrap();
    let (seats, few) = first_seats(&mut db, [0; 32]).await;
    let open = (1..=20).rev().map(|hundreds| hundreds * 200);
    let closed = (3_990..4_000).rev();
    let right: Vec<_> = open.chain(closed).map(|number| (format!("{number:05}"), 3)).collect();
    assert_eq!(seats, right);
    let (seats, many) = first_seats(&mut db, [1; 32]).await;
    assert_eq!(seats.len(), 30);
    assert!(few > 0 && many <= few + few / 10, "three times the seats took {many} thousand steps instead of {few}");
}

#[tokio::test]
async fn tables_from_before_there_were_alarms_are_to_be_looked_at() {
    let mut db = SqliteConnection::connect("sqlite::memory:").await.unwrap();
    let opened = "INSERT INTO tables VALUES ('old', 'any', zeroblob(32), 5, NULL), ('shut', 'any', zeroblob(32), 5, 6)";
    for sql in [
        include_str!("../../migrations/sqlite/0001_journal.sql"),
        include_str!("../../migrations/sqlite/0002_programs.sql"),
        opened,
        include_str!("../../migrations/sqlite/0003_alarms.sql"),
    ] {
        pragma(&mut db, sql).await;
    }
    let all: Vec<(String, Option<i64>, bool)> =
        query_as("SELECT id, alarm, listed FROM tables ORDER BY id").fetch_all(&mut db).await.unwrap();
    assert_eq!(all, [("old".into(), Some(0), false), ("shut".into(), None, false)]);
}

#[tokio::test]
async fn appends_that_share_a_transaction_are_judged_as_if_one_came_after_the_other() {
    let (_folder, mut db) = database().await;
    for n in 0..40 {
        alone(&mut db, open(&format!("t{n}"))).await.unwrap();
    }
    alone(&mut db, Close { id: "t39".into(), at: 7 }).await.unwrap();
    let alarmed = |table: &str, n, alarm| {
        let standing = Standing { alarm: Some(alarm), listed: false };
        let rows = (n..n + 3).map(|n| NewRow { n, at: n, json: format!("{table} {n}") }).collect();
        Append { standing, rows, ..append(table, n, 0) }
    };
    let all = (0..39).map(|n| alarmed(&format!("t{n}"), 1, 100 + n));
    let again = ["t7", "t8", "t39", "nowhere"].map(|table| append(table, 4, 5));
    let late = [append("t7", 4, 5), append("t0", 3, 5)];
    let (jobs, answers): (Vec<_>, Vec<_>) = all.chain(again).chain(late).map(job).unzip();
    serve(&mut db, jobs, &Tally::default()).await;
    let mut told = Vec::new();
    for answer in answers {
        told.push(answer.await.unwrap());
    }
    assert!(told[..39].iter().all(|told| matches!(told, Ok(4))), "{told:?}");
    assert!(
        matches!(
            &told[39..],
            [
                Ok(5),
                Ok(5),
                Err(AppendError::Closed),
                Err(AppendError::NoTable),
                Err(AppendError::Conflict { next: 5 }),
                Err(AppendError::Conflict { next: 4 })
            ]
        ),
        "{:?}",
        &told[39..]
    );
    let rows: Vec<(String, i64, i64, String)> =
        query_as("SELECT table_id, n, at, json FROM journal").fetch_all(&mut db).await.unwrap();
    assert_eq!(rows.len(), 39 * 3 + 2);
    assert!(rows.iter().all(|(table, n, at, json)| at == n && (*n == 4 || *json == format!("{table} {n}"))));
    let alarms: Vec<(String, Option<i64>)> =
        query_as("SELECT id, alarm FROM tables ORDER BY opened_at").fetch_all(&mut db).await.unwrap();
    for (table, alarm) in alarms {
        let n: i64 = table[1..].parse().unwrap();
        let expected = if [7, 8, 39].contains(&n) { None } else { Some(100 + n) };
        assert_eq!(alarm, expected, "{table}");
    }
}
