//! The contract between a game's rules and everything that plays it.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use crate::{Events, ForObserver, LegalActions, Luck, Observer, Outcome, Seat, SeatSet};

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats may act, at the same time if there are several; never empty.
    Act(SeatSet),
    /// Luck decides.
    Luck,
    /// The game has ended.
    Over,
}

/// The rules of one game with one setup (players, options, odds), and the tables prepared from them.
///
/// The value itself is shared and read-only; what changes is [`Game::State`], which is copied freely. The contract, which
/// `testkit::conformance` checks on random games:
///
/// - [`act`](Game::act) accepts exactly what [`legal`](Game::legal) lists; a refused action leaves the state as it was;
/// - in a state that is not over, somebody can act or luck decides;
/// - [`resolve`](Game::resolve) accepts whatever [`draw`](Game::draw) gives, and replaying recorded actions and draws gives
///   the equal state;
/// - states that differ only in what an observer can't know give that observer equal views, legal actions, turns and events;
/// - [`sample`](Game::sample) gives a state with an equal view for the observer whose view it was.
pub trait Game: Sized + 'static {
    /// The name in commands, addresses and records, in lower-case ASCII.
    const ID: &'static str;
    /// Raised whenever a change of the rules could change the result of a recorded game.
    const RULES_VERSION: u32;

    /// How few and how many can play; within 1 to [`Seat::MAX`].
    const SEATS: RangeInclusive<usize>;

    /// What is chosen when a table is opened.
    type Setup: Clone + Debug;
    /// Why a setup is impossible.
    type SetupError: std::error::Error + Send + Sync + 'static;
    /// Everything that is true at the table, secrets included; copied, never serialised.
    type State: Copy + Eq + Debug;
    /// What a seat can do.
    type Action: Copy + Eq + Debug;
    /// The legal actions of one seat.
    type Legal: LegalActions<Action = Self::Action> + Debug;
    /// The outcome of a luck step.
    type Draw: Copy + Eq + Debug;
    /// What happened, secrets included.
    type Event: ForObserver<Seen = Self::Seen> + Clone + Debug;
    /// What an observer sees of an event.
    type Seen: Clone + PartialEq + Debug;
    /// What an observer sees of the table.
    type View: Clone + PartialEq + Debug;
    /// What is written down in public as the game goes on (notepad, money chart); kept outside the state, which stays small.
    type Pad: Clone + PartialEq + Debug + Default;
    /// Why an action or a draw is refused.
    type Refusal: std::error::Error + Clone + PartialEq + Send + Sync + 'static;

    /// The book's setup for so many seats.
    fn standard(seats: usize) -> Self::Setup;

    /// The same setup for another number of seats.
    fn with_seats(setup: Self::Setup, seats: usize) -> Self::Setup;

    /// Prepares the game for a setup.
    ///
    /// # Errors
    /// If the setup is impossible (number of seats, option out of range), naming the field.
    fn new(setup: Self::Setup) -> Result<Self, Self::SetupError>;

    /// The setup it was made from.
    fn setup(&self) -> &Self::Setup;

    /// How many seats play, at most [`Seat::MAX`].
    fn seats(&self) -> usize;

    /// The state before the first step.
    fn start(&self) -> Self::State;

    /// What has to happen next.
    fn turn(&self, state: &Self::State) -> Turn;

    /// What `seat` may do now; empty if it is not asked.
    fn legal(&self, state: &Self::State, seat: Seat) -> Self::Legal;

    /// Carries out an action of `seat`.
    ///
    /// # Errors
    /// If the action is not legal now; the state is then as before.
    fn act(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Draws the outcome of the luck step that is due, by the method that the record format documents.
    ///
    /// Called only when [`turn`](Game::turn) is [`Turn::Luck`].
    fn draw(&self, state: &Self::State, luck: &mut impl Luck) -> Self::Draw;

    /// Like [`draw`](Game::draw), with the same odds but by the fastest method, for playouts.
    #[inline]
    fn draw_fast(&self, state: &Self::State, luck: &mut impl Luck) -> Self::Draw {
        self.draw(state, luck)
    }

    /// Carries out a luck step with this outcome.
    ///
    /// # Errors
    /// If no luck is due or the outcome is impossible; the state is then as before.
    fn resolve(
        &self,
        state: &mut Self::State,
        draw: Self::Draw,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What `observer` sees.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// What the observer of `view` may do now.
    fn legal_in(&self, view: &Self::View) -> Self::Legal;

    /// A state that the observer of `view` can't tell from the true one, drawn with no knowledge of the players' habits.
    fn sample(&self, view: &Self::View, luck: &mut impl Luck) -> Self::State;

    /// Writes a public event on the pad; whether there was anything to write.
    fn note(&self, pad: &mut Self::Pad, event: &Self::Seen) -> bool;

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
}

/// A game whose luck can be listed, to reckon with all of it.
pub trait Odds: Game {
    /// Every outcome of the luck step that is due, each once, with its probability, above 0; they add up to 1.
    ///
    /// Called only when [`turn`](Game::turn) is [`Turn::Luck`].
    fn odds(&self, state: &Self::State) -> Vec<(Self::Draw, f64)>;
}
