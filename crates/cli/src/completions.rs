//! `stammtisch completions`: what a shell needs to complete commands and flags.

use clap_complete::Shell;

use crate::cli::{Ended, description};
use crate::complaint::Complaint;
use crate::out;

/// Print the completions of commands and flags for a shell.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch completions bash | sudo tee /usr/share/bash-completion/completions/stammtisch >/dev/null
  stammtisch completions zsh > ~/.zfunc/_stammtisch
  stammtisch completions fish > ~/.config/fish/completions/stammtisch.fish")]
pub(crate) struct Args {
    /// For which shell
    shell: Shell,
}

/// Prints them.
///
/// # Errors
/// If they can't be written.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut description(), "stammtisch", &mut script);
    out::say(String::from_utf8_lossy(&script).trim_end())?;
    Ok(Ended::Well)
}
