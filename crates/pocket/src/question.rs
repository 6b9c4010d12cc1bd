//! Questions that need the rules, but no table.

use polterfass::{Stands, written::Written};
use protocol::{ErrorBody, MapInfo, PlayerInfo};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tables::{Troupes, by_name, offered};

use crate::goldbraeu_pad;
use crate::polterfass_pad;

/// What can be asked.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Question {
    /// The computer players of a game, the strongest first.
    Players { game: String },
    /// The maps that a game can be played on.
    Maps { game: String },
    /// A notepad of Polterfass kept by hand; see `polterfass_pad.rs`.
    PolterfassPad(Written),
    /// What can be made of standing barrels.
    PolterfassStands(Stands),
    /// What the paydays of a game of Goldbräu at a real table came to.
    GoldbraeuPad(Value),
}

/// Answers a question in JSON with an answer in JSON.
///
/// # Errors
/// `bad_message` if the question is none, and what each question refuses.
pub fn ask(question: &str) -> Result<String, ErrorBody> {
    let question = serde_json::from_str(question)
        .map_err(|error| ErrorBody::new("bad_message").with("what", error.to_string()))?;
    match question {
        Question::Players { game } => {
            let names = offered((by_name(&game)?.players)(&Troupes::default()));
            let player = |name: &&'static str| PlayerInfo { name: (*name).to_owned() };
            answer(names.iter().map(player).collect::<Vec<_>>())
        }
        Question::Maps { game } => answer(maps(&game)),
        Question::PolterfassPad(written) => answer(polterfass_pad::reckon(&written)?),
        Question::PolterfassStands(stands) => answer(polterfass_pad::look(stands)),
        Question::GoldbraeuPad(pad) => Ok(goldbraeu_pad::reckon(&pad)?.to_string()),
    }
}

/// The map that comes with the program.
fn maps(game: &str) -> Vec<MapInfo> {
    let own = game == <goldbraeu::Goldbraeu as game_core::Game>::ID;
    let map = || MapInfo { id: "reconstruction".to_owned(), map: goldbraeu::Map::default() };
    own.then(map).into_iter().collect()
}

fn answer(answer: impl Serialize) -> Result<String, ErrorBody> {
    let answer: Value = serde_json::to_value(answer).map_err(|_| ErrorBody::new("internal"))?;
    Ok(answer.to_string())
}
