//! `cargo xtask fuzz`: damages inputs for as long as it is told.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command speaks to the person who typed it")]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fuzz::{Found, Limit, TARGETS, Target, corpus, hunt, judge, keep, root, shrunk};
use pico_args::Arguments;

/// So long, in minutes, if nobody says.
const MINUTES: f64 = 10.0;

fn main() -> ExitCode {
    match run(Arguments::from_env()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("fuzz: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether nothing was found.
fn run(mut args: Arguments) -> Result<bool, Box<dyn std::error::Error>> {
    let minutes: f64 = args.opt_value_from_str("--minutes")?.unwrap_or(MINUTES);
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    let seed: u64 = args.opt_value_from_str("--seed")?.unwrap_or(now);
    let name: Option<String> = args.opt_free_from_str()?;
    if let Some(rest) = args.finish().first() {
        return Err(format!("unknown argument {}", rest.display()).into());
    }
    if !(minutes > 0.0 && minutes < 1e6) {
        return Err("--minutes is a number above 0".into());
    }
    let targets: Vec<&Target> =
        TARGETS.iter().filter(|target| name.as_ref().is_none_or(|name| name == target.name)).collect();
    if targets.is_empty() {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        return Err(format!("there is no such target; there are {}", names.join(", ")).into());
    }
    // A panic is reported with its input; its own words would only stand in between.
    std::panic::set_hook(Box::new(|_| {}));
    let each = Duration::from_secs_f64(minutes * 60.0 / targets.len() as f64);
    let mut fine = true;
    for target in targets {
        fine &= attend(target, seed, each)?;
    }
    Ok(fine)
}

/// Whether nothing was found at this target.
fn attend(target: &Target, seed: u64, time: Duration) -> Result<bool, Box<dyn std::error::Error>> {
    let under_way = root().join("target/fuzz").join(target.name);
    if let Some(folder) = under_way.parent() {
        std::fs::create_dir_all(folder)?;
    }
    rescue(target, &under_way)?;
    let pool: Vec<Vec<u8>> = corpus(target)?.into_iter().map(|input| input.bytes).collect();
    let (kept, mut lost) = (pool.len(), None);
    let found = hunt(target, pool, seed, Limit::Time(time), &mut |input| {
        // Where the stack or the memory is used up nothing can be said afterwards.
        lost = std::fs::write(&under_way, input).err().or(lost.take());
    });
    if let Some(error) = lost {
        eprintln!("fuzz: {}: {error}", under_way.display());
    }
    let _ = std::fs::remove_file(&under_way);
    match found {
        Ok(tally) => {
            let (inputs, accepted, ways) = (tally.inputs, tally.accepted, tally.ways);
            println!(
                "{}: {inputs} inputs from {kept}, {accepted} accepted, {ways} ways to answer, seed {seed}",
                target.name
            );
            Ok(true)
        }
        Err(found) => {
            let Found { input, broken } = *found;
            let kind = std::mem::discriminant(&broken);
            let small = shrunk(&input, |input| {
                judge(target, input).is_err_and(|broken| std::mem::discriminant(&broken) == kind)
            });
            let broken = judge(target, &small).err().unwrap_or(broken);
            let file = keep(target, &small)?;
            println!("{}: {broken}\n  the input is {}, found with seed {seed}", target.name, shown(&file));
            Ok(false)
        }
    }
}

/// Keeps the input in the midst of which an earlier run was ended, by a full stack or by somebody.
fn rescue(target: &Target, under_way: &Path) -> std::io::Result<()> {
    if under_way.exists() {
        let file = keep(target, &std::fs::read(under_way)?)?;
        println!(
            "{}: the last run ended in the midst of {}: if it was not you who ended it, that is why",
            target.name,
            shown(&file)
        );
        std::fs::remove_file(under_way)?;
    }
    Ok(())
}

fn shown(file: &Path) -> String {
    let plain = file.canonicalize().unwrap_or_else(|_| PathBuf::from(file));
    let root = root().canonicalize().unwrap_or_default();
    plain.strip_prefix(root).unwrap_or(&plain).display().to_string()
}
