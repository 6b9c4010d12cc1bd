//! The proxy that our samples of configuration are tested with.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::{chromium, shell};

/// Where Debian has it, which is on the superuser's search path only.
const PLACE: &str = "/usr/sbin/nginx";

/// The installed nginx; the environment variable `NGINX` names another one. On Debian it is installed if that is possible without
/// a question.
///
/// # Errors
/// If there is none, with advice.
pub fn find_or_install() -> anyhow::Result<PathBuf> {
    if let Some(path) = env::var_os("NGINX").map(PathBuf::from) {
        return if path.is_file() { Ok(path) } else { bail!("NGINX is {}, which is no file", path.display()) };
    }
    let find = || shell::which("nginx").or_else(|| Some(PathBuf::from(PLACE)).filter(|place| place.is_file()));
    if find().is_none() && Path::new("/usr/bin/apt-get").is_file() {
        for arguments in
            [&["update", "--quiet"][..], &["install", "--yes", "--quiet", "--no-install-recommends", "nginx-light"]]
        {
            if let Some(mut apt_get) = chromium::apt_get() {
                shell::run(apt_get.args(arguments))?;
            }
        }
    }
    find().context("the tests of our proxy samples need nginx: `sudo apt-get install nginx-light` (Debian), or set NGINX to its path")
}
