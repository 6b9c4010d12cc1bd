//! Why a file is not gone on from.

use serde::de::IgnoredAny;
use serde_json::{Map, Value};

use crate::out::shortened;

/// The parameter that says which program made the file.
pub(super) const VERSION: &str = "version";

/// The parameter whose fields are told by themselves.
const SETUP: &str = "setup";

/// The parameters that are compared first, as others follow from them.
const FIRST: [&str; 4] = [VERSION, "game", "players", SETUP];

const OTHER_FILE: &str = "give another file to `--resume`";

/// What is wrong with a file, and what would be right.
#[derive(Debug)]
pub(super) struct Refused {
    pub(super) why: String,
    pub(super) help: &'static str,
}

/// It is not as we write it.
pub(super) fn broken(why: String) -> Refused {
    Refused { why: format!("this is no checkpoint of an arena: {why}"), help: OTHER_FILE }
}

/// It can't be read.
pub(super) fn unread(text: &str, error: &serde_json::Error) -> Refused {
    let help = "give another file to `--resume`, or take this one away to begin anew";
    if text.trim_ascii().is_empty() {
        return Refused { why: "this file is empty".into(), help };
    }
    // To who expects a certain value its end may be a wrong one, to who doesn't only that of a number.
    let last = text.lines().last().unwrap_or_default();
    let is_last = |wrong: &serde_json::Error| wrong.line() == text.lines().count() && wrong.column() >= last.len();
    match serde_json::from_str::<IgnoredAny>(text) {
        Err(end) if end.is_eof() || is_last(&end) && !end.to_string().starts_with("trailing") => {
            Refused { why: format!("this checkpoint is cut off: {end}"), help }
        }
        _ => broken(error.to_string()),
    }
}

/// Whether the games of `there` belong to those of `here`.
///
/// # Errors
/// If they don't, naming the first difference.
pub(super) fn compare(there: &Map<String, Value>, here: &Map<String, Value>) -> Result<(), Refused> {
    let mut ordered: Vec<_> = here.iter().collect();
    ordered.sort_by_key(|(name, _)| FIRST.iter().position(|first| first == name).unwrap_or(FIRST.len()));
    for (name, here) in ordered {
        let there = there.get(name).ok_or_else(|| broken(format!("it has no `{name}`")))?;
        match difference(name, there, here) {
            None => {}
            Some(_) if name == VERSION => return Err(other_program(there, here)),
            Some((name, there, here)) => return Err(other_contest(&name, there, here)),
        }
    }
    Ok(())
}

/// The innermost field in which two values differ, and what it is in them.
fn difference<'a>(name: &str, there: &'a Value, here: &'a Value) -> Option<(String, &'a Value, &'a Value)> {
    let (Value::Object(fields_there), Value::Object(fields_here)) = (there, here) else {
        return (there != here).then(|| (name.to_owned(), there, here));
    };
    let field = |key: &String| if name == SETUP { key.clone() } else { format!("{name}.{key}") };
    let of = |fields: &'a Map<String, Value>, key: &String| fields.get(key).unwrap_or(&Value::Null);
    let mut keys = fields_here.keys().chain(fields_there.keys());
    keys.find_map(|key| difference(&field(key), of(fields_there, key), of(fields_here, key)))
}

fn other_program(there: &Value, here: &Value) -> Refused {
    let why =
        format!("it was made by another program, whose players may play differently: {there}, and this is {here}");
    Refused { why, help: "go on with the program that made it, or give another file to `--resume`" }
}

fn other_contest(name: &str, there: &Value, here: &Value) -> Refused {
    let (there, here) = (shortened(&there.to_string()), shortened(&here.to_string()));
    let why = format!("it is of another contest: `{name}` is {there} there and {here} here");
    Refused { why, help: "give the flags of the command that made it, or another file to `--resume`" }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn parameters(change: impl FnOnce(&mut Value)) -> Map<String, Value> {
        let mut parameters = json!({
            "exec_seconds": 10.0, "game": "polterfass", "line_ups": [[0, 1, 1], [1, 0, 0]], "players": ["a", "b"], "seed": 1,
            "setup": {"barrels": {"stand": 0.3}, "goal": 75, "seats": 3}, "version": "1+0"
        });
        change(&mut parameters);
        parameters.as_object().cloned().unwrap_or_default()
    }

    fn why(change: impl FnOnce(&mut Value)) -> String {
        compare(&parameters(change), &parameters(|_| {})).unwrap_err().why
    }

    #[test]
    fn a_file_that_ends_too_early_is_cut_off_wherever_that_is() {
        let text = r#"{"format":1,"times":[{"classes":{"85":5,"90":-2.5e3},"null":null}],"true":true}"#;
        let error = serde_json::from_str::<u8>(text).unwrap_err();
        for end in 1..text.len() {
            let why = unread(&text[..end], &error).why;
            assert!(why.contains("is cut off: ") && why.contains("line 1 column"), "{end}: {why}");
        }
        assert!(unread(text, &error).why.contains("no checkpoint"));
        assert!(unread("# Notes", &error).why.contains("no checkpoint"));
        assert!(unread(r#"{"format":1}}"#, &error).why.contains("no checkpoint"));
        assert_eq!(unread(" \n", &error).why, "this file is empty");
    }

    #[test]
    fn what_others_follow_from_is_named_and_nothing_else() {
        compare(&parameters(|_| {}), &parameters(|_| {})).unwrap();
        let why_seats = why(|there| {
            there["setup"]["seats"] = json!(4);
            there["line_ups"] = json!([[0, 1, 1, 1], [1, 0, 0, 0]]);
        });
        assert_eq!(why_seats, "it is of another contest: `seats` is 4 there and 3 here");
        let why_goal = why(|there| there["setup"]["goal"] = json!(25));
        assert_eq!(why_goal, "it is of another contest: `goal` is 25 there and 75 here");
        assert!(why(|there| there["setup"]["barrels"]["stand"] = json!(0.5)).contains("`barrels.stand` is 0.5 there"));
        assert!(why(|there| there["setup"]["more"] = json!(5)).contains("`more` is 5 there and null here"));
        let why_players = why(|there| {
            there["players"] = json!(["a", "b", "c"]);
            there["line_ups"] = json!([[0, 1, 2]]);
        });
        assert!(why_players.contains(r#"`players` is ["a","b","c"] there"#), "{why_players}");
        assert!(why(|there| there["line_ups"] = json!([vec![0; 500]])).chars().count() < 160);
        let why_version = why(|there| {
            there["version"] = json!("1+1");
            there["game"] = json!("goldbraeu");
        });
        assert!(why_version.contains("another program"), "{why_version}");
        assert!(why(|there| there["seed"] = json!(2)).contains("`seed` is 2 there and 1 here"));
        assert!(why(|there| drop(there.as_object_mut().map(|all| all.remove("seed")))).contains("no `seed`"));
    }
}
