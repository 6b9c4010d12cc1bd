//! All steps on one machine, in a folder.

use std::path::{Path, PathBuf};

use players::Player;
use players::polterfass::values::{Fitting, SOLVABLE, Values};
use polterfass::Polterfass;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

use super::figures::Figures;
use super::file::{self, Contents, Header};
use super::fit::{self, Lessons};
use super::task::{self, Shard, Solve, Task};
use super::{lessons, make, report, values};
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::{contest, interrupt, out};

/// Who plays the games that are learnt from.
const PLAYER: &str = "careful";
/// How many times as often lessons of solved rounds are gone through: there are fewer of them, and they leave less to luck.
const OFTENER: u32 = 3;

/// What can be said of the whole.
#[derive(Debug, clap::Args)]
pub(super) struct Whole {
    /// The folder that everything is kept in; made if it is not there
    #[arg(long, value_name = "FOLDER", required = true)]
    into: PathBuf,
    /// How many generations learn from solved rounds [default: 2, or 0 with 6 seats]
    #[arg(long, value_parser = clap::value_parser!(u16).range(0..=99))]
    generations: Option<u16>,
    /// How many threads; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// What has to be the same for the files in a folder to belong together.
#[derive(Clone, PartialEq, Debug, clap::Args, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plan {
    /// How many play
    #[arg(long, value_parser = clap::value_parser!(u8).range(3..=6), required = true)]
    seats: u8,
    /// How many games of careful players are played out at first
    #[arg(long, default_value_t = 60_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// How many rounds each generation solves
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    rounds: u64,
    /// With how many iterations
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,
    /// How often to go through all lessons of games; those of solved rounds, of which there are fewer, are gone through three times as often
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    passes: u32,
    /// How many games the values are judged by in the end
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    judged: u64,
    /// Who plays these
    #[arg(long, value_name = "PLAYER", default_value = "expert")]
    judge: String,
    /// What all luck follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Does all steps that are not done yet.
///
/// # Errors
/// If a flag makes no sense, or the folder holds other files or can't be written.
pub(super) fn run(args: &Whole, plan: &Plan) -> Result<Ended, Complaint> {
    let folder = &args.into;
    let solvable = SOLVABLE.contains(&plan.seats.into());
    let generations = args.generations.unwrap_or(if solvable { 2 } else { 0 });
    if generations > 0 && !solvable {
        let why = task::too_large(plan.seats.into());
        return Err(Complaint::flag_with_help("--generations", why, "it has to be 0; then there is what games teach"));
    }
    let judge = lessons::player("--judge", &plan.judge)?;
    let careful = lessons::player("--player", PLAYER)?;
    // Between two stages, while files are read, as well as in them.
    interrupt::watch();
    plan.agree(folder)?;
    let threads = contest::threads(args.threads);
    let mut all: Vec<(String, Values)> = Vec::new();
    for generation in 0..=generations {
        let before = all.last().map_or(Values::shipped(plan.seats.into()), |(_, values)| values);
        let task = plan.task(generation, before);
        let path = folder.join(format!("{generation}.lessons"));
        let Some(contents) = made(&path, task, &*careful, before, threads)? else { return Ok(Ended::Interrupted) };
        let path = folder.join(format!("{generation}.values"));
        let Some(values) = plan.learn(generation, &path, &contents, all.last())? else {
            return Ok(Ended::Interrupted);
        };
        all.push((format!("{generation}.values"), values));
    }
    let task = Task { goal: Some(75), ..Task::new(plan.seats, plan.judged, plan.seed(999), &plan.judge) };
    let Some(contents) = made(&folder.join("judge.lessons"), task, &*judge, &all[0].1, threads)? else {
        return Ok(Ended::Interrupted);
    };
    let games: Vec<Vec<_>> = contents.by_game().map(|game| game.iter().map(|(_, lesson)| *lesson).collect()).collect();
    let seats = plan.seats.into();
    let shipped = (values::SHIPPED.to_owned(), Values::shipped(seats));
    let judged: Vec<_> =
        std::iter::once(shipped).chain(all.iter().map(|(name, values)| (name.clone(), values))).collect();
    let figures = Figures::of(seats, &games, &judged);
    out::say(format_args!("\n{}", report::Text(&figures).to_string().trim_end()))?;
    Ok(Ended::Well)
}

/// The finished lessons in this file; none if it was interrupted.
fn made(
    path: &Path,
    task: Task,
    player: &(dyn Player<Polterfass> + Sync),
    values: &Values,
    threads: usize,
) -> Result<Option<Contents>, Complaint> {
    let header = Header { task, shard: Shard::WHOLE };
    let made = make::make(path, &header, player, values, threads)?;
    let (name, so_far) = (path.display(), if made.finished { "" } else { " so far" });
    let (lessons, games) = (out::counted(made.lessons, "lesson"), out::counted(made.games, "game"));
    out::say(format_args!("{name}: {lessons} of {games}{so_far}"))?;
    let contents = if made.finished { Some(file::whole(path)?) } else { None };
    Ok(contents.filter(|_| !interrupt::was_wished()))
}

/// Values that a training made earlier; so, on whatever day.
fn read_made(path: &Path, seats: u8, made: &str) -> Result<Values, Complaint> {
    let name = path.display().to_string();
    let values = values::read(&name, seats.into())?;
    if values::alike(values.made(), made) {
        return Ok(values);
    }
    Err(Complaint::Input {
        source_name: name,
        why: format!("these values are not of this training: they were made {}, and not {made}", values.made()),
        help: Some("remove the file to have them made anew, or give another folder".into()),
    })
}

impl Plan {
    /// Writes the plan into the folder, unless it is there.
    fn agree(&self, folder: &Path) -> Result<(), Complaint> {
        std::fs::create_dir_all(folder)
            .map_err(|error| Complaint::flag("--into", format!("{}: {error}", folder.display())))?;
        let path = folder.join("plan.json");
        let name = path.display().to_string();
        if !path.exists() {
            let text = serde_json::to_string_pretty(self).unwrap_or_default();
            file::write_whole(&path, &(text + "\n"))?;
        }
        let there: Self = serde_json::from_str(&crate::input::read(&name)?)
            .map_err(|error| Complaint::input(&name, format!("this is no plan of a training: {error}")))?;
        let [mine, theirs] = [self, &there].map(|plan| serde_json::to_value(plan).unwrap_or_default());
        let different = mine.as_object().and_then(|all| all.keys().find(|key| mine[*key] != theirs[*key]));
        match different {
            None => Ok(()),
            Some(key) => Err(Complaint::Input {
                source_name: name,
                why: format!("it is another training: `{key}` is {} there and {} here", theirs[key], mine[key]),
                help: Some("give the flags of the command that made it, or another folder".into()),
            }),
        }
    }

    /// Each part has luck of its own.
    fn seed(&self, part: u64) -> u64 {
        self.seed.wrapping_mul(1_000).wrapping_add(part)
    }

    /// What a generation learns from.
    fn task(&self, generation: u16, before: &Values) -> Task {
        let games = if generation == 0 { self.games } else { self.rounds };
        let solve = || Solve { iterations: self.iterations, values: values::fingerprint(before) };
        let task = Task::new(self.seats, games, self.seed(generation.into()), PLAYER);
        Task { solve: (generation > 0).then(solve), ..task }
    }

    /// How the values of a generation are made from these lessons.
    fn making(&self, generation: u16, contents: &Contents) -> String {
        let Self { seats, games, rounds, iterations, passes, seed, .. } = self;
        let command = format!(
            "--seats {seats} --generations {generation} --games {games} --rounds {rounds} --iterations {iterations} \
             --passes {passes} --seed {seed}"
        );
        values::made(&command, &contents.header.task.in_words())
    }

    /// The values of a generation, from their file or from lessons; none if that was interrupted.
    fn learn(
        &self,
        generation: u16,
        path: &Path,
        contents: &Contents,
        before: Option<&(String, Values)>,
    ) -> Result<Option<Values>, Complaint> {
        let made = self.making(generation, contents);
        if path.exists() {
            return read_made(path, self.seats, &made).map(Some);
        }
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(self.seed(generation.into()));
        let seats = self.seats.into();
        let start = before.map_or_else(|| Values::untaught(seats, &mut luck), |(_, values)| values.clone());
        let mut lessons = Lessons { learnt: Vec::new(), kept: Vec::new() };
        lessons.add(contents);
        let passes = if generation == 0 { self.passes } else { self.passes.saturating_mul(OFTENER) };
        let fitting = Fitting { passes, ..Fitting::default() };
        let values = fit::fit(&start, &lessons.learnt, fitting, made, &mut luck);
        let Some(values) = values else { return Ok(None) };
        file::write_whole(path, &values.to_string())?;
        Ok(Some(values))
    }
}
