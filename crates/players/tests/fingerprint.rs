//! What tells programs that play differently apart.

use std::path::Path;

#[allow(clippy::print_stdout, dead_code, reason = "its `main` is for cargo")]
#[path = "../build.rs"]
mod build;

fn of(files: &[(&str, &str)]) -> String {
    let files: Vec<_> = files.iter().map(|(name, content)| (name.to_string(), content.as_bytes().to_vec())).collect();
    build::fingerprint(&files)
}

#[test]
fn it_is_that_of_the_sources_as_they_are() {
    let files = build::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    assert_eq!(players::FINGERPRINT, build::fingerprint(&files));
    for name in ["players/src/lib.rs", "players/data/polterfass-4.values", "polterfass/src/end.rs"] {
        assert!(files.iter().any(|(file, _)| file == name), "{name}");
    }
}

#[test]
fn neither_line_ends_nor_the_order_of_a_folder_change_it() {
    let files = [("players/src/a.rs", "one\ntwo\n"), ("players/src/b.rs", "")];
    assert_eq!(of(&files), of(&[("players/src/b.rs", ""), ("players/src/a.rs", "one\r\ntwo\r\n")]));
    // It has to be the same with every compiler and on every machine.
    assert_eq!((of(&[]).as_str(), of(&files).as_str()), ("cbf29ce484222325", "0a5c4d51c5a223f4"));
}

#[test]
fn every_letter_of_a_name_or_a_content_changes_it() {
    let all = [
        of(&[("a", "bc"), ("d", "")]),
        of(&[("a", "bC"), ("d", "")]),
        of(&[("ab", "c"), ("d", "")]),
        of(&[("a", "bc")]),
        of(&[("a", "b"), ("c", "d")]),
        of(&[("a", "bcd"), ("", "")]),
        of(&[]),
    ];
    for (number, one) in all.iter().enumerate() {
        assert!(one.len() == 16 && !all[..number].contains(one), "{all:?}");
    }
}
