//! The TypeScript types are those of the program.

use std::path::Path;

#[test]
fn the_typescript_types_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/types.ts");
    let made = protocol::typescript();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "web/src/protocol/types.ts is out of date: run `UPDATE=1 cargo test -p protocol`");
}
