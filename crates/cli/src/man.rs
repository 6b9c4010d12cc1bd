//! `stammtisch man`: the help as manual pages.

use std::path::PathBuf;

use crate::cli::{Ended, description};
use crate::complaint::Complaint;
use crate::out;

/// Print the manual page, or write the pages of all commands into a folder.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch man | man -l -
  sudo stammtisch man --into /usr/local/share/man/man1")]
pub(crate) struct Args {
    /// A folder for all pages, one for each command; it has to be there
    #[arg(long, value_name = "DIR")]
    into: Option<PathBuf>,
}

/// Prints or writes them.
///
/// # Errors
/// If they can't be written.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    let failed = |error: std::io::Error| match &args.into {
        Some(folder) => Complaint::File { path: folder.display().to_string(), why: error.to_string() },
        None => Complaint::File { path: "standard output".into(), why: error.to_string() },
    };
    if let Some(folder) = &args.into {
        clap_mangen::generate_to(description(), folder).map_err(failed)?;
        return Ok(Ended::Well);
    }
    let mut page = Vec::new();
    clap_mangen::Man::new(description()).render(&mut page).map_err(failed)?;
    out::say(String::from_utf8_lossy(&page).trim_end())?;
    Ok(Ended::Well)
}
