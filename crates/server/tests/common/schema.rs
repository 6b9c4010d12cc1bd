//! Whatever a server says in these tests is held against the committed schemas, and may say nothing more than they tell.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock};

use jsonschema::Validator;
use serde_json::{Value, json};

const MESSAGES: &str = include_str!("../../../../docs/protocol/schema.json");
const OPENAPI: &str = include_str!("../../../../docs/protocol/openapi.json");

/// Schemas of a document by their place, each compiled when it is used first.
struct Book {
    text: &'static str,
    below: &'static str,
    document: OnceLock<Value>,
    compiled: Mutex<BTreeMap<String, Arc<Validator>>>,
}

static FRAMES: Book = Book::new(MESSAGES, "/$defs");
static BODIES: Book = Book::new(OPENAPI, "/components/schemas");

impl Book {
    const fn new(text: &'static str, below: &'static str) -> Self {
        Self { text, below, document: OnceLock::new(), compiled: Mutex::new(BTreeMap::new()) }
    }

    fn document(&self) -> &Value {
        self.document.get_or_init(|| strict(serde_json::from_str(self.text).unwrap(), self.below))
    }

    fn validator(&self, schema: &Value) -> Arc<Validator> {
        let mut compiled = self.compiled.lock().unwrap();
        let make = || {
            let mut root = schema.clone();
            let shelf = self.below.split('/').nth(1).unwrap();
            root[shelf] = self.document()[shelf].clone();
            Arc::new(jsonschema::draft202012::options().build(&root).unwrap())
        };
        Arc::clone(compiled.entry(schema.to_string()).or_insert_with(make))
    }
}

/// Holds a frame against the schema of its game.
pub fn check_frame(game: &str, frame: &Value) {
    let name = if game == "goldbraeu" { "Goldbraeu" } else { "Polterfass" };
    let schema = json!({ "$ref": format!("#/$defs/{name}ServerMessage") });
    check(&FRAMES.validator(&schema), frame, game);
}

/// Holds the answer to a request against the description of its route.
pub fn check_answer(method: &str, path: &str, status: u16, body: &[u8]) {
    if status == 304 || method == "HEAD" {
        return;
    }
    let path = path.split('?').next().unwrap();
    let Some(route) = route(method, path) else { return };
    let answers = &route["responses"];
    let answer = if answers[status.to_string()].is_null() { &answers["default"] } else { &answers[status.to_string()] };
    let schema = &answer["content"]["application/json"]["schema"];
    if schema.is_null() {
        return;
    }
    let body = serde_json::from_slice(body).unwrap_or_else(|error| panic!("{method} {path}: {error}"));
    check(&BODIES.validator(schema), &body, &format!("{method} {path}"));
}

/// What is written down about a route.
fn route(method: &str, path: &str) -> Option<&'static Value> {
    let paths = BODIES.document()["paths"].as_object().unwrap();
    let fits = |template: &str| {
        let parts = template.split('/').zip(path.split('/'));
        template.split('/').count() == path.split('/').count()
            && parts
                .into_iter()
                .all(|(wanted, found)| wanted == found || (wanted.starts_with('{') && !found.is_empty()))
    };
    let found = paths.get(path).or_else(|| paths.iter().find(|(template, _)| fits(template)).map(|(_, route)| route));
    found.map(|route| &route[method.to_ascii_lowercase()]).filter(|route| !route.is_null())
}

fn check(validator: &Validator, value: &Value, what: &str) {
    if let Err(error) = validator.validate(value) {
        panic!("{what}: {error} at {} in {value}", error.instance_path());
    }
}

/// Clients pass over what they don't know, so the schemas allow more fields than they tell. Here that would hide mistakes.
fn strict(mut document: Value, below: &str) -> Value {
    let definitions = document.pointer(below).unwrap().as_object().unwrap().clone();
    let name = |part: &Value| part["$ref"].as_str().and_then(|place| place.rsplit('/').next()).map(str::to_owned);
    // What is joined with other fields is judged where it is joined.
    let mut open = BTreeSet::new();
    let mut joined = Vec::new();
    definitions.values().for_each(|definition| {
        each(definition, &mut |part| {
            joined.extend(name(part).filter(|_| part["properties"].is_object()));
        })
    });
    while let Some(next) = joined.pop() {
        if open.insert(next.clone()) {
            joined.extend(name(&definitions[&next]));
            for key in CHOICES {
                joined.extend(definitions[&next][key].as_array().into_iter().flatten().filter_map(name));
            }
        }
    }
    for (name, definition) in document.pointer_mut(below).unwrap().as_object_mut().unwrap() {
        close(definition, open.contains(name));
    }
    document
}

const CHOICES: [&str; 3] = ["oneOf", "anyOf", "allOf"];

fn each(part: &Value, tell: &mut dyn FnMut(&Value)) {
    tell(part);
    match part {
        Value::Object(fields) => fields.values().for_each(|part| each(part, tell)),
        Value::Array(list) => list.iter().for_each(|part| each(part, tell)),
        _ => {}
    }
}

fn close(part: &mut Value, open: bool) {
    let Value::Object(fields) = part else { return };
    let told = fields.get("properties").is_some_and(Value::is_object);
    if told && !open && !fields.contains_key("additionalProperties") {
        fields.insert("unevaluatedProperties".into(), json!(false));
    }
    for (key, value) in fields.iter_mut() {
        match value {
            Value::Array(list) if CHOICES.contains(&key.as_str()) => {
                list.iter_mut().for_each(|choice| close(choice, open || told));
            }
            Value::Object(properties) if key == "properties" => {
                properties.values_mut().for_each(|property| close(property, false));
            }
            Value::Object(_) if key == "items" || key == "additionalProperties" => close(value, false),
            _ => {}
        }
    }
}
