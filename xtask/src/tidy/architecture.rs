//! Every crate has its section in ARCHITECTURE.md.

use super::{Finding, Tree};

const PAGE: &str = "ARCHITECTURE.md";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let page = tree.get(PAGE).unwrap_or_default();
    let headings: Vec<&str> = page.lines().filter(|line| line.starts_with('#')).collect();
    let folders = tree.manifests().filter_map(|(path, _)| path.strip_suffix("/Cargo.toml"));
    folders
        .filter(|folder| !headings.iter().any(|heading| heading.contains(&format!("`{folder}`"))))
        .map(|folder| Finding::new(PAGE, format!("has no section with `{folder}` in its heading")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(page: &str) -> usize {
        check(&Tree::from([("crates/store/Cargo.toml", ""), ("Cargo.toml", ""), (PAGE, page)])).len()
    }

    #[test]
    fn a_crate_needs_a_heading() {
        assert_eq!(findings("# Architecture\n### `crates/store`\n"), 0);
        assert_eq!(findings("# Architecture\nsee `crates/store`\n"), 1);
        assert_eq!(findings("### `crates/store-two`\n"), 1);
    }
}
