//! Reading what a command is given.

use std::io::Read;

use crate::complaint::Complaint;

/// More than any record or notepad needs.
const MOST_BYTES: u64 = 64 << 20;

/// The text of a file, or of standard input if its name is `-`.
///
/// # Errors
/// If it can't be read, is not UTF-8, or has more than 64 MiB.
pub(crate) fn read(path: &str) -> Result<String, Complaint> {
    let failed = |error: std::io::Error| Complaint::File { path: path.into(), why: error.to_string() };
    let mut text = String::new();
    let read = if path == "-" {
        std::io::stdin().lock().take(MOST_BYTES + 1).read_to_string(&mut text)
    } else {
        std::fs::File::open(path).map_err(failed)?.take(MOST_BYTES + 1).read_to_string(&mut text)
    };
    match read.map_err(failed)? as u64 {
        ..=MOST_BYTES => Ok(text),
        _ => Err(Complaint::File { path: path.into(), why: format!("it has more than {MOST_BYTES} bytes") }),
    }
}
