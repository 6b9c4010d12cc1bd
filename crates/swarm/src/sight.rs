//! What a client needs of an update. The rest is passed over unread, as thousands of clients share a core.

use game_core::Seat;
use protocol::ServerMessage;
use referee::{Stage, TableId};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

use crate::Heard;

/// What a client needs of an update.
#[derive(Clone, Debug, Deserialize)]
pub struct Sight {
    /// The number of the last journal entry that it takes in.
    pub n: u64,
    /// Its events are those after this one.
    pub since: u64,
    /// The table, without the game.
    pub table: TableSight,
    /// The game, once it has begun.
    pub game: Option<GameSight>,
}

/// What a client needs of the table.
#[derive(Clone, Debug, Deserialize)]
pub struct TableSight {
    /// How far it is.
    pub stage: Stage,
    /// The chairs, by seat.
    pub chairs: Vec<ChairSight>,
    /// Who is host.
    pub host: Option<Seat>,
    /// The seat of this client.
    pub you: Option<Seat>,
    /// The shares of the luck.
    pub fairness: Shares,
    /// Where the party moved to.
    pub rematch: Option<TableId>,
}

/// What a client needs of a chair.
#[derive(Clone, Debug, Deserialize)]
pub struct ChairSight {
    /// Who has it.
    pub occupant: Occupied,
    /// Whether a computer player stands in.
    #[serde(deserialize_with = "is_there")]
    pub stand_in: bool,
}

/// Who has a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Occupied {
    /// What kind of player.
    pub kind: OccupantKind,
}

/// Kinds of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OccupantKind {
    /// Nobody.
    Open,
    /// A person.
    Person,
    /// A computer player.
    Computer,
}

/// By seat: whether the share of the luck was given.
#[derive(Clone, Debug, Deserialize)]
pub struct Shares {
    nonces: Vec<Option<IgnoredAny>>,
}

/// What a client needs of the game.
#[derive(Clone, Debug, Deserialize)]
pub struct GameSight {
    /// What it may do now; empty if it isn't asked.
    pub legal: Vec<Value>,
    /// The number of its prompt.
    pub asked: Option<u64>,
}

fn is_there<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    Option::<IgnoredAny>::deserialize(deserializer).map(|it| it.is_some())
}

impl Sight {
    /// Whether the game is still to begin or goes on.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        matches!(self.table.stage, Stage::Lobby | Stage::Playing)
    }

    /// The client's own chair.
    #[must_use]
    pub fn chair(&self) -> Option<&ChairSight> {
        self.table.chairs.get(self.table.you?.index())
    }

    /// Whether this seat has added to the luck.
    #[must_use]
    pub fn has_shared(&self, seat: Seat) -> bool {
        self.table.fairness.nonces.get(seat.index()).is_some_and(Option::is_some)
    }

    /// What the client may do now, and the number of its prompt, if it is asked.
    #[must_use]
    pub fn prompt(&self) -> Option<(&[Value], u64)> {
        let game = self.game.as_ref().filter(|game| !game.legal.is_empty())?;
        Some((&game.legal, game.asked?))
    }
}

/// How the server's updates begin; others are found out by their whole text.
const UPDATE: &str = r#"{"type":"update","#;

/// What a frame from the server says.
///
/// # Errors
/// If it is no message of the protocol.
pub fn understand(frame: &str) -> Result<Heard, serde_json::Error> {
    if frame.starts_with(UPDATE) {
        // Told by its tag alone, the message would be kept whole in memory before it is looked at.
        return serde_json::from_str(frame).map(|sight| ServerMessage::Update(Box::new(sight)));
    }
    serde_json::from_str(frame)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REST: &str = r#""n":9,"since":4,"now":1,"events":[{"n":9,"at":1,"event":{"kind":"x"}}],"table":{"id":"t","stage":"playing",
        "chairs":[{"occupant":{"kind":"person","name":"Ada \"}"},"stand_in":null,"muted":false},
        {"occupant":{"kind":"computer","name":"B","player":"random"},"stand_in":"away"}],
        "host":0,"you":1,"fairness":{"commitment":"","nonces":[null,"00"],"secret":null},"rematch":null},
        "game":{"view":{"legal":[1,2]},"pad":null,"legal":[{"kind":"roll"}],"asked":8}}"#;

    #[test]
    fn an_update_is_understood_wherever_its_type_stands() {
        for frame in [format!(r#"{{"type":"update",{REST}"#), format!(r#"{{ "type": "update", {REST}"#)] {
            let ServerMessage::Update(sight) = understand(&frame).unwrap() else { panic!("{frame}") };
            assert_eq!((sight.n, sight.since, sight.table.stage), (9, 4, Stage::Playing));
            let (legal, asked) = sight.prompt().unwrap();
            assert_eq!((legal.len(), asked), (1, 8));
            assert_eq!(sight.chair().unwrap().occupant.kind, OccupantKind::Computer);
            assert!(sight.chair().unwrap().stand_in && !sight.table.chairs[0].stand_in);
            let shared = Seat::all(3).map(|seat| sight.has_shared(seat));
            assert_eq!(shared.collect::<Vec<_>>(), [false, true, false]);
        }
    }

    #[test]
    fn what_is_no_message_is_no_message() {
        for frame in ["", "{}", r#"{"type":"update","n":1}"#, r#"{"type":"gossip"}"#] {
            assert!(understand(frame).is_err(), "{frame}");
        }
    }
}
