//! Many appends with few statements.
//!
//! What costs most is not the writing but the way to the thread that does it and back, once for each statement; so the appends that share
//! a transaction share their statements, too. Whether each is refused or done is found out as if they came one after the other.

use std::collections::HashMap;

use sqlx::{AssertSqlSafe, SqliteConnection, query, query_as};

use super::append::Append;
use super::number::{from_sql, to_sql};
use crate::{AppendError, NewRow, StoreError};

/// So many rows a statement takes: whatever the number of rows, there are few statements, and few different ones to prepare.
const SIZES: [usize; 7] = [64, 32, 16, 8, 4, 2, 1];

/// A row as the database takes it: table, number, time, text.
pub(super) type Row<'a> = (&'a str, i64, i64, &'a str);

/// A table while appends are taken in, one after the other.
struct Found {
    closed: bool,
    last: u64,
    standing: (Option<i64>, bool),
    changed: bool,
}

/// Writes the rows of all that are not refused; what became of each.
///
/// # Errors
/// If the database fails; the transaction is lost then.
pub(super) async fn write(
    db: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<Result<u64, AppendError>>, sqlx::Error> {
    let names: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    let mut tables = find(db, &names).await?;
    let mut rows: Vec<Row<'_>> = Vec::with_capacity(appends.len() * 2);
    let outcomes = appends.iter().map(|append| take_in(append, &mut tables, &mut rows)).collect();
    insert(db, &rows).await?;
    let changed =
        tables.iter().filter(|(_, found)| found.changed).map(|(table, found)| (table.as_str(), found.standing));
    stand(db, &changed.collect::<Vec<_>>()).await?;
    Ok(outcomes)
}

/// Adds the rows of one to those that will be written.
fn take_in<'a>(
    append: &'a Append,
    tables: &mut HashMap<String, Found>,
    rows: &mut Vec<Row<'a>>,
) -> Result<u64, AppendError> {
    let found = tables.get_mut(&append.table).ok_or(AppendError::NoTable)?;
    if found.closed {
        return Err(AppendError::Closed);
    }
    let next = found.last + 1;
    if append.expected != next {
        return Err(AppendError::Conflict { next });
    }
    let standing = (append.standing.alarm.map(to_sql).transpose()?, append.standing.listed);
    rows.extend(rows_of(&append.table, &append.rows)?);
    found.last += append.rows.len() as u64;
    // Mostly it stays as it is, and no page of the index has to be written.
    found.changed |= found.standing != standing;
    found.standing = standing;
    Ok(found.last + 1)
}

/// Rows as the database takes them.
pub(super) fn rows_of<'a>(table: &'a str, rows: &'a [NewRow]) -> Result<Vec<Row<'a>>, StoreError> {
    rows.iter().map(|row| Ok((table, to_sql(row.n)?, to_sql(row.at)?, row.json.as_str()))).collect()
}

async fn find(db: &mut SqliteConnection, names: &[&str]) -> Result<HashMap<String, Found>, sqlx::Error> {
    let mut tables = HashMap::with_capacity(names.len());
    for chunk in chunks(names) {
        let sql = format!(
            "SELECT id, closed_at, (SELECT n FROM journal WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), alarm, listed
            FROM tables WHERE id IN ({})",
            places("?", chunk.len())
        );
        let mut asking = query_as::<_, (String, Option<i64>, Option<i64>, Option<i64>, bool)>(AssertSqlSafe(sql));
        for name in chunk {
            asking = asking.bind(*name);
        }
        for (id, closed_at, last, alarm, listed) in asking.fetch_all(&mut *db).await? {
            let last = from_sql(last.unwrap_or(0)).map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
            tables.insert(id, Found { closed: closed_at.is_some(), last, standing: (alarm, listed), changed: false });
        }
    }
    Ok(tables)
}

/// Writes rows. A statement for several of them would note how to take back each, as one may not fit to a table, so each has its own; a
/// chunk of them goes to SQLite at once.
pub(super) async fn insert(db: &mut SqliteConnection, rows: &[Row<'_>]) -> Result<(), sqlx::Error> {
    for chunk in chunks(rows) {
        let sql = vec!["INSERT INTO journal (table_id, n, at, json) VALUES (?, ?, ?, ?)"; chunk.len()].join("; ");
        let mut inserting = query(AssertSqlSafe(sql));
        for (table, n, at, json) in chunk {
            inserting = inserting.bind(*table).bind(n).bind(at).bind(*json);
        }
        inserting.execute(&mut *db).await?;
    }
    Ok(())
}

async fn stand(db: &mut SqliteConnection, changed: &[(&str, (Option<i64>, bool))]) -> Result<(), sqlx::Error> {
    for chunk in chunks(changed) {
        let sql = format!(
            "UPDATE tables SET alarm = column2, listed = column3 FROM (VALUES {}) WHERE id = column1",
            places("(?, ?, ?)", chunk.len())
        );
        let mut updating = query(AssertSqlSafe(sql));
        for (table, (alarm, listed)) in chunk {
            updating = updating.bind(*table).bind(alarm).bind(listed);
        }
        updating.execute(&mut *db).await?;
    }
    Ok(())
}

/// All items, in pieces of the largest sizes that there are.
fn chunks<T>(items: &[T]) -> impl Iterator<Item = &[T]> {
    let mut rest = items;
    std::iter::from_fn(move || {
        let size = SIZES.into_iter().find(|&size| size <= rest.len())?;
        let (chunk, left) = rest.split_at(size);
        rest = left;
        Some(chunk)
    })
}

/// Places for values, so many times.
fn places(one: &str, count: usize) -> String {
    vec![one; count].join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_in_one_chunk_and_there_are_few() {
        for count in 0..200 {
            let items: Vec<usize> = (0..count).collect();
            assert_eq!(chunks(&items).collect::<Vec<_>>().concat(), items);
            assert!(chunks(&items).count() <= count / 64 + 6, "{count}");
            assert!(chunks(&items).all(|chunk| SIZES.contains(&chunk.len())));
        }
    }
}
