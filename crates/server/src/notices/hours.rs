//! Quiet hours, by the clock of whoever keeps them.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use referee::Millis;
use store::QuietHours;

const MINUTE: Millis = 60_000;

/// Hours as they were said.
///
/// # Errors
/// What is wrong: the field, and why.
pub(crate) fn hours(said: &protocol::QuietHours) -> Result<QuietHours, (&'static str, &'static str)> {
    const TIME: &str = "must be a time of the day, such as 22:00";
    let from = minute(&said.from).ok_or(("from", TIME))?;
    let to = minute(&said.to).ok_or(("to", TIME))?;
    if from == to {
        return Err(("to", "must be another time than the beginning"));
    }
    let known = said.zone.len() <= 64 && TimeZone::get(&said.zone).is_ok();
    if !known {
        return Err(("zone", "must be a time zone such as Europe/Berlin"));
    }
    Ok(QuietHours { from, to, zone: said.zone.clone() })
}

/// Hours as they are said.
pub(crate) fn spoken(QuietHours { from, to, zone }: &QuietHours) -> protocol::QuietHours {
    let time = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
    protocol::QuietHours { from: time(*from), to: time(*to), zone: zone.clone() }
}

fn minute(text: &str) -> Option<u16> {
    let number =
        |text: &str| text.parse().ok().filter(|_| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit()));
    let (hour, minute) = text.split_once(':')?;
    let (hour, minute): (u16, u16) = (number(hour)?, number(minute)?);
    (hour < 24 && minute < 60).then_some(60 * hour + minute)
}

/// When the quiet hours end in which `now` is; none if it isn't.
///
/// Where the clocks are set back and an hour comes twice, they end the second time. A zone that is unknown to this machine is quiet never.
pub(super) fn quiet_until(hours: &QuietHours, now: Millis) -> Option<Millis> {
    let zone = TimeZone::get(&hours.zone).ok()?;
    let here = Timestamp::from_millisecond(i64::try_from(now).ok()?).ok()?.to_zoned_datetime(zone.clone());
    let minute = u16::try_from(here.hour()).ok()? * 60 + u16::try_from(here.minute()).ok()?;
    let over_midnight = hours.from > hours.to;
    let (after, before) = (minute >= hours.from, minute < hours.to);
    if !(if over_midnight { after || before } else { after && before }) {
        return None;
    }
    let date = if over_midnight && after { here.date().tomorrow().ok()? } else { here.date() };
    let (hour, minute) = (i8::try_from(hours.to / 60).ok()?, i8::try_from(hours.to % 60).ok()?);
    let end = zone.to_ambiguous_zoned_datetime(date.at(hour, minute, 0, 0)).later().ok()?;
    let end = u64::try_from(end.timestamp().as_millisecond()).ok()?;
    Some(end.max(now + MINUTE))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Millis {
        u64::try_from(text.parse::<Timestamp>().unwrap().as_millisecond()).unwrap()
    }

    fn said(from: &str, to: &str, zone: &str) -> protocol::QuietHours {
        protocol::QuietHours { from: from.into(), to: to.into(), zone: zone.into() }
    }

    #[test]
    fn quiet_hours_end_by_the_clock_of_their_zone() {
        for (from, to, zone, now, end) in [
            ("22:00", "07:00", "Europe/Berlin", "2026-01-10T20:59:59Z", None),
            ("22:00", "07:00", "Europe/Berlin", "2026-01-10T21:00:00Z", Some("2026-01-11T06:00:00Z")),
            ("22:00", "07:00", "Europe/Berlin", "2026-01-11T05:59:00Z", Some("2026-01-11T06:00:00Z")),
            ("22:00", "07:00", "Europe/Berlin", "2026-01-11T06:00:00Z", None),
            ("22:00", "07:00", "Europe/Berlin", "2026-07-11T04:00:00Z", Some("2026-07-11T05:00:00Z")),
            ("12:00", "13:30", "Asia/Kolkata", "2026-03-01T06:30:00Z", Some("2026-03-01T08:00:00Z")),
            // The clocks go forward over the end, and back over it.
            ("23:00", "02:30", "Europe/Berlin", "2026-03-29T00:30:00Z", Some("2026-03-29T01:30:00Z")),
            ("23:00", "02:30", "Europe/Berlin", "2026-10-25T01:15:00Z", Some("2026-10-25T01:30:00Z")),
            ("00:00", "23:59", "America/New_York", "2026-12-31T05:00:00Z", Some("2027-01-01T04:59:00Z")),
        ] {
            let hours = hours(&said(from, to, zone)).unwrap();
            assert_eq!(quiet_until(&hours, at(now)), end.map(at), "{from} {to} {zone} {now}");
            assert_eq!(spoken(&hours), said(from, to, zone));
        }
    }

    #[test]
    fn other_hours_are_refused() {
        for (from, to, zone, field) in [
            ("24:00", "07:00", "Europe/Berlin", "from"),
            ("7:00", "08:00", "Europe/Berlin", "from"),
            ("+7:00", "08:00", "Europe/Berlin", "from"),
            ("22:00", "07:60", "Europe/Berlin", "to"),
            ("22:00", "", "Europe/Berlin", "to"),
            ("22:00", "22:00", "Europe/Berlin", "to"),
            ("22:00", "07:00", "Europe/Ankh-Morpork", "zone"),
            ("22:00", "07:00", "../../etc/passwd", "zone"),
            ("22:00", "07:00", "", "zone"),
        ] {
            assert_eq!(hours(&said(from, to, zone)).unwrap_err().0, field, "{from} {to} {zone}");
        }
    }
}
