//! Maps of Goldbräu, as files and as parts of a setup.

use goldbraeu::Map;

use super::{refused, same_again, text};
use crate::Verdict;

pub(super) const WORDS: &[&str] = &[
    "name",
    "rows",
    "breweries",
    "[legend]",
    "[inns]",
    "door",
    "side",
    "parasol",
    "space",
    "nothing",
    "krug",
    "eiche",
    "baeren",
    "post",
    "hirschen",
    "adler",
    "mayerbraeu",
    "steinbraeu",
    "north",
    "east",
    "south",
    "west",
    "\"\"\"",
    "'''",
    "= ",
];

/// Reads a map, in JSON if it begins like that, else in TOML, and draws it.
pub(super) fn read(input: &[u8]) -> Result<Verdict, String> {
    let file = match text(input) {
        Ok(file) => file,
        Err(verdict) => return Ok(verdict),
    };
    let map = if file.starts_with('{') {
        serde_json::from_str::<Map>(file).map_err(|error| error.to_string())
    } else {
        Map::from_toml(file).map_err(|error| error.to_string())
    };
    let map = match map {
        Ok(map) => map,
        Err(why) => return refused(why),
    };
    same_again(&map)?;
    let drawn = map.to_string();
    if drawn.lines().count() > 100 || !drawn.contains("spaces") {
        return Err(format!("it is drawn badly:\n{drawn}"));
    }
    Ok(Verdict::Accepted)
}
