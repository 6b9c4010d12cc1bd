//! What is said to a program, and what it may answer.

use std::fmt::Debug;

use game_core::Seat;
use referee::TableGame;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{Fault, Unanswered};
use crate::out::{counted, shortened};

/// The version of what is said.
const VERSION: u32 = 1;

/// The line that begins a game.
pub(in crate::contest) fn hello<G: TableGame>(game: &G, seat: Seat) -> String {
    let (rules, setup) = (G::RULES_VERSION, game.setup());
    json!({"hello": VERSION, "game": G::ID, "seat": seat, "rules": rules, "setup": setup}).to_string()
}

/// The line that asks.
pub(in crate::contest) fn question<G: TableGame>(view: &G::View, pad: &G::Pad, legal: &[G::Action]) -> String {
    #[derive(Serialize)]
    struct Question<'a, V, P, A> {
        view: &'a V,
        pad: &'a P,
        legal: &'a [A],
    }
    serde_json::to_string(&Question { view, pad, legal }).expect("views and actions have a form in JSON")
}

/// A program's line as it is named in complaints.
pub(super) fn repeated(line: &str) -> String {
    format!("`{}`", shortened(line))
}

/// The legal action that a program's line names, by itself or by its place in the list.
pub(in crate::contest) fn understand<A>(line: &str, legal: &[A]) -> Result<A, Unanswered>
where
    A: Copy + PartialEq + Debug + DeserializeOwned,
{
    let fault = |why, what: String| Err(Unanswered::Fault(why, format!("{}: {what}", repeated(line))));
    let value = match serde_json::from_str::<Value>(line) {
        Ok(value) => value,
        Err(error) => return fault(Fault::Nonsense, error.to_string()),
    };
    if let Some(index) = value.as_u64() {
        let action = usize::try_from(index).ok().and_then(|index| legal.get(index));
        let are = if legal.len() == 1 { "is" } else { "are" };
        let beyond = || fault(Fault::Illegal, format!("there {are} {}", counted(legal.len(), "legal action")));
        return action.copied().map_or_else(beyond, Ok);
    }
    match serde_json::from_value::<A>(value) {
        Ok(action) if legal.contains(&action) => Ok(action),
        Ok(_) => fault(Fault::Illegal, "this is not among the legal actions".into()),
        Err(error) => fault(Fault::Nonsense, error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use polterfass::{Action, BarrelSet};

    use super::*;

    const LEGAL: [Action; 2] = [Action::Close {}, Action::RollOn { put_back: BarrelSet::EMPTY }];

    fn fault(line: &str) -> Fault {
        match understand(line, &LEGAL) {
            Err(Unanswered::Fault(why, _)) => why,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn an_action_or_its_place_is_understood() {
        assert_eq!(understand("1", &LEGAL).unwrap(), LEGAL[1]);
        assert_eq!(understand(r#" {"kind":"close"} "#, &LEGAL).unwrap(), LEGAL[0]);
    }

    #[test]
    fn what_is_no_action_is_nonsense_and_what_is_not_listed_illegal() {
        for line in ["", "close", "-1", "1.5", "null", r#"{"kind":"pour"}"#, "[0]"] {
            assert_eq!(fault(line), Fault::Nonsense, "{line}");
        }
        for line in ["2", r#"{"kind":"roll"}"#] {
            assert_eq!(fault(line), Fault::Illegal, "{line}");
        }
    }
}
