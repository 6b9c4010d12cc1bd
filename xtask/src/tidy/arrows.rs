//! Which crate may depend on which.

use std::collections::BTreeMap;

use anyhow::Context;
use toml::{Table, Value};

use super::{Finding, Tree};

/// From the bottom: a crate may depend on crates of the layers below its own.
const LAYERS: &[&[&str]] = &[
    &["game-core", "lossy"],
    &["polterfass", "goldbraeu"],
    &["referee"],
    &["players", "protocol", "store"],
    &["tables", "swarm"],
    &["server", "pocket", "torture"],
    &["stammtisch"],
    &["fuzz"],
];

/// Any crate may use it in its tests; itself it stands on the bottom layer only, so that every game can be tested with it.
const TESTKIT: &str = "testkit";
const BELOW_TESTKIT: &[&str] = &["game-core"];

/// They depend on no crate of the project: they build them.
const TOOLS: &[&str] = &["xtask", "bindgen"];

pub(super) fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut manifests = BTreeMap::new();
    for (path, text) in tree.manifests() {
        let manifest: Table = text.parse().with_context(|| path.to_owned())?;
        if let Some(name) = package_name(&manifest) {
            manifests.insert(name.to_owned(), (path, manifest));
        }
    }
    let mut findings = Vec::new();
    for (name, (path, manifest)) in &manifests {
        if !is_placed(name) {
            findings.push(Finding::new(
                path,
                format!("crate `{name}` has no layer: give it one in xtask/src/tidy/arrows.rs"),
            ));
            continue;
        }
        for (kind, target) in dependencies(manifest) {
            if manifests.contains_key(target) && !allowed(name, kind, target) {
                let kind = match kind {
                    Kind::Normal => "depend on",
                    Kind::Dev => "depend, even for its tests, on",
                };
                findings.push(Finding::new(
                    path,
                    format!("`{name}` must not {kind} `{target}`: the arrow points the wrong way"),
                ));
            }
        }
    }
    Ok(findings)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Normal,
    Dev,
}

fn allowed(from: &str, kind: Kind, to: &str) -> bool {
    if to == TESTKIT || to == from {
        // Tests may want their own crate, too, with more features.
        return kind == Kind::Dev;
    }
    match from {
        TESTKIT => BELOW_TESTKIT.contains(&to),
        _ if TOOLS.contains(&from) => false,
        _ => layer(to) < layer(from) && layer(to).is_some(),
    }
}

fn is_placed(name: &str) -> bool {
    name == TESTKIT || TOOLS.contains(&name) || layer(name).is_some()
}

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&name))
}

fn package_name(manifest: &Table) -> Option<&str> {
    manifest.get("package")?.get("name")?.as_str()
}

fn dependencies(manifest: &Table) -> Vec<(Kind, &str)> {
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let tables = targets.filter_map(Value::as_table).chain([manifest]);
    let mut found = Vec::new();
    for table in tables {
        for (section, kind) in
            [("dependencies", Kind::Normal), ("build-dependencies", Kind::Normal), ("dev-dependencies", Kind::Dev)]
        {
            let entries = table.get(section).and_then(Value::as_table).into_iter().flatten();
            found.extend(
                entries.map(|(key, value)| (kind, value.get("package").and_then(Value::as_str).unwrap_or(key))),
            );
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(polterfass: &str, referee: &str) -> Vec<String> {
        let manifest = |name: &str, rest: &str| format!("[package]\nname = \"{name}\"\n{rest}");
        let tree = Tree::from([
            ("crates/game-core/Cargo.toml", manifest("game-core", "").as_str()),
            ("crates/polterfass/Cargo.toml", manifest("polterfass", polterfass).as_str()),
            ("crates/referee/Cargo.toml", manifest("referee", referee).as_str()),
            ("crates/testkit/Cargo.toml", manifest("testkit", "[dependencies]\ngame-core.workspace = true").as_str()),
        ]);
        check(&tree).unwrap().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn downward_arrows_pass() {
        let polterfass =
            "[dependencies]\ngame-core.workspace = true\nserde = \"1\"\n[dev-dependencies]\ntestkit.workspace = true";
        let referee =
            "[dependencies]\ngame-core = { path = \"../game-core\" }\n[dev-dependencies]\npolterfass.workspace = true";
        assert_eq!(findings(polterfass, referee), [""; 0]);
    }

    #[test]
    fn an_upward_arrow_fails_in_every_section() {
        for section in ["dependencies", "build-dependencies", "dev-dependencies", "target.'cfg(unix)'.dependencies"] {
            let found = findings(&format!("[{section}]\nreferee.workspace = true"), "");
            assert_eq!(found.len(), 1, "{section}: {found:?}");
            assert!(found[0].starts_with("crates/polterfass/Cargo.toml: `polterfass` must not depend"), "{found:?}");
        }
    }

    #[test]
    fn a_renamed_upward_arrow_fails() {
        let found = findings("[dependencies]\nr = { package = \"referee\", path = \"../referee\" }", "");
        assert_eq!(found.len(), 1, "{found:?}");
    }

    #[test]
    fn testkit_is_for_tests_only() {
        assert_eq!(findings("[dependencies]\ntestkit.workspace = true", "").len(), 1);
    }

    #[test]
    fn a_crate_may_want_itself_for_its_tests() {
        let own = "[dev-dependencies]\npolterfass = { path = \".\", features = [\"ts\"] }";
        assert_eq!(findings(own, ""), [""; 0]);
    }

    #[test]
    fn a_crate_without_a_layer_fails() {
        let tree = Tree::from([("crates/extra/Cargo.toml", "[package]\nname = \"extra\"")]);
        assert_eq!(check(&tree).unwrap().len(), 1);
    }
}
