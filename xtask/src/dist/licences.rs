//! The licences of what is inside the program: whoever passes it on passes these on, too.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::shell;

/// How files with licences begin.
const NAMES: &[&str] = &["license", "licence", "copying", "notice", "unlicense"];

/// The licences of all crates that the program is built of, and of all packages in the browser client.
///
/// # Errors
/// If cargo or the packages can't be asked, or something has no licence at all.
pub fn all(target: &str) -> anyhow::Result<String> {
    let mut found = crates(target)?;
    found.extend(packages()?);
    let mut text = String::new();
    for (name, (licence, folder)) in found {
        text += &format!("\n==== {name}: {licence} ====\n");
        for file in files(&folder)? {
            text += &format!("\n-- {}\n\n", file.file_name().unwrap_or_default().to_string_lossy());
            text += String::from_utf8_lossy(&fs::read(&file)?).trim_end();
            text += "\n";
        }
    }
    Ok(text)
}

type Found = BTreeMap<String, (String, PathBuf)>;

fn crates(target: &str) -> anyhow::Result<Found> {
    let mut cargo = shell::cargo();
    cargo.args(["tree", "--package", crate::binary::PACKAGE, "--edges", "normal", "--prefix", "none"]);
    let tree = output(cargo.args(["--locked", "--target", target, "--format", "{p}"]))?;
    let used: Vec<_> = tree.lines().filter_map(|line| line.split_once(" v")).collect();
    let mut cargo = shell::cargo();
    let metadata = output(cargo.args(["metadata", "--format-version", "1", "--locked", "--filter-platform", target]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let mut found = Found::new();
    for package in metadata["packages"].as_array().context("cargo lists no packages")? {
        let text = |field: &str| package[field].as_str().unwrap_or_default();
        let is_used =
            used.iter().any(|(name, rest)| *name == text("name") && rest.split(' ').next() == Some(text("version")));
        if package["source"].is_null() || !is_used {
            continue;
        }
        let name = format!("{} {}", text("name"), text("version"));
        let licence = package["license"].as_str().with_context(|| format!("{name} has no licence"))?;
        let folder = Path::new(text("manifest_path")).parent().unwrap_or(Path::new("")).to_owned();
        found.insert(name, (licence.to_owned(), folder));
    }
    ensure!(!found.is_empty(), "cargo knows nothing that the program is built of");
    Ok(found)
}

/// What the client is built of: its own list, and Svelte, which compiles itself into the page.
fn packages() -> anyhow::Result<Found> {
    let web = shell::root().join("web");
    let own: Value = serde_json::from_str(&fs::read_to_string(web.join("package.json"))?)?;
    let listed = own["dependencies"].as_object().context("web/package.json lists no dependencies")?;
    let mut found = Found::new();
    for name in listed.keys().map(String::as_str).chain(["svelte"]) {
        let folder = web.join("node_modules").join(name);
        let package = fs::read_to_string(folder.join("package.json")).with_context(|| format!("no package {name}"))?;
        let package: Value = serde_json::from_str(&package)?;
        let licence = package["license"].as_str().with_context(|| format!("{name} has no licence"))?;
        found.insert(format!("{name} {}", package["version"].as_str().unwrap_or_default()), (licence.into(), folder));
    }
    Ok(found)
}

fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("can't look into {}", folder.display()))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_lowercase();
        if NAMES.iter().any(|begin| name.starts_with(begin)) && entry.file_type()?.is_file() {
            files.push(entry.path());
        }
    }
    files.sort();
    Ok(files)
}

fn output(command: &mut std::process::Command) -> anyhow::Result<String> {
    let output = command.output().with_context(|| format!("can't start `{}`", shell::line(command)))?;
    ensure!(output.status.success(), "`{}` failed", shell::line(command));
    Ok(String::from_utf8(output.stdout)?)
}
