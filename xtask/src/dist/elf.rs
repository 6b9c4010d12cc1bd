//! What a program for Linux needs to be loaded.

use anyhow::{Context, ensure};

/// The type of the part that names the interpreter.
const INTERPRETER: u32 = 3;

/// The dynamic loader that a 64-bit little-endian program asks for; a static one asks for none.
///
/// # Errors
/// If it is no such program.
pub fn interpreter(file: &[u8]) -> anyhow::Result<Option<String>> {
    ensure!(file.starts_with(b"\x7fELF\x02\x01"), "this is no 64-bit program for Linux");
    let (from, size, count) = (number(file, 32, 8)?, number(file, 54, 2)?, number(file, 56, 2)?);
    for part in (0..count).map(|index| from + index * size) {
        if number(file, part, 4)? == INTERPRETER as usize {
            let (at, length) = (number(file, part + 8, 8)?, number(file, part + 32, 8)?);
            let name = file.get(at..at + length).context("the program is cut off")?;
            return Ok(Some(String::from_utf8_lossy(name).trim_end_matches('\0').to_owned()));
        }
    }
    Ok(None)
}

fn number(file: &[u8], at: usize, bytes: usize) -> anyhow::Result<usize> {
    let digits = file.get(at..at + bytes).context("the program is cut off")?;
    Ok(digits.iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(all(target_os = "linux", target_pointer_width = "64", target_env = "gnu"))]
    fn this_program_needs_a_loader() {
        let own = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        let loader = interpreter(&own).unwrap().unwrap();
        assert!(std::path::Path::new(&loader).is_file(), "{loader}");
        assert!(interpreter(&own[..5000]).is_ok() && interpreter(&own[..60]).is_err());
    }

    #[test]
    fn other_files_are_no_programs() {
        assert!(interpreter(b"#!/bin/sh").is_err());
        assert!(interpreter(b"\x7fELF\x02\x01").is_err());
    }
}
