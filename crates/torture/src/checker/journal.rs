//! The journal by itself.

use super::What;
use crate::Row;

/// Whether rows are numbered one by one, say so themselves, and never go back in time.
pub(super) fn check(rows: &[Row]) -> Vec<What> {
    let mut faults = Vec::new();
    let mut before = 0;
    for (expected, row) in (1..).zip(rows) {
        if row.n != expected {
            faults.push(What::Numbering { expected, found: row.n });
        }
        if row.says["n"] != row.n || row.says["at"] != row.at {
            faults.push(What::Label(row.n));
        }
        if row.at < before {
            faults.push(What::OlderThanBefore(row.n));
        }
        before = row.at;
    }
    faults
}
