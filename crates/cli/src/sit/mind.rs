//! What a computer player of ours makes of an update.

use std::time::{Duration, Instant};

use goldbraeu::Goldbraeu;
use players::Anybody;
use polterfass::Polterfass;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::complaint::Complaint;
use crate::contest::{self, House};
use crate::interrupt;
use crate::play::sight::GameSight;

/// Somebody who decides for a seat by what it is told.
pub(super) trait Mind {
    /// One of the legal actions, after so long a thought at most; at once after Ctrl-C.
    ///
    /// # Errors
    /// If the update is not as this program knows it, as with a server of another version.
    fn choose(&self, setup: &Value, sight: &GameSight, budget: Duration) -> Result<Value, serde_json::Error>;
}

/// The player of a game.
struct Player<G: House>(Anybody<G>);

/// The computer player of this name, if the game is known.
///
/// # Errors
/// If there is no such game or player.
pub(super) fn of(game: &str, player: &str) -> Result<Box<dyn Mind>, Complaint> {
    match game {
        <Polterfass as game_core::Game>::ID => player_of::<Polterfass>(player),
        <Goldbraeu as game_core::Game>::ID => player_of::<Goldbraeu>(player),
        other => Err(Complaint::Game(other.into())),
    }
}

fn player_of<G>(name: &str) -> Result<Box<dyn Mind>, Complaint>
where
    G: House,
    G::Setup: DeserializeOwned,
    G::View: DeserializeOwned,
    G::Pad: DeserializeOwned,
    G::Action: Serialize,
{
    Ok(Box::new(Player::<G>(contest::player("--player", name, "")?)))
}

impl<G> Mind for Player<G>
where
    G: House,
    G::Setup: DeserializeOwned,
    G::View: DeserializeOwned,
    G::Pad: DeserializeOwned,
    G::Action: Serialize,
{
    fn choose(&self, setup: &Value, sight: &GameSight, budget: Duration) -> Result<Value, serde_json::Error> {
        use serde::de::Error;
        let game = G::new(serde_json::from_value(setup.clone())?).map_err(serde_json::Error::custom)?;
        let view: G::View = serde_json::from_value(sight.view.clone())?;
        let pad: G::Pad = serde_json::from_value(sight.pad.clone())?;
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(serde_json::Error::custom)?;
        let luck = &mut Xoshiro256PlusPlus::from_seed(seed);
        let end = Instant::now() + budget;
        let action = self.0.choose(&game, &view, &pad, game.legal_in(&view), luck, &mut || {
            Instant::now() < end && !interrupt::was_wished()
        });
        serde_json::to_value(action)
    }
}
