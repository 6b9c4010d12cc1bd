//! Notices: how somebody who isn't at the table hears of it, and what they are sent.

use game_core::Seat;
use referee::TableId;
use serde::{Deserialize, Serialize};

/// `GET api/notices`: the ways to be told that this house offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticeWays {
    /// Whether it sends to webhooks.
    pub webhooks: bool,
    /// The public key with which browsers register for its pushed notices, an uncompressed point in base64url; none if it pushes nothing.
    pub push: Option<String>,
}

/// `GET api/tables/{table}/notices`: what this device's seat has set, which only its own devices are told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyNotices {
    /// Whether a browser is told, and how that went.
    pub push: Option<PushTold>,
    /// The webhook, and how that went.
    pub webhook: Option<WebhookTold>,
    /// When nothing is sent.
    pub quiet: Option<QuietHours>,
}

/// A browser that is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushTold {
    /// How the last notice ended.
    pub last: Option<Delivery>,
}

/// A webhook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WebhookTold {
    /// Its address.
    pub url: String,
    /// How the last notice ended.
    pub last: Option<Delivery>,
}

/// `PUT api/tables/{table}/notices/quiet`: what is due in these hours waits for their end, and is left out if it is no longer true.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// From this time of the day, such as `22:00`.
    pub from: String,
    /// To this time of the day, perhaps of the next; another than `from`.
    pub to: String,
    /// The time zone, by its name in the IANA's list, such as `Europe/Berlin`.
    pub zone: String,
}

/// `PUT api/tables/{table}/notices/push`: a browser is told, as its `PushSubscription` says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PushTo {
    /// The address at its push service.
    pub endpoint: String,
    /// What messages are encrypted with.
    pub keys: PushKeys,
}

/// What messages to a browser are encrypted with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PushKeys {
    /// The browser's public key, an uncompressed point in base64url.
    pub p256dh: String,
    /// Its 16 secret bytes, in base64url.
    pub auth: String,
}

/// `PUT api/tables/{table}/notices/webhook`: notices are sent to this address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WebhookTo {
    /// The address, with https; at most 500 bytes.
    pub url: String,
}

/// The answer to [`WebhookTo`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WebhookSet {
    /// What the notices are signed with; it can't be asked for again.
    pub secret: String,
}

/// `POST api/tables/{table}/notices/test`: how a notice ended that was sent right now on every way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TestedNotices {
    /// The browser's.
    pub push: Option<Delivery>,
    /// The webhook's.
    pub webhook: Option<Delivery>,
}

/// How an attempt to send a notice ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Delivery {
    /// When, in milliseconds since 1970 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// How.
    pub result: DeliveryResult,
    /// The status of the answer, if there was one.
    pub status: Option<u16>,
}

/// How an attempt to send a notice can end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeliveryResult {
    /// The other side took it.
    Delivered,
    /// The other side answered, but didn't take it.
    Refused,
    /// There was no way to the other side.
    Unreachable,
    /// The other side took too long.
    TimedOut,
    /// The house doesn't send to such an address.
    ForbiddenAddress,
    /// The push service doesn't know this browser any more.
    Gone,
}

/// What the house sends, in JSON: to a webhook as it is, to a browser encrypted. It has no names, no secrets and nothing of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Notice {
    /// What is told.
    pub what: NoticeKind,
    /// The table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The seat that is told.
    pub seat: Seat,
    /// The table's address.
    pub url: String,
    /// Since when it is so, in milliseconds since 1970 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// Until when the seat has to decide, if there is such a time.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub deadline: Option<u64>,
    /// The same in every attempt to send this notice, and in no other.
    pub id: String,
}

/// What a notice can tell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// The table has begun to wait for the seat.
    YourTurn,
    /// A computer player will stand in unless somebody decides by the deadline.
    SoonTakenOver,
    /// A computer player stands in.
    TakenOver,
    /// The game has ended.
    GameOver,
    /// Somebody wanted to see what a notice is like.
    Test,
}

impl DeliveryResult {
    /// As a word, as it travels.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Delivered => "delivered",
            Self::Refused => "refused",
            Self::Unreachable => "unreachable",
            Self::TimedOut => "timed_out",
            Self::ForbiddenAddress => "forbidden_address",
            Self::Gone => "gone",
        }
    }

    /// The result of this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        let all =
            [Self::Delivered, Self::Refused, Self::Unreachable, Self::TimedOut, Self::ForbiddenAddress, Self::Gone];
        all.into_iter().find(|result| result.as_str() == word)
    }
}

impl NoticeKind {
    /// As a word, as it travels.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::YourTurn => "your_turn",
            Self::SoonTakenOver => "soon_taken_over",
            Self::TakenOver => "taken_over",
            Self::GameOver => "game_over",
            Self::Test => "test",
        }
    }

    /// The kind of this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        let all = [Self::YourTurn, Self::SoonTakenOver, Self::TakenOver, Self::GameOver, Self::Test];
        all.into_iter().find(|kind| kind.as_str() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_that_travel() {
        for kind in ["your_turn", "soon_taken_over", "taken_over", "game_over", "test"] {
            let known = NoticeKind::named(kind).unwrap();
            assert_eq!(serde_json::to_value(known).unwrap(), kind);
        }
        for result in ["delivered", "refused", "unreachable", "timed_out", "forbidden_address", "gone"] {
            let known = DeliveryResult::named(result).unwrap();
            assert_eq!(serde_json::to_value(known).unwrap(), result);
        }
        assert_eq!((NoticeKind::named("weather"), DeliveryResult::named("")), (None, None));
    }
}
