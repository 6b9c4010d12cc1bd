//! The browser that the tests drive.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use crate::shell;

/// Chromium without what surrounds a page needs about a third less time for the tests.
const SHELL: &str = "chromium-headless-shell";
const NAMES: &[&str] = &[SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome.exe"];
const PLACES: &[&str] = &[
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/// The installed Chromium or Chrome; the environment variable `CHROMIUM` names another one.
///
/// # Errors
/// If there is none, with advice.
pub fn find() -> anyhow::Result<PathBuf> {
    if let Some(path) = env::var_os("CHROMIUM").map(PathBuf::from) {
        return if path.is_file() { Ok(path) } else { bail!("CHROMIUM is {}, which is no file", path.display()) };
    }
    let known = PLACES.iter().map(PathBuf::from).find(|place| place.is_file());
    NAMES.iter().find_map(|name| shell::which(name)).or(known).with_context(|| {
        let how = if cfg!(target_os = "macos") {
            "`brew install --cask chromium`"
        } else if cfg!(windows) {
            "`winget install Google.Chrome`"
        } else {
            "`sudo apt-get install chromium` (Debian)"
        };
        format!("the browser tests need Chromium or Chrome: {how}, or set CHROMIUM to its path")
    })
}

/// Like [`find`], but installs it first where Debian's package manager may be used without a question.
///
/// # Errors
/// If there is none and it can't be installed.
pub fn find_or_install() -> anyhow::Result<PathBuf> {
    match find() {
        Err(_) if env::var_os("CHROMIUM").is_none() && Path::new("/usr/bin/apt-get").is_file() => {
            if let Some(mut update) = apt_get() {
                shell::run(update.args(["update", "--quiet"]))?;
            }
            if let Some(mut install) = apt_get() {
                let has_shell = shell::succeeds(Command::new("apt-cache").args(["show", "--quiet", SHELL]));
                let packages = [if has_shell { SHELL } else { "chromium" }, "fonts-liberation"];
                shell::run(install.args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(packages))?;
            }
            find()
        }
        found => found,
    }
}

/// `apt-get`, if we may run it.
pub fn apt_get() -> Option<Command> {
    let mut command = if shell::is_superuser() {
        Command::new("apt-get")
    } else if shell::succeeds(Command::new("sudo").args(["--non-interactive", "true"])) {
        let mut sudo = Command::new("sudo");
        sudo.args(["--non-interactive", "--preserve-env=DEBIAN_FRONTEND", "apt-get"]);
        sudo
    } else {
        return None;
    };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    Some(command)
}
