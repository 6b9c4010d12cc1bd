//! What a game needs so that it can be played at a table and written into a journal.

use game_core::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A [`Game`] whose setups, actions and luck can be recorded and whose views and events can be sent.
///
/// Its state and its full events need not, and must not, be serialisable.
pub trait TableGame:
    Game<
        Setup: Serialize + DeserializeOwned + PartialEq + Send + Sync,
        Action: Serialize + DeserializeOwned + Send + Sync,
        Draw: Serialize + DeserializeOwned + Send + Sync,
        State: Send + Sync,
        Event: Send + Sync,
        Seen: Serialize + Send + Sync,
        View: Serialize + Send + Sync,
        Pad: Serialize + Send + Sync,
        Refusal: Serialize,
    > + Send
    + Sync
{
}

impl<G> TableGame for G where
    G: Game<
            Setup: Serialize + DeserializeOwned + PartialEq + Send + Sync,
            Action: Serialize + DeserializeOwned + Send + Sync,
            Draw: Serialize + DeserializeOwned + Send + Sync,
            State: Send + Sync,
            Event: Send + Sync,
            Seen: Serialize + Send + Sync,
            View: Serialize + Send + Sync,
            Pad: Serialize + Send + Sync,
            Refusal: Serialize,
        > + Send
        + Sync
{
}
