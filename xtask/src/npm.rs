//! Node and npm in `web/`.

use std::fs;
use std::io::ErrorKind;
use std::process::Command;

use anyhow::{Context, bail};

use crate::shell;

/// The oldest Node that the browser client is built with.
const NODE: u32 = 20;

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// A copy of the lock file that the installed packages belong to. `npm ci` begins by deleting the folder, and the copy is
/// made last, so an interrupted installation has none.
const STAMP: &str = "node_modules/.installed-package-lock.json";

/// `npm` with these arguments, in `web/`.
pub fn command(args: &[&str]) -> Command {
    let mut npm = Command::new(NPM);
    npm.args(args).current_dir(shell::root().join("web"));
    npm
}

/// Runs `npm` with these arguments in `web/`.
pub fn run(args: &[&str]) -> anyhow::Result<()> {
    shell::run(&mut command(args))
}

/// Checks that Node and npm are there and new enough.
///
/// # Errors
/// If not, with advice.
pub fn check_tools() -> anyhow::Result<()> {
    let Some(version) = version("node") else {
        bail!("Node.js is not installed; version {NODE} or newer is needed.\n{}", advice());
    };
    match major(&version) {
        Some(found) if found >= NODE => {}
        _ => bail!("Node.js {version} is too old; version {NODE} or newer is needed.\n{}", advice()),
    }
    if self::version(NPM).is_none() {
        bail!("npm, which builds the browser client, is not installed.\n{}", advice());
    }
    Ok(())
}

/// Installs the packages of the browser client, unless those of the present lock file are there.
pub fn install() -> anyhow::Result<()> {
    let web = shell::root().join("web");
    let lock = fs::read(web.join("package-lock.json")).context("can't read web/package-lock.json")?;
    match fs::read(web.join(STAMP)) {
        Ok(installed) if installed == lock => {
            println!("web/node_modules is up to date");
            return Ok(());
        }
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error).with_context(|| format!("can't read web/{STAMP}")),
    }
    run(&["ci"])?;
    fs::write(web.join(STAMP), lock).with_context(|| format!("can't write web/{STAMP}"))
}

fn version(program: &str) -> Option<String> {
    let output = Command::new(program).arg("--version").output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok().map(|text| text.trim().to_owned())
}

fn major(version: &str) -> Option<u32> {
    version.trim_start_matches('v').split('.').next()?.parse().ok()
}

fn advice() -> &'static str {
    if cfg!(target_os = "macos") {
        "Get it with `brew install node`, or from https://nodejs.org/en/download."
    } else if cfg!(windows) {
        "Get it with `winget install OpenJS.NodeJS.LTS`, or from https://nodejs.org/en/download; then open a new terminal."
    } else {
        "Debian 13, Ubuntu 25.04 and newer: `sudo apt-get install nodejs npm`. Older ones bring too old a Node.js:\n\
         follow https://nodejs.org/en/download, which sets up a newer one without touching the system's."
    }
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn major_versions_are_read() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("11.19.1"), Some(11));
        assert_eq!(major("nightly"), None);
    }
}
