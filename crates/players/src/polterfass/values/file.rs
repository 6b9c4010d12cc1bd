//! Values as text: numbers that people can read, a line for each group of them, and a last line that shows that nothing is missing.

use std::fmt;
use std::str::FromStr;

use super::net::{HIDDEN, Net};
use super::{SEATS, Values};

/// The first line of a file of values.
pub const TITLE: &str = "stammtisch polterfass values 1";

/// Why a text holds no values.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadFile {
    /// The first line is another one.
    #[error("line 1: this is no file of values: it begins with {0:?}, not with {TITLE:?}")]
    Title(String),
    /// A line does not say what it has to say.
    #[error("line {line}: {found:?} stands where there is to be {wanted}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        found: String,
        /// What is to stand there.
        wanted: &'static str,
    },
    /// The text ends too early, maybe within a word.
    #[error("line {line}: the file is cut off here, where {wanted} should stand")]
    Cut {
        /// Counted from 1.
        line: usize,
        /// What should stand there.
        wanted: &'static str,
    },
    /// The text goes on when all is said.
    #[error("line {line}: {found:?} follows the end")]
    More {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}\nmade {}\nseats {}\nhidden {HIDDEN}", self.made, self.seats())?;
        let numbers: Vec<f32> = self.net.all().collect();
        for line in numbers.chunks(HIDDEN) {
            let line: Vec<String> = line.iter().map(|number| format!("{number:?}")).collect();
            writeln!(f, "{}", line.join(" "))?;
        }
        writeln!(f, "end")
    }
}

impl FromStr for Values {
    type Err = BadFile;

    fn from_str(text: &str) -> Result<Self, BadFile> {
        let mut lines = text.lines().zip(1..);
        let last = text.lines().count();
        let mut next = |wanted: &'static str| lines.next().ok_or(BadFile::Cut { line: last.max(1), wanted });
        let bad = |found: &str, line: usize, wanted: &'static str| {
            // Without a line end, the last line may be the beginning of what was written.
            if line == last && !text.ends_with('\n') {
                return BadFile::Cut { line, wanted };
            }
            BadFile::Line { line, found: shortened(found), wanted }
        };
        let wanted = "the title";
        let (title, line) = next(wanted)?;
        if title != TITLE {
            let is_cut = TITLE.starts_with(text);
            return Err(if is_cut {
                bad(title, line, wanted)
            } else {
                BadFile::Title(title.chars().take(60).collect())
            });
        }
        let mut named = |name: &str, wanted: &'static str| {
            let (line, number) = next(wanted)?;
            let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
            value.map(|value| (value.to_owned(), number)).ok_or_else(|| bad(line, number, wanted))
        };
        let (made, _) = named("made", "`made` and how the values were made")?;
        let wanted = "`seats` and a number from 3 to 6";
        let (seats, line) = named("seats", wanted)?;
        let seats: usize =
            seats.parse().ok().filter(|seats| SEATS.contains(seats)).ok_or_else(|| bad(&seats, line, wanted))?;
        let wanted = "`hidden` and the right number";
        let (hidden, line) = named("hidden", wanted)?;
        if hidden.parse() != Ok(HIDDEN) {
            return Err(bad(&hidden, line, wanted));
        }
        let wanted = "numbers with spaces between them";
        let mut numbers = Vec::with_capacity(Net::numbers(seats));
        while numbers.len() < Net::numbers(seats) {
            let (line, at) = next(wanted)?;
            for word in line.split(' ') {
                let number = word.parse().ok().filter(|number: &f32| number.is_finite());
                numbers.push(number.ok_or_else(|| bad(word, at, "a number"))?);
            }
        }
        let (line, at) = next("`end`")?;
        if line != "end" || numbers.len() > Net::numbers(seats) {
            return Err(bad(line, at, "`end`"));
        }
        if let Some((found, line)) = lines.next() {
            return Err(BadFile::More { line, found: shortened(found) });
        }
        let mut numbers = numbers.into_iter();
        Ok(Self { net: Net::new(seats, || numbers.next().unwrap_or(0.0)), made })
    }
}

/// As much of a line as a message needs.
fn shortened(line: &str) -> String {
    line.chars().take(40).collect()
}
