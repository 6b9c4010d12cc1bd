//! Forged records.

pub mod goldbraeu;
pub mod polterfass;

use serde_json::{Value, json};

/// A record that must not hold.
pub struct Forgery {
    /// What was done to it.
    pub what: &'static str,
    pub text: String,
    /// What its refusal says.
    pub why: &'static str,
}

impl Forgery {
    /// A record of these rows, with right numbers.
    pub fn text(rows: &[Value]) -> String {
        let numbered = rows.iter().enumerate().map(|(index, row)| {
            let mut row = row.clone();
            row["n"] = json!(index + 1);
            row.to_string() + "\n"
        });
        numbered.collect()
    }
}

/// Makes forgeries of one record.
pub struct Forger<'a> {
    rows: &'a [Value],
    pub forged: Vec<Forgery>,
}

impl<'a> Forger<'a> {
    pub const fn of(rows: &'a [Value]) -> Self {
        Self { rows, forged: Vec::new() }
    }

    pub fn forge(&mut self, what: &'static str, why: &'static str, change: &dyn Fn(&mut Vec<Value>)) {
        let mut forged = self.rows.to_vec();
        change(&mut forged);
        assert_ne!(forged, self.rows, "{what}");
        self.forged.push(Forgery { what, text: Forgery::text(&forged), why });
    }
}

fn first(rows: &[Value], kind: &str) -> usize {
    rows.iter().position(|row| row["kind"] == kind).unwrap()
}

/// The first row of an action of this kind.
fn action(rows: &[Value], kind: &str) -> usize {
    rows.iter().position(|row| row["action"]["kind"] == kind).unwrap()
}

/// Forgeries of the record of a whole game of three people, whatever the game; so many are the most that can play it.
pub fn table(rows: &[Value], most: usize) -> Vec<Forgery> {
    let mut forger = Forger::of(rows);
    let mut forge = |what, why, change: &dyn Fn(&mut Vec<Value>)| forger.forge(what, why, change);
    let began = first(rows, "began");
    let setup = &rows[0]["setup"];
    let more = {
        let mut setup = setup.clone();
        setup["seats"] = json!(most);
        setup
    };
    let late = |row: Value| {
        move |rows: &mut Vec<Value>| {
            let mut row = row.clone();
            row["at"] = json!(0);
            rows.insert(began + 1, row);
        }
    };
    let begun = "the game has begun";
    forge("sat after the beginning", begun, &late(json!({ "kind": "sat", "seat": 1, "name": "Eve" })));
    forge("stood after the beginning", begun, &late(json!({ "kind": "stood", "seat": 1, "removed": true })));
    forge("a late nonce", begun, &late(json!({ "kind": "nonce", "seat": 1, "nonce": "00".repeat(16) })));
    forge("arranged again", begun, &late(json!({ "kind": "arranged", "setup": setup, "options": {} })));
    forge("more chairs", begun, &late(json!({ "kind": "arranged", "setup": more, "options": {} })));
    forge("begun twice", begun, &late(json!({ "kind": "began" })));
    forge("a renamed nobody", "no seat", &late(json!({ "kind": "renamed", "seat": 4, "name": "Eve" })));
    forge("a stand-in for nobody", "no seat", &late(json!({ "kind": "stand_in", "seat": 7, "why": "left" })));
    forge("an unknown kind", "unknown variant", &late(json!({ "kind": "undone", "seat": 1 })));
    forge("a free chair", "chair", &|rows| drop(rows.remove(began - 1)));
    forge("two on a chair", "taken", &|rows| rows.insert(began, rows[began - 1].clone()));
    forge("nobody rises", "nobody", &|rows| {
        rows.insert(1, json!({ "kind": "stood", "at": 0, "seat": 0, "removed": false }));
    });
    forge("nobody is renamed", "nobody", &|rows| {
        rows.insert(1, json!({ "kind": "renamed", "at": 0, "seat": 0, "name": "Eve" }));
    });
    forge("never begun", "no game has begun", &|rows| drop(rows.remove(began)));
    forge("never opened", "opening row", &|rows| drop(rows.remove(0)));
    forge("opened twice", "opening row", &|rows| rows.insert(1, rows[0].clone()));
    forge("ended twice", "ended already", &|rows| rows.push(rows[rows.len() - 1].clone()));
    forge("ended early", "not over", &|rows| {
        let end = rows.len();
        rows.swap(end - 2, end - 1);
    });
    forge("another score", "result", &|rows| rows.last_mut().unwrap()["scores"][0] = json!(999));
    forge("another winner", "result", &|rows| rows.last_mut().unwrap()["winners"] = json!([]));
    forge("another secret", "secret", &|rows| rows.last_mut().unwrap()["secret"] = json!("ab".repeat(32)));
    forge("another commitment", "commitment", &|rows| rows[0]["commitment"] = json!("ab".repeat(32)));
    forge("rules 0", "version", &|rows| rows[0]["rules"] = json!(0));
    forge("format 0", "version", &|rows| rows[0]["format"] = json!(0));
    forge("rules of the future", "version", &|rows| rows[0]["rules"] = json!(99));
    forge("a format of the future", "version", &|rows| rows[0]["format"] = json!(99));
    forge("another game", "skat", &|rows| rows[0]["game"] = json!("skat"));
    forge("too many seats", "seats", &|rows| rows[0]["setup"]["seats"] = json!(7));
    forge("a nonce in secret", "seed gives", &|rows| {
        rows.insert(began, json!({ "kind": "nonce", "at": 0, "seat": 1, "nonce": "00".repeat(16) }));
    });
    let luck = first(rows, "luck");
    forge("luck left out", "", &|rows| drop(rows.remove(luck)));
    forge("luck said twice", "luck event", &|rows| rows.insert(luck, rows[luck].clone()));
    forge("luck counted from 1", "luck event 0", &|rows| rows[luck]["ordinal"] = json!(1));
    forger.forged
}

/// The rows with one of those before `until` or of the last three left out, said twice or moved on, or one of its values
/// replaced or taken away.
pub fn small_changes(rows: &[Value], until: usize) -> Vec<String> {
    small_changes_where(rows, |at, _| at < until || at + 3 >= rows.len())
}

/// The same for the rows that are wanted by their place and content.
pub fn small_changes_where(rows: &[Value], wanted: impl Fn(usize, &Value) -> bool) -> Vec<String> {
    let mut all = Vec::new();
    for at in (0..rows.len()).filter(|&at| wanted(at, &rows[at])) {
        let mut changed = rows.to_vec();
        let row = changed.remove(at);
        all.push(Forgery::text(&changed));
        if at + 1 < rows.len() {
            changed.insert(at + 1, row.clone());
            all.push(Forgery::text(&changed));
        }
        all.push(Forgery::text(&[&rows[..=at], &rows[at..]].concat()));
        for change in values(&row) {
            let text = |(index, row): (usize, &Value)| if index == at { change.to_string() } else { row.to_string() };
            all.push(rows.iter().enumerate().map(text).collect::<Vec<_>>().join("\n"));
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// The value with each of its parts taken away or replaced.
fn values(value: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let mut without = fields.clone();
                without.remove(name);
                all.push(Value::Object(without));
                for change in values(field) {
                    let mut changed = fields.clone();
                    changed.insert(name.clone(), change);
                    all.push(Value::Object(changed));
                }
            }
        }
        Value::Array(entries) => {
            for at in 0..entries.len() {
                let mut without = entries.clone();
                without.remove(at);
                all.push(json!(without));
                for change in values(&entries[at]) {
                    let mut changed = entries.clone();
                    changed[at] = change;
                    all.push(json!(changed));
                }
            }
            all.extend([0, 1, 8].map(|more| json!([&entries[..], &[json!(more)]].concat())));
            all.push(json!([entries.as_slice(), entries.as_slice()].concat()));
        }
        Value::Number(number) => {
            let number = number.as_f64().unwrap();
            let near = [number + 1.0, number - 1.0, 0.0, 6.0, 8.0, 99.0].map(|near| json!(near as i64));
            all.extend(near.into_iter().chain([
                json!(number),
                json!(number + 0.5),
                json!(1e30),
                json!(number.to_string()),
            ]));
        }
        Value::String(text) => {
            let (head, tail) = text.split_at(text.char_indices().nth(1).map_or(text.len(), |(at, _)| at));
            all.extend(
                [tail.to_owned(), text.to_uppercase(), format!("{tail}{head}"), format!("{text}0")].map(Value::from),
            );
            all.extend([json!(""), json!({ "seat": 1 }), json!({ "seconds": 60 })]);
        }
        Value::Bool(flag) => all.push(json!(!flag)),
        Value::Null => {}
    }
    all.extend([json!(null), json!(0), json!(1), json!(7), json!("x"), json!(true), json!([]), json!({})]);
    all
}
