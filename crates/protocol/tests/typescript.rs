//! The TypeScript types are those of the program.

use std::collections::BTreeSet;
use std::path::Path;

use ts_rs::{Config, TS};

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

/// The codes of a type of refusals, as its declaration has them.
fn codes<T: TS>() -> BTreeSet<String> {
    let declared = T::decl(&Config::default());
    let after = declared.split("\"code\": \"").skip(1);
    after.filter_map(|rest| rest.split_once('"')).map(|(code, _)| code.to_owned()).collect()
}

#[test]
fn every_refusal_has_its_rule() {
    let modules = protocol::typescript();
    let text = &modules.iter().find(|module| module.file == "refusals.ts").unwrap().text;
    let (polterfass, goldbraeu) = text.split_once("  goldbraeu: {").unwrap();
    for (part, codes) in [(polterfass, codes::<polterfass::Refusal>()), (goldbraeu, codes::<goldbraeu::Refusal>())] {
        let has = |code: &&String| part.contains(&format!("    {code}: '"));
        assert!(codes.len() > 5);
        assert_eq!(codes.iter().find(|code| !has(code)), None);
        assert_eq!(part.matches(": '").count(), codes.len());
    }
}
