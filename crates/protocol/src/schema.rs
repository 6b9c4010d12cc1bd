//! The messages of the socket as JSON Schema, and what every schema made here has in common.

use std::collections::BTreeMap;

use game_core::Game;
use referee::{CommandOf, TableGame, Update};
use schemars::generate::{Contract, SchemaSettings};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::{ClientMessage, PROTOCOL, ServerMessage};

/// `docs/protocol/schema.json`: a JSON Schema (draft 2020-12) with a definition for each direction of each game's socket.
#[must_use]
pub fn messages() -> Value {
    let mut types = Types::below("/$defs");
    socket::<polterfass::Polterfass>(&mut types);
    socket::<goldbraeu::Goldbraeu>(&mut types);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": format!("urn:stammtisch:protocol:{PROTOCOL}"),
        "title": format!("The messages of Stammtisch's sockets, version {PROTOCOL} of the protocol"),
        "description": "Validate a frame against the definition of its game and direction, such as PolterfassServerMessage.",
        "$defs": types.definitions(),
    })
}

/// An update on its way: the pad is left out where the client keeps it.
type Sent<G> =
    Update<<G as Game>::Setup, <G as Game>::View, Option<<G as Game>::Pad>, <G as Game>::Action, <G as Game>::Seen>;

fn socket<G>(types: &mut Types)
where
    G: TableGame,
    Sent<G>: JsonSchema,
    CommandOf<G>: JsonSchema,
{
    types.said_by_server::<ServerMessage<Sent<G>>>();
    types.said_by_client::<ClientMessage<CommandOf<G>>>();
}

/// Types on their way into a document. What a client may leave out, a server never does, so that each direction has a
/// generator of its own.
pub(crate) struct Types {
    below: &'static str,
    server: SchemaGenerator,
    client: SchemaGenerator,
}

impl Types {
    /// None yet; their definitions are to stand at this place of the document.
    pub(crate) fn below(below: &'static str) -> Self {
        let generator = |contract: Contract| {
            SchemaSettings::draft2020_12()
                .with(|settings| {
                    settings.definitions_path = below.into();
                    settings.meta_schema = None;
                    settings.contract = contract;
                })
                .into_generator()
        };
        Self { below, server: generator(Contract::Serialize), client: generator(Contract::Deserialize) }
    }

    /// The place of what a server says.
    pub(crate) fn said_by_server<T: JsonSchema>(&mut self) -> Value {
        self.server.subschema_for::<T>().to_value()
    }

    /// The place of what a client says.
    pub(crate) fn said_by_client<T: JsonSchema>(&mut self) -> Value {
        self.client.subschema_for::<T>().to_value()
    }

    /// All of them. One that a client may write in another way than a server does is called `…Sent` for the client.
    pub(crate) fn definitions(mut self) -> Map<String, Value> {
        let server = self.server.take_definitions(false);
        let mut client = self.client.take_definitions(false);
        let differs = differing(&server, &client, self.below);
        let mut all = server;
        let sent: BTreeMap<String, String> = differs.iter().map(|name| (name.clone(), format!("{name}Sent"))).collect();
        client.values_mut().for_each(|schema| rename(schema, self.below, &|name| sent.get(name).cloned()));
        for (name, schema) in client {
            all.insert(sent.get(&name).cloned().unwrap_or(name), schema);
        }
        let mut named = Map::new();
        for (name, mut schema) in all {
            rename(&mut schema, self.below, &|name| Some(spoken(name)));
            plain(&mut schema);
            named.insert(spoken(&name), schema);
        }
        named.sort_keys();
        named
    }
}

/// Names of definitions that both have and that differ, or lead to such.
fn differing(server: &Map<String, Value>, client: &Map<String, Value>, below: &str) -> Vec<String> {
    let mut differs: Vec<String> =
        client.keys().filter(|name| server.get(*name).is_some_and(|other| *other != client[*name])).cloned().collect();
    loop {
        let more = |name: &&String| {
            !differs.contains(name)
                && server.contains_key(*name)
                && differs.iter().any(|other| client[*name].to_string().contains(&format!("\"#{below}/{other}\"")))
        };
        let found: Vec<String> = client.keys().filter(more).cloned().collect();
        if found.is_empty() {
            return differs;
        }
        differs.extend(found);
    }
}

/// A generic type's name without its arguments: `UpdateOfGoldbraeuSetup` is a `GoldbraeuUpdate`.
fn spoken(name: &str) -> String {
    let cut = name.find("With").or_else(|| name.find("Of"));
    let Some(cut) = cut else { return name.to_owned() };
    let game = if name.contains("Goldbraeu") { "Goldbraeu" } else { "Polterfass" };
    let sent = if name.ends_with("Sent") { "Sent" } else { "" };
    format!("{game}{}{sent}", &name[..cut])
}

/// Gives references other names.
fn rename(schema: &mut Value, below: &str, name: &dyn Fn(&str) -> Option<String>) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                let place = value.as_str().filter(|_| key == "$ref");
                let old = place.and_then(|place| place.strip_prefix('#')?.strip_prefix(below)?.strip_prefix('/'));
                match old.map(name) {
                    Some(Some(new)) => *value = json!(format!("#{below}/{new}")),
                    Some(None) => {}
                    None => rename(value, below, name),
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| rename(value, below, name)),
        _ => {}
    }
}

/// Descriptions without the links that only Rust's documentation understands, and no formats that no standard knows.
fn plain(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if let Some(Value::String(words)) = fields.get_mut("description") {
                *words = without_links(words);
            }
            let widths = ["uint", "uint8", "uint16", "uint32", "uint64", "float", "double"];
            fields.retain(|key, value| key != "format" || !value.as_str().is_some_and(|it| widths.contains(&it)));
            fields.values_mut().for_each(plain);
        }
        Value::Array(list) => list.iter_mut().for_each(plain),
        _ => {}
    }
}

fn without_links(words: &str) -> String {
    let mut rest = words;
    let mut told = String::new();
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((name, after)) = link.split_once("`]") else { break };
        told += before;
        told += name;
        rest = after.strip_prefix('(').and_then(|target| target.split_once(')')).map_or(after, |(_, after)| after);
    }
    // What follows the first paragraph is for whoever reads the code.
    let told = told + rest;
    told.split("\n\n").next().unwrap_or_default().replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_become_words() {
        assert_eq!(
            without_links("The answer to [`A`](crate::A),\n[`B`] or [c].\n\nMore."),
            "The answer to A, B or [c]."
        );
    }

    #[test]
    fn generic_types_are_called_by_their_game() {
        assert_eq!(spoken("ServerMessageWithUpdateOfGoldbraeuSetup"), "GoldbraeuServerMessage");
        assert_eq!(spoken("CommandOfSetupSent"), "PolterfassCommandSent");
        assert_eq!(spoken("Options"), "Options");
    }
}
