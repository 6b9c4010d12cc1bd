//! The plural forms of languages, by Unicode's CLDR.

/// Every form that any language has.
pub(super) const ALL: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The forms of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Forms {
    /// Those that whole numbers of every size need.
    pub(super) needed: &'static [&'static str],
    /// Those that only fractions or millions need: nothing at a table counts to these.
    pub(super) rare: &'static [&'static str],
}

/// The forms of a language by its tag; its country does not matter. Nothing if they are not known here.
pub(super) fn forms(tag: &str) -> Option<Forms> {
    let (needed, rare): (&[_], &[_]) = match tag.split('-').next()? {
        "id" | "ja" | "ko" | "ms" | "th" | "vi" | "zh" => (&["other"], &[]),
        "af" | "bg" | "da" | "de" | "el" | "en" | "et" | "eu" | "fi" | "gl" | "hu" | "is" | "nb" | "nl" | "nn"
        | "no" | "sq" | "sv" | "tr" => (&["one", "other"], &[]),
        "ca" | "es" | "fr" | "it" | "pt" => (&["one", "other"], &["many"]),
        "he" => (&["one", "two", "other"], &[]),
        "lv" => (&["zero", "one", "other"], &[]),
        "bs" | "hr" | "ro" | "sr" => (&["one", "few", "other"], &[]),
        "cs" | "lt" | "sk" => (&["one", "few", "other"], &["many"]),
        "be" | "pl" | "ru" | "uk" => (&["one", "few", "many"], &["other"]),
        "gd" | "sl" => (&["one", "two", "few", "other"], &[]),
        "ga" => (&["one", "two", "few", "many", "other"], &[]),
        "ar" | "cy" => (&ALL, &[]),
        _ => return None,
    };
    Some(Forms { needed, rare })
}
