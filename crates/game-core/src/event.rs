//! Events: what happened, in full, and what an observer may see of it.

use crate::{Game, Observer};

/// Takes the events of a step; `()`-like [`Ignored`] costs nothing in playouts.
pub trait Events<E> {
    /// Takes one event. The closure runs only if somebody listens.
    fn push(&mut self, event: impl FnOnce() -> E);
}

/// A listener that wants no events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignored;

impl<E> Events<E> for Ignored {
    #[inline]
    fn push(&mut self, _event: impl FnOnce() -> E) {}
}

/// A listener that [writes down](Game::note) what is public, and keeps nothing else.
#[derive(Debug)]
pub struct Noted<'a, G: Game> {
    /// The rules by which it is written down.
    pub game: &'a G,
    /// What it is written on.
    pub pad: &'a mut G::Pad,
}

impl<G: Game> Events<G::Event> for Noted<'_, G> {
    fn push(&mut self, event: impl FnOnce() -> G::Event) {
        self.game.note(self.pad, &event().for_observer(Observer::Spectator));
    }
}

impl<E> Events<E> for Vec<E> {
    fn push(&mut self, event: impl FnOnce() -> E) {
        Vec::push(self, event());
    }
}

/// An event that still holds secrets, and what of it each observer may see.
///
/// The full event has no `Serialize`; only `Seen` can leave the referee.
pub trait ForObserver {
    /// The redacted event.
    type Seen;

    /// What `observer` sees of the event; two events that differ only in what the observer can't know give equal results.
    fn for_observer(&self, observer: Observer) -> Self::Seen;
}
