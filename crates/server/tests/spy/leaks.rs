//! Planted leaks, to see that they are found.

use game_core::Observer;
use serde_json::Value;

/// What is wrong with the frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// Nothing.
    None,
    /// The last sealed choice of somebody else stands in a field that no client reads.
    Field,
    /// A frame is longer by a few spaces, depending on that choice.
    Length,
    /// The number of cards that somebody else holds of one firm shows in the order of two fields, as by a hash map.
    Order,
    /// A line of the log has the last sealed choice of somebody else.
    Log,
    /// A counter goes by that choice.
    Metrics,
    /// The record is refused with other words, depending on that choice.
    Refusal,
    /// Advice is reckoned from what the observer can't see.
    Advice,
}

impl Leak {
    /// The frame as a server with this leak would have sent it.
    pub fn spoilt(self, frame: &str, rows: &[String], observer: Observer) -> String {
        match self {
            Self::None | Self::Log | Self::Metrics | Self::Refusal | Self::Advice => frame.to_owned(),
            Self::Field => format!(r#"{},"debug":{}}}"#, &frame[..frame.len() - 1], last_choice(rows, observer)),
            Self::Length => {
                format!("{frame}{}", " ".repeat(weight(rows, observer) % 7))
            }
            Self::Order => match rows.iter().map(|row| row.matches("krug").count()).sum::<usize>() % 2 {
                0 => frame.to_owned(),
                _ => frame.replacen(r#""since":"#, r#""Since":"#, 1),
            },
        }
    }
}

impl Leak {
    /// The log as a server with this leak would have written it.
    pub fn logged(self, lines: &mut Vec<String>, rows: &[String], observer: Observer) {
        if self == Self::Log {
            lines.push(format!("DEBUG a step what={}", last_choice(rows, observer)));
        }
    }

    /// The metrics, likewise.
    pub fn measured(self, metrics: &str, rows: &[String], observer: Observer) -> String {
        match self {
            Self::Metrics => format!("{metrics}\ntold_total {}\n", weight(rows, observer)),
            _ => metrics.to_owned(),
        }
    }

    /// The answers over HTTP, likewise.
    pub fn answered(self, lines: &mut [String], rows: &[String], observer: Observer) {
        let record = lines.iter_mut().find(|line| line.starts_with("/record"));
        if let (Self::Refusal, Some(line)) = (self, record) {
            line.push_str(&" ".repeat(weight(rows, observer)));
        }
    }

    /// What an adviser with this leak says.
    pub fn advised(self, advice: String, rows: &[String], observer: Observer) -> String {
        if self == Self::Advice { format!("{advice}{}", weight(rows, observer)) } else { advice }
    }
}

/// A small number that goes by the last sealed choice of somebody else.
fn weight(rows: &[String], observer: Observer) -> usize {
    last_choice(rows, observer).bytes().map(usize::from).sum::<usize>() % 97
}

fn last_choice(rows: &[String], observer: Observer) -> String {
    let rows = rows.iter().rev().filter_map(|row| serde_json::from_str::<Value>(row).ok());
    let mut sealed = rows.filter(|row| {
        let kind = row["action"]["kind"].as_str().unwrap_or_default();
        let own = observer.seat().is_some_and(|seat| row["seat"] == seat.index());
        ["order", "pick", "keep"].contains(&kind) && !own
    });
    sealed.next().map(|row| row["action"].to_string()).unwrap_or_default()
}
