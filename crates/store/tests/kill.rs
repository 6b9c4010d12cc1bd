//! A process that is killed in the middle of its writing loses no row that it has acknowledged.
#![cfg(unix)]
#![allow(clippy::print_stdout, reason = "the child reports to the test that kills it")]

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use store::{NewRow, NewTable, Secret, SqliteStore, Standing, Store};
use tokio::task::JoinSet;

/// Where the child keeps its journal; it is the same test binary with this set.
const FOLDER: &str = "STORE_KILL_TEST_FOLDER";
const TABLES: usize = 6;
const MARK: &str = "acknowledged ";

fn json(table: usize, n: u64) -> String {
    format!("{table}/{n} {}", "x".repeat((n % 700) as usize))
}

/// Appends to every table, prints each acknowledged row, and ends when each table has `limit` rows.
async fn keep_writing(folder: &Path, limit: u64) {
    let store = Arc::new(SqliteStore::open(folder).await.unwrap());
    let mut tables = JoinSet::new();
    for table in 0..TABLES {
        let store = Arc::clone(&store);
        tables.spawn(async move {
            let id = table.to_string();
            let (game, secret) = ("any".into(), Secret([0; 32]));
            let new = NewTable {
                id: id.clone(),
                game,
                secret,
                opened_at: 0,
                rows: vec![],
                seats: vec![],
                standing: Standing::default(),
            };
            let mut next = match store.table(&id).await.unwrap() {
                Some(meta) => meta.last_n + 1,
                None => store.create(new).await.map(|()| 1).unwrap(),
            };
            while next <= limit {
                // One to three rows at a time, so that half an append would show.
                let rows = (next..=next + next % 3).map(|n| NewRow { n, at: n, json: json(table, n) }).collect();
                next = store.append(&id, next, rows, vec![], Standing::default()).await.unwrap();
                println!("\n{MARK}{table} {}", next - 1);
            }
        });
    }
    tables.join_all().await;
    store.shut_down().await.unwrap();
}

/// The last row of each table, if there are no gaps and every row says what it should.
async fn inspect(folder: &Path) -> Vec<u64> {
    let store = SqliteStore::open(folder).await.unwrap();
    let mut last = vec![];
    for table in 0..TABLES {
        let rows = store.rows(&table.to_string(), 0).await.unwrap();
        for (expected, row) in (1..).zip(&rows) {
            assert_eq!((row.n, &row.json), (expected, &json(table, expected)));
        }
        last.push(rows.len() as u64);
    }
    store.shut_down().await.unwrap();
    last
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_writing_child() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        keep_writing(&PathBuf::from(folder), u64::MAX - 3).await;
    } else {
        // Run by itself, it shows that it would come to its end.
        let folder = tempfile::tempdir().unwrap();
        keep_writing(folder.path(), 10).await;
        assert!(inspect(folder.path()).await.iter().all(|last| *last >= 10));
    }
}

#[tokio::test]
async fn no_acknowledged_row_is_lost_to_a_kill() {
    const KILLS: u64 = 8;
    let folder = tempfile::tempdir().unwrap();
    let mut known: HashMap<usize, u64> = HashMap::new();
    for kill in 0..KILLS {
        let acknowledgements = 1 + RandomState::new().hash_one(kill) % 120;
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "the_writing_child", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (mut line, mut read) = (String::new(), 0);
        // What the child printed before it died counts too, except for a line it didn't finish.
        while output.read_line(&mut line).unwrap() > 0 && line.ends_with('\n') {
            if let Some((table, n)) = line.trim().strip_prefix(MARK).and_then(|said| said.split_once(' ')) {
                known.insert(table.parse().unwrap(), n.parse().unwrap());
                read += 1;
                if read == acknowledgements {
                    child.kill().unwrap();
                }
            }
            line.clear();
        }
        assert!(!child.wait().unwrap().success(), "the child ended before it was killed");
        assert!(read >= acknowledgements, "the child died by itself after {read} acknowledgements");
        let last = inspect(folder.path()).await;
        for (table, n) in &known {
            assert!(
                last[*table] >= *n,
                "kill {kill} after {read}: table {table} lost rows {} to {n}",
                last[*table] + 1
            );
        }
    }
}
