//! The calendar.

/// The date so many days after the first of January 1970, counted in years that begin in March, in periods of 400 years.
pub(crate) fn date(days: u64) -> (u64, u64, u64) {
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
