use super::*;

const EN: &str =
    "a = A\nseen = { $who } sees { $count ->\n    [one] { $count } mug\n   *[other] { $count } mugs\n}\n    .t = T\n";

/// What is said about a language whose only file is this.
fn said(tag: &str, text: &str) -> Vec<String> {
    let list = format!("en = \"English\"\n{tag} = \"Another\"\n");
    let path = format!("locales/{tag}/a.ftl");
    let tree = Tree::from([(LIST, list.as_str()), ("locales/en/a.ftl", EN), (path.as_str(), text)]);
    let languages = check(&tree).unwrap();
    assert!(languages.iter().filter(|language| language.tag != tag).all(|language| language.findings.is_empty()));
    let language = languages.into_iter().find(|language| language.tag == tag).unwrap();
    let start = format!("{path}: ");
    language
        .findings
        .iter()
        .map(|it| it.to_string().strip_prefix(&start).unwrap_or(&it.to_string()).to_owned())
        .collect()
}

/// The English file, its forms replaced.
fn counted(tag: &str, forms: &str) -> Vec<String> {
    said(tag, &format!("a = A\nseen = {{ $who }} {{ $count ->\n{forms}}}\n    .t = T\n"))
}

#[test]
fn a_whole_translation_passes() {
    assert_eq!(said("de", EN), [""; 0]);
    assert_eq!(counted("ru", " [one] k\n [few] i\n*[many] ek\n"), [""; 0]);
    assert_eq!(counted("ru", " [one] k\n [few] i\n [many] ek\n*[other] i\n"), [""; 0]);
    assert_eq!(counted("fr", " [one] k\n [many] de\n*[other] s\n"), [""; 0]);
    assert_eq!(counted("ja", "*[other] x\n"), [""; 0]);
}

#[test]
fn messages_that_are_missing_or_too_many_are_named() {
    assert_eq!(said("de", &EN.replace("a = A\n", "b = B\n")), ["lacks `a`", "has `b`, which English has not"]);
    assert_eq!(said("de", &EN.replace("    .t = T\n", "")), ["lacks `seen.t`"]);
    assert_eq!(said("de", &format!("{EN}a = A\n")), ["has `a` twice"]);
}

#[test]
fn arguments_that_differ_are_named() {
    assert_eq!(
        said("de", &EN.replace("$who", "$wer")),
        ["`seen` does not use $who", "`seen` uses $wer, which English does not"]
    );
    assert_eq!(said("de", &EN.replace("= T", "= { $who }")), ["`seen.t` uses $who, which English does not"]);
}

#[test]
fn forms_that_a_language_needs_are_named() {
    let lacks = |form: &str| [format!("`seen` chooses by $count without {form}, which this language needs")];
    assert_eq!(counted("ru", " [one] k\n [many] ek\n*[other] i\n"), lacks("[few]"));
    assert_eq!(counted("ru", " [one] k\n [few] i\n*[other] ek\n"), lacks("[many]"));
    assert_eq!(counted("ru", " [one] k\n*[other] ek\n"), lacks("[few], [many]"));
    assert_eq!(counted("pl-PL", " [one] k\n [few] i\n*[other] ek\n"), lacks("[many]"));
    assert_eq!(counted("fr", "*[other] s\n"), lacks("[one]"));
    assert_eq!(counted("ar", " [zero] 0\n [one] 1\n [two] 2\n [few] 3\n*[other] 100\n"), lacks("[many]"));
}

#[test]
fn forms_that_a_language_does_not_have_are_named() {
    let found = counted("de", " [one] k\n [few] i\n*[other] ek\n");
    assert_eq!(found, ["`seen` chooses by $count with [few], which this language does not have"]);
}

#[test]
fn a_choice_by_anything_but_a_number_is_free() {
    let english = "a = { $what ->\n [none] n\n*[other] o\n}\n";
    let tree = Tree::from([
        (LIST, "en = \"English\"\nru = \"Русский\"\n"),
        ("locales/en/a.ftl", english),
        ("locales/ru/a.ftl", english),
    ]);
    assert!(check(&tree).unwrap().iter().all(|language| language.findings.is_empty()));
}

#[test]
fn a_language_that_is_not_known_is_told_so_and_its_messages_are_looked_at() {
    let list = "en = \"English\"\nnds = \"Plattdüütsch\"\n";
    let tree = Tree::from([(LIST, list), ("locales/en/a.ftl", EN), ("locales/nds/a.ftl", "a = A\n")]);
    let languages = check(&tree).unwrap();
    assert_eq!(
        languages.iter().map(|it| (it.tag.as_str(), it.plurals_known)).collect::<Vec<_>>(),
        [("en", true), ("nds", false)]
    );
    assert_eq!(languages[1].findings.len(), 2);
}

#[test]
fn files_and_folders_that_are_missing_or_too_many_are_named() {
    let list = "en = \"English\"\nfr = \"Français\"\n";
    let tree = Tree::from([
        (LIST, list),
        ("locales/en/a.ftl", EN),
        ("locales/en/b.ftl", ""),
        ("locales/fr/a.ftl", EN),
        ("locales/fr/c.ftl", ""),
        ("locales/it/a.ftl", EN),
        ("locales/it/b.ftl", ""),
    ]);
    let found: Vec<_> = check(&tree).unwrap().into_iter().flat_map(|it| it.findings).map(|it| it.to_string()).collect();
    assert_eq!(
        found,
        [
            "locales/fr/b.ftl: missing, but English has it",
            "locales/fr/c.ftl: there is no such file in English",
            "locales/it: locales/languages.toml does not name it",
        ]
    );
}

#[test]
fn a_list_that_is_missing_or_lacks_english_is_an_error() {
    assert!(check(&Tree::from([("locales/en/a.ftl", EN)])).is_err());
    assert!(check(&Tree::from([(LIST, "de = \"Deutsch\"\n"), ("locales/de/a.ftl", EN)])).is_err());
}
