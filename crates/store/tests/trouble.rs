//! Data folders that can't be used, and journals that are damaged.

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use sqlx::{Connection, SqliteConnection};
use store::{NewRow, NewTable, OpenError, Secret, SqliteStore, Standing, Store, StoreError};

async fn refusal(folder: &Path) -> OpenError {
    match SqliteStore::open(folder).await {
        Ok(_) => panic!("{} was opened", folder.display()),
        Err(error) => error,
    }
}

/// What another program does to the database.
async fn meddle(folder: &Path, sql: &'static str) {
    let url = format!("sqlite://{}?mode=rwc", folder.join("stammtisch.db").display());
    let mut db = SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

async fn filled(folder: &Path) {
    let store = SqliteStore::open(folder).await.unwrap();
    let rows = (1..=500).map(|n| NewRow { n, at: n, json: "x".repeat(400) }).collect();
    let (game, secret) = ("any".into(), Secret([0; 32]));
    store
        .create(NewTable {
            id: "a".into(),
            game,
            secret,
            opened_at: 0,
            rows,
            seats: vec![],
            standing: Standing::default(),
        })
        .await
        .unwrap();
    store.shut_down().await.unwrap();
}

#[tokio::test]
async fn the_connection_that_writes_syncs_every_commit() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let durability = store.durability().await.unwrap();
    assert_eq!((durability.journal_mode.as_str(), durability.synchronous, durability.foreign_keys), ("wal", 2, true));
}

#[tokio::test]
async fn two_servers_cannot_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let first = SqliteStore::open(folder.path()).await.unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::InUse { .. }), "{error:?}");
    first.shut_down().await.unwrap();
    SqliteStore::open(folder.path()).await.unwrap();
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let error = refusal(&file.join("data")).await;
    assert!(matches!(error, OpenError::NotWritable { .. }), "{error:?}");
    assert!(error.to_string().contains("file/data"), "{error}");
    fs::create_dir_all(folder.path().join("odd/stammtisch.db")).unwrap();
    let error = refusal(&folder.path().join("odd")).await;
    assert!(matches!(error, OpenError::NotWritable { .. }), "{error:?}");
}

#[tokio::test]
async fn what_is_no_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.db");
    let text = "Dear diary, ".repeat(1000);
    fs::write(&file, &text).unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::NotADatabase { .. }), "{error:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn the_database_of_another_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    meddle(folder.path(), "CREATE TABLE bookmarks (url TEXT)").await;
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::Foreign { .. }), "{error:?}");
}

#[tokio::test]
async fn a_database_from_the_future_is_refused_and_an_altered_one_too() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path()).await;
    let future = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (99, 'later', true, x'00', 0)";
    meddle(folder.path(), future).await;
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::Newer { found: 99, known: 5, .. }), "{error:?}");
    let altered = "DELETE FROM _sqlx_migrations WHERE version = 99; UPDATE _sqlx_migrations SET checksum = x'00'";
    meddle(folder.path(), altered).await;
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::Altered { version: 1, .. }), "{error:?}");
}

#[tokio::test]
async fn damage_is_told_from_an_empty_journal() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path()).await;
    let path = folder.path().join("stammtisch.db");
    let mut file = fs::File::options().write(true).open(&path).unwrap();
    // The rows fill most of the file; its first pages hold the schema.
    let length = file.metadata().unwrap().len();
    file.seek(SeekFrom::Start(length / 2)).unwrap();
    file.write_all(&vec![0xa5; (length / 4) as usize]).unwrap();
    drop(file);
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let error = store.rows("a", 0).await.unwrap_err();
    assert!(matches!(error, StoreError::Corrupt), "{error:?}");
    store.shut_down().await.unwrap();
    fs::File::options().write(true).open(&path).unwrap().set_len(5000).unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, OpenError::NotADatabase { .. }), "{error:?}");
}

#[tokio::test]
#[cfg(unix)]
async fn a_database_is_for_its_owner_and_never_for_strangers() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let mode = |name: &str| folder.path().join(name).metadata().unwrap().permissions().mode() & 0o777;
    let file = folder.path().join("stammtisch.db");
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!(["stammtisch.db", "stammtisch.db-wal", "stammtisch.db-shm"].map(mode), [0o600; 3]);
    store.shut_down().await.unwrap();
    // One of an older version; its group was let in by somebody.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o664)).unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!(["stammtisch.db", "stammtisch.db-wal"].map(mode), [0o660; 2]);
    store.shut_down().await.unwrap();
}
