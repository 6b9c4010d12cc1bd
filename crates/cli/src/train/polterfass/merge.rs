//! `stammtisch train polterfass merge`.

use std::path::PathBuf;

use super::file::{self, Contents, Header};
use super::output::{Kind, Output};
use super::task::Shard;
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;
use crate::out::counted;

/// Join the lessons of all shards
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The files of all shards, in any order
    #[arg(value_name = "LESSONS", required = true)]
    shards: Vec<PathBuf>,
    /// The file of all lessons
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Joins the shards.
///
/// # Errors
/// If one is missing, there twice, not finished, or of other lessons.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    let output = Output { flag: "--out", path: &args.out, kind: Kind::Lessons };
    output.check(args.shards.iter().map(PathBuf::as_path))?;
    let mut shards: Vec<(String, Contents)> = Vec::new();
    for path in &args.shards {
        let (name, contents) = (path.display().to_string(), file::finished(path)?);
        if let Some((first, other)) = shards.first() {
            if let Some([parameter, here, there]) = other.header.task.difference(&contents.header.task) {
                let why = format!("it is of other lessons: `{parameter}` is {there}, and {here} in {first}");
                return Err(Complaint::input(&name, why));
            }
            let (here, there) = (other.header.shard.of, contents.header.shard.of);
            if here != there {
                let why = format!("it is shard {}, of {there} and not of {here} as {first}", contents.header.shard);
                return Err(Complaint::input(&name, why));
            }
        }
        let shard = contents.header.shard;
        if let Some((other, _)) = shards.iter().find(|(_, other)| other.header.shard == shard) {
            return Err(Complaint::input(&name, format!("it is shard {shard}, and so is {other}")));
        }
        shards.push((name, contents));
    }
    shards.sort_by_key(|(_, contents)| contents.header.shard.number);
    let Some(of) = shards.first().map(|(_, contents)| contents.header.shard.of) else { return Ok(Ended::Well) };
    let there =
        |number: &u64| shards.binary_search_by_key(number, |(_, contents)| contents.header.shard.number).is_ok();
    let missing: Vec<String> =
        (1..=of).filter(|number| !there(number)).map(|number| Shard { number, of }.to_string()).take(10).collect();
    if !missing.is_empty() {
        return Err(Complaint::flag("LESSONS", format!("there is no shard {}", missing.join(", "))));
    }
    let header = Header { shard: Shard::WHOLE, ..shards[0].1.header.clone() };
    replaces_its_like(output, &header)?;
    let (mut text, mut lessons) = (header.text(), 0);
    for (_, contents) in &shards {
        for (game, lesson) in &contents.lessons {
            file::write(&mut text, *game, lesson, header.task.seats.into());
        }
        lessons += contents.lessons.len();
    }
    text += &file::end(lessons);
    file::write_whole(&args.out, &text)?;
    let (lessons, games, of) = (counted(lessons, "lesson"), counted(header.task.games, "game"), counted(of, "shard"));
    out::say(format_args!("{lessons} of {games} ({of}) in {}", args.out.display()))?;
    Ok(Ended::Well)
}

/// That lessons which are there already are those that are to replace them, or a part of these.
fn replaces_its_like(output: Output<'_>, header: &Header) -> Result<(), Complaint> {
    if std::fs::metadata(output.path).map_or(0, |there| there.len()) == 0 {
        return Ok(());
    }
    let there = file::open(output.path)?.header;
    header.difference(&there).map_or(Ok(()), |[parameter, here, there]| {
        let name = output.path.display();
        Err(output.refused(format!("{name} holds other lessons: `{parameter}` is {there} there and {here} here")))
    })
}
