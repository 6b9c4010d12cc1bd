//! Embeds the words of every language of `locales/languages.toml`.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

/// The files that the command line speaks from.
const FILES: [&str; 11] = [
    "common",
    "errors",
    "garden",
    "goldbraeu",
    "play",
    "polterfass",
    "rules",
    "rules-goldbraeu",
    "rules-polterfass",
    "table",
    "ui",
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let own = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let locales = Path::new(&own).join("../../locales");
    let list = locales.join("languages.toml");
    println!("cargo::rerun-if-changed={}", list.display());
    let list = fs::read_to_string(list).expect("locales/languages.toml can be read");
    let tags: Vec<&str> = list
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" = "))
        .map(|(tag, _)| tag.trim_matches('"'))
        .collect();
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("languages.rs");
    fs::write(target, code(&locales, &tags)).expect("the build's own folder can be written to");
}

/// The struct `Files` with a field for each file, `LANGUAGES` and the place of English among them.
fn code(locales: &Path, tags: &[&str]) -> String {
    let english = tags.iter().position(|&tag| tag == "en").expect("locales/languages.toml names en");
    let mut code = String::from("/// The Fluent files of one language.\npub(crate) struct Files {\n");
    let mut add = |line: std::fmt::Arguments<'_>| code.write_fmt(line).expect("a string takes everything");
    for file in FILES {
        add(format_args!("    pub(crate) {}: &'static str,\n", field(file)));
    }
    add(format_args!("}}\n\nconst ENGLISH: usize = {english};\n"));
    add(format_args!("static LANGUAGES: [(&str, Files); {}] = [\n", tags.len()));
    for tag in tags {
        add(format_args!("    ({tag:?}, Files {{\n"));
        for file in FILES {
            let path = locales.join(tag).join(file).with_extension("ftl");
            println!("cargo::rerun-if-changed={}", path.display());
            assert!(path.exists(), "locales/{tag}/{file}.ftl is missing: copy it from locales/en");
            add(format_args!("        {}: include_str!({path:?}),\n", field(file)));
        }
        add(format_args!("    }}),\n"));
    }
    add(format_args!("];\n"));
    code
}

fn field(file: &str) -> String {
    file.replace('-', "_")
}
