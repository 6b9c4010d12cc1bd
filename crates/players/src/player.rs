//! What a computer player is.

use game_core::Game;
use rand_core::Rng;

/// Somebody who chooses for a seat.
///
/// A player has no memory: whoever is asked goes by the view and the public pad alone, so a table can be taken over by another server, and a
/// stand-in needs to know nothing of what came before but what lies on the table.
pub trait Player<G: Game> {
    /// The action of the seat that `view` belongs to.
    ///
    /// `pad` is what has been [written down](Game::note) in public so far; an empty one means that nothing is known of what came before.
    /// `legal` are its legal actions as [`Game::legal_in`] lists them, of which there is at least one; the answer is among
    /// them. It depends on the arguments alone. A search asks `go_on` now and then, and answers with the best it has found
    /// as soon as that says no; players that don't search never ask.
    ///
    /// # Panics
    /// If there is no legal action.
    fn choose(
        &self,
        game: &G,
        view: &G::View,
        pad: &G::Pad,
        legal: G::Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> G::Action;
}

/// A player that any thread can ask.
pub type Anybody<G> = Box<dyn Player<G> + Send + Sync>;

/// The budget of somebody who has all the time in the world.
#[must_use]
pub fn unhurried() -> bool {
    true
}

/// What each action of a seat is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// By legal action, in the order in which they are listed: the chance to win the game, from 0 to 1; a win that `n` share
    /// counts as `1/n`.
    pub chances: Vec<f64>,
    /// How far the least certain of these chances may be off: its standard error where actions were tried out, and where a round was solved
    /// what a player could still gain on average by playing it otherwise (NashConv by the number of players). How good the values of later rounds are is in neither.
    pub error: f64,
}

/// Somebody who can say what each action is worth.
pub trait Adviser<G: Game> {
    /// The chance to win with each of these legal actions, of which there is at least one, for the seat that `view` belongs to;
    /// `pad` is what a [`Player`] gets, too.
    ///
    /// It depends on the arguments alone, and takes longer the longer `go_on` says yes.
    fn advise(
        &self,
        game: &G,
        view: &G::View,
        pad: &G::Pad,
        legal: G::Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Advice;
}
