//! The schema and its versions.

use std::path::Path;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Connection, SqlSafeStr, SqliteConnection, query, query_as};

use super::fault::fault;
use super::open::opening;
use crate::OpenError;

/// `Stam` in ASCII; marks the file as ours.
pub(super) const APPLICATION_ID: i32 = 0x5374_616d;

/// The latest schema version that this program knows.
const KNOWN: i64 = 5;

fn migrations() -> Migrator {
    let files = [
        (1, "journal", include_str!("../../migrations/sqlite/0001_journal.sql")),
        (2, "programs", include_str!("../../migrations/sqlite/0002_programs.sql")),
        (3, "alarms", include_str!("../../migrations/sqlite/0003_alarms.sql")),
        (4, "notices", include_str!("../../migrations/sqlite/0004_notices.sql")),
        (5, "house", include_str!("../../migrations/sqlite/0005_house.sql")),
    ];
    let migrations = files.map(|(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.into())
}

/// Brings the database up to the latest schema.
pub(super) async fn migrate(db: &mut SqliteConnection, folder: &Path, file: &Path) -> Result<(), OpenError> {
    let wrong = |error| opening(folder, file, error);
    match nature(db).await.map_err(wrong)? {
        (APPLICATION_ID, _) => {}
        (0, 0) => {
            // SQLite binds no parameters in a pragma.
            query("PRAGMA application_id = 0x5374616d").execute(&mut *db).await.map_err(wrong)?;
        }
        _ => return Err(OpenError::Foreign { file: file.to_owned() }),
    }
    migrations().run(&mut *db).await.map_err(|error| match error {
        MigrateError::VersionMissing(found) | MigrateError::VersionTooNew(found, _) => {
            OpenError::Newer { file: file.to_owned(), found, known: KNOWN }
        }
        MigrateError::VersionMismatch(version) | MigrateError::Dirty(version) => {
            OpenError::Altered { file: file.to_owned(), version }
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => opening(folder, file, error),
        other => opening(folder, file, sqlx::Error::Migrate(Box::new(other))),
    })?;
    // A database that needed no migration hasn't been written to yet, and may not be writable.
    db.begin_with("BEGIN IMMEDIATE").await.map_err(wrong)?.rollback().await.map_err(wrong)
}

/// Whose database it is, by its application id, and how many tables and indexes it has.
pub(super) async fn nature(db: &mut SqliteConnection) -> sqlx::Result<(i32, i64)> {
    let sql = "SELECT (SELECT application_id FROM pragma_application_id), (SELECT count(*) FROM sqlite_schema)";
    query_as(sql).fetch_one(db).await
}

/// The schema version of a database that is only to be looked at.
///
/// # Errors
/// [`OpenError::Newer`] and [`OpenError::Altered`], or if it can't be read.
pub(super) async fn version(db: &mut SqliteConnection, file: &Path) -> Result<i64, OpenError> {
    let sql = "SELECT version, success, checksum FROM _sqlx_migrations ORDER BY version";
    let applied: Vec<(i64, bool, Vec<u8>)> =
        query_as(sql).fetch_all(db).await.map_err(|error| OpenError::Store(fault(error)))?;
    let known = migrations();
    for (version, success, checksum) in &applied {
        let Some(ours) = known.iter().find(|migration| migration.version == *version) else {
            return Err(OpenError::Newer { file: file.to_owned(), found: *version, known: KNOWN });
        };
        if !success || *ours.checksum != **checksum {
            return Err(OpenError::Altered { file: file.to_owned(), version: *version });
        }
    }
    Ok(applied.last().map_or(0, |&(version, ..)| version))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_migration_is_the_known_version() {
        assert_eq!(migrations().iter().map(|migration| migration.version).max(), Some(KNOWN));
        assert_eq!(APPLICATION_ID.to_be_bytes(), *b"Stam");
    }
}
