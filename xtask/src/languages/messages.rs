//! What a Fluent file says about its messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// A choice between the forms of a message.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// The argument that decides; nothing if something else does.
    pub(super) by: Option<String>,
    /// Names and numbers.
    pub(super) keys: BTreeSet<String>,
}

/// A message, or an attribute of one.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Message {
    pub(super) arguments: BTreeSet<String>,
    pub(super) choices: Vec<Choice>,
}

/// A file as Fluent reads it.
#[derive(Debug, Default)]
pub(super) struct File {
    /// By id; attributes as `message.attribute`. Terms, which start with `-`, are each language's own affair, but they choose, too.
    pub(super) messages: BTreeMap<String, Message>,
    pub(super) terms: BTreeMap<String, Message>,
    /// What is wrong with the file itself.
    pub(super) faults: Vec<String>,
}

pub(super) fn read(text: &str) -> File {
    let mut file = File::default();
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = text[..error.pos.start.min(text.len())].matches('\n').count() + 1;
            file.faults.push(format!("line {line}: {error}"));
        }
        resource
    });
    for entry in &resource.body {
        let (id, value, attributes, is_term) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes, false),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes, true),
            _ => continue,
        };
        let named = attributes.iter().map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
        let said: Vec<_> = value.map(|value| (id.clone(), value)).into_iter().chain(named).collect();
        for (id, pattern) in said {
            let mut message = Message::default();
            message.pattern(pattern);
            let known = if is_term { &mut file.terms } else { &mut file.messages };
            if known.insert(id.clone(), message).is_some() {
                file.faults.push(format!("has `{id}` twice"));
            }
        }
    }
    file
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                self.choices.push(Choice { by: argument(selector), keys: keys.collect() });
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. }
            | InlineExpression::TermReference { arguments: Some(arguments), .. } => self.call(arguments),
            _ => {}
        }
    }

    fn call(&mut self, call: &CallArguments<&str>) {
        for inline in call.positional.iter().chain(call.named.iter().map(|named| &named.value)) {
            self.inline(inline);
        }
    }
}

/// The argument behind a selector: `$count` and `NUMBER($count)`.
fn argument(selector: &InlineExpression<&str>) -> Option<String> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        InlineExpression::FunctionReference { arguments, .. } => arguments.positional.first().and_then(argument),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_found_wherever_they_stand() {
        let file = read(
            "a = { $one } { NUMBER($two, minimumFractionDigits: 1) } { -term(case: \"x\", of: 1) }{ $three ->\n   [one] x\n  *[other] { $four }\n }\n    .title = { { $five } }\n",
        );
        assert!(file.faults.is_empty(), "{:?}", file.faults);
        let arguments = |id: &str| file.messages[id].arguments.iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!(arguments("a"), ["four", "one", "three", "two"]);
        assert_eq!(arguments("a.title"), ["five"]);
    }

    #[test]
    fn a_choice_inside_another_is_found() {
        let file = read(
            "a = { $x ->\n    [yes] { NUMBER($n) ->\n        [one] 1\n       *[other] 2\n    }\n   *[no] no\n }\n-t = { $m ->\n    [one] 1\n   *[other] 2\n }\n",
        );
        let choices = |message: &Message| {
            message
                .choices
                .iter()
                .map(|choice| format!("{:?} {:?}", choice.by.as_deref().unwrap(), choice.keys))
                .collect::<Vec<_>>()
        };
        assert_eq!(choices(&file.messages["a"]), [r#""x" {"no", "yes"}"#, r#""n" {"one", "other"}"#]);
        assert_eq!(choices(&file.terms["-t"]), [r#""m" {"one", "other"}"#]);
    }

    #[test]
    fn what_fluent_cannot_read_and_what_is_there_twice_is_told() {
        assert_eq!(read("a = A\nb = B\na = A\n").faults, ["has `a` twice"]);
        let broken = read("a = A\nb = { $x\n").faults;
        assert!(broken.len() == 1 && broken[0].starts_with("line "), "{broken:?}");
    }
}
