//! Running other programs.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

/// The root of the checkout.
pub fn root() -> PathBuf {
    // Cargo sets it anew at every run, so a checkout that was moved after the build is found, too.
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&here).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// The cargo that started us, in the root.
pub fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// Says what is run, runs it with our own input and output, and waits.
///
/// # Errors
/// If it can't be started or doesn't succeed.
pub fn run(command: &mut Command) -> anyhow::Result<()> {
    let line = line(command);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("can't start `{line}`"))?;
    ensure!(status.success(), "`{line}` failed ({status})");
    Ok(())
}

/// Whether it can be run and succeeds, in silence.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The command as one would type it.
pub fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words: Vec<_> = std::iter::once(program).chain(command.get_args()).map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

/// Where a program of this name is on the search path.
pub fn which(name: &str) -> Option<PathBuf> {
    let path: OsString = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|candidate| candidate.is_file())
}

/// Whether we may do anything on this machine.
#[cfg(unix)]
pub fn is_superuser() -> bool {
    rustix::process::geteuid().is_root()
}

/// Whether we may do anything on this machine.
#[cfg(not(unix))]
pub fn is_superuser() -> bool {
    false
}
