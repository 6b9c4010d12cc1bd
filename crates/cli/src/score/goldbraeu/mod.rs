//! `stammtisch score goldbraeu`: the payday reckoner.

mod bill;
mod books;

use super::Common;
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;

use bill::Bill;
use books::Books;

/// Reckon a payday of Goldbräu from what stands on a real board.
///
/// The output says for each garden and brewery what it took, what each stone and the boss's owner got, and for each player
/// what the payday brought (G8).
#[derive(Debug, clap::Args)]
#[command(after_help = r#"The input is JSON:
  {"gardens": {
     "adler": {"spaces": 5, "parasols": 1,       all spaces, and how many of them have a parasol
               "brewery": "mayerbraeu",          whose sign it has
               "stones": {"red": 3, "blue": 2},  at most six in a firm
               "boss": "blue"}},                 left out if there is none
   "breweries": {
     "mayerbraeu": {"stones": {"yellow": 1, "red": 2, "blue": 1}, "boss": "blue"}},
   "waitress": "adler", "drunkard": "krug"}      left out if they stand nowhere that counts

Gardens: krug eiche baeren post hirschen adler. Breweries: mayerbraeu steinbraeu kramerbraeu schmidbraeu. Players: red
blue green yellow. Firms that are left out take no part; the half of a garden whose brewery is left out goes to the bank.

Examples:
  stammtisch score goldbraeu payday.json
  stammtisch score goldbraeu --json - < payday.json"#)]
pub(super) struct Args {
    #[command(flatten)]
    common: Common,
}

/// The payday as JSON.
///
/// # Errors
/// If the input makes no sense.
pub(super) fn scored(text: &str) -> Result<String, String> {
    let books = Books::parse(text).map_err(|error| error.to_string())?;
    let bill = Bill::of(&books);
    // Its table for people must not fail either.
    let _ = bill.to_string();
    serde_json::to_string(&bill).map_err(|error| error.to_string())
}

/// Reads the input and prints the payday.
///
/// # Errors
/// If the input can't be read or makes no sense, naming the field.
pub(super) fn run(Args { common }: &Args) -> Result<Ended, Complaint> {
    let text = common.read()?;
    let books = Books::parse(&text).map_err(|error| common.complaint("goldbraeu", error))?;
    let bill = Bill::of(&books);
    if common.json {
        out::json(&bill)?
    } else {
        out::say(&bill)?
    }
    Ok(Ended::Well)
}
