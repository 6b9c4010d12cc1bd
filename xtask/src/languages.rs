//! What each language lacks beside English.

mod messages;
mod plurals;

use std::collections::BTreeMap;

use anyhow::Context;

use crate::tidy::{Finding, Tree};
use messages::{File, Message};
use plurals::Forms;

const LIST: &str = "locales/languages.toml";
const BASE: &str = "en";

/// What was found out about one language.
#[derive(Debug)]
pub struct Language {
    /// Its tag, which is also the name of its folder.
    pub tag: String,
    /// Whether the plural forms that it needs are known, so that they could be looked for.
    pub plurals_known: bool,
    /// What is wrong with it.
    pub findings: Vec<Finding>,
}

/// Every language of `locales/languages.toml`, and every folder that is not named there.
///
/// # Errors
/// If the list is missing or is not TOML.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Language>> {
    let list: toml::Table = tree.get(LIST).context("there is no locales/languages.toml")?.parse().context(LIST)?;
    let mut folders: BTreeMap<&str, BTreeMap<&str, File>> =
        list.keys().map(|tag| (tag.as_str(), BTreeMap::new())).collect();
    for (path, text) in tree.iter() {
        let inside = path.strip_prefix("locales/").and_then(|rest| rest.split_once('/'));
        if let Some((tag, file)) = inside.filter(|(_, file)| file.ends_with(".ftl")) {
            folders.entry(tag).or_default().insert(file, messages::read(text));
        }
    }
    let base = folders.get(BASE).context("locales/languages.toml does not name en")?;
    let looked = folders.iter().map(|(&tag, files)| {
        let mut findings = Vec::new();
        if !list.contains_key(tag) {
            findings.push(Finding::new(&format!("locales/{tag}"), format!("{LIST} does not name it")));
        }
        let forms = plurals::forms(tag);
        compare(tag, files, base, forms, &mut findings);
        Language { tag: tag.to_owned(), plurals_known: forms.is_some(), findings }
    });
    Ok(looked.collect())
}

fn compare(
    tag: &str,
    files: &BTreeMap<&str, File>,
    base: &BTreeMap<&str, File>,
    forms: Option<Forms>,
    findings: &mut Vec<Finding>,
) {
    for file in base.keys().filter(|file| !files.contains_key(*file)) {
        findings.push(Finding::new(&format!("locales/{tag}/{file}"), "missing, but English has it"));
    }
    for (name, file) in files {
        let path = format!("locales/{tag}/{name}");
        let mut tell = |reason: String| findings.push(Finding::new(&path, reason));
        file.faults.iter().for_each(|fault| tell(fault.clone()));
        let Some(english) = base.get(name) else {
            tell("there is no such file in English".into());
            continue;
        };
        for id in english.messages.keys().filter(|id| !file.messages.contains_key(*id)) {
            tell(format!("lacks `{id}`"));
        }
        for (id, message) in &file.messages {
            match english.messages.get(id) {
                None => tell(format!("has `{id}`, which English has not")),
                Some(english) => arguments(message, english).into_iter().for_each(|it| tell(format!("`{id}` {it}"))),
            }
        }
        let Some(forms) = forms else { continue };
        for (id, message) in file.messages.iter().chain(&file.terms) {
            plural(message, english.messages.get(id), forms).into_iter().for_each(|it| tell(format!("`{id}` {it}")));
        }
    }
}

/// How the arguments of a message differ from those of English.
fn arguments(message: &Message, english: &Message) -> Vec<String> {
    let lacks = english.arguments.difference(&message.arguments).map(|name| format!("does not use ${name}"));
    let more = message.arguments.difference(&english.arguments);
    lacks.chain(more.map(|name| format!("uses ${name}, which English does not"))).collect()
}

/// Forms that a choice by number lacks, or has although the language has no such form.
///
/// A choice is by number if it has a form but `other`, or nothing but `other` where English counts. Numbers themselves (`[0]`, `[1]`) are free: who
/// writes them knows which there are.
fn plural(message: &Message, english: Option<&Message>, forms: Forms) -> Vec<String> {
    let is_form = |key: &String| key != "other" && plurals::ALL.contains(&key.as_str());
    let counted = |by: &Option<String>| {
        by.is_some()
            && english.is_some_and(|english| {
                english.choices.iter().any(|choice| choice.by == *by && choice.keys.iter().any(is_form))
            })
    };
    let mut found = Vec::new();
    for choice in &message.choices {
        let named = choice.keys.iter().any(is_form);
        let plain = choice.keys.iter().all(|key| key == "other");
        if !(named || plain && counted(&choice.by)) {
            continue;
        }
        let by = choice.by.as_ref().map(|by| format!(" by ${by}")).unwrap_or_default();
        let lacks: Vec<_> = forms.needed.iter().filter(|&&form| !choice.keys.contains(form)).collect();
        if !lacks.is_empty() {
            let lacks: Vec<_> = lacks.iter().map(|form| format!("[{form}]")).collect();
            found.push(format!("chooses{by} without {}, which this language needs", lacks.join(", ")));
        }
        let known = |key: &str| forms.needed.contains(&key) || forms.rare.contains(&key) || key == "other";
        for form in choice.keys.iter().filter(|key| is_form(key) && !known(key)) {
            found.push(format!("chooses{by} with [{form}], which this language does not have"));
        }
    }
    found
}

#[cfg(test)]
mod tests;
