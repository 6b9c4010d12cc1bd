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
}

impl Leak {
    /// The frame as a server with this leak would have sent it.
    pub fn spoilt(self, frame: &str, rows: &[String], observer: Observer) -> String {
        match self {
            Self::None => frame.to_owned(),
            Self::Field => format!(r#"{},"debug":{}}}"#, &frame[..frame.len() - 1], last_choice(rows, observer)),
            Self::Length => {
                let sum: usize = last_choice(rows, observer).bytes().map(usize::from).sum();
                format!("{frame}{}", " ".repeat(sum % 7))
            }
            Self::Order => match rows.iter().map(|row| row.matches("krug").count()).sum::<usize>() % 2 {
                0 => frame.to_owned(),
                _ => frame.replacen(r#""since":"#, r#""Since":"#, 1),
            },
        }
    }
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
