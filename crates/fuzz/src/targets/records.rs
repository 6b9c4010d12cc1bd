//! Records of games.

use goldbraeu::Goldbraeu;
use polterfass::Polterfass;
use referee::{Record, RecordError, TableGame, game_of};

use super::{refused, text};
use crate::Verdict;

pub(super) const WORDS: &[&str] = &[
    "opened",
    "sat",
    "computer",
    "stood",
    "begun",
    "act",
    "luck",
    "ended",
    "kind",
    "seat",
    "action",
    "draw",
    "ordinal",
    "secret",
    "nonce",
    "n",
    "at",
    "commitment",
    "rules",
    "order",
    "roll",
    "close",
    "keep",
    "pick",
    "expand",
    "buy",
];

/// Reads a record, and replays it.
pub(super) fn read(input: &[u8]) -> Result<Verdict, String> {
    let record = match text(input) {
        Ok(record) => record,
        Err(verdict) => return Ok(verdict),
    };
    match game_of(record).as_deref() {
        Ok("polterfass") => replayed::<Polterfass>(record),
        Ok("goldbraeu") => replayed::<Goldbraeu>(record),
        Ok(_) => Ok(Verdict::Refused("another game".to_owned())),
        Err(error) => told(error),
    }
}

fn told(error: &RecordError) -> Result<Verdict, String> {
    match error {
        RecordError::Empty => Ok(Verdict::Refused(error.to_string())),
        error => refused(error.to_string()),
    }
}

fn replayed<G: TableGame>(text: &str) -> Result<Verdict, String> {
    let record = match Record::<G>::parse(text) {
        Ok(record) => record,
        Err(error) => return told(&error),
    };
    let written = record.to_string();
    let again =
        Record::<G>::parse(&written).map_err(|error| format!("what was written can't be read: {error}: {written}"))?;
    if again.to_string() != written {
        return Err(format!("it is read as something else: {written}"));
    }
    match (record.check(), again.check()) {
        (Ok(one), Ok(other)) if (one.actions, &one.outcome) == (other.actions, &other.outcome) => Ok(Verdict::Accepted),
        (Err(error), Err(_)) => told(&error),
        _ => Err(format!("written again it is judged otherwise: {written}")),
    }
}
