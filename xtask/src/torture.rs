//! `cargo xtask torture`: whether a server that is killed again and again loses anything.

use std::ffi::OsString;

use crate::{binary, shell};

/// Builds the server and what tortures it, and lets it work.
///
/// # Errors
/// If something can't be built, or something was wrong.
pub fn torture(args: &[OsString]) -> anyhow::Result<()> {
    let program = binary::build(&["--package", binary::PACKAGE, "--bin", binary::PACKAGE, "--profile", "play"])?;
    shell::run(
        shell::cargo()
            .args(["run", "--profile", "play", "--package", "torture", "--", "--program"])
            .arg(program)
            .args(args),
    )
}
