//! Writing results.

use std::fmt::Display;
use std::io::{ErrorKind, Write};

use serde::Serialize;

use crate::complaint::Complaint;

/// Writes a result and a line end to standard output. A reader who has seen enough, such as `head`, is no error.
///
/// # Errors
/// If it can't be written.
pub(crate) fn say(result: impl Display) -> Result<(), Complaint> {
    match writeln!(std::io::stdout().lock(), "{result}") {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Complaint::File { path: "standard output".into(), why: error.to_string() })
        }
        _ => Ok(()),
    }
}

/// Writes a result as JSON.
///
/// # Errors
/// If it can't be written.
pub(crate) fn json(result: &impl Serialize) -> Result<(), Complaint> {
    match serde_json::to_string_pretty(result) {
        Ok(text) => say(text),
        Err(error) => Err(Complaint::File { path: "standard output".into(), why: error.to_string() }),
    }
}

/// So much of a text is repeated.
const MOST_REPEATED: usize = 60;

/// So many of something, of which one is called so; a second one has an s.
pub(crate) fn counted(number: impl Display, one: &str) -> String {
    let number = number.to_string();
    let ending = if number == "1" { "" } else { "s" };
    format!("{number} {one}{ending}")
}

/// The beginning of a text that others wrote, which may be long.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_REPEATED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A number of mugs as on the notepad: a minus is a minus sign, as wide as a plus.
pub(crate) fn mugs(mugs: i64) -> String {
    if mugs < 0 { format!("\u{2212}{}", mugs.unsigned_abs()) } else { mugs.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_has_no_s() {
        assert_eq!([0_usize, 1, 2].map(|number| counted(number, "game")), ["0 games", "1 game", "2 games"]);
    }
}
