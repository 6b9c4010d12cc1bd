//! `stammtisch restore`: the tables from a backup.

use std::path::PathBuf;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::{backup, out};

/// Put the tables of a backup into a folder, for a server to go on with.
///
/// The backup is read in full and checked first. The server has to be stopped; a folder that has tables already is left as it
/// is without --force.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch restore house.db --data data
  What is in the folder is moved into data/before-restore-1:
    stammtisch restore house.db --data data --force")]
pub(crate) struct Args {
    /// The backup; it stays as it is
    file: PathBuf,
    /// The folder for the tables; made if it isn't there
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// Replace the tables that are there, which are kept in a folder of their own
    #[arg(long)]
    force: bool,
}

/// Restores.
///
/// # Errors
/// If the backup is none or damaged, or the folder is in use, has tables, or can't be written to.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    let bar = backup::bar();
    let work = store::restore(&args.file, &args.data, args.force, |progress| backup::show(&bar, progress));
    let Some(restored) = backup::wait(work, &bar)? else { return Ok(Ended::Interrupted) };
    if let Some(aside) = &restored.aside {
        out::say(format_args!("{}: what was there before", aside.display()))?;
    }
    out::say(format_args!("{}: {}", args.data.display(), backup::in_words(&restored.contents)))?;
    Ok(Ended::Well)
}
