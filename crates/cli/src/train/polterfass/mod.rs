//! `stammtisch train polterfass`: how likely everybody is to win a game of Polterfass.

mod chart;
mod figures;
mod file;
mod fit;
mod judge;
mod lessons;
mod make;
mod merge;
mod output;
mod report;
mod task;
mod together;
mod values;
mod whole;

use crate::cli::Ended;
use crate::complaint::Complaint;

/// Learn how likely everybody is to win a game of Polterfass.
///
/// First from games that are played to their end. Then, generation by generation, from rounds that are solved for the chances of the
/// generation before (fitted value iteration). Everything is kept in the folder --into, and the same command goes on from there.
/// For several machines there is a command for each step: lessons, merge, fit, judge. docs/training.md tells more.
#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "\
Examples:
  All of it on one machine:
    stammtisch train polterfass --seats 4 --into four
  Lessons from two machines, joined, learnt and judged by games of stronger players:
    stammtisch train polterfass lessons --seats 4 --games 5000 --solve 32 --shard 1/2 --out a.lessons
    stammtisch train polterfass lessons --seats 4 --games 5000 --solve 32 --shard 2/2 --out b.lessons
    stammtisch train polterfass merge a.lessons b.lessons --out all.lessons
    stammtisch train polterfass fit all.lessons --from shipped --out new.values
    stammtisch train polterfass lessons --seats 4 --games 400 --player expert --goal 75 --seed 9 --out expert.lessons
    stammtisch train polterfass judge expert.lessons --values shipped,new.values --svg new.svg

Ctrl-C ends it early and keeps what is done; the exit code is 130."
)]
pub(super) struct Args {
    #[command(subcommand)]
    step: Option<Step>,
    #[command(flatten)]
    whole: Option<whole::Whole>,
    // Beside it and not in it: clap can't tell whether flags are there that stand two floors below.
    #[command(flatten)]
    plan: Option<whole::Plan>,
}

#[derive(Debug, clap::Subcommand)]
enum Step {
    Lessons(lessons::Args),
    Merge(merge::Args),
    Fit(fit::Args),
    Judge(judge::Args),
}

/// Does a step, or all of them.
///
/// # Errors
/// If a flag makes no sense, or a file can't be read, does not fit or can't be written.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    match (&args.step, args.whole.as_ref().zip(args.plan.as_ref())) {
        (Some(Step::Lessons(args)), _) => lessons::run(args),
        (Some(Step::Merge(args)), _) => merge::run(args),
        (Some(Step::Fit(args)), _) => fit::run(args),
        (Some(Step::Judge(args)), _) => judge::run(args),
        (None, Some((args, plan))) => whole::run(args, plan),
        (None, None) => Err(Complaint::flag("--seats", "say how many play, or name a step")),
    }
}
