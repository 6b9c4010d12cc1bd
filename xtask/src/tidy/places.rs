//! No path of somebody's machine and no package registry's host in a file that everybody gets.

use std::path::Path;

use super::{Finding, Tree};

/// Cut in two, here and below, so that this file passes its own check.
const HOSTS: &[&str] = &[
    concat!("registry.", "npmjs.org"),
    concat!("registry.", "yarnpkg.com"),
    concat!("npm.", "pkg.github.com"),
    concat!("index.", "crates.io"),
    concat!("static.", "crates.io"),
    concat!("deb.", "debian.org"),
    concat!("pypi.", "org"),
];

/// Where machines keep people's and build services' files; the name of a person follows those marked.
const FOLDERS: &[(&str, PersonFollows)] = &[
    (concat!("/ro", "ot/"), PersonFollows::No),
    (concat!("/wo", "rk/"), PersonFollows::No),
    (concat!("/works", "pace/"), PersonFollows::No),
    (concat!("/bui", "lds/"), PersonFollows::No),
    (concat!("/ho", "me/"), PersonFollows::Yes),
    (concat!("/Us", "ers/"), PersonFollows::Yes),
    (concat!("C:\\Us", "ers\\"), PersonFollows::Yes),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum PersonFollows {
    Yes,
    No,
}

/// The lock file names the index of all crates by design, and never another place.
const LOCK: &str = "Cargo.lock";

pub(super) fn check(tree: &Tree, root: &Path) -> Vec<Finding> {
    // A checkout directly below the file system's root has too common a name to search for.
    let checkout = root.to_str().filter(|_| root.components().count() > 2).map(|root| format!("{root}/"));
    let mut findings = Vec::new();
    for (path, text) in tree.iter().filter(|(path, _)| *path != LOCK) {
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            if let Some(host) = HOSTS.iter().find(|host| line.contains(**host)) {
                findings.push(Finding::at(path, number, format_args!("names the registry host {host}")));
            }
            if path.ends_with("package-lock.json") && line.contains("\"resolved\": \"http") {
                findings.push(Finding::at(
                    path,
                    number,
                    "names a registry; keep omit-lockfile-registry-resolved=true in .npmrc",
                ));
            }
            let known =
                FOLDERS.iter().find(|(folder, person)| is_named(line, folder, *person)).map(|(folder, _)| *folder);
            let own = checkout.as_deref().filter(|root| is_named(line, root, PersonFollows::No));
            if let Some(folder) = known.or(own) {
                findings.push(Finding::at(path, number, format_args!("names a place of one machine, below {folder}")));
            }
        }
    }
    findings
}

/// Whether the folder stands in the line as the beginning of a path.
fn is_named(line: &str, folder: &str, person: PersonFollows) -> bool {
    line.match_indices(folder).any(|(start, _)| {
        let begins = !line[..start]
            .ends_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '/' | '*' | '}' | ')'));
        let rest = &line[start + folder.len()..];
        let goes_on = match person {
            PersonFollows::No => true,
            PersonFollows::Yes => {
                rest.split_once(['/', '\\']).is_some_and(|(name, _)| name.chars().all(char::is_alphanumeric))
            }
        };
        begins && goes_on
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> usize {
        check(&Tree::from([(path, text)]), Path::new("/srv/games/stammtisch")).len()
    }

    #[test]
    fn every_place_is_found() {
        for (folder, _) in FOLDERS {
            assert_eq!(findings("a.md", &format!("see {folder}anna/x")), 1, "{folder}");
        }
        assert_eq!(findings("a.md", "at `/srv/games/stammtisch/target`"), 1);
    }

    #[test]
    fn every_host_is_found() {
        for host in HOSTS {
            assert_eq!(findings("a.md", &format!("https://{host}/x")), 1, "{host}");
        }
        assert_eq!(findings("web/package-lock.json", "  \"resolved\": \"https://mirror/x.tgz\""), 1);
    }

    #[test]
    fn parts_of_other_paths_pass() {
        let (inner, person) = (FOLDERS[1].0, FOLDERS[4].0);
        assert_eq!(findings("a.md", &format!("net{inner}x, ./a{inner}, {person}, /srv/games/other/")), 0);
        assert_eq!(findings("Cargo.lock", &format!("https://{}", HOSTS[3])), 0);
    }
}
