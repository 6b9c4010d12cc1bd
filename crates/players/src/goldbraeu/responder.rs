//! The player who knows what the others pick.

use std::num::NonZeroU32;

use ::goldbraeu::{Action, Goldbraeu, Legal, Pad, Phase, Pick, View};
use game_core::{Game as _, LegalActions};
use rand_core::Rng;

use super::books::Grounds;
use super::habit::HABIT;
use super::search::{Search, Tally};
use super::strength::{FAR, LAMBDA};
use crate::{Anybody, Player, unhurried};

/// Answers to others of whom it knows how they pick: on tables drawn from what it has seen it asks somebody who picks like them,
/// and picks what is worth most against that.
///
/// What it wins more than its part is a lower bound on what can be won of the others: it plays on by habit after the picks of a day.
pub struct Responder {
    /// Who it is in everything else.
    pub is: Anybody<Goldbraeu>,
    /// Who is asked for the others' picks: one of them, or a [`Mimic`](super::Mimic).
    pub asks: Anybody<Goldbraeu>,
    /// On how many tables the others are asked for a pick.
    pub tables: NonZeroU32,
    /// How often each table is played on with each of one's own picks.
    pub fates: NonZeroU32,
}

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
            legal: game.legal_in(view),
            iterations: self.fates.get(),
            days: FAR.get(),
            lambda: LAMBDA,
            fancy: &|_| 0.0,
        };
        let ask = |view: &View, legal: Legal, luck: &mut dyn Rng| {
            self.asks.choose(game, view, pad, legal, luck, &mut unhurried)
        };
        Some(search.answer(self.tables, &ask, luck).each_ref().map(Tally::mean))
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
            None => self.is.choose(game, view, pad, legal, luck, go_on),
        }
    }
}

/// The card that is worth most.
fn best(worths: &[f64; Pick::COUNT]) -> Pick {
    let most = Pick::ALL.into_iter().max_by(|one, other| worths[one.index()].total_cmp(&worths[other.index()]));
    most.unwrap_or(Pick::Buy)
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use ::goldbraeu::Setup;
    use game_core::{Ignored, Observer, Seat, SeatSet, Turn};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// Picks always the same, and notes what it was asked with.
    struct Stubborn {
        pick: Pick,
        asked: Arc<Mutex<Vec<View>>>,
    }

    impl Player<Goldbraeu> for Stubborn {
        fn choose(
            &self,
            _: &Goldbraeu,
            view: &View,
            _: &Pad,
            legal: Legal,
            _: &mut dyn Rng,
            _: &mut dyn FnMut() -> bool,
        ) -> Action {
            self.asked.lock().unwrap().push(view.clone());
            if matches!(view.board.phase, Phase::Pick { .. }) {
                Action::Pick { action: self.pick }
            } else {
                legal.get(0)
            }
        }
    }

    /// What seat 0 sees on the first day, when seat 1 has picked already.
    fn first_day(game: &Goldbraeu) -> View {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Luck => {
                    let draw = game.draw_fast(&state, &mut luck);
                    game.resolve(&mut state, draw, &mut Ignored).unwrap();
                }
                Turn::Act(_) if matches!(state.board().phase, Phase::Pick { .. }) => break,
                Turn::Act(seats) => {
                    let seat = seats.lowest().unwrap();
                    let action = game.legal(&state, seat).get(0);
                    game.act(&mut state, seat, action, &mut Ignored).unwrap();
                }
                Turn::Over => panic!("a game has days"),
            }
        }
        let [me, other] = [0, 1].map(|at| Seat::all(3).nth(at).unwrap());
        game.act(&mut state, other, Action::Pick { action: Pick::Expand }, &mut Ignored).unwrap();
        game.view(&state, Observer::Seat(me))
    }

    /// What each card is worth to seat 0 if everybody else picks this one, and what the others were asked with.
    fn worths(pick: Pick) -> ([f64; Pick::COUNT], Vec<View>) {
        let game = Goldbraeu::new(Setup::standard(3)).unwrap();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let asks = Box::new(Stubborn { pick, asked: Arc::clone(&asked) });
        let (is, tables, fates) = (Box::new(crate::Random), NonZeroU32::new(5).unwrap(), NonZeroU32::new(16).unwrap());
        let responder = Responder { is, asks, tables, fates };
        let (view, mut luck) = (first_day(&game), Xoshiro256PlusPlus::seed_from_u64(1));
        let worths = responder.worths(&game, &view, &Pad::default(), &mut luck).unwrap();
        let asked = asked.lock().unwrap().clone();
        (worths, asked)
    }

    #[test]
    fn all_others_are_asked_and_know_only_what_they_see() {
        let (_, asked) = worths(Pick::Buy);
        let seats: Vec<usize> = asked.iter().map(|view| view.seat.unwrap().index()).collect();
        assert_eq!(seats, [1, 2].repeat(5));
        for view in asked {
            assert_eq!((view.chosen, view.pick), (SeatSet::EMPTY, None), "nobody knows what is picked, nor who has");
        }
    }

    #[test]
    fn a_card_that_all_others_pick_is_worth_less_beside_the_others() {
        let beside = |worths: &[f64; Pick::COUNT], pick: Pick| {
            worths[pick.index()] - worths.iter().sum::<f64>() / Pick::COUNT as f64
        };
        for pick in Pick::ALL {
            let (crowded, _) = worths(pick);
            for other in Pick::ALL.into_iter().filter(|other| *other != pick) {
                let (alone, _) = worths(other);
                assert!(beside(&crowded, pick) < beside(&alone, pick), "{pick:?}, all: {crowded:?}, one: {alone:?}");
            }
        }
    }

    #[test]
    fn who_has_nothing_to_pick_is_told_so_and_plays_on() {
        let game = Goldbraeu::new(Setup::standard(3)).unwrap();
        let (is, asks, one) = (Box::new(crate::Random), Box::new(crate::Random), NonZeroU32::MIN);
        let responder = Responder { is, asks, tables: one, fates: one };
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut state = game.start();
        while game.turn(&state) == Turn::Luck {
            let draw = game.draw_fast(&state, &mut luck);
            game.resolve(&mut state, draw, &mut Ignored).unwrap();
        }
        let view = game.view(&state, Observer::Seat(Seat::all(3).next().unwrap()));
        assert_eq!(responder.worths(&game, &view, &Pad::default(), &mut luck), None);
        let legal = game.legal_in(&view);
        let action = responder.choose(&game, &view, &Pad::default(), legal, &mut luck, &mut unhurried);
        assert!(legal.contains(action));
    }
}
