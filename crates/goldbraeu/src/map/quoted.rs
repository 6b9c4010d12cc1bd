//! Where the characters of a string stand in the file, whatever they are escaped by.

/// The byte in `quoted`, a TOML string with its quotes, at which each character of what it says begins; nothing if it says
/// something else.
pub(super) fn offsets(quoted: &str, says: &str) -> Option<Vec<usize>> {
    let quote = quoted.chars().next()?;
    let fence = if quoted.starts_with(&String::from(quote).repeat(3)) { 3 } else { 1 };
    let inner = quoted.get(fence..quoted.len().checked_sub(fence)?)?;
    let mut rest = inner;
    if fence == 3 {
        // A line break right behind the opening quotes is no part of the string.
        rest = rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix('\n')).unwrap_or(rest);
    }
    let mut found = Vec::new();
    while let Some(first) = rest.chars().next() {
        let at = fence + inner.len() - rest.len();
        match (quote, first) {
            ('"', '\\') => match escape(rest) {
                Some(length) => {
                    found.push(at);
                    rest = rest.get(length..)?;
                }
                // The end of the line is escaped, and with it all blanks up to the next text.
                None => rest = rest.get(1..)?.trim_start_matches([' ', '\t', '\r', '\n']),
            },
            _ => {
                found.push(at);
                rest = rest.get(first.len_utf8()..)?;
            }
        }
    }
    (found.len() == says.chars().count()).then_some(found)
}

/// How long the escape is with which a text begins, if it stands for a character.
fn escape(text: &str) -> Option<usize> {
    match text.chars().nth(1)? {
        'u' => Some(6),
        'U' => Some(10),
        'x' => Some(4),
        ' ' | '\t' | '\r' | '\n' => None,
        _ => Some(2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_found_behind_escapes() {
        let check = |quoted: &str, expected: &[usize]| {
            let says =
                toml::from_str::<toml::Table>(&format!("a = {quoted}")).unwrap()["a"].as_str().unwrap().to_owned();
            assert_eq!(offsets(quoted, &says).as_deref(), Some(expected), "{quoted}");
        };
        check(r#""ab""#, &[1, 2]);
        check(r"'a\b'", &[1, 2, 3]);
        check(r#""\u0050.\"P""#, &[1, 7, 8, 10]);
        check(r#""\U00000050.""#, &[1, 11]);
        check(r#""äb""#, &[1, 3]);
        check("\"\"\"\na\nb\"\"\"", &[4, 5, 6]);
        check("\"\"\"a\\\n   b\"\"\"", &[3, 9]);
        check("\"\"", &[]);
    }

    #[test]
    fn what_says_something_else_is_no_such_string() {
        assert_eq!(offsets("\"ab\"", "abc"), None);
        assert_eq!(offsets("", ""), None);
        assert_eq!(offsets("\"", ""), None);
    }
}
