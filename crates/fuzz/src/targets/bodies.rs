//! What is sent to the HTTP interface.

use protocol::{OpenTable, Returned, SitDown, WishForToken};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{refused, same_again, tables as tried, text};
use crate::Verdict;

pub(super) const WORDS: &[&str] = &[
    "game",
    "name",
    "setup",
    "options",
    "computers",
    "token",
    "map",
    "seats",
    "goal",
    "first_innkeeper",
    "equal_greedy",
    "start",
    "rows",
    "doors",
    "breweries",
    "polterfass",
    "goldbraeu",
    "random",
    "deadline",
    "spectators",
    "listed",
    "minutes",
];

/// Reads a body as whatever it may be, and opens the table if that is what it asks for.
pub(super) fn read(input: &[u8]) -> Result<Verdict, String> {
    let body = match text(input) {
        Ok(body) => body,
        Err(verdict) => return Ok(verdict),
    };
    let others = [known::<SitDown>(body)?, known::<Returned>(body)?, known::<WishForToken>(body)?];
    match serde_json::from_str::<OpenTable>(body) {
        Ok(wanted) => {
            same_again(&wanted)?;
            match tried::opened(wanted)? {
                Ok(()) => Ok(Verdict::Accepted),
                Err(error) => {
                    Ok(Verdict::Refused(format!("{} {:?}", error.code, error.parameters.keys().collect::<Vec<_>>())))
                }
            }
        }
        Err(_) if others.contains(&true) => Ok(Verdict::Accepted),
        Err(error) => refused(error.to_string()),
    }
}

/// Whether it is one of these.
fn known<T: Serialize + DeserializeOwned + PartialEq>(body: &str) -> Result<bool, String> {
    let value: Option<T> = serde_json::from_str(body).ok();
    value.as_ref().map_or(Ok(()), same_again)?;
    Ok(value.is_some())
}
