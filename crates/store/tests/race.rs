//! Many at once.

use std::sync::Arc;

use game_core::Seat;
use store::{
    AppendError, DeviceHash, NewRow, NewTable, SeatChange, Secret, SqliteStore, Standing, Store, StoreError, TokenHash,
};
use tempfile::TempDir;
use tokio::task::JoinSet;

async fn house(tables: u64) -> (TempDir, Arc<SqliteStore>) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    for id in 0..tables {
        let (game, secret) = ("any".into(), Secret([0; 32]));
        let table = NewTable {
            id: id.to_string(),
            game,
            secret,
            opened_at: 0,
            rows: vec![],
            seats: vec![],
            standing: Standing::default(),
        };
        store.create(table).await.unwrap();
    }
    (folder, Arc::new(store))
}

fn row(n: u64, json: impl Into<String>) -> NewRow {
    NewRow { n, at: n, json: json.into() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn every_row_of_a_race_has_one_winner() {
    const WRITERS: u64 = 8;
    const EACH: u64 = 25;
    let (_folder, store) = house(1).await;
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let (mut won, mut conflicts, mut next) = (vec![], 0, 1);
            for step in 0..EACH {
                loop {
                    let rows = vec![row(next, format!("{writer}:{step}"))];
                    match store.append("0", next, rows, vec![], Standing::default()).await {
                        Ok(after) => {
                            won.push((next, format!("{writer}:{step}")));
                            next = after;
                            break;
                        }
                        Err(AppendError::Conflict { next: now }) => {
                            assert_ne!(now, next, "refused its right number");
                            conflicts += 1;
                            next = now;
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
            }
            (won, conflicts)
        });
    }
    let (mut won, mut conflicts) = (vec![], 0);
    while let Some(writer) = writers.join_next().await {
        let (rows, lost) = writer.unwrap();
        assert!(rows.is_sorted(), "a writer's steps changed their order");
        won.extend(rows);
        conflicts += lost;
    }
    won.sort();
    let stored: Vec<_> = store.rows("0", 0).await.unwrap().into_iter().map(|row| (row.n, row.json)).collect();
    assert_eq!(stored, won);
    assert_eq!(stored.iter().map(|row| row.0).collect::<Vec<_>>(), (1..=WRITERS * EACH).collect::<Vec<_>>());
    assert!(conflicts > 0, "nobody raced");
}

#[tokio::test]
async fn appends_that_wait_together_share_a_commit_and_a_conflict_spoils_only_itself() {
    const TABLES: u64 = 64;
    let (_folder, store) = house(TABLES).await;
    let before = store.commits();
    let mut appends = JoinSet::new();
    for table in 0..TABLES {
        let store = Arc::clone(&store);
        // Every eighth believes wrongly that a row is there already.
        let expected = if table % 8 == 0 { 2 } else { 1 };
        let seat = Seat::new((table % 8) as usize).unwrap();
        let claim = SeatChange::Claim { seat, device: DeviceHash([table as u8; 32]) };
        appends.spawn(async move {
            let rows = vec![row(expected, "{}"), row(expected + 1, "{}")];
            (table, store.append(&table.to_string(), expected, rows, vec![claim], Standing::default()).await)
        });
    }
    for (table, outcome) in appends.join_all().await {
        let rows = store.rows(&table.to_string(), 0).await.unwrap();
        let places = store.device_seats(DeviceHash([table as u8; 32]), 10).await.unwrap();
        if table % 8 == 0 {
            assert!(matches!(outcome, Err(AppendError::Conflict { next: 1 })), "{outcome:?}");
            assert_eq!((rows.len(), places.len()), (0, 0));
        } else {
            assert_eq!(outcome.unwrap(), 3);
            assert_eq!((rows.len(), places.len()), (2, 1));
        }
    }
    let commits = store.commits() - before;
    assert!((1..=TABLES / 4).contains(&commits), "{TABLES} appends took {commits} commits");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_use_a_return_link_one_gets_the_seat() {
    let (_folder, store) = house(1).await;
    let seat = Seat::new(3).unwrap();
    let token = |number| TokenHash([number; 32]);
    store.set_return_token("0", seat, token(0)).await.unwrap();
    let mut consumers = JoinSet::new();
    for number in 1..=16 {
        let store = Arc::clone(&store);
        consumers.spawn(async move {
            let place = store.consume_return_token(token(0), DeviceHash([number; 32]), token(number)).await.unwrap();
            place.map(|_| number)
        });
    }
    let winners: Vec<u8> = consumers.join_all().await.into_iter().flatten().collect();
    let [winner] = winners[..] else { panic!("{winners:?}") };
    assert_eq!(store.devices_of("0", seat).await.unwrap(), [DeviceHash([winner; 32])]);
    let place = store.consume_return_token(token(winner), DeviceHash([99; 32]), token(99)).await.unwrap();
    assert_eq!(place.unwrap().seat, seat);
}

#[tokio::test]
async fn a_shutdown_finishes_what_has_been_asked_for() {
    const TABLES: u64 = 100;
    let (folder, store) = house(TABLES).await;
    let mut appends = JoinSet::new();
    for table in 0..TABLES {
        let store = Arc::clone(&store);
        appends.spawn(async move {
            store.append(&table.to_string(), 1, vec![row(1, "{}")], vec![], Standing::default()).await
        });
    }
    // Lets some of them get into the line, and shuts down with the others still on their way.
    tokio::task::yield_now().await;
    store.shut_down().await.unwrap();
    let outcomes = appends.join_all().await;
    let done = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
    for outcome in &outcomes {
        assert!(matches!(outcome, Ok(2) | Err(AppendError::Store(StoreError::ShutDown))), "{outcome:?}");
    }
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let mut found = 0;
    for table in 0..TABLES {
        found += store.rows(&table.to_string(), 0).await.unwrap().len();
    }
    assert_eq!(found, done);
    assert!(done > 0, "nothing was in the line");
}

#[tokio::test]
async fn an_append_that_nobody_waits_for_any_more_is_done_wholly_or_not_at_all() {
    const LENGTH: u64 = 3;
    let (_folder, store) = house(1).await;
    let (mut next, mut abandoned) = (1, 0);
    for _ in 0..40 {
        let rows = (next..next + LENGTH).map(|n| row(n, "{}")).collect();
        tokio::select! {
            biased;
            outcome = store.append("0", next, rows, vec![], Standing::default()) => { outcome.unwrap(); }
            // A read comes between the append's getting in line and its acknowledgement.
            _ = store.rows("0", 0) => abandoned += 1,
        }
        // The line is first come, first served, so that what comes back now is behind the abandoned append.
        store.durability().await.unwrap();
        let stored = store.rows("0", 0).await.unwrap().len() as u64;
        assert_eq!(stored % LENGTH, 0);
        next = stored + 1;
    }
    assert!(abandoned > 0, "no append was abandoned");
}
