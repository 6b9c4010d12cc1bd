//! What the command line reads, as text and without files: for whoever wants to try what it makes of it.

use crate::{config, score};

/// What `stammtisch score GAME --json` prints for such an input.
///
/// # Errors
/// What is wrong with it, in words that name the field.
pub fn score(game: &str, text: &str) -> Result<String, String> {
    score::scored(game, text)
}

/// Everything that is wrong with how such a configuration file says what it says, each with its line and column.
#[must_use]
pub fn settings(text: &str) -> Vec<String> {
    config::wrong(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_right_is_reckoned_and_what_is_wrong_named() {
        let sheet = r#"{"players":["A","B","C"],"rounds":[{"innkeeper":0,"served":18,"orders":[null,4,8]}]}"#;
        assert!(score("polterfass", sheet).unwrap().contains("\"served\":18"));
        assert!(score("goldbraeu", sheet).unwrap_err().starts_with("`players`"));
        assert!(score("chess", sheet).is_err());
        assert!(settings("listen = \"127.0.0.1:7411\"").is_empty());
        let wrong = settings("\nlisten = 7\nlisen = 8");
        assert!(
            wrong[0].starts_with("line 2, column 10: `listen`") && wrong[1].starts_with("line 3, column 1"),
            "{wrong:?}"
        );
    }
}
