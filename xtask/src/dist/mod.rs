//! `cargo xtask dist`: one archive with all that somebody needs to run a server on any Linux of this machine's kind.

mod elf;
mod licences;

use std::env::consts::ARCH;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use crate::{binary, npm, shell, wasm};

/// What the archive has of the checkout.
const FILES: &[&str] = &[
    "README.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs",
    "deploy",
    "examples",
];
/// What its pages for developers speak of besides.
#[cfg(test)]
const OF_SOURCE: &[&str] = &["crates", "web", "xtask", "locales", "maps", "recordings", "benches"];
const SHELLS: &[(&str, &str)] = &[("bash", "stammtisch"), ("zsh", "_stammtisch"), ("fish", "stammtisch.fish")];

/// Builds the browser client, unless it `is_built`, and the program, statically; packs it.
///
/// # Errors
/// If a tool is missing, with advice; if something fails; if the program turns out to need other files.
pub fn dist(is_built: bool) -> anyhow::Result<()> {
    ensure!(cfg!(target_os = "linux"), "the archive is made on Linux, for Linux");
    let target = format!("{ARCH}-unknown-linux-musl");
    check_tools(&target)?;
    if is_built {
        ensure!(shell::root().join("web/dist/build.txt").is_file(), "web/dist is not built: `cargo xtask web`");
    } else {
        npm::check_tools()?;
        npm::install()?;
        wasm::build()?;
        npm::run(&["run", "build"])?;
    }
    let program = build(&target)?;
    let needed = elf::interpreter(&fs::read(&program)?)?;
    ensure!(needed.is_none(), "the program is not static: it is loaded by {}", needed.unwrap_or_default());
    pack(&program, &target)
}

fn check_tools(target: &str) -> anyhow::Result<()> {
    // SQLite is written in C.
    ensure!(shell::which("musl-gcc").is_some(), "musl-gcc is missing: `sudo apt-get install musl-tools` (Debian)");
    if !library(target).is_some_and(|folder| folder.is_dir()) {
        shell::run(Command::new("rustup").args(["target", "add", target]).current_dir(shell::root()))
            .with_context(|| format!("the compiler has no library for {target}"))?;
    }
    Ok(())
}

/// The folder with the target's library, whether it is there or not.
fn library(target: &str) -> Option<PathBuf> {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output().ok()?;
    Some(String::from_utf8(asked.stdout).ok()?.trim().into())
}

fn build(target: &str) -> anyhow::Result<PathBuf> {
    let with_c = format!("CC_{}", target.replace('-', "_"));
    let of_cargo = [("CARGO_PROFILE_RELEASE_STRIP", "symbols"), ("CARGO_PROFILE_RELEASE_DEBUG", "false")];
    let args = ["--package", binary::PACKAGE, "--bin", binary::PACKAGE, "--release", "--locked", "--target", target];
    binary::build_with(&args, &[of_cargo.as_slice(), &[(&with_c, "musl-gcc")]].concat())
}

fn pack(program: &Path, target: &str) -> anyhow::Result<()> {
    let name = format!("{}-{}-{target}", binary::PACKAGE, env!("CARGO_PKG_VERSION"));
    let place = shell::root().join("target/dist");
    let folder = place.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(folder.join("completions"))?;
    fs::create_dir_all(folder.join("man"))?;
    fs::copy(program, folder.join(binary::PACKAGE)).context("the program can't be copied")?;
    for file in FILES {
        shell::run(Command::new("cp").args(["-R", file]).arg(&folder).current_dir(shell::root()))?;
    }
    fs::write(folder.join("LICENSES-OF-OTHERS.txt"), licences::all(target)?)?;
    // Whether it runs at all shows here, too.
    for (shell, file) in SHELLS {
        let script = Command::new(program).args(["completions", shell]).output()?;
        ensure!(script.status.success(), "`stammtisch completions {shell}` failed");
        fs::write(folder.join("completions").join(file), script.stdout)?;
    }
    shell::run(Command::new(program).args(["man", "--into"]).arg(folder.join("man")))?;
    let archive = format!("{name}.tar.gz");
    let same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0", "--mode=u=rwX,go=rX"];
    shell::run(
        Command::new("tar")
            .args(same)
            .args(["--exclude=node_modules", "--exclude=examples/*/built", "-czf", &archive, &name])
            .current_dir(&place),
    )?;
    let sum = Command::new("sha256sum").arg(&archive).current_dir(&place).output()?;
    ensure!(sum.status.success(), "`sha256sum` failed");
    fs::write(place.join(format!("{archive}.sha256")), &sum.stdout)?;
    let size = fs::metadata(place.join(&archive))?.len();
    println!("{}: {size} bytes\n{}", place.join(&archive).display(), String::from_utf8_lossy(&sum.stdout).trim());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the links of a page in the root lead to, within the project.
    fn links(page: &str) -> Vec<String> {
        let text = fs::read_to_string(shell::root().join(page)).unwrap();
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        targets.filter(|target| !target.is_empty() && !target.contains(':')).map(str::to_owned).collect()
    }

    #[test]
    fn what_the_pages_of_the_archive_link_to_is_in_it() {
        let pages: Vec<_> = FILES.iter().filter(|file| file.ends_with(".md")).collect();
        for page in &pages {
            for link in links(page) {
                let top = link.trim_start_matches("./").split('/').next().unwrap();
                assert!(FILES.contains(&top) || OF_SOURCE.contains(&top), "{page} links to {link}");
                assert!(shell::root().join(&link).exists(), "{page} links to {link}, which there is not");
            }
        }
        assert!(pages.len() >= 4 && links("README.md").len() > 5);
    }
}
