//! Records of games that have ended: rows of the journal, which replay.

use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::Journal;
use crate::checker::{Fault, What};

/// A record, as the server gave it away.
pub(crate) struct Record {
    pub(crate) table: String,
    pub(crate) game: &'static str,
    pub(crate) text: String,
}

/// Kinds of rows that records leave out.
const LEFT_OUT: [&str; 6] = ["host", "said", "phrase", "muted", "rematch", "closed"];

/// What is wrong with a record: a row that isn't the journal's, one that is missing, or a game that does not replay.
pub(crate) fn check(program: &Path, record: &Record, journal: &Journal) -> io::Result<Vec<Fault>> {
    let fault = |what: String| Fault { table: record.table.clone(), what: What::Record(what) };
    let mut faults = Vec::new();
    let rows = journal.tables.get(&record.table).map(Vec::as_slice).unwrap_or_default();
    let expected = rows.iter().map(|row| &row.says);
    let expected: Vec<&Value> =
        expected.filter(|row| !LEFT_OUT.contains(&row["kind"].as_str().unwrap_or_default())).collect();
    let lines = record.text.lines().filter(|line| !line.trim().is_empty());
    let found: Vec<Value> = lines.map(|line| serde_json::from_str(line).unwrap_or_default()).collect();
    if expected.len() != found.len() {
        faults.push(fault(format!("{} rows, and {} in the journal", found.len(), expected.len())));
    }
    if let Some((_, row)) = expected.iter().zip(&found).find(|(expected, found)| **expected != *found) {
        faults.push(fault(format!("row {} is not the journal's", row["n"])));
    }
    let mut file = tempfile::NamedTempFile::new()?;
    file.write_all(record.text.as_bytes())?;
    let checked = Command::new(program).args(["record", "check"]).arg(file.path()).output()?;
    if !checked.status.success() {
        faults.push(fault(String::from_utf8_lossy(&checked.stderr).into_owned()));
    }
    Ok(faults)
}
