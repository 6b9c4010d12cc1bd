//! The WebAssembly module of the browser client: the rules, the referee and the computer players for where no server is.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail, ensure};
use serde_json::Value;

use crate::shell;

const TARGET: &str = "wasm32-unknown-unknown";
const PACKAGE: &str = "pocket";
/// Where the client expects the module.
const FOLDER: &str = "web/src/pocket/made";

/// Debian's own compiler, and the source of the library that belongs to it.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

/// How this machine can build for a browser.
enum Way {
    /// The compiler in use has the target's library.
    Ready,
    /// With Debian's compiler, which builds the library from source.
    Debian,
}

/// Builds the module and its JavaScript side into the client.
///
/// # Errors
/// If no way to build it is found, with advice; if the build fails.
pub fn build() -> anyhow::Result<()> {
    let mut cargo = shell::cargo();
    cargo.args(["build", "--package", PACKAGE, "--target", TARGET, "--profile", "wasm"]);
    if matches!(way()?, Way::Debian) {
        with_debian(&mut cargo)?;
    }
    let module = run(&mut cargo)?;
    let mut bindgen = shell::cargo();
    bindgen.args(["run", "--quiet", "--package", "bindgen", "--profile", "tool", "--"]);
    shell::run(bindgen.arg(&module).arg(shell::root().join(FOLDER)))
}

fn way() -> anyhow::Result<Way> {
    if library(Path::new("rustc")).is_dir() {
        return Ok(Way::Ready);
    }
    println!("the compiler has no library for {TARGET} yet");
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]).current_dir(shell::root());
    if shell::run(&mut rustup).is_ok() && library(Path::new("rustc")).is_dir() {
        return Ok(Way::Ready);
    }
    if Path::new(DEBIAN_RUSTC).is_file() && debian_source().is_some() {
        return Ok(Way::Debian);
    }
    bail!(
        "building for a browser needs the target {TARGET}.\n\
         With rustup: `rustup target add {TARGET}`.\n\
         With Debian's packages alone: `sudo apt-get install --no-install-recommends rustc-web rust-web-src`."
    );
}

/// The folder with the target's library, whether it is there or not.
fn library(rustc: &Path) -> PathBuf {
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    let folder = asked.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default();
    PathBuf::from(folder)
}

fn debian_source() -> Option<PathBuf> {
    let sysroot = Command::new(DEBIAN_RUSTC).args(["--print", "sysroot"]).output().ok()?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot.stdout).trim().to_owned());
    Some(sysroot.join("lib/rustlib/src/rust/library")).filter(|source| source.is_dir())
}

/// Has cargo use Debian's compiler and build the library first. All of it concerns this one command only.
fn with_debian(cargo: &mut Command) -> anyhow::Result<()> {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().context("rustc can't be asked")?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot.stdout).trim().to_owned());
    let linkers = std::fs::read_dir(sysroot.join("lib/rustlib")).context("the compiler has no library")?;
    let linker =
        linkers.filter_map(Result::ok).map(|folder| folder.path().join("bin/rust-lld")).find(|lld| lld.is_file());
    cargo
        .args(["-Z", "build-std=std,panic_abort"])
        .env("RUSTC", DEBIAN_RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", shell::root().join("target/wasm"))
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker.context("the compiler came without rust-lld")?);
    Ok(())
}

/// Runs a `cargo build` and says where the module is, whatever the target folder.
fn run(cargo: &mut Command) -> anyhow::Result<PathBuf> {
    println!("$ {}", shell::line(cargo));
    cargo.arg("--message-format=json-render-diagnostics").stdout(Stdio::piped());
    let mut child = cargo.spawn().context("can't start cargo")?;
    let mut found = None;
    if let Some(messages) = child.stdout.take() {
        for line in BufReader::new(messages).lines() {
            found = module(&line?).or(found);
        }
    }
    let status = child.wait()?;
    ensure!(status.success(), "`cargo build` failed ({status})");
    found.context("the build made no module")
}

/// The path in cargo's message about the module.
fn module(message: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    let files = message["filenames"].as_array().filter(|_| message["target"]["name"] == PACKAGE)?;
    files.iter().filter_map(Value::as_str).find(|file| file.ends_with(".wasm")).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_module_is_found_among_cargos_messages() {
        let made = r#"{"target":{"name":"pocket"},"filenames":["t/libpocket.rlib","t/pocket.wasm"]}"#;
        assert_eq!(module(made), Some(PathBuf::from("t/pocket.wasm")));
        assert_eq!(module(r#"{"target":{"name":"other"},"filenames":["t/other.wasm"]}"#), None);
        assert_eq!(module("Compiling"), None);
    }
}
