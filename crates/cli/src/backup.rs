//! `stammtisch backup`: the tables as one file, while the server runs.

use std::fs;
use std::future::Future;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use indicatif::{ProgressBar, ProgressStyle};
use store::{Contents, CopyError, Progress};

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::date::date;
use crate::out;

/// Write all tables into one file, whether a server runs on their folder or not.
///
/// The file has everything that was acknowledged before the command began. It appears under its name only when it is whole:
/// every page and every row of it was read again, and it is on the disk. Keep it as secret as the folder itself; only who
/// made it can read it.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch backup --data data house.db
  stammtisch backup --data data --force house.db
  A new file for each time in a folder, of which the newest 14 stay:
    stammtisch backup --data /var/lib/stammtisch --keep 14 /var/backups/stammtisch")]
pub(crate) struct Args {
    /// The folder with the tables
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// Replace the file if it is there
    #[arg(long)]
    force: bool,
    /// If FILE is a folder: delete older backups there once the new one is whole, so that N stay
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,
    /// The file, or a folder in which it is named after the time
    file: PathBuf,
}

/// Backs up.
///
/// # Errors
/// If the tables can't be read, are damaged, or the file can't be written.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    if args.file == Path::new("-") {
        return Err(Complaint::input(
            "FILE",
            "a backup is checked before it gets its name, so it can't go to standard output",
        ));
    }
    let folder = args.file.is_dir();
    if args.keep.is_some() && !folder {
        return Err(Complaint::flag("--keep", format!("{} is no folder", args.file.display())));
    }
    let file = if folder { args.file.join(name(now())) } else { args.file.clone() };
    let bar = bar();
    let work = store::backup(&args.data, &file, args.force, |progress| show(&bar, progress));
    let Some(contents) = wait(work, &bar)? else { return Ok(Ended::Interrupted) };
    out::say(format_args!("{}: {}", file.display(), in_words(&contents)))?;
    if let Some(keep) = args.keep {
        for old in older(&args.file, keep as usize)? {
            fs::remove_file(&old).map_err(|error| failed(&old, &error))?;
            out::say(format_args!("{}: deleted", old.display()))?;
        }
    }
    Ok(Ended::Well)
}

pub(crate) fn in_words(contents: &Contents) -> String {
    let Contents { tables, rows, bytes, .. } = contents;
    format!("tables: {tables}, rows: {rows}, bytes: {bytes}; checked")
}

/// Waits for a copy to be made; nothing if the process is told to stop before, and then nothing is left of it.
pub(crate) fn wait<T>(
    work: impl Future<Output = Result<T, CopyError>>,
    bar: &ProgressBar,
) -> Result<Option<T>, Complaint> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Complaint::flag("--data", error))?;
    let done = runtime.block_on(async {
        let stop = crate::serve::told_to_stop().map_err(|error| Complaint::flag("--data", error))?;
        tokio::select! {
            done = work => done.map(Some).map_err(complaint),
            () = stop => Ok(None),
        }
    });
    bar.finish_and_clear();
    done
}

fn complaint(error: CopyError) -> Complaint {
    let why = crate::serve::chain(&error);
    match &error {
        CopyError::Exists { .. } => Complaint::flag_with_help("FILE", why, "--force replaces it"),
        CopyError::Occupied { .. } => {
            Complaint::flag_with_help("--data", why, "--force moves that into a folder of its own beside the new one")
        }
        CopyError::Open(store::OpenError::InUse { .. }) => Complaint::flag_with_help(
            "--data",
            why,
            "stop the server first; tables that are being played can't be replaced",
        ),
        CopyError::Open(store::OpenError::NotWritable { .. }) => {
            Complaint::flag_with_help("--data", why, crate::serve::MAKE_WRITABLE)
        }
        CopyError::Log { .. } => Complaint::flag_with_help(
            "--data",
            why,
            "copy stammtisch.db and stammtisch.db-wal together into another folder, and name that",
        ),
        CopyError::File { source, .. } if is_forbidden(source.kind()) => {
            Complaint::flag_with_help("FILE", why, "name a file in a folder where you can write")
        }
        _ => Complaint::flag("FILE", why),
    }
}

fn is_forbidden(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied)
}

/// Visible only on a terminal.
pub(crate) fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {bytes} of at most {total_bytes}, {elapsed}") {
        bar.set_style(style);
    }
    bar
}

pub(crate) fn show(bar: &ProgressBar, progress: Progress) {
    bar.set_length(progress.of);
    bar.set_position(progress.written);
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

const BEFORE: &str = "stammtisch-";
const AFTER: &str = "Z.db";

/// A backup's name by the clock at Greenwich, so that names sort like times.
fn name(seconds: u64) -> String {
    let ((year, month, day), time) = (date(seconds / 86_400), seconds % 86_400);
    let (hour, minute, second) = (time / 3_600, time / 60 % 60, time % 60);
    format!("{BEFORE}{year}{month:02}{day:02}T{hour:02}{minute:02}{second:02}{AFTER}")
}

/// Whether we have named a file like that.
fn is_ours(name: &str) -> bool {
    let time = name.strip_prefix(BEFORE).and_then(|rest| rest.strip_suffix(AFTER));
    let digit = |(at, byte): (usize, u8)| if at == 8 { byte == b'T' } else { byte.is_ascii_digit() };
    time.is_some_and(|time| time.len() == 15 && time.bytes().enumerate().all(digit))
}

/// The backups in a folder but the newest.
fn older(folder: &Path, keep: usize) -> Result<Vec<PathBuf>, Complaint> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| failed(folder, &error))? {
        let name = entry.map_err(|error| failed(folder, &error))?.file_name();
        names.extend(name.to_str().filter(|name| is_ours(name)).map(str::to_owned));
    }
    names.sort_unstable_by(|one, two| two.cmp(one));
    Ok(names.iter().skip(keep).map(|name| folder.join(name)).collect())
}

fn failed(path: &Path, error: &std::io::Error) -> Complaint {
    Complaint::File { path: path.display().to_string(), why: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_the_time_and_are_known_again() {
        assert_eq!(name(1_795_901_335), "stammtisch-20261128T212855Z.db");
        assert!(is_ours(&name(0)));
        for other in ["stammtisch.db", "stammtisch-Z.db", "stammtisch-20261128T21085Z.db", "my-20261128T210855Z.db"] {
            assert!(!is_ours(other), "{other}");
        }
    }

    #[test]
    fn the_newest_stay_and_strangers_too() {
        let folder = tempfile::tempdir().unwrap();
        let names: Vec<String> = [50, 10, 30, 20, 40].map(|day| name(day * 86_400)).into();
        for file in names.iter().map(String::as_str).chain(["stammtisch-of-mine.db"]) {
            fs::write(folder.path().join(file), "").unwrap();
        }
        let found = older(folder.path(), 2).unwrap();
        assert_eq!(found, [30, 20, 10].map(|day| folder.path().join(name(day * 86_400))));
        assert!(older(folder.path(), 5).unwrap().is_empty());
    }
}
