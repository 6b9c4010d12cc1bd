//! What people write by hand: pads, boards at a payday, settings; and the numbers of computer players.

use players::polterfass::values::Values;
use serde_json::Value;

use super::{refused, text};
use crate::Verdict;

pub(super) const WORDS: &[&str] = &[
    "kind",
    "polterfass_pad",
    "goldbraeu_pad",
    "polterfass_stands",
    "players",
    "maps",
    "game",
    "seats",
    "goal",
    "rounds",
    "innkeeper",
    "tap",
    "served",
    "failed",
    "orders",
    "stands",
    "weeks",
    "counted",
    "drawn",
    "suppliers",
    "bosses",
    "stones",
    "entries",
    "gardens",
    "breweries",
    "spaces",
    "parasols",
    "brewery",
    "boss",
    "waitress",
    "drunkard",
    "krug",
    "mayerbraeu",
    "red",
];
pub(super) const SETTINGS: &[&str] = &[
    "listen",
    "data",
    "public-url",
    "base-path",
    "maps",
    "log",
    "log-format",
    "json",
    "computer-delay",
    "open-tables",
    "admin",
    "trusted-proxies",
    "[",
    "]",
    "=",
    "'",
    "\"\"\"",
];

/// A question to the pads of the browser client.
pub(super) fn pads(input: &[u8]) -> Result<Verdict, String> {
    let question = match text(input) {
        Ok(question) => question,
        Err(verdict) => return Ok(verdict),
    };
    match pocket::ask(question) {
        Ok(answer) => {
            let answer: Value =
                serde_json::from_str(&answer).map_err(|error| format!("no answer: {error}: {answer}"))?;
            if answer.is_null() { Err("an empty answer".to_owned()) } else { Ok(Verdict::Accepted) }
        }
        Err(error) if error.code.is_empty() || error.code == "internal" => {
            Err(format!("refused with `{}`", error.code))
        }
        Err(error) => Ok(Verdict::Refused(format!("{} {:?}", error.code, error.parameters))),
    }
}

/// What `stammtisch score` reads, for both games.
pub(super) fn scores(input: &[u8]) -> Result<Verdict, String> {
    let sheet = match text(input) {
        Ok(sheet) => sheet,
        Err(verdict) => return Ok(verdict),
    };
    let mut verdict = Ok(Verdict::Accepted);
    for game in ["polterfass", "goldbraeu"] {
        match stammtisch::notation::score(game, sheet) {
            Ok(_) => return Ok(Verdict::Accepted),
            Err(why) => verdict = refused(why),
        }
        if verdict.is_err() {
            break;
        }
    }
    verdict
}

/// A file of settings.
pub(super) fn settings(input: &[u8]) -> Result<Verdict, String> {
    let file = match text(input) {
        Ok(file) => file,
        Err(verdict) => return Ok(verdict),
    };
    let wrong = stammtisch::notation::settings(file);
    match wrong.first() {
        None => Ok(Verdict::Accepted),
        Some(_) => wrong.into_iter().map(refused).collect::<Result<Vec<_>, _>>().map(|mut told| told.swap_remove(0)),
    }
}

/// The values of a strong player.
pub(super) fn values(input: &[u8]) -> Result<Verdict, String> {
    let file = match text(input) {
        Ok(file) => file,
        Err(verdict) => return Ok(verdict),
    };
    let values: Values = match file.parse() {
        Ok(values) => values,
        Err(error) => return refused(error.to_string()),
    };
    let written = values.to_string();
    match written.parse::<Values>() {
        Ok(again) if again == values => Ok(Verdict::Accepted),
        Ok(_) => Err(format!("it is read as something else: {written}")),
        Err(error) => Err(format!("what was written can't be read: {error}")),
    }
}
