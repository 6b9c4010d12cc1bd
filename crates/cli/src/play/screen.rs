//! Writing on the terminal, or on whatever stands in for one.

use std::io::{IsTerminal, Write};

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::complaint::Complaint;
use crate::out;

/// No line is wider.
pub(super) const WIDTH: usize = 80;

/// Where everything is written.
pub(super) struct Screen {
    /// Whether text may be coloured; what a colour says the words say, too.
    colours: bool,
    /// Whether answers don't show by themselves, as they are not typed on a terminal.
    echo: bool,
}

/// How a text looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    Plain,
    /// What happened.
    Told,
    /// What is asked.
    Asked,
    /// What is wrong.
    Wrong,
}

impl Screen {
    pub(super) fn new() -> Self {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self { colours: wanted && std::io::stdout().is_terminal(), echo: !std::io::stdin().is_terminal() }
    }

    /// Writes lines, broken where they are too long.
    pub(super) fn say(&self, text: &str, look: Look) -> Result<(), Complaint> {
        text.lines().flat_map(wrapped).try_for_each(|line| out::say(self.painted(&line, look)))
    }

    fn painted(&self, line: &str, look: Look) -> String {
        let code = match look {
            Look::Told => "36",
            Look::Asked => "1",
            Look::Wrong => "33",
            Look::Plain => return line.to_owned(),
        };
        if self.colours && !line.is_empty() { format!("\u{1b}[{code}m{line}\u{1b}[0m") } else { line.to_owned() }
    }

    /// Asks for a line.
    pub(super) fn prompt(&self) {
        let mut output = std::io::stdout().lock();
        // If nobody reads, there will be no answer, and that is dealt with.
        let _ = write!(output, "> ").and_then(|()| output.flush());
    }

    /// Shows the answer, if it does not show by itself.
    pub(super) fn echo(&self, answer: &str) -> Result<(), Complaint> {
        if self.echo { out::say(answer) } else { Ok(()) }
    }

    /// Leaves the line with the prompt.
    pub(super) fn leave_prompt(&self) -> Result<(), Complaint> {
        out::say("")
    }
}

/// How many columns a text takes.
pub(super) fn width(text: &str) -> usize {
    text.width()
}

/// A text in a column: filled up, or cut short.
pub(super) fn fit(text: &str, columns: usize) -> String {
    let mut fitted = String::new();
    let mut taken = 0;
    for character in text.chars() {
        let wide = character.width().unwrap_or(0);
        if taken + wide > columns {
            while taken >= columns {
                taken -= fitted.pop().and_then(UnicodeWidthChar::width).unwrap_or(1);
            }
            fitted.push('…');
            taken += 1;
            break;
        }
        fitted.push(character);
        taken += wide;
    }
    fitted + &" ".repeat(columns.saturating_sub(taken))
}

/// A text at the right end of a column.
pub(super) fn right(text: &str, columns: usize) -> String {
    let cut = fit(text, columns.min(width(text)));
    " ".repeat(columns.saturating_sub(width(&cut))) + &cut
}

/// A line in pieces that fit; the later ones are indented as far as the first and a bit more.
fn wrapped(line: &str) -> Vec<String> {
    if line.width() <= WIDTH {
        return vec![line.to_owned()];
    }
    let margin = line.len() - line.trim_start_matches(' ').len();
    let indent = " ".repeat(margin + 2);
    let mut pieces = Vec::new();
    let mut piece = " ".repeat(margin);
    let mut empty = true;
    // Blanks that don't break, as in French before a colon, hold their words together.
    for word in line.split(' ').filter(|word| !word.is_empty()) {
        if !empty && piece.width() + 1 + word.width() > WIDTH {
            pieces.push(std::mem::replace(&mut piece, indent.clone()));
            empty = true;
        }
        if !empty {
            piece.push(' ');
        }
        piece.push_str(word);
        empty = false;
    }
    pieces.push(piece);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        let pieces = wrapped(&format!("  {}", "word ".repeat(40)));
        assert!(pieces.len() == 3 && pieces.iter().all(|piece| piece.width() <= WIDTH), "{pieces:?}");
        assert!(pieces[0].starts_with("  word") && pieces[1].starts_with("    word"), "{pieces:?}");
        assert_eq!(wrapped("short"), ["short"]);
        let kept = wrapped(&format!("{} 12\u{a0}%", "a ".repeat(39)));
        assert_eq!(kept.last().map(String::as_str), Some("  12\u{a0}%"));
    }

    #[test]
    fn columns_count_what_is_seen() {
        assert_eq!(fit("Анна", 6), "Анна  ");
        assert_eq!(fit("Korbinian", 5), "Korb…");
        assert_eq!(fit("李小龍", 5), "李小…");
        assert_eq!((right("7", 3), right("李", 3)), ("  7".into(), " 李".into()));
    }
}
