//! `cargo xtask fuzz`: damaged input for everything that reads what others wrote.

use std::ffi::OsString;

use crate::shell;

/// Builds what damages and judges input, and lets it work.
///
/// # Errors
/// If it can't be built, or an input breaks a law.
pub fn fuzz(args: &[OsString]) -> anyhow::Result<()> {
    shell::run(shell::cargo().args(["run", "--profile", "play", "--package", "fuzz", "--"]).args(args))
}
