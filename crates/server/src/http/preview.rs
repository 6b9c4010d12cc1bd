//! What is shown of a link before it is followed: language, title, description, in the reader's language.
//!
//! Robots follow links and show what they find to anybody. So the page of a table says that it is an invitation and
//! nothing else, and says it of a table that does not exist, too: no table is asked, and none can be guessed.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;

include!(concat!(env!("OUT_DIR"), "/previews.rs"));

/// The language for whoever asks for none of ours.
const USUAL: &str = "en";
/// So many characters of a text are enough for any preview.
const MOST: usize = 200;
/// So many wishes of a browser are looked at.
const WISHES: usize = 20;

/// The page with language, title, description and preview for a path.
pub(super) fn dress(page: &str, path: &str, headers: &HeaderMap) -> String {
    let (tag, words) = language(headers);
    let kind = if path.starts_with("t/") { "preview-table" } else { "preview" };
    let title = said(words, &format!("{kind}-title"));
    let text = said(words, &format!("{kind}-text"));
    let open = format!(
        "<meta property=\"og:type\" content=\"website\" /><meta property=\"og:site_name\" content=\"Stammtisch\" />\
         <meta property=\"og:locale\" content=\"{tag}\" /><meta property=\"og:title\" content=\"{title}\" />\
         <meta property=\"og:description\" content=\"{text}\" /><meta name=\"twitter:card\" content=\"summary\" />"
    );
    let page = replaced(page, "<html lang=\"", "\"", tag);
    let page = replaced(&page, "<title>", "</title>", &title);
    let page = replaced(&page, "<meta name=\"description\" content=\"", "\"", &text);
    page.replacen("</head>", &format!("{open}</head>"), 1)
}

/// The first of our languages that the reader wants, with its words.
fn language(headers: &HeaderMap) -> (&'static str, &'static str) {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wishes: Vec<(&str, f32)> = wanted.split(',').take(WISHES).filter_map(wish).collect();
    // Stable: of equal wishes the first comes first.
    wishes.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let known = |tag: &str| PREVIEWS.iter().find(|(ours, _)| ours.eq_ignore_ascii_case(tag));
    let found = wishes.iter().find_map(|(tag, _)| known(tag).or_else(|| known(tag.split('-').next()?)));
    found.or_else(|| known(USUAL)).copied().unwrap_or((USUAL, ""))
}

/// A tag and its weight; nothing if it is not wanted at all.
fn wish(text: &str) -> Option<(&str, f32)> {
    let (tag, weight) = text.split_once(';').unwrap_or((text, "q=1"));
    let weight = weight.trim().strip_prefix("q=")?.parse().ok()?;
    (weight > 0.0).then_some((tag.trim(), weight))
}

/// A message of one line, short and harmless between quotes; empty if it is not there.
fn said(words: &str, id: &str) -> String {
    let value = words.lines().find_map(|line| line.strip_prefix(id)?.trim_start().strip_prefix('='));
    let mut safe = String::new();
    for letter in value.unwrap_or_default().trim().chars().filter(|letter| !letter.is_control()).take(MOST) {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            letter => safe.push(letter),
        }
    }
    safe
}

/// The page with something else between the first `before` and the next `after`; as it was if these are not there.
fn replaced(page: &str, before: &str, after: &str, by: &str) -> String {
    let Some(start) = page.find(before).map(|at| at + before.len()) else { return page.to_owned() };
    let Some(end) = page[start..].find(after).map(|at| at + start) else { return page.to_owned() };
    format!("{}{by}{}", &page[..start], &page[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        "<html lang=\"en\"><head><meta name=\"description\" content=\"old\" /><title>Old</title></head></html>";

    fn dressed(path: &str, languages: &str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, languages.parse().unwrap());
        dress(PAGE, path, &headers)
    }

    #[test]
    fn the_reader_is_spoken_to_in_the_first_language_that_is_ours() {
        for (wanted, tag) in [
            ("de", "de"),
            ("de-AT,en;q=0.5", "de"),
            ("nl, fr;q=0.4, ru;q=0.7", "ru"),
            ("it;q=0, fr", "fr"),
            ("FR-ca", "fr"),
            ("ja", "en"),
            ("*", "en"),
            ("", "en"),
            (";q=x,,;", "en"),
        ] {
            assert!(dressed("", wanted).starts_with(&format!("<html lang=\"{tag}\">")), "{wanted}");
        }
    }

    #[test]
    fn every_language_has_all_its_words() {
        for (tag, words) in PREVIEWS {
            for id in ["preview-title", "preview-text", "preview-table-title", "preview-table-text"] {
                assert!(!said(words, id).is_empty(), "{tag} lacks {id}");
            }
            let page = dressed("t/abc", tag);
            assert!(!page.contains("\"old\"") && !page.contains(">Old<"), "{tag}: {page}");
            assert_eq!(page.matches("og:title").count(), 1);
        }
    }

    #[test]
    fn words_can_do_no_harm_and_are_short() {
        assert_eq!(said("a = \"<b>&\u{7}\nb = x\n", "a"), "&quot;&lt;b&gt;&amp;");
        assert_eq!(said(&format!("a = {}", "x".repeat(9000)), "a").len(), MOST);
        assert_eq!(said("ab = x", "a"), "");
    }

    #[test]
    fn a_page_without_a_head_stays_as_it_is() {
        assert_eq!(dress("<p>", "", &HeaderMap::new()), "<p>");
    }
}
