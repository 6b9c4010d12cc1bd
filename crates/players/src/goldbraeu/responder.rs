//! The player who knows what the others pick.

use std::num::NonZeroU32;

use ::goldbraeu::{Action, Goldbraeu, Legal, Pad, Phase, Pick, View};
use game_core::LegalActions;
use rand_core::Rng;

use super::books::Grounds;
use super::habit::HABIT;
use super::search::{Search, Tally};
use super::strength::FAR;
use crate::{Anybody, Player, unhurried};

/// Answers to others who all are the same known player: to learn what they will pick it asks that player, on tables drawn from what it has
/// seen, and picks what is worth most against that. In everything else it is that player.
///
/// What it wins more than its part is a lower bound on what can be won of that player: it plays on by habit after the picks of a day.
pub struct Responder {
    /// Whom it knows.
    pub known: Anybody<Goldbraeu>,
    /// On how many tables the others are asked for a pick.
    pub tables: NonZeroU32,
}

/// How often each table is played on with each of one's own picks.
const FATES: u32 = 16;

impl Responder {
    /// What each action card, in the order of [`Pick::ALL`], is worth in chances to win against what the others pick; none if the seat has nothing to pick.
    ///
    /// Reckoned twice with luck of different seeds, what seems best the first time has no luck in it the second time.
    pub fn worths(&self, game: &Goldbraeu, view: &View, pad: &Pad, luck: &mut dyn Rng) -> Option<[f64; Pick::COUNT]> {
        let seat = view.seat.filter(|_| matches!(view.board.phase, Phase::Pick { .. }))?;
        let grounds = Grounds::new(game);
        let search = Search {
            grounds: &grounds,
            habit: &HABIT,
            view,
            seat,
            legal: game_core::Game::legal_in(game, view),
            iterations: FATES * self.tables.get(),
            days: FAR.get(),
            fancy: &|_| 0.0,
        };
        let ask = |view: &View, legal: Legal, luck: &mut dyn Rng| {
            self.known.choose(game, view, pad, legal, luck, &mut unhurried)
        };
        Some(search.answer(self.tables, FATES, &ask, luck).each_ref().map(Tally::mean))
    }
}

impl Player<Goldbraeu> for Responder {
    fn choose(
        &self,
        game: &Goldbraeu,
        view: &View,
        pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        match self.worths(game, view, pad, luck).filter(|_| legal.len() > 1) {
            Some(worths) => Action::Pick { action: best(&worths) },
            None => self.known.choose(game, view, pad, legal, luck, go_on),
        }
    }
}

/// The card that is worth most.
fn best(worths: &[f64; Pick::COUNT]) -> Pick {
    let most = Pick::ALL.into_iter().max_by(|one, other| worths[one.index()].total_cmp(&worths[other.index()]));
    most.unwrap_or(Pick::Buy)
}
