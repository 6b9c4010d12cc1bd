//! Building the program itself.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::shell;

/// The package and binary that people run.
pub const PACKAGE: &str = "stammtisch";

/// Runs `cargo build` with these arguments and says where the program is, whatever the target folder.
///
/// # Errors
/// If the build fails or the arguments leave the program out.
pub fn build(args: &[&str]) -> anyhow::Result<PathBuf> {
    build_with(args, &[])
}

/// Like [`build`], with these variables in its environment.
///
/// # Errors
/// If the build fails or the arguments leave the program out.
pub fn build_with(args: &[&str], environment: &[(&str, &str)]) -> anyhow::Result<PathBuf> {
    let mut cargo = shell::cargo();
    cargo.arg("build").args(args).envs(environment.iter().copied());
    println!("$ {}", shell::line(&cargo));
    let mut child = cargo
        .arg("--message-format=json-render-diagnostics")
        .stdout(Stdio::piped())
        .spawn()
        .context("can't start cargo")?;
    let mut program = None;
    if let Some(messages) = child.stdout.take() {
        for line in BufReader::new(messages).lines() {
            program = executable(&line?).or(program);
        }
    }
    let status = child.wait()?;
    ensure!(status.success(), "`cargo build` failed ({status})");
    program.with_context(|| format!("the build made no program `{PACKAGE}`"))
}

/// The path in cargo's message about the program, as opposed to its unit tests.
fn executable(message: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    let target = &message["target"];
    let is_program = target["name"] == PACKAGE && target["kind"][0] == "bin" && message["profile"]["test"] == false;
    message["executable"].as_str().filter(|_| is_program).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_told_from_its_tests() {
        let message = |test| {
            format!(
                r#"{{"target":{{"name":"stammtisch","kind":["bin"]}},"profile":{{"test":{test}}},"executable":"target/x"}}"#
            )
        };
        assert_eq!(executable(&message(false)), Some(PathBuf::from("target/x")));
        assert_eq!(executable(&message(true)), None);
        assert_eq!(executable("Compiling"), None);
    }
}
