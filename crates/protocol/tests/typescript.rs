//! The TypeScript types are those of the program.

use std::path::Path;

#[test]
fn the_typescript_types_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol");
    for protocol::Module { file, text } in protocol::typescript() {
        let path = folder.join(&file);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == text, "web/src/protocol/{file} is out of date: run `UPDATE=1 cargo test -p protocol`");
    }
}
