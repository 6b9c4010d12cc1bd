//! `stammtisch config`: what a server is set to. What can be set is in [`KEYS`], once for flags, surroundings and files.

mod file;
mod gather;
mod key;
mod keys;
mod settings;
mod show;
#[cfg(test)]
mod tests;

pub(crate) use gather::{Flags, Gathered};
pub(crate) use keys::KEYS;
pub(crate) use settings::{LogFormat, Settings};

use server::Maps;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;

/// Check the configuration of a server, and show what can be set.
///
/// Everything can be set by a flag (--public-url), in the environment (STAMMTISCH_PUBLIC_URL) and in a file (public-url); a flag
/// counts more than the environment, the environment more than the file.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch config sample > stammtisch.toml
  stammtisch config check stammtisch.toml
  stammtisch serve --config stammtisch.toml")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Say everything that is wrong; or, if nothing is, what is set and where each value comes from
    Check {
        /// The file, `-` for standard input; that of STAMMTISCH_CONFIG, or none, if left out
        file: Option<String>,
        #[command(flatten)]
        flags: Flags,
    },
    /// Print a file with all that can be set, and what it means
    Sample,
}

/// Everything that is wrong with how a file says what it says, with its places.
pub(crate) fn wrong(text: &str) -> Vec<String> {
    file::read(text).1.into_iter().map(|(at, what)| format!("{at}: {what}")).collect()
}

/// Does what is asked.
///
/// # Errors
/// If the file can't be read, or anything is wrong with the configuration.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.what {
        What::Check { file, flags } => {
            let mut gathered = Gathered::here(file.as_deref(), flags)?;
            if let Some(folder) = &gathered.settings.maps
                && let Err(error) = Maps::load(folder)
            {
                gathered.wrong.extend(error.0.iter().map(|bad| format!("`maps`: {bad}")));
            }
            out::say(show::resulting(&gathered.right()?).trim_end())?;
        }
        What::Sample => out::say(show::sample().trim_end())?,
    }
    Ok(Ended::Well)
}
