//! `stammtisch score`: reckoning for games that are played at a real table.

mod goldbraeu;
mod polterfass;

use serde::de::DeserializeOwned;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::input;

/// Reckon a game that is played at a real table.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch score polterfass evening.json
  stammtisch score goldbraeu --json payday.json

Each game explains its input: stammtisch score goldbraeu --help")]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Which,
}

#[derive(Debug, clap::Subcommand)]
enum Which {
    Polterfass(polterfass::Args),
    Goldbraeu(goldbraeu::Args),
}

/// What can be asked of every game.
#[derive(Debug, clap::Args)]
struct Common {
    /// The input, `-` for standard input
    file: String,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// Reads the input and prints what follows from it.
///
/// # Errors
/// If the input can't be read or makes no sense, naming the field.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.game {
        Which::Polterfass(args) => polterfass::run(args),
        Which::Goldbraeu(args) => goldbraeu::run(args),
    }
}

/// The results as JSON, in one line.
///
/// # Errors
/// If the game is unknown or the input makes no sense, naming the field.
pub(crate) fn scored(game: &str, text: &str) -> Result<String, String> {
    match game {
        "polterfass" => polterfass::scored(text),
        "goldbraeu" => goldbraeu::scored(text),
        _ => Err(format!("`game` is {game}: no score is kept for it")),
    }
}

impl Common {
    fn read(&self) -> Result<String, Complaint> {
        input::read(&self.file)
    }

    /// The input of a game makes no sense.
    fn complaint(&self, game: &str, why: impl ToString) -> Complaint {
        Complaint::Input {
            source_name: if self.file == "-" { "standard input".into() } else { self.file.clone() },
            why: why.to_string(),
            help: Some(format!("stammtisch score {game} --help shows what the input looks like")),
        }
    }
}

/// Reads JSON.
///
/// # Errors
/// If it has not the wanted shape, naming the field.
fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let mut json = serde_json::Deserializer::from_str(text);
    let read = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        // `?` stands for a place before the first field, or inside one that can't be read at all.
        let path = error.path().to_string();
        let path = path.trim_end_matches('?').trim_end_matches('.').to_owned();
        let why = error.into_inner();
        if path.is_empty() { why.to_string() } else { format!("`{path}`: {why}") }
    })?;
    json.end().map_err(|error| error.to_string())?;
    Ok(read)
}
