//! `stammtisch train polterfass fit`.

use std::path::PathBuf;

use clap::builder::NonEmptyStringValueParser;
use indicatif::{ProgressBar, ProgressStyle};
use players::polterfass::values::{Fitting, Lesson, Values};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::figures::Figures;
use super::file::{self, Contents};
use super::output::{Kind, Output};
use super::together::Together;
use super::{report, values};
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::{interrupt, out};

/// One game in so many is not learnt from, but kept to test with.
const KEPT: u64 = 10;

/// Make values from lessons
///
/// The lessons of every tenth game are not learnt from; the values are tested with them. It takes seconds to minutes on one core and is
/// not kept when it is interrupted.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Files of lessons, all for the same number of seats
    #[arg(value_name = "LESSONS", required = true)]
    lessons: Vec<PathBuf>,
    /// Go on from these values, a file or those that are `shipped`, and not from nothing
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    from: Option<String>,
    /// How often to go through all lessons
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    passes: u32,
    /// How far each number moves at first, at most
    #[arg(long, default_value_t = 0.003, value_parser = pace)]
    pace: f32,
    /// What the beginning and the order of lessons follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file of values
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

fn pace(text: &str) -> Result<f32, String> {
    let pace = text.parse::<f32>().map_err(|error| error.to_string())?;
    if (1e-6..=0.1).contains(&pace) { Ok(pace) } else { Err("0.000001 to 0.1 is possible".into()) }
}

/// What is learnt from, and what is tested with, game by game.
pub(super) struct Lessons {
    pub(super) learnt: Vec<Lesson>,
    pub(super) kept: Vec<Vec<Lesson>>,
}

/// Makes values.
///
/// # Errors
/// If a file can't be used or would be lost, or lessons are for different seats or of the same games.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    let output = Output { flag: "--out", path: &args.out, kind: Kind::Values };
    output.check(args.lessons.iter().map(PathBuf::as_path).chain(values::files(&args.from)))?;
    let mut all = Lessons { learnt: Vec::new(), kept: Vec::new() };
    let mut together = Together::default();
    for path in &args.lessons {
        all.add(&together.add(path)?);
    }
    let seats = together.seats();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let start = match &args.from {
        Some(name) => values::named(name, seats)?.into_owned(),
        None => Values::untaught(seats, &mut luck),
    };
    let (mut command, mut from) = (format!("fit {}", together.names()), together.in_words());
    if let Some(name) = &args.from {
        command += &format!(" --from {name}");
        from += &format!("; begun with values {}", values::fingerprint(&start));
    }
    command += &format!(" --passes {} --pace {} --seed {}", args.passes, args.pace, args.seed);
    let fitting = Fitting { passes: args.passes, pace: args.pace };
    let made = values::made(&command, &from);
    replaces_its_like(output, &made)?;
    let Some(made) = fit(&start, &all.learnt, fitting, made, &mut luck) else {
        return Ok(Ended::Interrupted);
    };
    file::write_whole(&args.out, &made.to_string())?;
    let name = args.out.display().to_string();
    out::say(format_args!("{name}: learnt from {}", out::counted(all.learnt.len(), "position")))?;
    if !all.kept.is_empty() {
        let before = args.from.iter().map(|name| (name.clone(), &start));
        let judged: Vec<_> = before.chain([(name, &made)]).collect();
        out::say(format_args!("\n{}", report::Text(&Figures::of(seats, &all.kept, &judged)).to_string().trim_end()))?;
    }
    Ok(Ended::Well)
}

/// That values which are there already were made as those that are to replace them.
fn replaces_its_like(output: Output<'_>, made: &str) -> Result<(), Complaint> {
    let there = std::fs::read(output.path).unwrap_or_default();
    let there = String::from_utf8_lossy(&there);
    match there.lines().nth(1).and_then(|line| line.strip_prefix("made ")) {
        Some(there) if !values::alike(there, made) => {
            let name = output.path.display();
            Err(output.refused(format!("{name} holds other values, which would be lost: those made {there}")))
        }
        None if there.lines().nth(1).is_some() => {
            Err(output.refused(format!("{} holds values that don't say how they were made", output.path.display())))
        }
        _ => Ok(()),
    }
}

impl Lessons {
    /// Adds those of a file.
    pub(super) fn add(&mut self, contents: &Contents) {
        for game in contents.by_game() {
            let lessons = game.iter().map(|(_, lesson)| *lesson);
            if game[0].0 % KEPT == KEPT - 1 {
                self.kept.push(lessons.collect());
            } else {
                self.learnt.extend(lessons);
            }
        }
    }
}

/// Values after these lessons; none if it was interrupted.
pub(super) fn fit(
    start: &Values,
    lessons: &[Lesson],
    fitting: Fitting,
    made: String,
    luck: &mut Xoshiro256PlusPlus,
) -> Option<Values> {
    interrupt::watch();
    let bar = ProgressBar::new(fitting.passes.into());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} passes, {msg}, {eta} left") {
        bar.set_style(style);
    }
    let values = start.taught(lessons, fitting, made, luck, &mut |pass, loss| {
        bar.set_message(format!("cross entropy {loss:.5}"));
        bar.set_position(pass.into());
        !interrupt::was_wished()
    });
    bar.finish_and_clear();
    (!interrupt::was_wished()).then_some(values)
}
