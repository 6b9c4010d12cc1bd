//! Backups made while somebody writes, and folders restored from them.

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use sqlx::{Connection, SqliteConnection};
use store::{CopyError, NewRow, NewTable, OpenError, Progress, Secret, SqliteStore, Standing, Store, backup, restore};
use tempfile::TempDir;

fn rows(from: u64, to: u64) -> Vec<NewRow> {
    (from..=to).map(|n| NewRow { n, at: n, json: format!("{n} {}", "x".repeat(400)) }).collect()
}

fn table(id: &str, count: u64) -> NewTable {
    NewTable {
        id: id.into(),
        game: "any".into(),
        secret: Secret([0; 32]),
        opened_at: 0,
        rows: rows(1, count),
        seats: vec![],
        standing: Standing::default(),
    }
}

fn silent(_: Progress) {}

/// A folder with a table of this many rows, and nobody who uses it.
async fn filled(id: &str, count: u64) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    store.create(table(id, count)).await.unwrap();
    store.shut_down().await.unwrap();
    folder
}

/// A folder for backups, with one in it.
async fn backed_up(folder: &Path) -> (TempDir, std::path::PathBuf) {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("house.db");
    backup(folder, &file, false, silent).await.unwrap();
    (place, file)
}

async fn meddle(file: &Path, sql: &'static str) {
    let mut db = SqliteConnection::connect(&format!("sqlite://{}?mode=rwc", file.display())).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

/// The names of what is in a folder.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Why a file can't be restored, which must leave nothing behind.
async fn refusal(file: &Path) -> CopyError {
    let folder = tempfile::tempdir().unwrap();
    let error = restore(file, folder.path(), true, silent).await.unwrap_err();
    assert_eq!(names(folder.path()), Vec::<String>::new(), "{error}");
    error
}

#[tokio::test]
async fn a_backup_has_every_row_that_was_acknowledged_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    store.create(table("a", 300)).await.unwrap();
    let (written, stop) = (Arc::new(AtomicU64::new(300)), Arc::new(AtomicU64::new(0)));
    let writing = tokio::spawn({
        let (store, written, stop) = (Arc::clone(&store), Arc::clone(&written), Arc::clone(&stop));
        async move {
            while stop.load(Ordering::SeqCst) == 0 {
                let next = written.load(Ordering::SeqCst) + 1;
                store.append("a", next, rows(next, next), vec![], Standing::default()).await.unwrap();
                written.store(next, Ordering::SeqCst);
            }
        }
    });
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("house.db");
    for replace in [false, true, true] {
        let before = written.load(Ordering::SeqCst);
        let contents = backup(folder.path(), &file, replace, silent).await.unwrap();
        let restored = tempfile::tempdir().unwrap();
        let told = Mutex::new(Vec::new());
        let found =
            restore(&file, restored.path(), false, |progress| told.lock().unwrap().push(progress)).await.unwrap();
        assert_eq!((&found.contents, &found.aside), (&contents, &None));
        assert!(told.lock().unwrap().iter().all(|progress| progress.of == contents.bytes), "{told:?}");
        let copy = SqliteStore::open(restored.path()).await.unwrap();
        let rows = copy.rows("a", 0).await.unwrap();
        assert!(rows.len() as u64 >= before && rows.len() as u64 == contents.rows, "{before}: {contents:?}");
        assert!(rows.iter().zip(1..).all(|(row, n)| row.n == n && row.json.starts_with(&format!("{n} "))));
        // What is restored goes on.
        let next = contents.rows + 1;
        copy.append("a", next, vec![NewRow { n: next, at: next, json: String::new() }], vec![], Standing::default())
            .await
            .unwrap();
        copy.shut_down().await.unwrap();
    }
    stop.store(1, Ordering::SeqCst);
    writing.await.unwrap();
    assert_eq!(names(place.path()), ["house.db"], "nothing is left beside it");
    store.shut_down().await.unwrap();
}

#[tokio::test]
#[cfg(unix)]
async fn a_backup_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = filled("a", 3).await;
    let (_place, file) = backed_up(folder.path()).await;
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn no_file_is_replaced_unasked_and_a_failed_backup_leaves_the_old_one() {
    let folder = filled("a", 3).await;
    let (place, file) = backed_up(folder.path()).await;
    let old = fs::read(&file).unwrap();
    let error = backup(folder.path(), &file, false, silent).await.unwrap_err();
    assert!(matches!(error, CopyError::Exists { .. }), "{error:?}");
    // A row is lost, so there is nothing worth keeping.
    meddle(&folder.path().join("stammtisch.db"), "DELETE FROM journal WHERE n = 2").await;
    let error = backup(folder.path(), &file, true, silent).await.unwrap_err();
    assert!(matches!(&error, CopyError::Gap { table, .. } if table == "a"), "{error:?}");
    assert_eq!((fs::read(&file).unwrap(), names(place.path())), (old, vec!["house.db".to_owned()]));
    let error = backup(place.path(), &place.path().join("new.db"), false, silent).await.unwrap_err();
    assert!(matches!(error, CopyError::Missing { .. }), "{error:?}");
    let error = backup(folder.path(), &place.path().join("no/such/folder.db"), false, silent).await.unwrap_err();
    assert!(matches!(error, CopyError::File { .. }), "{error:?}");
}

#[tokio::test]
async fn a_folder_in_use_or_with_tables_is_left_alone() {
    let (_place, file) = backed_up(filled("new", 5).await.path()).await;
    let folder = filled("old", 7).await;
    let error = restore(&file, folder.path(), false, silent).await.unwrap_err();
    assert!(matches!(error, CopyError::Occupied { tables: Some(1), .. }), "{error:?}");
    let store = SqliteStore::open(folder.path()).await.unwrap();
    for force in [false, true] {
        let error = restore(&file, folder.path(), force, silent).await.unwrap_err();
        assert!(matches!(error, CopyError::Open(OpenError::InUse { .. })), "{error:?}");
    }
    assert_eq!(store.rows("old", 0).await.unwrap().len(), 7);
    store.shut_down().await.unwrap();
}

#[tokio::test]
async fn with_force_the_old_tables_are_kept_aside_whole() {
    let (_place, file) = backed_up(filled("new", 5).await.path()).await;
    let folder = tempfile::tempdir().unwrap();
    // As if the power had failed: what was written last is in the log only.
    let store = SqliteStore::open(folder.path()).await.unwrap();
    store.create(table("old", 7)).await.unwrap();
    let crashed = tempfile::tempdir().unwrap();
    for name in ["stammtisch.db", "stammtisch.db-wal"] {
        fs::copy(folder.path().join(name), crashed.path().join(name)).unwrap();
    }
    store.shut_down().await.unwrap();

    let aside = restore(&file, crashed.path(), true, silent).await.unwrap().aside.unwrap();
    for (place, id, count) in [(crashed.path(), "new", 5), (&*aside, "old", 7)] {
        let store = SqliteStore::open(place).await.unwrap();
        assert_eq!(store.rows(id, 0).await.unwrap().len(), count);
        store.shut_down().await.unwrap();
    }
    // An empty house is in nobody's way, a damaged one is not given up unasked.
    let empty = tempfile::tempdir().unwrap();
    SqliteStore::open(empty.path()).await.unwrap().shut_down().await.unwrap();
    restore(&file, empty.path(), false, silent).await.unwrap();
    let damaged = tempfile::tempdir().unwrap();
    fs::write(damaged.path().join("stammtisch.db"), "Dear diary, ".repeat(1000)).unwrap();
    let error = restore(&file, damaged.path(), false, silent).await.unwrap_err();
    assert!(matches!(error, CopyError::Occupied { tables: None, .. }), "{error:?}");
    let aside = restore(&file, damaged.path(), true, silent).await.unwrap().aside.unwrap();
    assert!(fs::read_to_string(aside.join("stammtisch.db")).unwrap().starts_with("Dear diary"));
}

#[tokio::test]
async fn what_is_no_whole_backup_is_refused_and_leaves_nothing() {
    let (place, file) = backed_up(filled("a", 500).await.path()).await;
    let other = |name: &str| {
        let copy = place.path().join(name);
        fs::copy(&file, &copy).unwrap();
        copy
    };
    assert!(matches!(refusal(&place.path().join("none.db")).await, CopyError::Missing { .. }));
    assert!(matches!(refusal(place.path()).await, CopyError::File { .. }));

    let empty = place.path().join("empty.db");
    fs::write(&empty, "").unwrap();
    assert!(matches!(refusal(&empty).await, CopyError::Empty { .. }));

    let diary = place.path().join("diary.db");
    fs::write(&diary, "Dear diary, ".repeat(1000)).unwrap();
    let error = refusal(&diary).await;
    assert!(matches!(error, CopyError::Open(OpenError::NotADatabase { .. })), "{error:?}");

    let foreign = place.path().join("bookmarks.db");
    meddle(&foreign, "CREATE TABLE bookmarks (url TEXT)").await;
    let error = refusal(&foreign).await;
    assert!(matches!(error, CopyError::Open(OpenError::Foreign { .. })), "{error:?}");

    // Cut off at a page and within one.
    let length = file.metadata().unwrap().len();
    for cut in [length / 2 / 4096 * 4096, length - 100, 5000] {
        let truncated = other("truncated.db");
        fs::File::options().write(true).open(&truncated).unwrap().set_len(cut).unwrap();
        let error = refusal(&truncated).await;
        let told = matches!(error, CopyError::Damaged { .. } | CopyError::Open(OpenError::NotADatabase { .. }));
        assert!(told, "{cut}: {error:?}");
    }

    let damaged = other("damaged.db");
    let mut middle = fs::File::options().write(true).open(&damaged).unwrap();
    middle.seek(SeekFrom::Start(length / 2)).unwrap();
    middle.write_all(&[0xa5; 9000]).unwrap();
    drop(middle);
    let error = refusal(&damaged).await;
    let told = matches!(error, CopyError::Damaged { .. } | CopyError::Open(OpenError::NotADatabase { .. }));
    assert!(told, "{error:?}");

    let gap = other("gap.db");
    meddle(&gap, "DELETE FROM journal WHERE n = 250").await;
    assert!(matches!(refusal(&gap).await, CopyError::Gap { .. }));

    let orphan = other("orphan.db");
    meddle(&orphan, "PRAGMA foreign_keys = OFF; DELETE FROM tables").await;
    assert!(matches!(refusal(&orphan).await, CopyError::Damaged { .. }));

    let newer = other("newer.db");
    let future = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (99, 'later', true, x'00', 0)";
    meddle(&newer, future).await;
    let error = refusal(&newer).await;
    assert!(matches!(error, CopyError::Open(OpenError::Newer { found: 99, .. })), "{error:?}");

    let altered = other("altered.db");
    meddle(&altered, "UPDATE _sqlx_migrations SET checksum = x'00'").await;
    let error = refusal(&altered).await;
    assert!(matches!(error, CopyError::Open(OpenError::Altered { .. })), "{error:?}");
}
