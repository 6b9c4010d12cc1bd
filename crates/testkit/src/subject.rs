//! What the suite has to be told of a game.

use std::fmt::Debug;

use game_core::{Game, Luck};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose public types go through JSON.
pub trait JsonGame: Game<View: Json, Seen: Json, Pad: Json, Action: Json, Draw: Json> {}

impl<G> JsonGame for G
where
    G: Game,
    G::View: Json,
    G::Seen: Json,
    G::Pad: Json,
    G::Action: Json,
    G::Draw: Json,
{
}

/// What goes through JSON and can be compared afterwards.
pub trait Json: Serialize + DeserializeOwned + PartialEq + Debug {}
impl<T: Serialize + DeserializeOwned + PartialEq + Debug> Json for T {}

/// A game under test.
pub trait Subject {
    /// The game.
    type Game: JsonGame;

    /// Any action that the types allow, mostly illegal ones.
    fn any_action(&self, luck: &mut impl Luck) -> <Self::Game as Game>::Action;

    /// Any luck outcome that the types allow, mostly impossible ones.
    fn any_draw(&self, luck: &mut impl Luck) -> <Self::Game as Game>::Draw;

    /// Whether the event turns over something that was secret before.
    ///
    /// Of two states that differ in secrets, such an event may tell; the suite compares what follows only if it tells the
    /// same of both.
    fn reveals(&self, event: &<Self::Game as Game>::Seen) -> bool;

    /// Whether what has to be conserved is conserved, as far as a spectator can tell.
    ///
    /// # Errors
    /// Saying what is not.
    fn conserved(
        &self,
        game: &Self::Game,
        view: &<Self::Game as Game>::View,
        pad: &<Self::Game as Game>::Pad,
    ) -> Result<(), String>;

    /// How many steps a random game may take.
    fn longest_game(&self) -> usize {
        100_000
    }
}
