//! `cargo xtask test`: everything that has to pass, one part after the other.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::{Duration, Instant};

use anyhow::Context;

use crate::{binary, chromium, nginx, npm, shell, wasm};

/// One third of the tests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Only {
    /// Formatting, lints and tests of the crates, and tidy.
    Rust,
    /// Types and tests of the browser client, and its build.
    Web,
    /// Games in a real browser against the real server.
    Browser,
}

impl FromStr for Only {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "rust" => Ok(Self::Rust),
            "web" => Ok(Self::Web),
            "browser" => Ok(Self::Browser),
            _ => Err("it is `rust`, `web` or `browser`"),
        }
    }
}

/// What one part leaves for later ones.
#[derive(Default)]
struct Made {
    program: Option<PathBuf>,
    chromium: Option<PathBuf>,
}

struct Part {
    name: &'static str,
    run: fn(&mut Made) -> anyhow::Result<()>,
}

/// The same features and targets every time, so that cargo builds each crate once. `bindgen`, which has no tests, is built as the tool it is.
const WORKSPACE: &[&str] = &["--workspace", "--exclude", "bindgen", "--all-features"];

/// Runs the tests, or one third of them, up to the first part that fails, and says how long each part took.
///
/// # Errors
/// If a part fails, naming it.
pub fn test(only: Option<Only>) -> anyhow::Result<()> {
    let parts = parts(only);
    let mut made = Made::default();
    let mut took = Vec::new();
    let mut failure = None;
    for part in &parts {
        println!("\n== {} ==", part.name);
        let started = Instant::now();
        let result = (part.run)(&mut made);
        took.push(started.elapsed());
        if let Err(error) = result {
            failure = Some(error.context(format!("failed at: {}", part.name)));
            break;
        }
    }
    println!("\n{}", table(&parts, &took, failure.is_some()));
    failure.map_or(Ok(()), Err)
}

/// The browser client comes before the crates because the server carries its files.
fn parts(only: Option<Only>) -> Vec<Part> {
    let wants = |part| only.is_none_or(|only| only == part);
    let mut parts = Vec::new();
    let mut add = |name, run| parts.push(Part { name, run });
    if only != Some(Only::Web) && cfg!(target_os = "linux") {
        add("nginx", |_| {
            println!("{}", nginx::find_or_install()?.display());
            Ok(())
        });
    }
    if wants(Only::Rust) {
        add("format", |_| shell::run(shell::cargo().args(["fmt", "--all", "--check"])));
        add("tidy", |_| crate::tidy());
    }
    if only != Some(Only::Rust) {
        add("web packages", |_| npm::check_tools().and_then(|()| npm::install()));
        add("wasm", |_| wasm::build());
    }
    if wants(Only::Web) {
        add("web types", |_| npm::run(&["run", "check"]));
        add("web tests", |_| npm::run(&["test"]));
    }
    if only != Some(Only::Rust) {
        add("web build", |_| npm::run(&["run", "build"]));
    }
    if wants(Only::Rust) {
        add("lints", |_| {
            let targets = ["--all-targets", "--", "--deny", "warnings"];
            shell::run(shell::cargo().args(["clippy", "--workspace", "--all-features"]).args(targets))
        });
        add("rust build", |made| {
            made.program = Some(binary::build(&[WORKSPACE, &["--tests", "--bins"]].concat())?);
            Ok(())
        });
        add("rust tests", |_| rust_tests());
        add("doc tests", |_| shell::run(shell::cargo().args(["test", "--doc"]).args(WORKSPACE)));
    }
    if wants(Only::Browser) {
        if only.is_some() {
            add("rust build", |made| {
                made.program = Some(binary::build(&["--package", binary::PACKAGE, "--bin", binary::PACKAGE])?);
                Ok(())
            });
        }
        add("chromium", |made| {
            let chromium = chromium::find_or_install()?;
            println!("{}", chromium.display());
            made.chromium = Some(chromium);
            Ok(())
        });
        add("browser tests", browser_tests);
    }
    parts
}

fn rust_tests() -> anyhow::Result<()> {
    let has_nextest = shell::succeeds(shell::cargo().args(["nextest", "--version"]));
    let runner: &[&str] = if has_nextest { &["nextest", "run"] } else { &["test"] };
    shell::run(shell::cargo().args(runner).args(WORKSPACE).args(["--tests", "--bins"]))
}

fn browser_tests(made: &mut Made) -> anyhow::Result<()> {
    let program = made.program.as_ref().context("the program was not built")?;
    let chromium = made.chromium.as_ref().context("no browser was found")?;
    shell::run(npm::command(&["run", "test:browser"]).env("STAMMTISCH_BIN", program).env("CHROMIUM", chromium))
}

fn table(parts: &[Part], took: &[Duration], failed: bool) -> String {
    let mut lines = vec![format!("{:<15} {:<8} {:>7}", "part", "result", "time")];
    for (index, part) in parts.iter().enumerate() {
        let result = match took.get(index) {
            None => "not run",
            Some(_) if failed && index + 1 == took.len() => "FAILED",
            Some(_) => "ok",
        };
        let time = took.get(index).map(|time| format!("{:.1} s", time.as_secs_f64())).unwrap_or_default();
        lines.push(format!("{:<15} {result:<8} {time:>7}", part.name).trim_end().to_owned());
    }
    let sum: Duration = took.iter().sum();
    lines.push(format!("{:<24} {:>7}", "together", format!("{:.1} s", sum.as_secs_f64())));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(only: Option<Only>) -> Vec<&'static str> {
        parts(only).iter().map(|part| part.name).collect()
    }

    #[test]
    fn the_thirds_together_are_all_parts() {
        let thirds = [Only::Rust, Only::Web, Only::Browser].map(|only| names(Some(only))).concat();
        for name in names(None) {
            assert!(thirds.contains(&name), "{name}");
        }
    }

    #[test]
    fn the_module_is_built_before_the_client_that_carries_it() {
        let names = names(None);
        let place = |part| names.iter().position(|name| *name == part).unwrap();
        assert!(place("wasm") < place("web types"));
        assert!(place("wasm") < place("web build"));
    }

    #[test]
    fn the_client_is_built_before_the_server_that_carries_it() {
        let names = names(None);
        let place = |part| names.iter().position(|name| *name == part).unwrap();
        assert!(place("web build") < place("rust build"));
        assert!(place("rust build") < place("browser tests"));
    }

    #[test]
    fn the_table_names_what_failed_and_what_never_ran() {
        let parts = parts(Some(Only::Web));
        let took = [Duration::from_millis(1500), Duration::from_millis(20)];
        let lines = table(&parts, &took, true);
        let rows: Vec<Vec<&str>> = lines.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows[1], ["web", "packages", "ok", "1.5", "s"]);
        assert_eq!(rows[2], ["wasm", "FAILED", "0.0", "s"]);
        assert_eq!(rows[3], ["web", "types", "not", "run"]);
        assert_eq!(rows.last().unwrap(), &["together", "1.5", "s"]);
    }
}
