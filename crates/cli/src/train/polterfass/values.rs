//! Values as they are named on a command line.

use std::borrow::Cow;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use players::polterfass::values::Values;

use crate::complaint::Complaint;

/// The name of those that come with the program.
pub(super) const SHIPPED: &str = "shipped";

/// The values for so many seats that this names.
///
/// # Errors
/// If the file can't be read, is cut off or broken, or has values for other seats.
pub(super) fn named(name: &str, seats: usize) -> Result<Cow<'static, Values>, Complaint> {
    if name == SHIPPED {
        return Ok(Cow::Borrowed(Values::shipped(seats)));
    }
    read(name, seats).map(Cow::Owned)
}

/// The values for so many seats in a file.
///
/// # Errors
/// If it can't be read, is cut off or broken, or has values for other seats.
pub(super) fn read(path: &str, seats: usize) -> Result<Values, Complaint> {
    let values: Values = crate::input::read(path)?.parse().map_err(|bad| Complaint::input(path, bad))?;
    if values.seats() == seats {
        return Ok(values);
    }
    Err(Complaint::input(path, format!("these values are for {} seats, not for {seats}", values.seats())))
}

/// The files among these names.
pub(super) fn files<'a>(names: impl IntoIterator<Item = &'a String>) -> impl Iterator<Item = &'a Path> {
    names.into_iter().filter(|name| *name != SHIPPED).map(Path::new)
}

/// As it stands in files of lessons.
pub(super) fn fingerprint(values: &Values) -> String {
    format!("{:016x}", values.fingerprint())
}

/// How values were made that a command made just now.
pub(super) fn made(command: &str, from: &str) -> String {
    format!("{} by `stammtisch train polterfass {command}`, from {from}", today())
}

/// Whether values were made alike: by the same command from the same lessons, on whatever day.
pub(super) fn alike(made: &str, other: &str) -> bool {
    let how = |made: &str| made.split_once(" by ").map(|(_, how)| how.to_owned());
    how(made).is_some() && how(made) == how(other)
}

/// The date by the clock, at Greenwich.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = crate::date::date(seconds / 86_400);
    format!("{year}-{month:02}-{day:02}")
}
