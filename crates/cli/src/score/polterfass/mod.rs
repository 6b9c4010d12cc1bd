//! `stammtisch score polterfass`: the notepad for a game played with real barrels.

mod pad;
mod sheet;

use super::Common;
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;
use crate::words::{Language, Words};

use pad::Scored;
use sheet::{Sheet, SheetError};

/// Keep the score of a game of Polterfass that is played with real barrels.
///
/// The input says who plays and what was served and ordered in each round; the output says what everyone got, the running
/// totals, and who has won. Seats are numbers, counted from 0 in the order of `players`.
#[derive(Debug, clap::Args)]
#[command(after_help = r#"The input is JSON:
  {"players": ["Rosi", "Alois", "Vroni"],    3 to 6 names, clockwise
   "goal": 75,                               25 to 300; 75 if left out (P7.1)
   "equal_greedy": "net_zero",               or "penalty"; "net_zero" if left out (P6.5)
   "rounds": [
     {"innkeeper": 0, "served": 18, "orders": [null, 4, 8]},
     {"innkeeper": 1, "failed": true, "orders": [1, null, 3]}]}

An order is the sum of a guest's cards, 0 to 13; the innkeeper's is null. The innkeeper's role moves clockwise (P1.8).

Examples:
  stammtisch score polterfass evening.json
  stammtisch score polterfass --lang de evening.json
  stammtisch score polterfass --json evening.json
  echo '{"players": ["A","B","C"], "rounds": []}' | stammtisch score polterfass --json -"#)]
pub(super) struct Args {
    #[command(flatten)]
    common: Common,
    /// The language of the notepad; that of LC_ALL, LC_MESSAGES or LANG if not given
    #[arg(long, value_enum)]
    lang: Option<Language>,
}

/// The notepad as JSON.
///
/// # Errors
/// If the input makes no sense.
pub(super) fn scored(text: &str) -> Result<String, String> {
    let scored = Sheet::parse(text).and_then(|sheet| Scored::of(&sheet)).map_err(|error| error.to_string())?;
    serde_json::to_string(&scored).map_err(|error| error.to_string())
}

/// Reads the input and prints the notepad.
///
/// # Errors
/// If the input can't be read or makes no sense.
pub(super) fn run(Args { common, lang }: &Args) -> Result<Ended, Complaint> {
    let text = common.read()?;
    let complaint = |error: SheetError| common.complaint("polterfass", error);
    let sheet = Sheet::parse(&text).map_err(complaint)?;
    let scored = Scored::of(&sheet).map_err(complaint)?;
    if common.json {
        out::json(&scored)?
    } else {
        let words = Words::new(lang.unwrap_or_else(Language::of_surroundings));
        out::say(scored.pad(&sheet, &words).map_err(|error| common.complaint("polterfass", error))?)?
    }
    Ok(Ended::Well)
}
