//! The games that can be played here. A new game is added to [`GAMES`] and gets an `impl Hosted`.

use std::sync::Arc;

use protocol::ErrorBody;
use referee::{Millis, Options, Secret, TableGame, TableId};
use serde_json::Value;

use crate::any::{AnyTable, Moment};
use crate::{Troupe, Troupes, Written, erased};

/// A game of which there can be tables.
pub(crate) trait Hosted: TableGame + Clone {
    /// Its computer players.
    fn troupe(troupes: &Troupes) -> &Arc<Troupe<Self>>;

    /// What is being decided, by the view of a spectator.
    fn moment(view: &Self::View) -> Moment;
}

/// What can be done with a game before there is a table.
pub struct Entry {
    /// Its name.
    pub id: &'static str,
    /// The names of its computer players, the strongest first.
    pub players: fn(&Troupes) -> &'static [&'static str],
    /// A table with an empty journal.
    pub empty: fn(&Troupes, TableId, Secret) -> Box<dyn AnyTable>,
    /// The first row of a table's journal.
    pub open: Open,
}

/// Makes the first row of a table's journal.
type Open = fn(TableId, Secret, Option<Value>, Options, Millis) -> Result<Vec<Written>, ErrorBody>;

const GAMES: &[Entry] = &[erased::entry::<::polterfass::Polterfass>(), erased::entry::<::goldbraeu::Goldbraeu>()];

/// The game of this name.
///
/// # Errors
/// `unknown_game`.
pub fn by_name(name: &str) -> Result<&'static Entry, ErrorBody> {
    let unknown = || ErrorBody::new("unknown_game").with("game", name);
    GAMES.iter().find(|entry| entry.id == name).ok_or_else(unknown)
}

#[cfg(test)]
mod tests {
    use game_core::{Ignored, LegalActions, Luck, Observer, Turn};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    /// How often a seat that has a choice could, for all a spectator knows, have none.
    fn check<G: Hosted>(setup: G::Setup, games: u64) -> u32 {
        let game = G::new(setup).unwrap();
        let mut unlike = 0;
        for seed in 0..games {
            let luck = &mut ChaCha8Rng::seed_from_u64(seed);
            let mut state = game.start();
            loop {
                match game.turn(&state) {
                    Turn::Luck => {
                        let draw = game.draw(&state, luck);
                        game.resolve(&mut state, draw, &mut Ignored).unwrap();
                    }
                    Turn::Act(seats) => {
                        let seat = seats.lowest().unwrap();
                        let public = game.view(&state, Observer::Spectator);
                        let other = game.sample(&public, luck);
                        assert_eq!(game.turn(&other), Turn::Act(seats));
                        assert_eq!(G::moment(&game.view(&other, Observer::Spectator)), G::moment(&public));
                        let legal = game.legal(&state, seat);
                        unlike += u32::from((legal.len() == 1) != (game.legal(&other, seat).len() == 1));
                        let count = u32::try_from(legal.len()).unwrap();
                        game.act(&mut state, seat, legal.get(luck.below(count) as usize), &mut Ignored).unwrap();
                    }
                    Turn::Over => break,
                }
            }
        }
        unlike
    }

    /// A pause follows from the moment, so it is the same for the same public situation.
    #[test]
    fn moments_tell_nothing_of_what_a_seat_alone_knows() {
        check::<::polterfass::Polterfass>(::polterfass::Setup { goal: 25, ..::polterfass::Setup::standard(4) }, 20);
        let unlike = check::<::goldbraeu::Goldbraeu>(::goldbraeu::Setup::standard(3), 20);
        assert!(unlike >= 10, "the test has seen too few seats without a choice: {unlike}");
    }
}
