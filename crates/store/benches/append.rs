//! Acknowledged appends per second: `cargo bench -p store`.

use std::path::Path;
use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use store::{NewRow, NewTable, Secret, SqliteStore, Standing, Store};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// Appends of each table in one measurement.
const EACH: u64 = 20;

fn main() {
    divan::main();
}

/// Tables that append at the same time, each waiting for its acknowledgement before the next.
#[divan::bench(args = [1, 64], sample_count = 20, sample_size = 1)]
fn append(bencher: Bencher<'_, '_>, tables: u64) {
    // In the target folder, since a temporary folder is often in memory, where a sync costs nothing.
    let folder = tempfile::tempdir_in(Path::new(env!("CARGO_TARGET_TMPDIR"))).expect("a folder");
    let runtime = Runtime::new().expect("a runtime");
    let store = runtime.block_on(async {
        let store = SqliteStore::open(folder.path()).await.expect("a store");
        for table in 0..tables {
            store.create(new_table(table)).await.expect("a table");
        }
        Arc::new(store)
    });
    let mut next = 1;
    bencher.counter(ItemsCount::new(tables * EACH)).bench_local(|| {
        runtime.block_on(async {
            let mut tasks = JoinSet::new();
            for table in 0..tables {
                let store = Arc::clone(&store);
                tasks.spawn(async move {
                    let id = table.to_string();
                    for n in next..next + EACH {
                        store.append(&id, n, vec![row(n)], vec![], Standing::default()).await.expect("an append");
                    }
                });
            }
            tasks.join_all().await;
        });
        next += EACH;
    });
    runtime.block_on(store.shut_down()).expect("a shutdown");
}

fn new_table(table: u64) -> NewTable {
    NewTable {
        id: table.to_string(),
        game: "bench".into(),
        secret: Secret([0; 32]),
        opened_at: 0,
        rows: vec![],
        seats: vec![],
        standing: Standing::default(),
    }
}

/// About as long as a player's action.
fn row(n: u64) -> NewRow {
    let json = r#"{"id":"k3j5h2k3j4h5","kind":"act","seat":2,"by":"person","action":{"kind":"order","cards":[3,4]}}"#;
    NewRow { n, at: n, json: json.into() }
}
