//! Input that is large, and of one kind: work must grow with it and not with its square.

use fuzz::{TARGETS, judge};

/// As much as the server reads of a body or a frame.
const MESSAGE: usize = 16 << 10;
/// As much as anybody writes into a file: what is quadratic would take minutes over it.
const FILE: usize = 1 << 20;

/// `part` between two ends, as often as there is room.
fn filled(most: usize, before: &str, part: &str, after: &str) -> Vec<u8> {
    let room = most.saturating_sub(before.len() + after.len());
    [before, &part.repeat(room / part.len()), after].concat().into_bytes()
}

fn check(target: &str, most: usize, kinds: &[(&str, &str, &str)]) {
    let target = TARGETS.iter().find(|one| one.name == target).unwrap();
    // What is made once, and kept, is not counted.
    let _ = judge(target, b"");
    for (before, part, after) in kinds {
        let input = filled(most, before, part, after);
        if let Err(broken) = judge(target, &input) {
            let short = |text: &str| text.chars().take(120).collect::<String>();
            panic!("{}: {}…{}…{}: {broken}", target.name, short(before), short(part), short(after));
        }
    }
}

#[test]
fn frames() {
    let say = r#"{"type":"do","id":"a","command":{"kind":"say","text":""#;
    let act = r#"{"type":"do","id":"a","command":{"kind":"act","action":{"kind":"order","cards":["#;
    let keep = r#"{"type":"do","id":"a","command":{"kind":"act","action":{"kind":"keep","cards":["#;
    let arrange =
        r#"{"type":"do","id":"a","command":{"kind":"arrange","options":{},"setup":{"seats":4,"map":{"rows":["#;
    check(
        "frames",
        MESSAGE,
        &[
            ("", "[", ""),
            ("", "{\"a\":", ""),
            ("{", "\"type\":\"ping\",", "\"type\":\"ping\"}"),
            (say, "\u{301}", "\"}}"),
            (say, "\\u0000", "\"}}"),
            (act, "3,", "3]}}}"),
            (act, "[", ""),
            (keep, "\"krug\",", "\"krug\"]}}}"),
            (arrange, "\".\",", "\".\"]}}}}"),
            (arrange, "\"\",", "\"\"]}}}}"),
            (r#"{"type":"hello","protocol":1,"since":"#, "9", "}"),
        ],
    );
}

#[test]
fn bodies() {
    let open = r#"{"game":"polterfass","name":"Rosi","#;
    let rows = r#"{"game":"goldbraeu","name":"Rosi","setup":{"seats":4,"map":{"name":"x","rows":["#;
    let end = r#"],"doors":{"krug":"north","eiche":"north","baeren":"east","post":"south","hirschen":"south","adler":"west"},"breweries":["mayerbraeu","steinbraeu","kramerbraeu","schmidbraeu"]}}}"#;
    check(
        "bodies",
        MESSAGE,
        &[
            (&format!(r#"{open}"computers":["#), "\"random\",", "\"random\"]}"),
            (&format!(r#"{open}"setup":"#), "[", ""),
            (&format!(r#"{open}"setup":{{"seats":4,"goal":"#), "7", "}}"),
            (&format!(r#"{open}"setup":{{"seats":4,"barrels":{{"model":"reckoned","stand":0."#), "3", "}}}"),
            (rows, "\".\",", &format!("\".\"{end}")),
            (&format!("{rows}\""), ".", &format!("\"{end}")),
            (&format!("{rows}\""), "#", &format!("\"{end}")),
            (r#"{"name":""#, "ß", "\"}"),
        ],
    );
}

#[test]
fn records() {
    let recording = std::fs::read_to_string(fuzz::root().join("recordings/all-equal-net-zero.jsonl")).unwrap();
    let lines: Vec<String> = recording.lines().map(|line| format!("{line}\n")).collect();
    check(
        "records",
        FILE,
        &[
            ("", "\n", ""),
            ("", " \r\n", &lines[0]),
            ("", "[", "\n"),
            ("", &lines[0], ""),
            (&lines[..2].concat(), &lines[1], ""),
            (&recording, "\n", &lines[0]),
            (r#"{"kind":"opened","game":""#, "x", "\"}\n"),
        ],
    );
}

#[test]
fn maps() {
    let name = "name = \"x\"\n";
    let end = "\n[legend]\n\".\" = \"space\"\n\"P\" = \"parasol\"\n[inns]\nkrug = { door = \"K\", side = \"north\" }\neiche = { door = \"E\", side = \"north\" }\nbaeren = { door = \"B\", side = \"east\" }\npost = { door = \"O\", side = \"south\" }\nhirschen = { door = \"H\", side = \"south\" }\nadler = { door = \"A\", side = \"west\" }\n";
    let rest = format!("]\nbreweries = []{end}");
    check(
        "maps",
        FILE,
        &[
            ("rows = ", "[", ""),
            (&format!("{name}rows = [\""), ".", &format!("\"{rest}")),
            (&format!("{name}rows = [\"\"\"\n"), ".\\\n", &format!("\"\"\"{rest}")),
            (&format!("{name}rows = [\""), "\\u002e", &format!("\"{rest}")),
            (&format!("{name}rows = ["), "\".\",\n", &rest),
            (&format!("{name}rows = [\".\"]\nbreweries = ["), "\"mayerbraeu\",", &format!("]{end}")),
            (&format!("{name}rows = [\"."), " ", &format!("\"{rest}")),
            ("", "# a remark\n", name),
            ("", "\n", "name"),
            ("name = \"", "ß", "\""),
        ],
    );
}

#[test]
fn pads_and_scores() {
    let pad = r#"{"kind":"polterfass_pad","seats":3,"goal":75,"first":0,"rounds":["#;
    let round = r#"{"innkeeper":0,"tap":{"served":1},"orders":[null,4,8]},"#;
    let last = r#"{"innkeeper":0,"tap":null,"orders":[]}]}"#;
    check(
        "pads",
        MESSAGE,
        &[(pad, round, last), ("", "[", ""), (r#"{"kind":"goldbraeu_pad","seats":3,"weeks":["#, "{},", "{}]}")],
    );
    let sheet = r#"{"players":["A","B","C"],"goal":300,"rounds":["#;
    let failed = ["0", "1", "2"].map(|innkeeper| {
        let orders = ["0", "1", "2"].map(|seat| if seat == innkeeper { "null" } else { "0" }).join(",");
        format!(r#"{{"innkeeper":{innkeeper},"failed":true,"orders":[{orders}]}},"#)
    });
    let end = r#"{"innkeeper":0,"failed":true,"orders":[null,0,0]}]}"#;
    check(
        "scores",
        FILE,
        &[
            (sheet, &failed.concat(), end),
            (r#"{"players":["#, "\"A\",", "\"A\"],\"rounds\":[]}"),
            (
                r#"{"gardens":{"#,
                r#""adler":{"spaces":5,"brewery":"mayerbraeu"},"#,
                r#""adler":{"spaces":5,"brewery":"mayerbraeu"}}}"#,
            ),
            ("", "{\"gardens\":", ""),
        ],
    );
}

#[test]
fn settings_and_values() {
    check(
        "settings",
        FILE,
        &[
            ("proxy = [", "\"10.0.0.1\",\n", "]"),
            ("proxy = ", "[", ""),
            ("listen = \"", "1", "\""),
            ("", "\n", "a = 1"),
        ],
    );
    let unknown: String = (0..40_000).map(|number| format!("key-{number} = 1\n")).collect();
    check("settings", FILE, &[(&unknown, "\n", "")]);
    check(
        "values",
        FILE,
        &[
            ("stammtisch polterfass values 1\nmade ", "x", "\n"),
            ("stammtisch polterfass values 1\nmade x\nseats 3\nhidden 16\n", "0 ", "0\n"),
            ("stammtisch polterfass values 1\nmade x\nseats 3\nhidden 16\n", "0\n", "end\n"),
        ],
    );
}
