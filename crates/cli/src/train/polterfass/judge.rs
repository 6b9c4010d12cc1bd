//! `stammtisch train polterfass judge`.

use std::path::PathBuf;

use clap::builder::NonEmptyStringValueParser;

use super::figures::Figures;
use super::together::Together;
use super::{chart, report, values};
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::file::{self, Picture};
use crate::out;

/// Tell how well values foretell who wins games
///
/// The games are those of files of lessons that were played out, by any computer player, and that the values were not made from.
/// Intervals take games, not positions, for what is drawn independently.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Files of lessons, all for the same number of seats
    #[arg(value_name = "LESSONS", required = true)]
    lessons: Vec<PathBuf>,
    /// Files of values, or those that are `shipped`, separated by commas; all are compared with the first
    #[arg(long, value_name = "FILE,..", value_delimiter = ',', default_value = values::SHIPPED,
        value_parser = NonEmptyStringValueParser::new())]
    values: Vec<String>,
    /// Draw what was foretold and what came into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Judges values.
///
/// # Errors
/// If a file can't be used or would be lost, or does not fit the others or has games of theirs.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    let picture = args.svg.as_ref().map(|path| {
        let inputs = args.lessons.iter().map(PathBuf::as_path).chain(values::files(&args.values));
        file::apart("--svg", path, inputs)?;
        Picture::at("--svg", path)
    });
    let picture = picture.transpose()?;
    let (mut games, mut together) = (Vec::new(), Together::default());
    for path in &args.lessons {
        let contents = together.add(path)?;
        if contents.header.task.solve.is_some() {
            let why = "rounds were solved here, and nobody won; lessons to judge by are made without `--solve`";
            return Err(Complaint::input(&path.display().to_string(), why));
        }
        games.extend(contents.by_game().map(|game| game.iter().map(|(_, lesson)| *lesson).collect()));
    }
    let seats = together.seats();
    let all = args.values.iter().map(|name| values::named(name, seats)).collect::<Result<Vec<_>, _>>()?;
    let all: Vec<_> = args.values.iter().cloned().zip(all.iter().map(AsRef::as_ref)).collect();
    let figures = Figures::of(seats, &games, &all);
    if let Some(picture) = picture {
        picture.draw(&chart::draw(&figures, &together.in_words()))?;
    }
    if args.json { out::json(&figures) } else { out::say(report::Text(&figures).to_string().trim_end()) }?;
    Ok(Ended::Well)
}
