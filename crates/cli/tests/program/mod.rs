//! Calling the real binary.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn stammtisch(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    command.args(arguments).env("LANG", "en").env_remove("LC_ALL").env("NO_COLOR", "1");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that complains about a flag does not read on.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What a command that does well prints.
pub fn done(arguments: &[&str], input: &str) -> String {
    let output = stammtisch(arguments, input);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    assert!(errors.is_empty(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// The same, if it is JSON.
pub fn done_json(arguments: &[&str], input: &str) -> Value {
    serde_json::from_str(&done(arguments, input)).unwrap()
}

/// The complaint, on one line, of a command that exits with 2.
pub fn refused(arguments: &[&str], input: &str) -> String {
    let output = stammtisch(arguments, input);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    errors.replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}
