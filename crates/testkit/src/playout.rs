//! Random games.

use game_core::{Events, Game, LegalActions, Luck, Outcome, Seat, SeatSet, Turn};

/// A step of a game as it would be recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, D> {
    /// A seat acted.
    Act(Seat, A),
    /// Luck decided.
    Luck(D),
}

impl<A: Copy, D: Copy> Step<A, D> {
    /// Carries it out.
    ///
    /// # Errors
    /// If the game refuses it.
    pub fn apply<G: Game<Action = A, Draw = D>>(
        &self,
        game: &G,
        state: &mut G::State,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        match *self {
            Self::Act(seat, action) => game.act(state, seat, action, events),
            Self::Luck(draw) => game.resolve(state, draw, events),
        }
    }
}

/// A random step that is due: luck, or any legal action of any seat that is asked; none once the game is over.
pub fn step<G: Game>(game: &G, state: &G::State, luck: &mut impl Luck) -> Option<Step<G::Action, G::Draw>> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Luck => Some(Step::Luck(game.draw(state, luck))),
        Turn::Act(seats) => {
            let seat = any_seat(seats, luck)?;
            let legal = game.legal(state, seat);
            let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
            Some(Step::Act(seat, legal.get(luck.below(count) as usize)))
        }
    }
}

fn any_seat(seats: SeatSet, luck: &mut impl Luck) -> Option<Seat> {
    let place = if seats.is_empty() { 0 } else { luck.below(seats.len() as u32) };
    seats.iter().nth(place as usize)
}

/// Plays a random game from `state` to its end; none if nobody can act although it is not over.
///
/// # Errors
/// If the game refuses what it calls legal.
pub fn playout<G: Game>(
    game: &G,
    mut state: G::State,
    luck: &mut impl Luck,
    events: &mut impl Events<G::Event>,
) -> Result<Option<Outcome>, G::Refusal> {
    while let Some(step) = step(game, &state, luck) {
        step.apply(game, &mut state, events)?;
    }
    Ok(game.outcome(&state))
}
