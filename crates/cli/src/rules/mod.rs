//! `stammtisch rules`: the rules of record in a reader's language.

mod book;
mod find;
mod print;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;
use crate::words::{Language, Words};
use book::{Book, Number};

/// Read the rules of a game: all of them, one by its number, or those with certain words.
///
/// They are the rules of record, docs/rules, told for players. A rule marked as a house ruling is what the printed rulebook leaves open.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch rules polterfass
  stammtisch rules polterfass P4.4
  stammtisch rules goldbraeu G5 --lang fr
  stammtisch rules polterfass spoiled double")]
pub(crate) struct Args {
    /// The game
    #[arg(value_enum)]
    game: Game,
    /// The number of a rule (`P4.4`) or section (`P4`), or words that the rules have to have; all rules if left out
    #[arg(value_name = "RULE|WORDS")]
    what: Vec<String>,
    /// The language; that of LC_ALL, LC_MESSAGES or LANG if not given
    #[arg(long, visible_alias = "language", value_enum)]
    lang: Option<Language>,
}

/// A game with rules of record.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Game {
    Polterfass,
    Goldbraeu,
}

impl Game {
    fn book(self) -> Book {
        Book::of(match self {
            Self::Polterfass => include_str!("../../../../docs/rules/polterfass.md"),
            Self::Goldbraeu => include_str!("../../../../docs/rules/goldbraeu.md"),
        })
    }
}

/// Does what is asked.
///
/// # Errors
/// If there is no such rule, naming the nearest ones, or no rule with these words.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    let book = args.game.book();
    let words = Words::new(args.lang.unwrap_or_else(Language::of_surroundings));
    let text = match args.what.as_slice() {
        [] => print::whole(&book, &words),
        [one] => match Number::of(one, book.letter()) {
            Some(number) => print::numbered(&book, &words, number).ok_or_else(|| unknown(one, &book, number))?,
            None => found(&book, &words, &args.what)?,
        },
        several => found(&book, &words, several)?,
    };
    out::say(text.map_err(|error| Complaint::input("the locale files", error))?)?;
    Ok(Ended::Well)
}

type Told = Result<String, crate::words::WordsError>;

fn found(book: &Book, words: &Words, what: &[String]) -> Result<Told, Complaint> {
    let hits = find::rules(book, words, what).map_err(|error| Complaint::input("the locale files", error))?;
    if hits.is_empty() {
        let why = format!("no rule has the words {}", what.join(" "));
        return Err(Complaint::flag_with_help(
            "RULE|WORDS",
            why,
            "try shorter words, or those of another language by --lang",
        ));
    }
    Ok(print::these(&hits, words))
}

fn unknown(asked: &str, book: &Book, number: Number) -> Complaint {
    let nearest: Vec<_> = book.nearest(number).iter().map(ToString::to_string).collect();
    let why = format!("there is no rule {asked}");
    Complaint::flag_with_help("RULE|WORDS", why, format!("the nearest ones are {}", nearest.join(", ")))
}
