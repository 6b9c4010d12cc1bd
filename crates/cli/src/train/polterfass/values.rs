//! Values as they are named on a command line.

use std::borrow::Cow;
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

/// As it stands in files of lessons.
pub(super) fn fingerprint(values: &Values) -> String {
    format!("{:016x}", values.fingerprint())
}

/// How values were made that a command made just now.
pub(super) fn made(command: &str, from: &str) -> String {
    format!("{} by `stammtisch train polterfass {command}`, from {from}", today())
}

/// The date by the clock, at Greenwich.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = date(seconds / 86_400);
    format!("{year}-{month:02}-{day:02}")
}

/// The date so many days after the first of January 1970, counted in years that begin in March, in periods of 400 years.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (period, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let first = (153 * month + 2) / 5;
    let january = u64::from(month >= 10);
    (period * 400 + year + january, if month < 10 { month + 3 } else { month - 9 }, day - first + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        let found = [0, 59, 11_016, 11_017, 20_513, 20_785].map(date);
        let right = [(1970, 1, 1), (1970, 3, 1), (2000, 2, 29), (2000, 3, 1), (2026, 3, 1), (2026, 11, 28)];
        assert_eq!(found, right);
    }
}
