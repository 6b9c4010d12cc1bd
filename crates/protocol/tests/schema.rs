//! The committed schemas are those of the program, and mean what they say.

use std::path::Path;

use serde_json::{Value, json};

fn compare(file: &str, made: &Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol").join(file);
    let text = format!("{made:#}\n");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "docs/protocol/{file} is out of date: run `UPDATE=1 cargo test -p protocol`");
}

#[test]
fn the_schemas_are_up_to_date() {
    compare("schema.json", &protocol::messages());
    compare("openapi.json", &protocol::openapi());
}

/// Every reference leads somewhere.
fn follow(root: &Value, part: &Value, count: &mut usize) {
    if let Some(place) = part["$ref"].as_str() {
        *count += 1;
        assert!(root.pointer(place.trim_start_matches('#')).is_some(), "{place}");
    }
    let parts: Vec<&Value> = match part {
        Value::Object(fields) => fields.values().collect(),
        Value::Array(list) => list.iter().collect(),
        _ => Vec::new(),
    };
    parts.into_iter().for_each(|part| follow(root, part, count));
}

#[test]
fn references_lead_somewhere_and_versions_agree() {
    for document in [protocol::messages(), protocol::openapi()] {
        let mut count = 0;
        follow(&document, &document, &mut count);
        assert!(count > 20, "{count}");
        assert!(!document.to_string().contains("[`"), "a link that only Rust understands");
    }
    assert_eq!(protocol::openapi()["info"]["version"], protocol::PROTOCOL.to_string());
    assert_eq!(protocol::messages()["$id"], format!("urn:stammtisch:protocol:{}", protocol::PROTOCOL));
}

#[test]
fn what_a_client_may_leave_out_a_server_never_does() {
    let schema = protocol::messages();
    let sent = &schema["$defs"]["OptionsSent"];
    assert!(sent["required"].is_null(), "{sent}");
    assert_eq!(schema["$defs"]["Options"]["required"], json!(["deadline", "spectators", "advice"]));
}
